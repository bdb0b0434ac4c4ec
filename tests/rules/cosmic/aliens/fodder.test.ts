/** Fodder: attacks of its hand between the two cards revealed are thrown in. */
import { describe, expect, it } from 'vitest';
import { declare, duel, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

/** Seat 1 shows 08 with one ship against 20 with four, and holds 06, 12, 14 and 23. */
const HELD = ['attack:06', 'attack:12', 'attack:14', 'attack:23'];
const shown = (given: Position = {}, cards: [string, string] = ['attack:08', 'attack:20']) => {
	const hands = {
		...given.hands,
		'seat:1': [...HELD, ...(given.hands?.['seat:1'] ?? [])],
		'seat:2': [...(cards[1] === 'attack:08' ? [] : [cards[1]]), ...(given.hands?.['seat:2'] ?? [])]
	};
	const g = meet(duel({ aliens: { 'seat:1': 'fodder' }, ...given, hands }), cards);
	return g.until('window:reveal.values');
};
const held = (g: CosmicGame, ...likes: string[]) =>
	likes.map((like) => g.hand('seat:1').find((card) => card.startsWith(like))!);
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Fodder', () => {
	it('[alien:fodder] given attacks between both cards, when it throws in some, then they are discarded and their values added', () => {
		const g = shown();
		const picks = held(g, 'attack:12', 'attack:14');
		expect(g.choices('seat:1', 'power|fodder|throw|')).toEqual(picks);
		g.use('seat:1', 'power|fodder', { picks });
		expect(totals(g)).toEqual({ offense: 8 + 1 + 26, defense: 24 });
		expect(g.board.discard).toEqual(expect.arrayContaining(['attack:12#1', 'attack:14#1']));
		expect(totals(shown().pass())).toEqual({ offense: 9, defense: 24 });
	});

	it('[alien:fodder] ruling: with the higher card there is nothing to throw in; once is all', () => {
		expect(shown({}, ['attack:23', 'attack:20']).offers('seat:1', 'power|fodder')).toBe(false);
		const g = shown();
		g.use('seat:1', 'power|fodder', { picks: held(g, 'attack:12') });
		let offered = false;
		while (!g.encounter.outcome) {
			if (g.asked.includes('window:reveal.values') && g.askedSeats.includes('seat:1'))
				offered ||= g.offers('seat:1', 'power|fodder');
			g.pass();
		}
		expect(offered).toBe(false);
	});

	it('[alien:fodder] ruling: the cards count as they were changed by then', () => {
		// Tripler shows 20, which counts 7: nothing lies between.
		const g = shown({ aliens: { 'seat:1': 'fodder', 'seat:2': 'tripler' } });
		g.until('window:resolution.outcome');
		expect(g.said).not.toContain('Fodder');
		expect(g.encounter.totals).toEqual({ offense: 9, defense: 11 });
	});

	it('[alien:fodder] given it is zapped, then the cards stay in hand', () => {
		const g = shown({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|fodder', { picks: held(g, 'attack:12') });
		g.use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 24 });
		expect(g.hand('seat:1')).toHaveLength(4);
	});
});

describe('the Fodder flare', () => {
	/** Both have invited seat 3, which stays out. */
	const declined = () => {
		const g = duel({ hands: { 'seat:3': ['flare:fodder', 'attack:06'] } });
		g.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 4 } });
		g.until('alliance.offenseInvites').answer('seat:1', { picks: ['seat:3'] });
		g.until('alliance.defenseInvites').answer('seat:2', { picks: [] });
		g.until('alliance.answer').pick('seat:3', 'decline');
		return g.lay('attack:08', 'attack:08').until('window:reveal.cards', 'seat:3');
	};

	it('[wild:fodder] given it was invited and stayed out, when it is played after the reveal, then one ship joins a side that had invited', () => {
		const g = declined();
		expect(g.choices('seat:3', 'wild|fodder|join|flare:fodder')).toEqual(['offense']);
		g.use('seat:3', 'wild|fodder', { pick: 'offense', then: { pick: 'planet:3-1' } });
		expect(totals(g)).toEqual({ offense: 13, defense: 12 });
		expect(g.encounter.allies.offense).toEqual(['seat:3']);
		g.until('turn.second');
		expect(g.ships('planet:2-1')).toEqual({ 'seat:1': 4, 'seat:3': 1 });
	});

	it('[wild:fodder] given it is not played, or nobody had invited it, then it stays out', () => {
		expect(totals(declined())).toEqual({ offense: 12, defense: 12 });
		const g = duel({ hands: { 'seat:3': ['flare:fodder', 'attack:06'] } });
		meet(g).until('window:resolution.outcome');
		expect(g.said).not.toContain('Fodder');
		expect(g.encounter.allies.offense).toEqual([]);
	});

	it('[super:fodder] given it plays it, then any attack below the other card can be thrown in; without it those between', () => {
		const g = shown({ hands: { 'seat:1': ['flare:fodder'] } });
		g.use('seat:1', 'super|fodder', { picks: held(g, 'attack:06', 'attack:12', 'attack:14') });
		expect(totals(g)).toEqual({ offense: 9 + 32, defense: 24 });
		const plain = shown({ hands: { 'seat:1': ['flare:fodder'] } });
		expect(plain.choices('seat:1', 'power|fodder|throw|')).toHaveLength(2);
	});
});
