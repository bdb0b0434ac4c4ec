/** Calculator: the higher card is lowered by the lower one. */
import { describe, expect, it } from 'vitest';
import { declare, duel, meet } from '../../../support/duel';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Given = Position & { cards?: [string, string] };

/** Both cards lie face down; seat 1 sends one ship against four. */
const laid = ({ cards = ['attack:08', 'attack:15'], ...given }: Given = {}): CosmicGame => {
	const of = (side: 0 | 1, seat: 'seat:1' | 'seat:2') => [
		...(cards[side] === 'attack:08' ? [] : [cards[side]]),
		...(given.hands?.[seat] ?? [])
	];
	const hands = { ...given.hands, 'seat:1': of(0, 'seat:1'), 'seat:2': of(1, 'seat:2') };
	return meet(duel({ aliens: { 'seat:1': 'calculator' }, ...given, hands }), cards).until(
		'window:planning.selected',
		'seat:1'
	);
};
const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

describe('Calculator', () => {
	it('[alien:calculator] [CE-11.15] given it calls equalize, then the higher card loses what the lower counts; else both count as they are', () => {
		expect(totals(laid().use('seat:1', 'power|calculator'))).toEqual({
			offense: 9,
			defense: 7 + 4
		});
		expect(totals(laid().pass())).toEqual({ offense: 9, defense: 19 });
	});

	it('[alien:calculator] given its own card is the higher one, then that is lowered', () => {
		const g = laid({ cards: ['attack:15', 'attack:08'] }).use('seat:1', 'power|calculator');
		expect(totals(g)).toEqual({ offense: 7 + 1, defense: 12 });
	});

	it('[alien:calculator] ruling: attacks of one value stay, and a negotiate is no attack', () => {
		expect(
			totals(laid({ cards: ['attack:08', 'attack:08'] }).use('seat:1', 'power|calculator'))
		).toEqual({
			offense: 9,
			defense: 12
		});
		const g = laid({ cards: ['attack:08', 'negotiate'] }).use('seat:1', 'power|calculator');
		expect(g.until('window:resolution.outcome').encounter.outcome).toEqual({
			type: 'won',
			side: 'offense'
		});
	});

	it('[alien:calculator] given it is zapped, then both count as they are', () => {
		const g = laid({ hands: { 'seat:2': ['artifact:cosmic-zap'] } });
		declare(g, 'seat:1', 'power|calculator').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 19 });
	});

	it('[alien:calculator] [CE-11.15] given it called before Tripler’s power is used, then the card is tripled after it was lowered', () => {
		const g = laid({ aliens: { 'seat:1': 'calculator', 'seat:2': 'tripler' } });
		expect(totals(g.use('seat:1', 'power|calculator'))).toEqual({ offense: 9, defense: 21 + 4 });
	});
});

describe('the Calculator flare', () => {
	const flare = (cards: [string, string]) =>
		laid({ aliens: {}, cards, hands: { 'seat:1': ['flare:calculator'] } });

	it.each([
		['odd', { offense: 9, defense: 7 + 4 }],
		['even', { offense: -7 + 1, defense: 19 }]
	] as const)(
		'[wild:calculator] given 8 and 15, when %s is called, then the card of who erred counts less',
		(call, is) => {
			const g = flare(['attack:08', 'attack:15']);
			expect(totals(g.use('seat:1', 'wild|calculator', { pick: call }))).toEqual(is);
		}
	);

	it('[wild:calculator] given it is not played, then both count as they are', () => {
		expect(totals(flare(['attack:08', 'attack:15']).pass())).toEqual({ offense: 9, defense: 19 });
	});

	it('[super:calculator] given Calculator is an ally, when it plays it, then the cards are equalized; without it they are not', () => {
		const allied = () => {
			const g = duel({
				aliens: { 'seat:3': 'calculator' },
				hands: { 'seat:2': ['attack:15'], 'seat:3': ['flare:calculator', 'attack:06'] }
			});
			return g
				.encounterTo({
					target: 'planet:2-1',
					send: { 'planet:1-1': 1 },
					allies: { 'seat:3': ['offense', { 'planet:3-1': 1 }] },
					cards: ['attack:08', 'attack:15']
				})
				.until('window:planning.selected', 'seat:3');
		};
		expect(totals(allied().use('seat:3', 'super|calculator'))).toEqual({
			offense: 10,
			defense: 11
		});
		expect(totals(allied().pass())).toEqual({ offense: 10, defense: 19 });
		expect(allied().offers('seat:3', 'power|calculator')).toBe(false);
	});
});
