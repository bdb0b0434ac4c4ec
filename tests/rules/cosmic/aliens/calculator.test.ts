/** Calculator: the higher card is lowered by the lower one. */
import { describe, expect, it } from 'vitest';
import { declare, duel, homes, meet } from '../../../support/duel';
import type { SeatId } from '../../../../src/lib/core';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Given = Position & { cards?: [string, string] };

/** Both cards have been laid; seat 1 sends one ship against four. */
const met = ({ cards = ['attack:08', 'attack:15'], ...given }: Given = {}): CosmicGame => {
	const of = (side: 0 | 1, seat: 'seat:1' | 'seat:2') => [
		...(cards[side] === 'attack:08' ? [] : [cards[side]]),
		...(given.hands?.[seat] ?? [])
	];
	const hands = { ...given.hands, 'seat:1': of(0, 'seat:1'), 'seat:2': of(1, 'seat:2') };
	return meet(duel({ aliens: { 'seat:1': 'calculator' }, ...given, hands }), cards);
};
const laid = (given: Given = {}, seat: SeatId = 'seat:1'): CosmicGame =>
	met(given).until('window:planning.selected', seat);

/** The same with an ally, seat 3, on this side; each holds a flare, so that all are asked. */
const allied = (
	given: Position = {},
	side: 'offense' | 'defense' = 'offense',
	seat: SeatId = 'seat:3'
): CosmicGame =>
	duel({
		aliens: { 'seat:3': 'calculator' },
		...given,
		hands: {
			'seat:1': ['flare:chosen'],
			'seat:2': ['attack:15', 'flare:clone'],
			'seat:3': ['flare:calculator', 'attack:06'],
			...given.hands
		}
	})
		.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 1 },
			allies: { 'seat:3': [side, { 'planet:3-1': 1 }] },
			cards: ['attack:08', 'attack:15']
		})
		.until('window:planning.selected', seat);

const totals = (g: CosmicGame) => g.until('window:resolution.outcome').encounter.totals;

/** Whether this use is offered to the seat before the cards are turned up. */
function uses(g: CosmicGame, seat: SeatId, name: string): boolean {
	let found = false;
	while (g.board.offense === 'seat:1' && !g.encounter.revealed) {
		found ||= g.offers(seat, name);
		g.lapse();
	}
	return found;
}

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

	it('[alien:calculator] given it defends, then it may call, too; without its power, or as an ally, it may not', () => {
		const asked = (given: Position, seat: SeatId) => allied(given, 'offense', seat);
		const g = asked({ aliens: { 'seat:2': 'calculator' } }, 'seat:2');
		expect(totals(g.use('seat:2', 'power|calculator'))).toEqual({ offense: 10, defense: 11 });
		// A flare in hand has them asked whether or not the power could be used.
		const lost = { aliens: { 'seat:1': 'calculator' }, planets: homes('seat:1', 10, 10) } as const;
		expect(asked(lost, 'seat:1').offers('seat:1', 'power|calculator')).toBe(false);
		expect(asked({}, 'seat:3').offers('seat:3', 'power|calculator')).toBe(false);
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

	it('[wild:calculator] given the defense calls, then the cards are its own and its opponent’s', () => {
		const called = (pick: string) =>
			totals(
				laid({ aliens: {}, hands: { 'seat:2': ['flare:calculator'] } }, 'seat:2').use(
					'seat:2',
					'wild|calculator',
					{ pick }
				)
			);
		expect(called('odd')).toEqual({ offense: -7 + 1, defense: 19 });
		expect(called('even')).toEqual({ offense: 9, defense: 7 + 4 });
	});

	it('[wild:calculator] given an ally or who takes no part holds it, then it cannot be played; Calculator without its power plays it', () => {
		expect(uses(allied({ aliens: {} }), 'seat:3', 'wild|calculator')).toBe(false);
		const out = met({ aliens: {}, hands: { 'seat:3': ['flare:calculator'] } });
		expect(uses(out, 'seat:3', 'wild|calculator')).toBe(false);
		const weak = laid({
			planets: homes('seat:1', 10, 10),
			hands: { 'seat:1': ['flare:calculator'] }
		});
		expect(weak.offers('seat:1', 'wild|calculator')).toBe(true);
	});

	it('[wild:calculator] ruling: a negotiate is no attack, whatever was called', () => {
		const g = flare(['attack:08', 'negotiate']).use('seat:1', 'wild|calculator', { pick: 'even' });
		expect(g.until('window:resolution.outcome').encounter.outcome).toEqual({
			type: 'won',
			side: 'offense'
		});
	});

	it('[wild:calculator] given Card Zap answers it, then both count as they are', () => {
		const g = laid({
			aliens: {},
			hands: { 'seat:1': ['flare:calculator'], 'seat:2': ['artifact:card-zap'] }
		});
		declare(g, 'seat:1', 'wild|calculator', { pick: 'odd' }).use('seat:2', 'artifact|card-zap');
		expect(totals(g)).toEqual({ offense: 9, defense: 19 });
	});

	it('[super:calculator] given Calculator is an ally, when it plays it, then the cards are equalized; without it they are not', () => {
		expect(totals(allied().use('seat:3', 'super|calculator'))).toEqual({
			offense: 10,
			defense: 11
		});
		expect(totals(allied().pass())).toEqual({ offense: 10, defense: 19 });
		expect(allied().offers('seat:3', 'power|calculator')).toBe(false);
	});

	it('[super:calculator] given an ally of the defense, then it may call, too; who takes no part may not', () => {
		const g = allied({}, 'defense').use('seat:3', 'super|calculator');
		expect(totals(g)).toEqual({ offense: 9, defense: 12 });
		const out = met({
			aliens: { 'seat:1': 'calculator', 'seat:3': 'calculator' },
			hands: { 'seat:3': ['flare:calculator'] }
		});
		expect(uses(out, 'seat:3', 'super|calculator')).toBe(false);
	});

	it('[super:calculator] given Cosmic Zap answers it, then both count as they are', () => {
		const g = allied({
			hands: {
				'seat:2': ['attack:15', 'artifact:cosmic-zap'],
				'seat:3': ['flare:calculator', 'attack:06']
			}
		});
		declare(g, 'seat:3', 'super|calculator').use('seat:2', 'artifact|cosmic-zap');
		expect(totals(g)).toEqual({ offense: 10, defense: 19 });
		expect(g.hand('seat:3')).toContain('flare:calculator');
	});
});
