/** Converter: ships for cards, and cards for ships. */
import { describe, expect, it } from 'vitest';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const LOSES: Cards = ['attack:01', 'attack:20'];
const CONVERTER: Position = {
	aliens: { 'seat:1': 'converter' },
	hands: { 'seat:1': ['attack:04', 'negotiate'] }
};

const losing = (given: Position = CONVERTER): CosmicGame =>
	met(LOSES, given, 3).until('window:ships.losing', 'seat:1');
const cardsOf = (g: CosmicGame, ...like: string[]) =>
	g.hand('seat:1').filter((card) => like.some((one) => card.startsWith(one)));

describe('Converter', () => {
	it('[alien:converter] given ships of its are about to be lost, then for each card it discards one comes home', () => {
		const g = losing();
		g.use('seat:1', 'power|converter|save', { picks: cardsOf(g, 'attack:04', 'negotiate') });
		g.until('home.land').answer('seat:1', { split: { 'planet:1-2': 2 } });
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
		expect(g.ships('planet:1-2')).toEqual({ 'seat:1': 6 });
		expect(g.board.discard).toEqual(expect.arrayContaining(['attack:04#1', 'negotiate#1']));
		expect(g.hand('seat:1')).toEqual(['attack:08']);
	});

	it('[alien:converter] given it leaves it, has no cards, or nothing is lost, then its ships go', () => {
		expect(over(losing().pass()).board.warp).toEqual({ 'seat:1': 3 });
		const bare = met(LOSES, CONVERTER, 3);
		bare.board.players['seat:1']!.hand = [];
		expect(offered(bare, 'seat:1', 'power|converter|save')).toBe(false);
		expect(offered(met(['attack:40', 'attack:06'], CONVERTER, 3), 'seat:1', 'power|')).toBe(false);
	});

	it('[alien:converter] given one ship and one card, then that is saved; no more cards than ships, and one at least', () => {
		const one = met(LOSES, { aliens: CONVERTER.aliens! }, 1).until('window:ships.losing', 'seat:1');
		expect(one.hand('seat:1')).toEqual(['attack:08']);
		over(one.use('seat:1', 'power|converter|save', { picks: cardsOf(one, 'attack:08') }));
		expect(one.board.warp).toEqual({});
		const g = met(LOSES, CONVERTER, 1).until('window:ships.losing', 'seat:1');
		const save =
			(...like: string[]) =>
			() =>
				g.use('seat:1', 'power|converter|save', { picks: cardsOf(g, ...like) });
		expect(save()).toThrow();
		expect(save('attack:04', 'negotiate')).toThrow();
		expect(save('attack:04')).not.toThrow();
	});

	it('[alien:converter] given the regroup of another, then it draws nothing for the ship that comes back', () => {
		const g = duel({ aliens: { 'seat:2': 'converter' }, warp: { 'seat:1': 1, 'seat:2': 2 } });
		const aimed = (one: CosmicGame) => one.asked.includes('launch.aim');
		expect(offered(g, 'seat:2', 'power|converter|regroup', aimed)).toBe(false);
	});

	it('[alien:converter] ruling: given no other colony to come home to, then no ship is saved', () => {
		// With three colonies at home, for its power: all of them are lost at once.
		const g = losing({ ...CONVERTER, planets: homes('seat:1', 4, 4, 4) });
		const frame = g.table.frames.find(({ step }) => step === 'lose') as never as {
			doomed: Record<string, Record<string, number>>;
		};
		frame.doomed = {
			'seat:1': { gate: 3, 'planet:1-1': 1, 'planet:1-2': 4, 'planet:1-3': 4 }
		};
		const held = g.hand('seat:1').slice();
		g.use('seat:1', 'power|converter|save', { picks: cardsOf(g, 'attack:04') });
		over(g);
		expect(g.board.warp['seat:1']).toBe(12);
		expect(g.hand('seat:1')).toEqual(held);
	});

	it('[alien:converter] ruling: given they are lost from several places, then it says which are saved, once the cards are discarded', () => {
		const g = duel({ ...CONVERTER, hands: { ...CONVERTER.hands, 'seat:2': ['artifact:quash'] } });
		g.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			cards: ['negotiate', 'attack:08']
		});
		// As by what takes ships from several places.
		g.until('window:ships.losing', 'seat:1');
		const frame = g.table.frames.find(({ step }) => step === 'lose') as never as {
			doomed: Record<string, Record<string, number>>;
		};
		frame.doomed = { 'seat:1': { gate: 3, 'planet:1-3': 2 } };
		g.use('seat:1', 'power|converter|save', { picks: cardsOf(g, 'attack:04', 'attack:08') });
		g.until('converter.save.which');
		expect(steadyAnswer(g, 'seat:1')).toEqual({ split: { 'planet:1-3': 2 } });
		expect(g.hand('seat:1')).toEqual([]);
		over(g.answer('seat:1', { split: { gate: 1, 'planet:1-3': 1 } }));
		expect(g.board.warp['seat:1']).toBe(3);
	});

	it('[alien:converter] [CE-20.19] given ships come back to it, then it draws cards in place of some, and those stay', () => {
		const given: Position = {
			...CONVERTER,
			warp: { 'seat:1': 4, 'seat:2': 2 },
			hands: { 'seat:1': ['attack:04', 'artifact:mobius-tubes'] }
		};
		const g = duel(given).until('window:encounter.start', 'seat:1');
		g.use('seat:1', 'artifact|mobius-tubes').until('window:ships.returning', 'seat:1');
		const n = g.hand('seat:1').length;
		g.use('seat:1', 'power|converter|draw', { amount: 3 }).until('home.land', 'seat:1');
		g.answer('seat:1', { split: { 'planet:1-1': 1 } }).until('launch.aim');
		expect(g.hand('seat:1')).toHaveLength(n + 3);
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
	});

	it('[alien:converter] ruling: the ship of its regroup may be a card', () => {
		const g = duel({ ...CONVERTER, warp: { 'seat:1': 2 } }).until(
			'window:regroup.retrieve',
			'seat:1'
		);
		const n = g.hand('seat:1').length;
		g.use('seat:1', 'power|converter|regroup', { amount: 1 }).until('launch.aim');
		expect(g.board.warp).toEqual({ 'seat:1': 2 });
		expect(g.hand('seat:1')).toHaveLength(n + 1);
		const left = duel({ ...CONVERTER, warp: { 'seat:1': 2 } });
		expect(left.until('launch.aim').board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[alien:converter] ruling: given it is zapped, then its ships go, and the cards it has named stay', () => {
		const g = losing({
			...CONVERTER,
			hands: { ...CONVERTER.hands, 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:1', 'power|converter|save', { picks: cardsOf(g, 'negotiate') });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		over(g);
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(cardsOf(g, 'negotiate')).toHaveLength(1);
	});

	it('[alien:converter] given fewer are to be saved once it was answered, then no more cards go than ships come home', () => {
		const g = losing({
			...CONVERTER,
			hands: { ...CONVERTER.hands, 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:1', 'power|converter|save', { picks: cardsOf(g, 'attack:04', 'negotiate') });
		g.until('window:use.declared', 'seat:2');
		const frame = g.table.frames.find(({ step }) => step === 'lose') as never as {
			doomed: Record<string, Record<string, number>>;
		};
		frame.doomed = { 'seat:1': { gate: 1 } };
		over(g.pass());
		expect(g.said).toContain('{seat:1} discards Attack 04.');
		expect(cardsOf(g, 'negotiate')).toHaveLength(1);
	});

	it('given low cards and few homes, then the steady player gives those for ships; with few cards it takes some for ships', () => {
		const g = losing({ ...CONVERTER, planets: homes('seat:1', 4, 4, 4) });
		const said = steadyAnswer(g, 'seat:1');
		expect(said).toMatchObject({ pick: 'power|converter|save|' });
		expect('then' in said && said.then && 'picks' in said.then && said.then.picks).toEqual(
			expect.arrayContaining(cardsOf(g, 'negotiate', 'attack:04'))
		);
		const back = duel({ ...CONVERTER, warp: { 'seat:1': 2 } });
		back.until('window:regroup.retrieve', 'seat:1');
		expect(steadyAnswer(back, 'seat:1')).toMatchObject({ pick: 'power|converter|regroup|' });
	});
});

describe('the Converter flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:converter'], 'seat:4': ['attack:10'] } };
	const joined = (cards: Cards) =>
		fight(
			cards,
			{
				'seat:3': ['offense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			},
			WILD
		);

	it('[wild:converter] given an ally whose side has lost, then each player of the other side discards a card at random', () => {
		const g = joined(LOSES).until('window:resolution.settled', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: 'wild|converter|drain|flare:converter'
		});
		g.use('seat:3', 'wild|converter').until('launch.aim');
		expect(g.said).toContain('{seat:2} loses at random: Attack 08.');
		expect(g.said).toContain('{seat:4} loses at random: Attack 10.');
	});

	it('[wild:converter] given an ally of a defense that has lost, then the offense discards one card and no more', () => {
		const g = fight(
			['attack:40', 'attack:06'],
			{ 'seat:3': ['defense', { 'planet:3-1': 1 }] },
			{ hands: { 'seat:1': ['negotiate', 'morph'], 'seat:3': ['flare:converter'] } }
		).until('window:resolution.settled', 'seat:3');
		const held = g.hand('seat:1').length;
		g.use('seat:3', 'wild|converter').until('turn.second');
		expect(g.hand('seat:1')).toHaveLength(held - 1);
	});

	it('[wild:converter] given it has won, or lost as a main player, then it is not offered', () => {
		expect(offered(joined(['attack:40', 'attack:06']), 'seat:3', 'wild|')).toBe(false);
		const main = met(LOSES, { hands: { 'seat:1': ['flare:converter'] } });
		expect(offered(main, 'seat:1', 'wild|')).toBe(false);
	});

	const SUPER: Position = {
		aliens: { 'seat:1': 'converter' },
		warp: { 'seat:1': 3 },
		hands: { 'seat:1': ['flare:converter', 'attack:01', 'attack:04', 'attack:05'] }
	};

	it('[super:converter] given it discards three cards, then it gets three of ships and cards, as it says', () => {
		const g = duel(SUPER).until('window:destiny.before', 'seat:1');
		expect(g.choices('seat:1', 'super|converter|trade|flare:converter')).not.toContain(
			'flare:converter'
		);
		const held = g.hand('seat:1').length;
		g.use('seat:1', 'super|converter', {
			picks: cardsOf(g, 'attack:01', 'attack:04', 'attack:05')
		});
		g.until('converter.trade.how').answer('seat:1', { amount: 2 });
		g.until('home.land')
			.answer('seat:1', { split: { 'planet:1-1': 2 } })
			.until('launch.aim');
		// One has come back in its regroup.
		expect(g.board.warp).toEqual({});
		expect(g.hand('seat:1')).toHaveLength(held - 3 + 1);
	});

	it('[super:converter] given fewer ships in the warp than cards, or fewer cards than ships, then no more ships than either, and none where it says so', () => {
		const trading = (warp: number, ...like: string[]) => {
			const g = duel({ ...SUPER, warp: { 'seat:1': warp } }).until(
				'window:launch.beforeShips',
				'seat:1'
			);
			return g
				.use('seat:1', 'super|converter', { picks: cardsOf(g, ...like) })
				.until('converter.trade.how');
		};
		const max = (g: CosmicGame) => (g.decision('seat:1').shape as { max?: number }).max;
		// One has come back in its regroup.
		expect(max(trading(2, 'attack:01', 'attack:04', 'attack:05'))).toBe(1);
		expect(max(trading(4, 'attack:01', 'attack:04'))).toBe(2);
		const g = trading(4, 'attack:01', 'attack:04').answer('seat:1', { amount: 0 });
		g.until('launch.send');
		expect(g.board.warp).toEqual({ 'seat:1': 3 });
		expect(g.said).toContain('{seat:1} draws 2 cards');
	});

	it('[super:converter] given one card besides the flare, then it trades that for a ship; it has to trade one', () => {
		const hands: Position['hands'] & object = { 'seat:1': ['flare:converter'] };
		const g = duel({ ...SUPER, hands }).until('window:launch.beforeShips', 'seat:1');
		expect(() => g.use('seat:1', 'super|converter', { picks: [] })).toThrow();
		g.use('seat:1', 'super|converter', { picks: cardsOf(g, 'attack:08') });
		g.until('converter.trade.how').answer('seat:1', { amount: 1 }).until('launch.send');
		expect(g.board.warp).toEqual({ 'seat:1': 1 });
	});

	it('[super:converter] given any phase, then it may be used there', () => {
		const g = duel(SUPER);
		const windows = new Set<string>();
		for (; !g.asked.includes('turn.second') && g.board.turn === 1; g.lapse())
			if (g.offers('seat:1', 'super|')) windows.add(g.asked[0]!);
		expect([...windows]).toEqual([
			'window:turn.start',
			'window:encounter.start',
			'window:destiny.before',
			'window:launch.beforeShips',
			'window:alliance.before',
			'window:planning.beforeSelect',
			'window:reveal.before',
			'window:resolution.outcome'
		]);
	});

	it('[super:converter] given low cards, then the steady player trades these', () => {
		const g = duel(SUPER).until('window:destiny.before', 'seat:1');
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({
			pick: 'super|converter|trade|flare:converter',
			then: { picks: cardsOf(g, 'attack:01') }
		});
	});

	it('[super:converter] given it was used, then not again in this encounter', () => {
		const g = duel(SUPER).until('window:destiny.before', 'seat:1');
		g.use('seat:1', 'super|converter', { picks: cardsOf(g, 'attack:01') }).until('launch.aim');
		expect(offered(g, 'seat:1', 'super|')).toBe(false);
	});
});
