/** Prophet: it says who wins, and settles or pays for it. */
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../../../src/lib/bots';
import { lookOpen, lookOwn } from '../../../../src/lib/core';
import { cosmic } from '../../../../src/lib/games/cosmic';
import { declare, duel, holding, offered, over } from '../../../support/duel';
import { copyOf } from '../../../support/positions';
import { steadyAnswer } from '../../../support/steady';
import type { SeatId } from '../../../../src/lib/core';
import type { Cards } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

const PROPHET: Position = { aliens: { 'seat:3': 'prophet' } };

const sent = (given: Position = PROPHET, cards: Cards = ['attack:20', 'attack:06']): CosmicGame =>
	duel(holding(cards, given)).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 3 } });

/** It predicts that this seat wins, and both lay these cards. */
const predicted = (
	who: SeatId,
	cards: Cards = ['attack:20', 'attack:06'],
	given: Position = PROPHET
): CosmicGame =>
	sent(given, cards)
		.until('window:planning.beforeSelect', 'seat:3')
		.use('seat:3', 'power|prophet', { pick: who })
		.lay(...cards);

describe('Prophet', () => {
	it('[alien:prophet] given it was right, then it founds a colony on any planet with up to four ships', () => {
		const g = predicted('seat:1').until('use.details');
		expect(g.askedSeats).toEqual(['seat:3']);
		expect(g.choices('seat:3')).toContain('planet:1-3');
		over(g.answer('seat:3', { pick: 'planet:1-3', then: { split: { 'planet:3-1': 2 } } }));
		expect(g.ships('planet:1-3')).toEqual({ 'seat:1': 4, 'seat:3': 2 });
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 3 });
	});

	it('[alien:prophet] given it was wrong, then the winner chooses two of its ships to go to the warp', () => {
		const g = predicted('seat:2').until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:1']);
		over(g.answer('seat:1', { split: { 'planet:3-2': 1, 'planet:3-4': 1 } }));
		expect(g.board.warp).toEqual({ 'seat:2': 4, 'seat:3': 2 });
		expect(g.ships('planet:3-2')).toEqual({ 'seat:3': 3 });
	});

	it('[alien:prophet] given the defense wins, then it is the same the other way round', () => {
		const right = predicted('seat:2', ['attack:06', 'attack:20']).until('use.details');
		expect(right.askedSeats).toEqual(['seat:3']);
		const wrong = predicted('seat:1', ['attack:06', 'attack:20']).until('mustLose.pick');
		expect(wrong.askedSeats).toEqual(['seat:2']);
	});

	it('[alien:prophet] given a deal is made, then it was right whomever it named', () => {
		for (const who of ['seat:1', 'seat:2'] as const) {
			const g = predicted(who, ['negotiate', 'negotiate']);
			g.agree({ cards: { picks: [g.hand('seat:1')[0]!] } });
			g.until('use.details');
			expect(g.askedSeats, who).toEqual(['seat:3']);
		}
	});

	it('[alien:prophet] ruling: given no deal is made, or both sides lose, then nothing comes of it', () => {
		const g = over(predicted('seat:1', ['negotiate', 'negotiate']));
		expect(g.board.warp['seat:3']).toBeUndefined();
		expect(g.said).not.toContain('founds a colony');
		const both = over(predicted('seat:1', ['morph', 'morph'], { ...PROPHET, seats: 8 }));
		expect(both.board.warp['seat:3']).toBeUndefined();
		expect(both.said).not.toContain('founds a colony');
	});

	it('[alien:prophet] ruling: the colony is its fifth foreign one, and it wins', () => {
		const planets = Object.fromEntries(
			[2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:2': 4, 'seat:3': 1 }])
		);
		const g = predicted('seat:1', ['attack:20', 'attack:06'], { ...PROPHET, planets });
		g.until('use.details');
		g.answer('seat:3', { pick: 'planet:1-3', then: { split: { 'planet:3-1': 1 } } });
		while (!g.table.over && g.table.decisions.length > 0) g.lapse();
		expect(g.table.over?.winners).toEqual(['seat:3']);
	});

	it('[alien:prophet] given it leaves its power, or fights itself, then nothing is predicted', () => {
		expect(over(sent()).said).not.toContain('predicts');
		for (const side of ['offense', 'defense'] as const) {
			const g = duel({ ...PROPHET, seats: 4 }).encounterTo({
				target: 'planet:2-1',
				send: { 'planet:1-1': 3 },
				allies: { 'seat:3': [side, { 'planet:3-1': 1 }] }
			});
			expect(offered(g, 'seat:3', 'power|'), side).toBe(false);
		}
		expect(offered(sent({ aliens: { 'seat:1': 'prophet' } }), 'seat:1', 'power|')).toBe(false);
	});

	it('[alien:prophet] given it is zapped, then nothing comes of it', () => {
		const hands = { 'seat:2': ['artifact:cosmic-zap'] };
		const g = sent({ ...PROPHET, hands }).until('window:planning.beforeSelect', 'seat:3');
		declare(g, 'seat:3', 'power|prophet', { pick: 'seat:1' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(over(g).said).not.toContain('predicts');
		expect(g.said).not.toContain('founds a colony');
	});

	it('[alien:prophet] ruling: given the power has gone to another who is uninvolved, then nothing comes of what was predicted with it', () => {
		for (const who of ['seat:1', 'seat:2'] as const) {
			const g = sent({ ...PROPHET, seats: 4 })
				.until('window:planning.beforeSelect', 'seat:3')
				.use('seat:3', 'power|prophet', { pick: who })
				.until('planning.select');
			const [one, other] = [g.board.players['seat:3']!, g.board.players['seat:4']!];
			[one.aliens, other.aliens] = [other.aliens, one.aliens];
			over(g.lay('attack:20', 'attack:06'));
			expect(g.board.warp, who).toEqual({ 'seat:2': 4 });
			expect(g.said).not.toContain('founds a colony');
		}
	});

	it('given a fight that one side is likely to win, then the steady player predicts that, and settles where a colony is worth most', () => {
		for (const [ships, who] of [
			[1, 'seat:2'],
			[16, 'seat:1']
		] as const) {
			const given: Position = {
				...PROPHET,
				planets: { 'planet:1-1': { 'seat:1': 16 }, 'planet:2-1': { 'seat:2': 17 - ships } }
			};
			const g = duel(given).encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			g.encounter.gate['seat:1'] = ships;
			g.until('window:planning.beforeSelect', 'seat:3');
			expect(steadyAnswer(g, 'seat:3')).toEqual({
				pick: 'power|prophet|predict|',
				then: { pick: who }
			});
		}
		const g = predicted('seat:1').until('use.details');
		const said = steadyAnswer(g, 'seat:3') as { pick: string };
		expect(said.pick).toMatch(/^planet:[12]-/);
	});
});

describe('the Prophet flare', () => {
	const WILD: Position = { hands: { 'seat:3': ['flare:prophet'] } };
	const foretold = (many: 'one' | 'two', cards: Cards, given: Position = WILD): CosmicGame =>
		sent(given, cards)
			.until('window:planning.beforeSelect', 'seat:3')
			.use('seat:3', 'wild|prophet')
			.until('prophet.foretell.many')
			.pick('seat:3', many)
			.lay(...cards);

	it('[wild:prophet] [CE-11.19] given it was right, then every other player loses a ship as the cards are revealed, and it keeps the flare', () => {
		const g = foretold('one', ['attack:20', 'negotiate']).until('mustLose.pick');
		expect(g.askedSeats).toEqual(['seat:1']);
		g.until('window:reveal.cards');
		expect(g.board.warp).toEqual({ 'seat:1': 1, 'seat:2': 1 });
		expect(g.hand('seat:3')).toContain('flare:prophet');
		expect(foretold('two', ['negotiate', 'negotiate']).until('mustLose.pick').said).toContain(
			'that is right'
		);
	});

	it('[wild:prophet] given it was wrong, then nobody loses a ship, and the flare goes to the left', () => {
		for (const [many, cards] of [
			['one', ['negotiate', 'negotiate']],
			['two', ['attack:20', 'negotiate']],
			['one', ['attack:20', 'attack:06']]
		] as ['one' | 'two', Cards][]) {
			const g = foretold(many, cards);
			for (let i = 0; i < 9 && !g.said.includes('has foretold'); i++) g.lapse();
			expect(g.said).toContain('that is wrong');
			// Left of seat 3 of three.
			expect(g.hand('seat:1')).toContain('flare:prophet');
		}
	});

	it('[wild:prophet] ruling: a morph counts as what it has become', () => {
		expect(foretold('two', ['morph', 'negotiate']).until('mustLose.pick').said).toContain('right');
	});

	it('[wild:prophet] given one or two, then nobody sees which before the cards are revealed', () => {
		const [one, two] = (['one', 'two'] as const).map((many) => {
			const g = sent(WILD, ['attack:20', 'negotiate'])
				.until('window:planning.beforeSelect', 'seat:3')
				.use('seat:3', 'wild|prophet')
				.until('prophet.foretell.many')
				.pick('seat:3', many)
				.until('planning.select');
			return [
				lookOpen(cosmic, g.table),
				...(['seat:1', 'seat:2', 'seat:3'] as const).map((seat) => lookOwn(cosmic, g.table, seat)),
				g.said
			];
		});
		expect(one).toEqual(two);
	});

	it('[wild:prophet] given what others are thought to hold, then what it has foretold is in its own thoughts alone', () => {
		const g = sent(WILD, ['attack:20', 'negotiate'])
			.until('window:planning.beforeSelect', 'seat:3')
			.use('seat:3', 'wild|prophet')
			.until('prophet.foretell.many')
			.pick('seat:3', 'two')
			.until('planning.select');
		const secretIn = (viewer: SeatId | 'watcher') => {
			const table = copyOf(g.table);
			cosmic.redeal(table, viewer, diceFrom(1));
			return table.board.encounter!.notes.secret?.prophet;
		};
		expect(secretIn('seat:3')).toEqual({ 'seat:3': 2 });
		for (const viewer of ['seat:1', 'seat:2', 'watcher'] as const)
			expect(secretIn(viewer)).toEqual({});
	});

	it('[wild:prophet] given nobody has seen a card, then the steady player says one negotiate, if it is asked', () => {
		const g = sent(WILD)
			.until('window:planning.beforeSelect', 'seat:3')
			.use('seat:3', 'wild|prophet');
		expect(steadyAnswer(g.until('prophet.foretell.many'), 'seat:3')).toEqual({ pick: 'one' });
	});

	const SUPER: Position = { ...PROPHET, hands: { 'seat:3': ['flare:prophet'] } };

	it('[super:prophet] given both cards lie face down, then it may predict with the flare, and settles when it is right', () => {
		const g = sent(SUPER).lay('attack:20', 'attack:06').until('window:planning.selected', 'seat:3');
		g.use('seat:3', 'super|prophet', { pick: 'seat:1' }).until('use.details');
		expect(g.askedSeats).toEqual(['seat:3']);
	});

	it('[super:prophet] ruling: given it has predicted before, then the flare is not offered', () => {
		const g = predicted('seat:1', ['attack:20', 'attack:06'], SUPER);
		expect(offered(g, 'seat:3', 'super|')).toBe(false);
	});
});
