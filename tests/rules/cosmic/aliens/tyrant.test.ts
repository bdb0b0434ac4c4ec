/** Tyrant: whose ships it has captured fights against it with fewer cards, or against more. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { capturedBy } from '../../../../src/lib/games/cosmic/captured';
import { moveShips } from '../../../../src/lib/games/cosmic/ships';
import { duel, fight, holding, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Answer } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const TYRANT: Position = { aliens: { 'seat:1': 'tyrant' } };
const WINS: Cards = ['attack:20', 'attack:06'];
const LOSES: Cards = ['attack:01', 'attack:20'];

const kept = (g: CosmicGame) => capturedBy(g.board, 'tyrant');
const INSTEAD = 'power|tyrant|instead';

describe('Tyrant', () => {
	it('[alien:tyrant] given it wins with an attack as a main player, then it captures a ship of each losing player', () => {
		const g = over(fight(WINS, { 'seat:3': ['defense', { 'planet:3-1': 2 }] }, TYRANT));
		expect(kept(g)).toEqual({ 'seat:2': 1, 'seat:3': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 3, 'seat:3': 1 });
	});

	it('[alien:tyrant] given its attack beats a negotiate, then it captures as well, and no compensation is due for that ship (CE-14.3)', () => {
		const g = over(met(['attack:06', 'negotiate'], TYRANT));
		expect(kept(g)).toEqual({ 'seat:2': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 3 });
	});

	it('[alien:tyrant] given it loses, or is an ally who wins, then it captures nothing', () => {
		expect(kept(over(met(LOSES, TYRANT)))).toEqual({});
		const ally = fight(
			WINS,
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ aliens: { 'seat:3': 'tyrant' } }
		);
		expect(kept(over(ally))).toEqual({});
	});

	const DEFENDS: Position = {
		aliens: { 'seat:2': 'tyrant' },
		captured: { tyrant: { 'seat:1': 2 } },
		hands: { 'seat:1': ['attack:10', 'attack:12', 'negotiate'] }
	};

	it('[alien:tyrant] given the defense has captured ships of the offense, then they discard a card at random for each', () => {
		const g = duel(DEFENDS).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(2);
		expect(g.board.discard).toHaveLength(2);
	});

	it('[alien:tyrant] given captured ships of others alone, or it is no main player, then nobody discards', () => {
		const other = duel({ ...DEFENDS, captured: { tyrant: { 'seat:3': 2 } } }).until('launch.aim');
		expect(other.hand('seat:1')).toHaveLength(4);
		const aside = duel({ ...DEFENDS, aliens: { 'seat:3': 'tyrant' } }).until('launch.aim');
		expect(aside.hand('seat:1')).toHaveLength(4);
	});

	it('[alien:tyrant] given it is the offense, then its attack counts 1 more for each captured ship of the defense', () => {
		const held: Position = { ...TYRANT, captured: { tyrant: { 'seat:2': 3, 'seat:3': 1 } } };
		const g = met(['attack:08', 'attack:08'], held).until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 8 + 3 + 1, defense: 12 });
		const defends = met(['attack:08', 'attack:08'], {
			...{ aliens: { 'seat:2': 'tyrant' }, captured: { tyrant: { 'seat:1': 1 } } }
		});
		expect(defends.until('window:resolution.outcome').encounter.totals).toEqual({
			offense: 9,
			defense: 12
		});
	});

	it('[alien:tyrant] given a negotiate is revealed, then its card gains nothing, and that is no use', () => {
		const g = met(['attack:08', 'negotiate'], { ...TYRANT, captured: { tyrant: { 'seat:2': 3 } } });
		g.until('window:resolution.outcome');
		expect(g.encounter.used.filter(({ id }) => id === 'tyrant')).toEqual([]);
	});

	const HELD: Position = { ...TYRANT, captured: { tyrant: { 'seat:2': 1, 'seat:3': 2 } } };
	const losing = (given: Position = HELD, n = 3) =>
		met(LOSES, given, n).until('window:ships.losing', 'seat:1');
	const give: Answer = { split: { 'seat:2': 1, 'seat:3': 1 } };

	it('[alien:tyrant] [CE-20.18] given it is about to lose ships, then it may send captured ones to the warp instead, and as many of its own come home', () => {
		const g = losing().use('seat:1', INSTEAD, give).until('home.land');
		expect(g.decision('seat:1').shape).toMatchObject({ min: 2, max: 2 });
		over(g.answer('seat:1', { split: { 'planet:1-3': 2 } }));
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:2': 1, 'seat:3': 1 });
		expect(kept(g)).toEqual({ 'seat:3': 1 });
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 6 });
	});

	it('[alien:tyrant] given it loses ships of several places, then it says which are not lost', () => {
		const g = duel({ ...HELD, hands: { 'seat:3': ['artifact:plague'] } });
		g.until('window:encounter.start', 'seat:3').use('seat:3', 'artifact|plague', {
			pick: 'seat:1'
		});
		g.until('mustLose.pick').answer('seat:1', { split: { 'planet:1-1': 2, 'planet:1-2': 1 } });
		g.until('window:ships.losing', 'seat:1').use('seat:1', INSTEAD, { split: { 'seat:3': 1 } });
		g.until('tyrant.spare.which');
		expect(g.decision('seat:1').shape).toMatchObject({ type: 'split', min: 1, max: 1 });
		g.answer('seat:1', { split: { 'planet:1-2': 1 } });
		// One of the two comes back in the regroup.
		g.until('launch.aim');
		expect(g.said).toContain('{seat:1} loses 2 ships to the warp.');
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:3': 1 });
	});

	it('[alien:tyrant] given it leaves that, then its own are lost', () => {
		const g = over(losing().pass());
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(kept(g)).toEqual({ 'seat:2': 1, 'seat:3': 2 });
	});

	it('[alien:tyrant] ruling: given no colony for its ships, then it is not offered', () => {
		const given: Position = { ...HELD, planets: homes('seat:1', 3) };
		expect(offered(met(LOSES, given, 3), 'seat:1', INSTEAD)).toBe(false);
	});

	it('[alien:tyrant] ruling: given Zombie owns them, then the captured ships come home, and those of Tyrant are saved all the same', () => {
		const given: Position = { ...HELD, aliens: { 'seat:1': 'tyrant', 'seat:3': 'zombie' } };
		const g = losing(given).use('seat:1', INSTEAD, { split: { 'seat:3': 2 } });
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(kept(g)).toEqual({ 'seat:2': 1 });
	});

	it('[alien:tyrant] given it may choose, then the steady player gives up as many as it would lose, last those of who is ahead', () => {
		const planets = { 'planet:1-5': { 'seat:1': 4, 'seat:3': 1 } };
		expect(steadyAnswer(losing({ ...HELD, planets }, 2), 'seat:1')).toMatchObject({
			then: { split: { 'seat:2': 1, 'seat:3': 1 } }
		});
	});

	describe('in a deal', () => {
		const dealing = (given: Position = HELD) =>
			met(['negotiate', 'negotiate'], given).until('deal.talk');
		const fields = (g: CosmicGame) => {
			const { shape } = g.decision('seat:1');
			return shape.type === 'deal' ? shape.give.fields.map(({ id }) => id) : [];
		};
		const offer = (n: number): Answer => ({
			offer: { give: { captives: { amount: n } }, get: { number: { amount: 1 } }, promise: '' }
		});

		it('[alien:tyrant] [CE-13.10] given captured ships of the other dealer, then it may release some, which come home', () => {
			const g = dealing();
			expect(fields(g)).toContain('captives');
			expect(() => g.answer('seat:1', offer(2))).toThrow();
			g.answer('seat:1', offer(1)).answer('seat:2', { accept: 1 }).until('home.land', 'seat:2');
			over(g.answer('seat:2', { split: { 'planet:2-4': 1 } }));
			expect(g.ships('planet:2-4')).toEqual({ 'seat:2': 5 });
			expect(kept(g)).toEqual({ 'seat:3': 2 });
			expect(g.said).toContain('{seat:1} gives 1 captured ship');
		});

		it('[CE-13.10] given its power is lost, or captured ships of a third player alone, then they are no goods', () => {
			const lost = dealing({ ...HELD, planets: homes('seat:1', 4, 4) });
			expect(fields(lost)).not.toContain('captives');
			const third = dealing({ ...HELD, captured: { tyrant: { 'seat:3': 2 } } });
			expect(fields(third)).not.toContain('captives');
			const arcade: Position = {
				aliens: { 'seat:1': 'arcade' },
				captured: { arcade: { 'seat:2': 1 } }
			};
			expect(fields(dealing(arcade))).not.toContain('captives');
		});

		it('[CE-13.14] given they go to the warp before it is carried out, then the deal fails', () => {
			const g = dealing();
			g.answer('seat:1', offer(1));
			g.board.held!['held:sheet.tyrant'] = { 'seat:3': 2 };
			g.board.warp = { 'seat:2': 1 };
			over(g.answer('seat:2', { accept: 1 }));
			expect(g.said).toContain('The terms can no longer be carried out.');
		});
	});

	it('[alien:tyrant] given it is zapped as it wins, then nothing is captured, and its captured ships do nothing more in this encounter', () => {
		const g = met(WINS, { ...TYRANT, hands: { 'seat:3': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:3').use('seat:3', 'artifact|cosmic-zap');
		over(g);
		expect(kept(g)).toEqual({});
		expect(g.board.warp).toEqual({ 'seat:2': 4 });
	});

	it('[alien:tyrant] given it is zapped as the defense, then the offense keeps their cards, and nothing goes to the warp instead', () => {
		const zap: Position = {
			...DEFENDS,
			hands: { ...DEFENDS.hands, 'seat:3': ['artifact:cosmic-zap'] }
		};
		const g = duel(zap).until('window:use.declared', 'seat:3');
		g.use('seat:3', 'artifact|cosmic-zap').until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(4);
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			cards: ['attack:12', 'attack:08']
		});
		expect(offered(g, 'seat:2', INSTEAD)).toBe(false);
	});
});

describe('the Tyrant flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:tyrant'] } };
	/** Two negotiates; its holder is an ally. */
	const talking = () =>
		fight(
			['negotiate', 'negotiate'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:1': ['attack:10'], 'seat:2': ['attack:12'], ...WILD.hands } }
		);

	it('[wild:tyrant] given its holder was an ally, then at the end they take a card of each other player who has lost ships', () => {
		const g = fight(
			LOSES,
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }], 'seat:4': ['offense', { 'planet:4-1': 1 }] },
			WILD
		).until('window:resolution.end', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toEqual({ pick: 'wild|tyrant|levy|flare:tyrant' });
		const before = ['seat:1', 'seat:4', 'seat:2'].map((seat) => g.hand(seat as 'seat:1').length);
		const held = g.hand('seat:3').length;
		over(g.use('seat:3', 'wild|tyrant'));
		expect(g.hand('seat:3').length).toBe(held + 2);
		expect(['seat:1', 'seat:4', 'seat:2'].map((seat) => g.hand(seat as 'seat:1').length)).toEqual([
			before[0]! - 1,
			before[1]! - 1,
			before[2]
		]);
	});

	it('[wild:tyrant] given one other player alone has lost ships, then it is offered', () => {
		const g = fight(LOSES, { 'seat:3': ['defense', { 'planet:3-1': 1 }] }, WILD);
		expect(offered(g, 'seat:3', 'wild|tyrant')).toBe(true);
	});

	it('[wild:tyrant] given its holder is no ally, or nobody has lost ships, then it is not offered', () => {
		expect(offered(met(LOSES, WILD), 'seat:3', 'wild|')).toBe(false);
		const dealt = talking().until('deal.talk');
		dealt.answer('seat:1', { offer: { give: { number: { amount: 1 } }, get: {}, promise: '' } });
		expect(offered(dealt.answer('seat:2', { accept: 1 }), 'seat:3', 'wild|')).toBe(false);
	});

	it('[wild:tyrant] given a deal fails, then both main players have lost ships in resolution; what was lost before does not count', () => {
		const g = duel(holding(['negotiate', 'negotiate'], { seats: 4, ...WILD })).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] }
		});
		const play = new Play(cosmic, g.table);
		moveShips(play, [{ seat: 'seat:4', n: 2, from: 'planet:4-1', to: 'warp' }]);
		g.until('window:resolution.end', 'seat:3');
		const held = g.hand('seat:3').length;
		over(g.use('seat:3', 'wild|tyrant'));
		expect(g.hand('seat:3').length).toBe(held + 2);
	});

	it('[wild:tyrant] given Guerrilla wears the winner down, then a card of theirs is taken as well', () => {
		const g = fight(
			['attack:40', 'attack:06'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{
				aliens: { 'seat:2': 'guerrilla' },
				hands: { 'seat:1': ['attack:10'], 'seat:2': ['attack:12'], ...WILD.hands }
			}
		).until('window:resolution.end', 'seat:3');
		const held = g.hand('seat:3').length;
		over(g.use('seat:3', 'wild|tyrant'));
		expect(g.hand('seat:3').length).toBe(held + 2);
	});

	const SUPER: Position = {
		...TYRANT,
		warp: { 'seat:1': 1, 'seat:2': 2, 'seat:3': 1 },
		hands: { 'seat:1': ['flare:tyrant'] }
	};

	it('[super:tyrant] given its encounter begins, then it captures a ship in the warp of each other player, and none of them is retrieved', () => {
		const g = duel(SUPER).until('window:encounter.start', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ pick: 'super|tyrant|gather|flare:tyrant' });
		g.use('seat:1', 'super|tyrant').until('launch.aim');
		expect(kept(g)).toEqual({ 'seat:2': 1, 'seat:3': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 1 });
	});

	it('[super:tyrant] [CE-37.26] given ships that cannot leave the warp, then none of these is captured, and nothing says so', () => {
		const moons = [{ id: 'warped', planet: 'planet:2-2', by: 'seat:2' } as const];
		const g = duel({ ...SUPER, moons }).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'super|tyrant').until('launch.aim');
		expect(kept(g)).toEqual({ 'seat:3': 1 });
		expect(g.board.warp['seat:2']).toBe(2);
		expect(g.said.match(/captures 1 ship/g)).toHaveLength(1);
	});

	it('[super:tyrant] given it is not the offense, or nobody else has ships in the warp, then it is not offered', () => {
		const other: Position = {
			...SUPER,
			aliens: { 'seat:2': 'tyrant' },
			hands: { 'seat:2': ['flare:tyrant'] }
		};
		expect(offered(duel(other), 'seat:2', 'super|', (g) => g.asked.includes('launch.aim'))).toBe(
			false
		);
		const own = duel({ ...SUPER, warp: { 'seat:1': 3 } });
		expect(offered(own, 'seat:1', 'super|', (g) => g.asked.includes('launch.aim'))).toBe(false);
	});
});
