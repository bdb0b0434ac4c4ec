/** Cudgel: who loses to its attack loses as many ships again. */
import { describe, expect, it } from 'vitest';
import { declare, duel, fight, homes } from '../../../support/duel';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 sends three ships against seat 2, with an ally on either side; the cards decide. */
const fought = (cards: Cards, given: Position = {}): CosmicGame =>
	fight(
		cards,
		{ 'seat:3': ['offense', { 'planet:3-1': 2 }], 'seat:4': ['defense', { 'planet:4-1': 2 }] },
		{ aliens: { 'seat:1': 'cudgel' }, ...given }
	);

/** A colony on the third planet of the opponent. */
const COLONY = {
	colony: { pick: 'planet:2-3', then: { pick: 'exactly', then: { amount: 1 } } }
};

const WON: Cards = ['attack:40', 'attack:06'];
const LOST: Cards = ['attack:00', 'attack:40'];

describe('Cudgel', () => {
	it('[alien:cudgel] given it wins with an attack as the offense, then the opponent loses as many ships of its choice besides those in the encounter', () => {
		const g = fought(WON).until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:2']);
		// The planet that falls is no place to take them from, and nothing but planets is left.
		expect(g.decision('seat:2').shape).toMatchObject({
			places: ['planet:2-2', 'planet:2-3', 'planet:2-4', 'planet:2-5'].map((id) => ({ id })),
			min: 3,
			max: 3
		});
		g.answer('seat:2', { split: { 'planet:2-2': 3 } }).until('turn.second');
		expect(g.ships('planet:2-2')).toEqual({ 'seat:2': 1 });
		expect(g.board.warp).toEqual({ 'seat:2': 4 + 3, 'seat:4': 2 });
		const plain = fought(WON, { aliens: {} }).until('turn.second');
		expect(plain.board.warp).toEqual({ 'seat:2': 4, 'seat:4': 2 });
	});

	it('[alien:cudgel] given it wins as the defense, then the offense loses as many as stand on the planet, besides those in the gate', () => {
		const g = fought(LOST, { aliens: { 'seat:2': 'cudgel' } }).until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.answer('seat:1', { split: { 'planet:1-2': 4 } }).until('launch.aim', 'seat:2');
		expect(g.board.warp).toEqual({ 'seat:1': 3 + 4, 'seat:3': 2 });
	});

	it('[alien:cudgel] given it loses, makes a deal, or is an ally, then nothing more is lost', () => {
		const lost = fought(LOST).until('launch.aim', 'seat:2');
		const ally = fought(WON, { aliens: { 'seat:3': 'cudgel' } }).until('turn.second');
		const deal = fought(['negotiate', 'negotiate']);
		deal.agree({}, COLONY).until('turn.second');
		for (const g of [lost, ally, deal]) expect(g.said).not.toContain('Cudgel');
	});

	it('[alien:cudgel] ruling: given the opponent negotiated, then it is smashed, and compensation counts only ships lost in the encounter', () => {
		const g = fought(['attack:08', 'negotiate'], {
			hands: {
				'seat:1': ['attack:01', 'attack:04', 'attack:05', 'attack:07', 'attack:09', 'attack:10']
			}
		});
		g.until('mustLose.pick')
			.answer('seat:2', { split: { 'planet:2-2': 3 } })
			.until('turn.second');
		expect(g.board.warp['seat:2']).toBe(7);
		expect(g.said).toContain('{seat:2} takes 4 cards of {seat:1} as compensation.');
	});

	it('[alien:cudgel] ruling: given a morph that has copied an attack, then it is one', () => {
		const g = fought(['morph', 'attack:08'], { planets: { 'planet:2-1': { 'seat:2': 1 } } });
		expect(g.until('turn.second').said).toContain('Cudgel');
		expect(g.board.warp['seat:2']).toBe(1 + 3);
	});

	it('[alien:cudgel] [alien:loser] given it wins with a negotiate, then nothing more is lost; with an attack, it is', () => {
		const turned = (card: string): CosmicGame => {
			const g = duel({ aliens: { 'seat:1': 'cudgel', 'seat:2': 'loser' } });
			g.board.players['seat:1']!.hand = [`${card}#101`];
			g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.until('window:planning.beforeSelect', 'seat:2').use('seat:2', 'power|loser');
			return g.lay(card, 'attack:08').until('turn.second');
		};
		const won = turned('negotiate');
		expect(won.said).not.toContain('Cudgel');
		expect(won.board.warp).toEqual({ 'seat:2': 4 });
		expect(turned('attack:00').board.warp).toEqual({ 'seat:2': 4 + 1 });
	});

	it('[alien:cudgel] given it defends an empty planet and wins, then it has nothing to strike with', () => {
		const g = fought(LOST, { aliens: { 'seat:2': 'cudgel' }, planets: { 'planet:2-1': {} } });
		g.until('launch.aim', 'seat:2');
		expect(g.said).not.toContain('Cudgel');
		expect(g.board.warp).toEqual({ 'seat:1': 3, 'seat:3': 2 });
	});

	it('[alien:cudgel] ruling: given the opponent has fewer ships elsewhere, then it loses all of them; with none, the power is not used', () => {
		// Nothing to choose from: what there is goes.
		const few = fought(WON, { planets: homes('seat:2', 4, 2) }).until('turn.second');
		expect(few.said).toContain('Cudgel');
		expect(few.board.warp['seat:2']).toBe(4 + 2);
		const none = fought(WON, { planets: homes('seat:2', 4) }).until('turn.second');
		expect(none.said).not.toContain('Cudgel');
		expect(none.board.warp['seat:2']).toBe(4);
	});

	it('[alien:cudgel] ruling: given an older colony of the offense on the planet it lost at, then ships there may be picked, those in the gate not', () => {
		const g = fought(LOST, {
			aliens: { 'seat:2': 'cudgel' },
			planets: { 'planet:2-1': { 'seat:1': 1, 'seat:2': 1 } }
		}).until('mustLose.pick');
		const { shape } = g.decision('seat:1');
		const places = shape.type === 'split' ? shape.places.map(({ id }) => id) : [];
		expect(places).toContain('planet:2-1');
		expect(places).not.toContain('gate');
	});

	it('[alien:cudgel] [alien:zombie] given Zombie loses to it, then the ships smashed come home as well', () => {
		const g = fought(WON, { aliens: { 'seat:1': 'cudgel', 'seat:2': 'zombie' } });
		g.until('mustLose.pick')
			.answer('seat:2', { split: { 'planet:2-2': 3 } })
			.until('turn.second');
		expect(g.board.warp).toEqual({ 'seat:4': 2 });
	});

	it('[alien:cudgel] given it is zapped or its power is lost, then only the usual ships are lost', () => {
		const g = fought(WON, { hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(g.until('turn.second').board.warp).toEqual({ 'seat:2': 4, 'seat:4': 2 });
		const weak = fought(WON, { planets: homes('seat:1', 10, 10) }).until('turn.second');
		expect(weak.said).not.toContain('Cudgel');
	});
});

describe('the Cudgel flare', () => {
	const FLARE = { hands: { 'seat:1': ['flare:cudgel'] } };
	/** The planet has colonies of the offensive ally, of an outsider and of the defensive ally. */
	const CROWDED: Position = {
		seats: 5,
		aliens: {},
		...FLARE,
		planets: { 'planet:2-1': { 'seat:2': 2, 'seat:3': 1, 'seat:4': 1, 'seat:5': 2 } }
	};
	const asked = (cards: Cards, given: Position): CosmicGame =>
		fought(cards, given).until('window:resolution.outcome', 'seat:1');

	it('[wild:cudgel] given the offense wins a colony, when it plays it, then ships of others there go to the warp, its allies’ stay; not played, all stay', () => {
		const g = asked(WON, CROWDED).use('seat:1', 'wild|cudgel').until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3, 'seat:3': 1 + 2 });
		expect(g.board.warp).toEqual({ 'seat:2': 2, 'seat:4': 1 + 2, 'seat:5': 2 });
		const quiet = asked(WON, CROWDED).until('turn.second');
		expect(quiet.ships('planet:2-1')).toEqual({
			'seat:1': 3,
			'seat:3': 3,
			'seat:4': 1,
			'seat:5': 2
		});
	});

	it('[wild:cudgel] given the defense negotiated, then its ships count as lost in the encounter, and are compensated', () => {
		const g = asked(['attack:08', 'negotiate'], {
			...CROWDED,
			hands: { 'seat:1': ['flare:cudgel', 'attack:01', 'attack:04', 'attack:05'] }
		});
		g.use('seat:1', 'wild|cudgel').until('turn.second');
		expect(g.said).toContain('{seat:2} takes 2 cards of {seat:1} as compensation.');
	});

	it('[wild:cudgel] ruling: given a colony there before, a lost encounter, or nobody else there, then there is nothing to clear', () => {
		const before = asked(WON, {
			...CROWDED,
			planets: { 'planet:2-1': { 'seat:1': 1, 'seat:2': 2, 'seat:5': 2 } }
		});
		const lost = asked(LOST, CROWDED);
		const alone = asked(WON, {
			...CROWDED,
			planets: { 'planet:2-1': { 'seat:2': 2, 'seat:3': 1 } }
		});
		for (const g of [before, lost, alone]) expect(g.offers('seat:1', 'wild|cudgel')).toBe(false);
	});

	it('[wild:cudgel] ruling: given a colony gained by a deal, then nothing is cleared', () => {
		const g = fought(['negotiate', 'negotiate'], {
			...CROWDED,
			planets: { 'planet:2-3': { 'seat:2': 2, 'seat:5': 1 } }
		}).agree({}, COLONY);
		while (!g.asked.includes('turn.second')) {
			expect(g.offers('seat:1', 'wild|cudgel')).toBe(false);
			g.lapse();
		}
		expect(g.ships('planet:2-3')).toMatchObject({ 'seat:2': 2, 'seat:5': 1 });
	});

	it('[wild:cudgel] given the defense or an ally holds it, then it cannot play it', () => {
		for (const seat of ['seat:2', 'seat:3'] as const) {
			const g = fought(WON, {
				...CROWDED,
				planets: { 'planet:2-1': { 'seat:2': 2, 'seat:5': 2 } },
				hands: { [seat]: ['flare:cudgel'] }
			});
			while (!g.asked.includes('turn.second')) {
				expect(g.offers(seat, 'wild|cudgel')).toBe(false);
				g.lapse();
			}
		}
	});

	it('[wild:cudgel] [alien:amoeba] given it wins with no ship of its own left, then it gains no colony, and clears nothing', () => {
		const g = fought(WON, { ...CROWDED, aliens: { 'seat:1': 'amoeba' } });
		g.until('window:planning.selected', 'seat:1');
		g.use('seat:1', 'power|amoeba', { pick: 'fewer', then: { split: { 'planet:1-1': 3 } } });
		g.until('window:reveal.values');
		let offered = false;
		while (!g.asked.includes('turn.second') && g.board.offense === 'seat:1') {
			offered ||= g.offers('seat:1', 'wild|cudgel');
			g.lapse();
		}
		expect(g.ships('planet:2-1')).toEqual({ 'seat:3': 1 + 2, 'seat:4': 1, 'seat:5': 2 });
		expect(offered).toBe(false);
	});

	it('[wild:cudgel] given the defense or an ally holds it, then it cannot be played', () => {
		for (const seat of ['seat:2', 'seat:3'] as const) {
			const g = fought(WON, { ...CROWDED, hands: { [seat]: ['flare:cudgel'] } });
			g.until('window:reveal.values');
			let offered = false;
			while (!g.asked.includes('turn.second') && g.board.offense === 'seat:1') {
				offered ||= g.offers(seat, 'wild|cudgel');
				g.lapse();
			}
			expect(offered).toBe(false);
		}
	});

	it('[wild:cudgel] given Cudgel without its power, then it plays the wild half', () => {
		const g = asked(WON, {
			...CROWDED,
			aliens: { 'seat:1': 'cudgel' },
			planets: { ...CROWDED.planets, ...homes('seat:1', 10, 10) }
		});
		expect(g.offers('seat:1', 'wild|cudgel')).toBe(true);
		expect(g.offers('seat:1', 'super|cudgel')).toBe(false);
	});

	const mighty = (given: Position = {}): CosmicGame => {
		const g = fought(WON, { ...FLARE, ...given });
		g.until('mustLose.pick').answer('seat:2', { split: { 'planet:2-2': 3 } });
		return g.until('window:resolution.outcome', 'seat:1');
	};

	it('[super:cudgel] given it won with an attack, when it plays it, then the opponent’s ally loses as many besides those beside the planet; not played, it does not', () => {
		const g = mighty()
			.use('seat:1', 'super|cudgel', { picks: ['seat:4'] })
			.until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:4']);
		expect(g.decision('seat:4').shape).toMatchObject({ min: 3, max: 3 });
		g.answer('seat:4', { split: { 'planet:4-2': 3 } }).until('turn.second');
		expect(g.board.warp).toEqual({ 'seat:2': 7, 'seat:4': 2 + 3 });
		expect(mighty().until('turn.second').board.warp).toEqual({ 'seat:2': 7, 'seat:4': 2 });
	});

	it('[super:cudgel] given it won as the defense, then an offensive ally may be smashed, and loses none of those in the gate for it', () => {
		const g = fought(LOST, {
			aliens: { 'seat:2': 'cudgel' },
			hands: { 'seat:2': ['flare:cudgel'] }
		});
		g.until('mustLose.pick').answer('seat:1', { split: { 'planet:1-2': 4 } });
		g.until('window:resolution.outcome', 'seat:2');
		g.use('seat:2', 'super|cudgel', { picks: ['seat:3'] }).until('mustLose.pick');
		expect(g.decision('seat:3').shape).toMatchObject({
			places: ['planet:3-1', 'planet:3-2', 'planet:3-3', 'planet:3-4', 'planet:3-5'].map((id) => ({
				id
			}))
		});
		g.answer('seat:3', { split: { 'planet:3-2': 4 } }).until('launch.aim', 'seat:2');
		expect(g.board.warp).toEqual({ 'seat:1': 7, 'seat:3': 2 + 4 });
	});

	it('[super:cudgel] given two allies of the opponent, then it may choose one of them', () => {
		const g = duel({
			seats: 4,
			aliens: { 'seat:1': 'cudgel' },
			hands: { 'seat:1': [WON[0], 'flare:cudgel'], 'seat:2': [WON[1]] }
		}).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 3 },
			allies: {
				'seat:3': ['defense', { 'planet:3-1': 1 }],
				'seat:4': ['defense', { 'planet:4-1': 2 }]
			},
			cards: WON
		});
		g.until('mustLose.pick').answer('seat:2', { split: { 'planet:2-2': 3 } });
		g.until('window:resolution.outcome', 'seat:1');
		expect(g.choices('seat:1', 'super|cudgel|sweep|flare:cudgel')).toEqual(['seat:3', 'seat:4']);
		g.use('seat:1', 'super|cudgel', { picks: ['seat:3'] }).until('turn.second');
		expect(g.board.warp).toEqual({ 'seat:2': 4 + 3, 'seat:3': 1 + 3, 'seat:4': 2 });
	});

	it('[super:cudgel] given it lost, then it cannot be played', () => {
		const lost = fought(LOST, FLARE).until('window:reveal.values');
		let offered = false;
		while (lost.board.offense === 'seat:1') {
			offered ||= lost.offers('seat:1', 'super|cudgel');
			lost.lapse();
		}
		expect(lost.said).toContain('The defense wins');
		expect(offered).toBe(false);
	});

	it('[super:cudgel] given no ally of the opponent has ships elsewhere, or the power was zapped, then it cannot be played', () => {
		const bare = mighty({ planets: homes('seat:4', 2) });
		expect(bare.offers('seat:1', 'super|cudgel')).toBe(false);
		const g = fought(WON, {
			hands: { 'seat:1': ['flare:cudgel'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('window:resolution.outcome', 'seat:1');
		expect(g.offers('seat:1', 'super|cudgel')).toBe(false);
	});

	it('[super:cudgel] given Cosmic Zap answers it, then it goes back to hand and the ally keeps its ships', () => {
		const g = declare(
			mighty({ hands: { 'seat:1': ['flare:cudgel'], 'seat:4': ['artifact:cosmic-zap'] } }),
			'seat:1',
			'super|cudgel',
			{ picks: ['seat:4'] }
		);
		g.use('seat:4', 'artifact|cosmic-zap').until('turn.second');
		expect(g.board.warp).toEqual({ 'seat:2': 7, 'seat:4': 2 });
		expect(g.hand('seat:1')).toContain('flare:cudgel');
	});
});
