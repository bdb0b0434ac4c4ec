/** Mirror: the digits of the cards change places. */
import { describe, expect, it } from 'vitest';
import { reversed } from '../../../../src/lib/games/cosmic/aliens/mirror';
import { declare, duel, homes } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Given = Position & { cards?: [string, string] };

/** Seat 1 attacks the first planet of seat 2 with one ship; both cards lie face down. */
const laid = ({ cards = ['attack:15', 'attack:20'], ...given }: Given = {}): CosmicGame => {
	const g = duel({
		aliens: { 'seat:1': 'mirror' },
		...given,
		hands: {
			...given.hands,
			'seat:1': [cards[0], ...(given.hands?.['seat:1'] ?? [])],
			'seat:2': [cards[1], ...(given.hands?.['seat:2'] ?? [])]
		}
	});
	return g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 }, cards });
};
/** The same, and the reversal is called. */
const called = (given?: Given, by: SeatId = 'seat:1') =>
	laid(given).until('window:planning.selected', by).use(by, 'power|mirror');
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Mirror', () => {
	it.each([
		[15, 51],
		[20, 2],
		[8, 80],
		[40, 4],
		[0, 0],
		[11, 11],
		[-12, -21],
		[-7, -70]
	])('[alien:mirror] ruling: %i becomes %i', (number, turned) => {
		expect(reversed(number)).toBe(turned);
	});

	it('[alien:mirror] given a reversal is called, then the digits of both attacks change places; without one they stay', () => {
		expect(totals(called())).toEqual({ offense: 51 + 1, defense: 2 + 4 });
		expect(totals(laid())).toEqual({ offense: 16, defense: 24 });
	});

	it('[alien:mirror] given it is the defense, then it calls it as well; an ally or nobody involved does not', () => {
		expect(totals(called({ aliens: { 'seat:2': 'mirror' } }, 'seat:2'))).toEqual({
			offense: 52,
			defense: 6
		});
		const out = laid({ aliens: { 'seat:3': 'mirror' } });
		const weak = laid({ planets: homes('seat:1', 10, 10) });
		while (!out.encounter.revealed) {
			expect(out.offers('seat:3', 'power|mirror')).toBe(false);
			out.lapse();
		}
		while (!weak.encounter.revealed) {
			expect(weak.offers('seat:1', 'power|mirror')).toBe(false);
			weak.lapse();
		}
	});

	it('[alien:mirror] given it has called one, then it calls no second one that would undo it', () => {
		const g = called();
		while (!g.encounter.revealed) {
			expect(g.offers('seat:1', 'power|mirror')).toBe(false);
			g.lapse();
		}
	});

	it('[alien:mirror] given negotiates, then nothing is turned, and what they lead to happens', () => {
		called({ cards: ['negotiate', 'negotiate'] }).until('deal.talk');
		const g = called({ cards: ['attack:15', 'negotiate'] }).until('window:resolution.outcome');
		expect(g.encounter).toMatchObject({ totals: null, outcome: { type: 'won', side: 'offense' } });
	});

	it('[alien:mirror] ruling: a morph counts as the attack it has become, turned; reinforcements are added as they are', () => {
		const g = called({ cards: ['morph', 'attack:20'], hands: { 'seat:1': ['reinforcement:5'] } });
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'reinforcement:5', { pick: 'offense' });
		expect(totals(g)).toEqual({ offense: 2 + 1 + 5, defense: 2 + 4 });
	});

	it('[alien:mirror] [CE-11.17] given Tripler or its flare, then digits come first: 01 is 10 and tripled, 20 is 02 and not divided', () => {
		const tripled = called(
			{ aliens: { 'seat:1': 'tripler', 'seat:2': 'mirror' }, cards: ['attack:01', 'attack:11'] },
			'seat:2'
		);
		expect(totals(tripled)).toEqual({ offense: 30 + 1, defense: 11 + 4 });
		const none = called({ hands: { 'seat:1': ['flare:tripler'] } }).until(
			'window:reveal.cards',
			'seat:1'
		);
		expect(none.offers('seat:1', 'wild|tripler')).toBe(false);
		const g = called({ cards: ['attack:11', 'attack:14'], hands: { 'seat:1': ['flare:tripler'] } });
		g.until('window:reveal.cards', 'seat:1').use('seat:1', 'wild|tripler');
		expect(totals(g)).toEqual({ offense: 11 + 1, defense: 14 + 4 });
	});

	it('[alien:mirror] [CE-11.17] given Calculator called before it, then digits come first all the same', () => {
		const g = laid({
			aliens: { 'seat:1': 'calculator', 'seat:2': 'mirror' },
			cards: ['attack:15', 'attack:30']
		});
		declare(g.until('window:planning.selected', 'seat:1'), 'seat:1', 'power|calculator').pass();
		g.until('window:planning.selected', 'seat:2').use('seat:2', 'power|mirror');
		// 51 against 03: the higher loses what the lower counts.
		expect(totals(g)).toEqual({ offense: 51 - 3 + 1, defense: 3 + 4 });
	});

	it('[alien:mirror] [CE-15.8] given effects that look at cards, then they see the turned numbers', () => {
		const g = called({
			aliens: { 'seat:1': 'mirror', 'seat:2': 'fodder' },
			cards: ['attack:12', 'attack:13'],
			hands: { 'seat:2': ['attack:30', 'attack:15'] }
		}).until('window:reveal.values', 'seat:2');
		// 21 against 31: nothing of its hand lies below 21 and above 31.
		expect(g.offers('seat:2', 'power|fodder')).toBe(false);
		const thrown = called({
			aliens: { 'seat:1': 'mirror', 'seat:2': 'fodder' },
			cards: ['attack:13', 'attack:12'],
			hands: { 'seat:2': ['attack:30', 'attack:23', 'attack:15'] }
		}).until('window:reveal.values', 'seat:2');
		const { shape } = thrown.decision('seat:2');
		const choice =
			shape.type === 'one' && shape.choices.find(({ id }) => id.startsWith('power|fodder'));
		const then = choice && choice.then;
		expect(then && then.type === 'some' && then.choices.map(({ id }) => id)).toEqual([
			'attack:30#201',
			'attack:23#201'
		]);
	});

	it('[alien:mirror] [CE-15.8] given the Gambler flare named a number, then the turned numbers are compared', () => {
		const spread = (cards: [string, string], amount: number) => {
			const g = called({ cards, hands: { 'seat:2': ['flare:gambler'] } });
			g.until('window:reveal.before', 'seat:2').use('seat:2', 'wild|gambler', { amount });
			return totals(g);
		};
		// 51 against 02 differ by 49, 15 against 20 by 5.
		expect(spread(['attack:15', 'attack:20'], 30)).toEqual({ offense: 52, defense: 2 + 4 + 30 });
		// 04 against 14 differ by 10, 40 against 41 would not.
		expect(spread(['attack:40', 'attack:30'], 5)).toEqual({ offense: 5, defense: 3 + 4 });
	});

	it('[alien:mirror] [CE-11.17] ruling: given Chosen adds a card, then only the one laid is turned; one that replaces it is turned, too', () => {
		const prayed = (how: string) => {
			const g = called(
				{ aliens: { 'seat:1': 'chosen', 'seat:2': 'mirror' }, deck: ['attack:12', 'negotiate'] },
				'seat:2'
			);
			g.until('window:reveal.cards', 'seat:1').use('seat:1', 'power|chosen');
			g.until('chosen.pray.choose').pick('seat:1', how);
			return totals(g);
		};
		expect(prayed('add attack:12')).toEqual({ offense: 51 + 12 + 1, defense: 6 });
		expect(prayed('replace attack:12')).toEqual({ offense: 21 + 1, defense: 6 });
	});

	it('[alien:mirror] given it is zapped, then the cards count as they are', () => {
		const g = laid({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		g.until('window:planning.selected', 'seat:1');
		declare(g, 'seat:1', 'power|mirror').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 16, defense: 24 });
	});
});

