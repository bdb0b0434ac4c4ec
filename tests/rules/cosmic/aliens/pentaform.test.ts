/** Pentaform: five aliens in a row, of which colonies say which it plays besides. */
import { describe, expect, it } from 'vitest';
import { Play, act, lookOpen, proceed, start, timeOut } from '../../../../src/lib/core';
import { likeOf } from '../../../../src/lib/games/kit';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { alienOf } from '../../../../src/lib/games/cosmic/effects';
import { drawable } from '../../../../src/lib/games/cosmic/drawable';
import { hasSetup } from '../../../../src/lib/games/cosmic/keepers';
import {
	becomeAnother,
	becomeForGood,
	lendPowers,
	reincarnate,
	renewPowers,
	replacePower,
	returnPowers,
	tradePowers
} from '../../../../src/lib/games/cosmic/powers';
import { moveShips } from '../../../../src/lib/games/cosmic/ships';
import { position } from '../../../support/cosmic';
import { duel, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { AlienId, SeatId } from '../../../../src/lib/games/cosmic/types';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const ID = 'pentaform';
const FLARE = `flare:${ID}`;
const WON: Cards = ['attack:30', 'attack:08'];
const ROW = ['clone', 'zombie', 'macron', 'mutant', 'trader'];

const aliens = (g: CosmicGame, seat: SeatId = 'seat:1') => g.board.players[seat]!.aliens;
const at = (g: CosmicGame) => g.board.stages?.at;
const play = (g: CosmicGame) => new Play(cosmic, g.table);

/** This seat plays it, and is at this stage. */
const staged = (n: number, given: Position = {}, seat: SeatId = 'seat:1'): Position => ({
	...given,
	aliens: { ...given.aliens, [seat]: ID },
	stages: { of: ID, row: ROW, at: n }
});

/** What may lie in its row, and more. */
const SOME = [ID, 'clone', 'macron', 'zombie', 'mutant', 'trader', 'virus', 'parasite'].concat(
	'tick-tock',
	'pacifist',
	'oracle'
);

/** A game of three with Pentaform, as its first stage is asked for; `idle`: what none of the others plays. */
function begun(
	options: { hiddenPowers?: boolean } = {},
	some: readonly AlienId[] = SOME,
	idle: readonly AlienId[] = []
) {
	for (let seed = 1; seed < 90; seed++) {
		const { table } = start(cosmic, {
			seats: ['seat:1', 'seat:2', 'seat:3'],
			options: { box: 'all', aliens: some, ...options },
			key: seed.toString(16).padStart(64, '0'),
			clocked: false
		});
		for (let i = 0; i < 9 && table.board.phase === 'setup'; i++) {
			const [decision] = table.decisions;
			if (decision?.name === 'pentaform.arrange.next' && decision.seat !== 'table') {
				if (idle.every((alien) => table.board.sheets.includes(alien)))
					return { table, seat: decision.seat };
				break;
			}
			if (decision) timeOut(cosmic, table, decision.id);
		}
	}
	throw new Error('Nobody was Pentaform.');
}
const choicesOf = ({ table }: Pick<ReturnType<typeof begun>, 'table'>): AlienId[] => {
	const shape = table.decisions[0]?.shape;
	return shape?.type === 'one' ? shape.choices.map(({ id }) => id) : [];
};

describe('the row of Pentaform', () => {
	it('[alien:pentaform] [CE-16.38] given the game begins, then five unused aliens without setup lie in the order that it likes, and it plays the first', () => {
		const { table, seat } = begun();
		const drawn = choicesOf({ table });
		expect(drawn).toHaveLength(5);
		const played = table.board.order.flatMap((one) => table.board.players[one]!.aliens);
		for (const alien of drawn) {
			expect(hasSetup(alien)).toBe(false);
			expect(played).not.toContain(alien);
		}
		const wanted = drawn.toReversed();
		for (const pick of wanted.slice(0, -1)) {
			expect(choicesOf({ table })).toContain(pick);
			const result = act(cosmic, table, seat, table.decisions[0]!.id, { pick });
			expect(result.ok).toBe(true);
		}
		expect(table.board.stages).toEqual({ of: ID, row: wanted, at: 0 });
		expect(table.board.players[seat]!.aliens).toEqual([ID, wanted[0]]);
		expect(lookOpen(cosmic, table).board).toMatchObject({ stages: { row: wanted, at: 0 } });
		for (const alien of wanted) expect(table.board.sheets).not.toContain(alien);
	});

	it('[alien:pentaform] [CE-16.38] ruling: given hidden powers, then its sheet is turned up before it lays them', () => {
		const { table, seat } = begun({ hiddenPowers: true });
		expect(table.board.players[seat]!.shown).toBe(true);
		expect(lookOpen(cosmic, table).board).toMatchObject({ players: { [seat]: { aliens: [ID] } } });
	});

	it('[alien:pentaform] the steady player lays what it likes best first', () => {
		const { table, seat } = begun();
		const liked = (alien: AlienId) => alienOf(alien).liked;
		const drawn = choicesOf({ table });
		const best = Math.max(...drawn.map(liked));
		expect(Math.min(...drawn.map(liked))).toBeLessThan(best);
		const answer = steadyAnswer({ table } as CosmicGame, seat);
		expect(liked('pick' in answer ? answer.pick : '')).toBe(best);
	});

	it('[alien:pentaform] [CE-16.38] [CE-3.15] given two that may not meet, then one of them alone lies in it, and fewer where no other is left', () => {
		const pair: AlienId[] = ['magician', 'oracle'];
		const some = [ID, ...pair, 'clone', 'macron', 'zombie', 'mutant', 'trader'];
		const drawn = choicesOf(begun({}, some, pair));
		// Of eight two are played by others, and Pentaform.
		expect(drawn).toHaveLength(4);
		expect(drawn.filter((alien) => pair.includes(alien))).toHaveLength(1);
	});

	it('[alien:pentaform] [CE-16.38] given an alien that may not meet one of the row, or that lies in it, then nobody draws it', () => {
		const { board } = duel(staged(0, { box: [ID, ...ROW, 'virus', 'tick-tock', 'sadist'] }));
		expect(drawable(board)).toEqual(['virus']);
	});
});

describe('Pentaform', () => {
	it('[alien:pentaform] [CE-16.38] given the stage it is at, then it has that power besides its own, and none of the others', () => {
		const g = met(['attack:08', 'attack:06'], staged(2));
		g.until('window:reveal.values');
		// A ship of Macron counts four.
		expect(g.encounter.totals!.offense).toBe(8 + 4);
		const first = met(['attack:08', 'attack:06'], staged(1)).until('window:reveal.values');
		expect(first.encounter.totals!.offense).toBe(8 + 1);
	});

	it('[alien:pentaform] given it gains a foreign colony, then it moves one stage to the right', () => {
		const g = over(met(WON, staged(1)));
		expect(at(g)).toBe(2);
		expect(aliens(g)).toEqual([ID, 'macron']);
		expect(g.said).toContain('{seat:1} uses the power of Pentaform: move on to a later life stage');
		expect(g.said).toContain('The life stage of {seat:1} is Macron now.');
	});

	it('[alien:pentaform] given it gains a colony as an ally as well, then it moves too', () => {
		const g = duel({ ...staged(1, { seats: 4 }, 'seat:3'), hands: { 'seat:1': ['attack:30'] } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:30', 'attack:08']
		});
		expect(aliens(over(g), 'seat:3')).toEqual([ID, 'macron']);
	});

	it('[alien:pentaform] given it lands where it has a colony, then it stays', () => {
		const planets = { 'planet:2-1': { 'seat:1': 1, 'seat:2': 1 } };
		expect(at(over(met(WON, staged(1, { planets }))))).toBe(1);
	});

	it('[alien:pentaform] [CE-16.27] ruling: given it gains several at once, then it moves as many stages', () => {
		for (const [n, then] of [
			[1, 3],
			[3, 4]
		] as const) {
			const g = duel(staged(n)).until('launch.aim');
			moveShips(play(g), [
				{ seat: 'seat:1', n: 1, from: 'planet:1-1', to: 'planet:2-1' },
				{ seat: 'seat:1', n: 1, from: 'planet:1-1', to: 'planet:3-1' }
			]);
			g.table.decisions = [];
			proceed(cosmic, g.table);
			g.until('launch.aim');
			expect(at(g)).toBe(then);
			expect(aliens(g)).toEqual([ID, ROW[then]]);
		}
	});

	it('[alien:pentaform] given it gains a colony at home, then it stays', () => {
		const g = position({
			...staged(1),
			destiny: ['colour:1#1'],
			planets: { 'planet:1-3': { 'seat:2': 2 } },
			hands: { 'seat:1': ['attack:30'], 'seat:2': ['attack:08'] }
		});
		g.until('destiny.own').pick('seat:1', 'against seat:2').until('launch.send');
		g.answer('seat:1', { split: { 'planet:1-1': 1 } }).until('planning.select');
		over(g.lay('attack:30', 'attack:08'));
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 1 });
		expect(at(g)).toBe(1);
	});

	it('[alien:pentaform] ruling: given it is at the rightmost stage, then it stays there, and does not use its power', () => {
		const g = over(met(WON, staged(4)));
		expect(at(g)).toBe(4);
		expect(g.said).not.toContain('uses the power of Pentaform');
	});

	it('[alien:pentaform] [CE-16.31] given it loses a foreign colony, then it moves one stage to the left as the phase ends', () => {
		const planets = { 'planet:2-2': { 'seat:1': 1, 'seat:2': 3 } };
		const g = duel(staged(3, { planets }));
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:2-2': 1 } });
		expect(at(g.until('alliance.offenseInvites'))).toBe(2);
		expect(aliens(g)).toEqual([ID, 'macron']);
		expect(g.said).toContain('go back to an earlier life stage');
	});

	it('[alien:pentaform] ruling: given it loses several in one phase, then it moves as many stages, to the leftmost at most', () => {
		const planets = {
			'planet:2-2': { 'seat:1': 1, 'seat:2': 3 },
			'planet:3-2': { 'seat:1': 1, 'seat:3': 3 }
		};
		const sent = (n: number) =>
			duel(staged(n, { planets }))
				.encounterTo({ target: 'planet:2-1', send: { 'planet:2-2': 1, 'planet:3-2': 1 } })
				.until('alliance.offenseInvites');
		expect(at(sent(3))).toBe(1);
		expect(at(sent(1))).toBe(0);
		const leftmost = sent(0);
		expect(at(leftmost)).toBe(0);
		expect(leftmost.said).not.toContain('uses the power of Pentaform');
	});

	it('[alien:pentaform] [CE-16.31] ruling: given home colonies that end, or a colony that stands again as the phase ends, then it stays', () => {
		const home = over(met(['attack:30', 'attack:06'], staged(2, {}, 'seat:2'), 3));
		expect(home.board.planets['planet:2-1']!.ships['seat:2']).toBeUndefined();
		expect(at(home)).toBe(2);
		const back = duel(staged(2, { planets: { 'planet:2-2': { 'seat:1': 1, 'seat:2': 3 } } })).until(
			'launch.aim'
		);
		back.board.encounter!.left = [{ seat: 'seat:1', planet: 'planet:2-2' }];
		back.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
		expect(at(back.until('alliance.offenseInvites'))).toBe(2);
	});

	it('[alien:pentaform] given another gains or loses colonies, then it stays', () => {
		expect(at(over(met(WON, staged(2, {}, 'seat:3'), 4)))).toBe(2);
	});

	it('[alien:pentaform] [CE-17.1] ruling: given it is zapped as it moves, then it stays, and has the power of its stage still', () => {
		const hands = { 'seat:3': ['artifact:cosmic-zap'] };
		const g = met(WON, staged(2, { hands })).until('window:use.declared', 'seat:3');
		// Macron was used before: what is answered is Pentaform.
		while (!g.said.includes('uses the power of Pentaform')) {
			g.pass('seat:3').until('window:use.declared', 'seat:3');
		}
		over(g.use('seat:3', 'artifact|cosmic-zap'));
		expect(at(g)).toBe(2);
		expect(aliens(g)).toEqual([ID, 'macron']);
	});

	it('[alien:pentaform] [CE-18.1] given two home colonies, then it has neither power, and does not move', () => {
		const g = over(met(WON, staged(1, { planets: homes('seat:1', 4, 4) })));
		expect(g.board.players['seat:1']!.powerLost).toBe(true);
		expect(at(g)).toBe(1);
	});

	it('[alien:pentaform] [CE-16.19] [CE-20.18] ruling: given ships are captured on the sheet of the stage it leaves, then they come home', () => {
		const g = met(WON, {
			aliens: { 'seat:1': ID },
			stages: { of: ID, row: ['tyrant', 'zombie'], at: 0 },
			captured: { tyrant: { 'seat:3': 2 } }
		});
		over(g);
		expect(aliens(g)).toEqual([ID, 'zombie']);
		expect(g.said).toContain('Tyrant holds 2 ships of {seat:3} no longer.');
		expect(Object.values(g.board.held ?? {}).flatMap(Object.values)).toEqual([]);
	});

	it('[alien:pentaform] [CE-16.19] ruling: given it leaves a stage, then what lies on the sheet of that goes', () => {
		const row = ['cyborg', 'zombie'];
		const g = met(WON, {
			aliens: { 'seat:1': ID },
			stages: { of: ID, row, at: 0 },
			stacked: { cyborg: ['attack:01'] }
		});
		over(g);
		expect(aliens(g)).toEqual([ID, 'zombie']);
		expect(g.board.stacked?.['cyborg'] ?? []).toEqual([]);
		expect(g.board.discard.map(likeOf)).toContain('attack:01');
		expect(g.board.sheets).not.toContain('cyborg');
	});
});

