/** Tripler: low cards count three times as much, high ones a third. */
import { describe, expect, it } from 'vitest';
import { duel, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Given = Position & { cards: [string, string] };

/** Seat 1 attacks with one ship; seat 2 defends with four. */
const met = ({ cards, ...given }: Given): CosmicGame =>
	meet(
		duel({
			...given,
			hands: {
				...given.hands,
				'seat:1': [cards[0], ...(given.hands?.['seat:1'] ?? [])],
				'seat:2': [cards[1], ...(given.hands?.['seat:2'] ?? [])]
			}
		}),
		cards
	);
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;
const TRIPLER = { aliens: { 'seat:1': 'tripler' } };

describe('Tripler', () => {
	it.each([
		['attack:10', 30],
		['attack:11', 4],
		['attack:40', 14],
		['attack:00', 0]
	])('[alien:tripler] [CE-11.15] given it reveals %s, then the card counts %i', (card, counts) => {
		expect(totals(met({ ...TRIPLER, cards: [card, 'attack:04'] }))).toEqual({
			offense: counts + 1,
			defense: 4 + 4
		});
	});

	it('[alien:tripler] given it is the defense, then its own card is tripled and the other’s is not', () => {
		expect(
			totals(met({ aliens: { 'seat:2': 'tripler' }, cards: ['attack:06', 'attack:10'] }))
		).toEqual({
			offense: 6 + 1,
			defense: 30 + 4
		});
	});

	it('[alien:tripler] ruling: a morph counts as the attack it has become, and ships and reinforcements as always', () => {
		const g = met({
			...TRIPLER,
			cards: ['morph', 'attack:06'],
			hands: { 'seat:3': [], 'seat:1': ['reinforcement:5'] }
		});
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'reinforcement:5', { pick: 'offense' });
		expect(totals(g)).toEqual({ offense: 18 + 1 + 5, defense: 6 + 4 });
	});

	it('[alien:tripler] given it is zapped, or faces a negotiate, then nothing is tripled', () => {
		const g = met({
			...TRIPLER,
			cards: ['attack:06', 'attack:04'],
			hands: { 'seat:2': ['artifact:cosmic-zap'] }
		});
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 7, defense: 8 });
		const deal = met({ ...TRIPLER, cards: ['attack:06', 'negotiate'] }).until(
			'window:resolution.outcome'
		);
		expect(deal.said).not.toContain('Tripler:');
	});

	it('[alien:tripler] given it is an ally, then nothing is tripled', () => {
		const g = duel({ aliens: { 'seat:3': 'tripler' } }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:08']
		});
		expect(totals(g)).toEqual({ offense: 8 + 2, defense: 8 + 4 });
		expect(g.said).not.toContain('power of Tripler');
	});

	it('[alien:tripler] [CE-11.15] given Virus faces it, then each multiplies or triples its own card', () => {
		const g = met({
			aliens: { 'seat:1': 'tripler', 'seat:2': 'virus' },
			cards: ['attack:10', 'attack:06']
		});
		expect(totals(g)).toEqual({ offense: 31, defense: 24 });
	});
});

describe('the Tripler flare', () => {
	it('[wild:tripler] given the opponent shows 15 or more, when it is played, then that card counts a third, before anything else', () => {
		const g = met({ cards: ['attack:08', 'attack:20'], hands: { 'seat:1': ['flare:tripler'] } });
		g.until('window:reveal.cards', 'seat:1').use('seat:1', 'wild|tripler');
		expect(totals(g)).toEqual({ offense: 9, defense: 7 + 4 });
		const both = met({
			aliens: { 'seat:2': 'tripler' },
			cards: ['attack:08', 'attack:20'],
			hands: { 'seat:1': ['flare:tripler'] }
		});
		both.until('window:reveal.cards', 'seat:1').use('seat:1', 'wild|tripler');
		// A third of 20 is 7, and 7 is tripled.
		expect(totals(both)).toEqual({ offense: 9, defense: 21 + 4 });
	});

	it('[wild:tripler] given it is not played, or the card is lower, then it counts as it is', () => {
		const kept = met({ cards: ['attack:08', 'attack:20'], hands: { 'seat:1': ['flare:tripler'] } });
		expect(totals(kept)).toEqual({ offense: 9, defense: 24 });
		for (const [card, offered] of [
			['attack:14', false],
			['attack:15', true]
		] as const) {
			const g = met({ cards: ['attack:08', card], hands: { 'seat:1': ['flare:tripler'] } });
			let seen = false;
			for (; !g.asked.includes('window:resolution.outcome'); g.lapse())
				seen ||= g.offers('seat:1', 'wild|tripler');
			expect(seen, card).toBe(offered);
		}
	});

	it('[wild:tripler] given the defense holds it, then it may play it; given a negotiate of its own, or an ally holds it, then not', () => {
		const g = met({ cards: ['attack:20', 'attack:08'], hands: { 'seat:2': ['flare:tripler'] } });
		g.until('window:reveal.cards', 'seat:2').use('seat:2', 'wild|tripler');
		expect(totals(g)).toEqual({ offense: 7 + 1, defense: 8 + 4 });
		const deal = met({ cards: ['negotiate', 'attack:20'], hands: { 'seat:1': ['flare:tripler'] } });
		for (; !deal.asked.includes('launch.aim'); deal.lapse())
			expect(deal.offers('seat:1', 'wild|tripler')).toBe(false);
	});

	it('[super:tripler] given a card of 11 to 13, when it plays it, then that is tripled; not played, it counts a third', () => {
		const g = met({
			...TRIPLER,
			cards: ['attack:13', 'attack:04'],
			hands: { 'seat:1': ['flare:tripler'] }
		});
		g.until('window:reveal.values', 'seat:1').use('seat:1', 'super|tripler');
		expect(totals(g)).toEqual({ offense: 39 + 1, defense: 8 });
		const defense = met({
			aliens: { 'seat:2': 'tripler' },
			cards: ['attack:04', 'attack:12'],
			hands: { 'seat:2': ['flare:tripler'] }
		});
		defense.until('window:reveal.values', 'seat:2').use('seat:2', 'super|tripler');
		expect(totals(defense)).toEqual({ offense: 4 + 1, defense: 36 + 4 });
		const plain = met({
			...TRIPLER,
			cards: ['attack:13', 'attack:04'],
			hands: { 'seat:1': ['flare:tripler'] }
		});
		expect(totals(plain)).toEqual({ offense: 5 + 1, defense: 8 });
		const high = met({
			...TRIPLER,
			cards: ['attack:14', 'attack:04'],
			hands: { 'seat:1': ['flare:tripler'] }
		});
		high.until('window:reveal.values', 'seat:1').use('seat:1', 'super|tripler');
		expect(totals(high)).toEqual({ offense: 5 + 1, defense: 8 });
	});
});