describe('the Mirror flare', () => {
	const flare = (given: Given = {}) =>
		laid({ aliens: {}, hands: { 'seat:1': ['flare:mirror'] }, ...given });
	const copied = (given?: Given) =>
		flare(given).until('window:reveal.cards', 'seat:1').use('seat:1', 'wild|mirror');

	it('[wild:mirror] given it is played, then its card is an attack of the same number, and goes away as what it was', () => {
		const g = copied();
		expect(totals(g)).toEqual({ offense: 20 + 1, defense: 20 + 4 });
		expect(g.said).toContain('The card of {seat:1} becomes Attack 20.');
		while (g.board.offense === 'seat:1') g.lapse();
		expect(g.said).toContain('Attack 15 is discarded.');
		expect(g.hand('seat:1')).toContain('flare:mirror');
	});

	it('[wild:mirror] given a negotiate faces it, then both deal; its negotiate becomes an attack', () => {
		copied({ cards: ['attack:15', 'negotiate'] }).until('deal.talk');
		expect(totals(copied({ cards: ['negotiate', 'attack:20'] }))).toEqual({
			offense: 21,
			defense: 24
		});
	});

	it('[wild:mirror] given it is not played, or cancelled, then its card counts as it is', () => {
		expect(totals(flare())).toEqual({ offense: 16, defense: 24 });
		const g = flare({ hands: { 'seat:1': ['flare:mirror'], 'seat:2': ['artifact:card-zap'] } });
		declare(g.until('window:reveal.cards', 'seat:1'), 'seat:1', 'wild|mirror');
		g.use('seat:2', 'artifact|card-zap');
		expect(totals(g)).toEqual({ offense: 16, defense: 24 });
	});

	it('[wild:mirror] given like cards, or no main player holds it, then there is nothing to play it for', () => {
		for (const cards of [
			['attack:08', 'attack:08'],
			['negotiate', 'negotiate'],
			['morph', 'attack:20']
		] as [string, string][]) {
			const g = flare({ cards });
			while (!g.encounter.outcome && !g.asked.includes('deal.talk')) {
				expect(g.offers('seat:1', 'wild|mirror')).toBe(false);
				g.lapse();
			}
		}
		const out = laid({ aliens: {}, hands: { 'seat:3': ['flare:mirror'] } });
		while (!out.encounter.outcome) {
			expect(out.offers('seat:3', 'wild|mirror')).toBe(false);
			out.lapse();
		}
	});

	/** Mirror, seat 1, has called a reversal and holds its flare. */
	const answered = (given: Given = {}) =>
		declare(
			laid({ hands: { 'seat:1': ['flare:mirror'] }, ...given }).until('window:planning.selected'),
			'seat:1',
			'power|mirror'
		);

	it.each([
		['seat:1', { offense: 51 + 1, defense: 20 + 4 }],
		['seat:2', { offense: 15 + 1, defense: 2 + 4 }]
	])('[super:mirror] given it names %s, then only that card is turned', (pick, sum) => {
		const g = answered().use('seat:1', 'super|mirror', { pick });
		expect(totals(g)).toEqual(sum);
		expect(g.hand('seat:1')).toContain('flare:mirror');
	});

	it('[super:mirror] given it is not played, then both are turned', () => {
		expect(totals(answered().pass())).toEqual({ offense: 52, defense: 6 });
	});

	it('[super:mirror] given Cosmic Zap answers it, then nothing is turned, and the flare comes back', () => {
		const g = answered({
			hands: { 'seat:1': ['flare:mirror'], 'seat:2': ['artifact:cosmic-zap'] }
		});
		declare(g, 'seat:1', 'super|mirror', { pick: 'seat:1' });
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 16, defense: 24 });
		expect(g.hand('seat:1')).toContain('flare:mirror');
	});

	it('[super:mirror] given the use of another power, then it is not played', () => {
		const g = laid({
			aliens: { 'seat:1': ['mirror', 'tripler'] },
			hands: { 'seat:1': ['flare:mirror'] }
		});
		g.until('window:planning.selected').pass().until('window:use.declared');
		expect(g.said).toContain('power of Tripler');
		expect(g.offers('seat:1', 'super|mirror')).toBe(false);
	});
});