describe('where the sheet of Pentaform goes', () => {
	const standing = (given: Position = {}): CosmicGame => duel(staged(2, given)).until('launch.aim');

	it('[alien:pentaform] [CE-16.38] given it is traded, then the row goes with it, and moves for who plays it now', () => {
		const g = standing({ aliens: { 'seat:2': 'virus' } });
		tradePowers(play(g), 'seat:1', 'seat:2');
		expect(aliens(g, 'seat:2')).toEqual([ID, 'macron']);
		expect(aliens(g)).toEqual(['virus']);
		expect(at(g)).toBe(2);
	});

	it('[alien:pentaform] [CE-16.38] [CE-16.19] given it is discarded, then its stages go back to those nobody plays, each once', () => {
		for (const goes of [
			(g: CosmicGame) => becomeAnother(play(g), 'seat:1'),
			(g: CosmicGame) => replacePower(play(g), 'seat:1', ID),
			(g: CosmicGame) => renewPowers(play(g), 'seat:1', 'CE-37.21')
		]) {
			const g = standing();
			goes(g);
			expect(aliens(g)).toHaveLength(1);
			expect(g.board.stages).toBeUndefined();
			const all = [...g.board.sheets, ...aliens(g)];
			expect(all.toSorted()).toEqual(g.board.box.toSorted());
		}
	});

	it('[alien:pentaform] [CE-16.38] given another alien takes the place of its stage, then it does so in the row', () => {
		const g = standing();
		replacePower(play(g), 'seat:1', 'macron');
		const [own, stage] = aliens(g);
		expect(own).toBe(ID);
		expect(g.board.stages).toEqual({
			of: ID,
			row: ROW.map((one) => (one === 'macron' ? stage : one)),
			at: 2
		});
		expect(g.board.sheets).toContain('macron');
		expect(g.board.sheets).not.toContain(stage);
	});

	it('[alien:pentaform] [alien:reincarnator] [CE-16.38] given Reincarnator is its stage, then what that draws is played besides both', () => {
		const g = duel({
			aliens: { 'seat:1': ID },
			stages: { of: ID, row: ['reincarnator', 'zombie'], at: 0 },
			box: [ID, 'reincarnator', 'zombie', 'macron'],
			hands: { 'seat:1': ['attack:30'], 'seat:2': ['attack:08'] }
		}).until('launch.aim');
		reincarnate(play(g), 'seat:1', 'reincarnator');
		expect(aliens(g)).toEqual(['reincarnator', ID, 'macron']);
		expect(g.board.stages).toEqual({ of: ID, row: ['reincarnator', 'zombie'], at: 0 });
		// That it stays is a ruling.
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 }, cards: WON });
		expect(aliens(over(g))).toEqual([ID, 'macron', 'zombie']);
	});

	it('[alien:pentaform] [CE-16.29] [CE-16.32] given it is lent, then its stage is too, and comes back with it', () => {
		for (const beside of [false, true]) {
			const g = standing({ aliens: { 'seat:2': 'virus' } });
			lendPowers(play(g), 'seat:1', 'seat:2', beside);
			expect(aliens(g, 'seat:2')).toEqual([...(beside ? ['virus'] : []), ID, 'macron']);
			returnPowers(play(g));
			expect(aliens(g)).toEqual([ID, 'macron']);
			expect(aliens(g, 'seat:2')).toEqual(['virus']);
		}
	});

	it('[alien:pentaform] [CE-16.32] given it borrows another power besides and moves meanwhile, then it keeps what is its own', () => {
		const g = duel({
			...staged(1, { aliens: { 'seat:2': 'virus' } }),
			hands: { 'seat:1': ['attack:30'] }
		});
		g.until('launch.aim');
		lendPowers(play(g), 'seat:2', 'seat:1', true);
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 }, cards: WON });
		over(g);
		expect(aliens(g)).toEqual([ID, 'macron']);
		expect(aliens(g, 'seat:2')).toEqual(['virus']);
	});
});

describe('the Pentaform flare', () => {
	const WILD: Position = {
		aliens: { 'seat:1': 'tripler' },
		hands: { 'seat:1': [FLARE] },
		box: ['tripler', 'macron', 'zombie', 'tick-tock', ID]
	};
	const drawn = (given: Position = WILD): CosmicGame =>
		duel(given)
			.until('window:launch.beforeShips', 'seat:1')
			.use('seat:1', `wild|${ID}`)
			.until('pentaform.become.pick');

	it('[wild:pentaform] [CE-16.39] given it is played, then its player becomes one of two aliens for good, and the flare is discarded', () => {
		const g = drawn();
		// Tick-Tock and Pentaform have game setup.
		expect(g.choices('seat:1').toSorted()).toEqual(['macron', 'zombie']);
		expect(g.said).toMatch(/\{seat:1\} turns up (Macron and Zombie|Zombie and Macron)\./);
		over(g.pick('seat:1', 'zombie'));
		expect(aliens(g)).toEqual(['zombie']);
		expect(g.board.sheets).toEqual(expect.arrayContaining(['tripler', 'macron', ID]));
		expect(g.board.discard.map(likeOf)).toContain(FLARE);
		expect(g.said).toContain('{seat:1} becomes Zombie.');
	});

	it('[wild:pentaform] [CE-16.39] given more aliens that nobody plays, then two of them are drawn', () => {
		const box = ['tripler', 'macron', 'zombie', 'mutant', 'trader', ID];
		expect(drawn({ ...WILD, box }).choices('seat:1')).toHaveLength(2);
	});

	it('[wild:pentaform] given Pentaform is played, then it gets the flare, and no stage of its is drawn', () => {
		const g = duel({
			...staged(0, { aliens: { 'seat:1': 'tripler' }, hands: { 'seat:1': [FLARE] } }, 'seat:2'),
			box: ['tripler', 'virus', 'oracle', ID, ...ROW]
		});
		g.until('window:launch.beforeShips', 'seat:1').use('seat:1', `wild|${ID}`);
		g.until('pentaform.become.pick');
		expect(g.choices('seat:1').toSorted()).toEqual(['oracle', 'virus']);
		g.pick('seat:1', 'virus').until('planning.select');
		expect(g.hand('seat:2').map(likeOf)).toContain(FLARE);
	});

	it('[wild:pentaform] [CE-16.32] [CE-16.39] given a power is lent to it besides, then that stays, and goes back', () => {
		const g = duel({ ...WILD, aliens: { 'seat:1': 'tripler', 'seat:2': 'macron' } });
		g.until('launch.aim');
		lendPowers(play(g), 'seat:2', 'seat:1', true);
		becomeForGood(play(g), 'seat:1', 'zombie');
		expect(aliens(g)).toEqual(['macron', 'zombie']);
		returnPowers(play(g));
		expect(aliens(g)).toEqual(['zombie']);
		expect(aliens(g, 'seat:2')).toEqual(['macron']);
	});

	it('[wild:pentaform] given no alien is left, then it is not offered; in any phase else', () => {
		expect(
			offered(duel({ ...WILD, box: ['tripler', 'tick-tock', ID] }), 'seat:1', `wild|${ID}`)
		).toBe(false);
		const g = duel(WILD).until('window:planning.beforeSelect', 'seat:1');
		expect(g.offers('seat:1', `wild|${ID}`)).toBe(true);
	});

	it('[wild:pentaform] given it is zapped, then nobody becomes another', () => {
		const hands = { ...WILD.hands, 'seat:2': ['artifact:card-zap'] };
		const g = duel({ ...WILD, hands }).until('window:launch.beforeShips', 'seat:1');
		g.use('seat:1', `wild|${ID}`).until('window:use.declared', 'seat:2');
		over(g.use('seat:2', 'artifact|card-zap'));
		expect(aliens(g)).toEqual(['tripler']);
	});

	it('[wild:pentaform] the steady player keeps it with a power that it likes, and becomes what it likes best', () => {
		expect(steadyAnswer(drawn(), 'seat:1')).toEqual({ pick: 'macron' });
		const asked = (alien: AlienId) =>
			steadyAnswer(
				duel({
					...{ aliens: { 'seat:1': alien }, hands: { 'seat:1': [FLARE] } }
				}).until('window:launch.beforeShips', 'seat:1'),
				'seat:1'
			);
		expect(asked('reincarnator')).toMatchObject({
			pick: expect.stringMatching(/^wild/) as string
		});
		expect(asked('macron')).toEqual({ pick: 'pass' });
	});

	const SUPER: Position = staged(1, { hands: { 'seat:1': [FLARE] } });
	const swapping = (): CosmicGame => duel(SUPER).until('window:encounter.start', 'seat:1');

	it('[super:pentaform] given an encounter begins, then it swaps two stages: it stays where it is, and has the power that is there now', () => {
		const g = swapping().use('seat:1', `super|${ID}`, { pick: 'zombie', then: { pick: 'trader' } });
		g.until('launch.aim');
		expect(g.board.stages).toEqual({
			of: ID,
			row: ['clone', 'trader', 'macron', 'mutant', 'zombie'],
			at: 1
		});
		expect(aliens(g)).toEqual([ID, 'trader']);
		expect(g.said).toContain('Clone, Trader, Macron, Mutant and Zombie.');
	});

	it('[super:pentaform] given two others are swapped, then its power stays', () => {
		const g = swapping().use('seat:1', `super|${ID}`, { pick: 'clone', then: { pick: 'macron' } });
		g.until('launch.aim');
		expect(g.board.stages!.row.slice(0, 3)).toEqual(['macron', 'zombie', 'clone']);
		expect(aliens(g)).toEqual([ID, 'zombie']);
	});

	it('[super:pentaform] given it is kept, then the row stays', () => {
		const g = swapping().pass('seat:1').until('launch.aim');
		expect(g.board.stages!.row).toEqual(ROW);
	});

	it('[super:pentaform] given it is uninvolved, then it may as well, as others’ encounters begin', () => {
		const g = duel(staged(1, { hands: { 'seat:3': [FLARE] } }, 'seat:3'));
		const isAiming = (one: CosmicGame) => one.asked.includes('launch.aim');
		expect(offered(g, 'seat:3', `super|${ID}`, isAiming)).toBe(true);
	});

	it('[super:pentaform] the steady player swaps in the stage that it likes best, and keeps the flare when it is there', () => {
		expect(steadyAnswer(swapping(), 'seat:1')).toMatchObject({
			then: { pick: 'zombie', then: { pick: 'macron' } }
		});
		const there = duel(staged(2, { hands: { 'seat:1': [FLARE] } }));
		expect(steadyAnswer(there.until('window:encounter.start', 'seat:1'), 'seat:1')).toEqual({
			pick: 'pass'
		});
	});
});
