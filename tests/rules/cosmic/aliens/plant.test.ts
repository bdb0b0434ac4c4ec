/** Plant: powers of those in whose home system it has a colony. */
import { describe, expect, it } from 'vitest';
import { declare, duel, fight, homes, met, offered, over } from '../../../support/duel';
import { steadyAnswer } from '../../../support/steady';
import type { AlienId } from '../../../../src/lib/games/cosmic/types';
import type { CosmicGame, Position } from '../../../support/cosmic';

type Seat = `seat:${number}`;

/** It has a colony with seat 2, and none with seat 3. */
const ROOTS: Position = {
	aliens: { 'seat:1': 'plant', 'seat:2': 'virus', 'seat:3': 'zombie' },
	planets: { 'planet:2-5': { 'seat:1': 1, 'seat:2': 4 } }
};
const aliens = (g: CosmicGame, seat: Seat) => g.board.players[seat]!.aliens;

/** Seat 1 meets seat 2, before cards are chosen. */
const choosing = (given: Position = ROOTS, by: Seat = 'seat:1') =>
	duel(given)
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 2 } })
		.until('window:planning.beforeSelect', by);
const graft = (g: CosmicGame, by: Seat = 'seat:1', whom: Seat = 'seat:2') =>
	g.use(by, 'power|plant', { pick: whom }).until('planning.select');

describe('Plant', () => {
	it('[alien:plant] [CE-16.32] given it grafts a player where it has a colony, then it has that power besides its own, and they have none until the encounter ends', () => {
		const g = choosing();
		expect(g.choices('seat:1', 'power|plant|graft|')).toEqual(['seat:2']);
		graft(g);
		expect(aliens(g, 'seat:1')).toEqual(['plant', 'virus']);
		expect(aliens(g, 'seat:2')).toEqual([]);
		// Virus multiplies: 8 by 2 ships.
		g.lay('attack:08', 'attack:08').until('window:resolution.outcome');
		expect(g.encounter.totals).toMatchObject({ offense: 16, defense: 12 });
		over(g);
		expect(aliens(g, 'seat:1')).toEqual(['plant']);
		expect(aliens(g, 'seat:2')).toEqual(['virus']);
	});

	it('[alien:plant] given it leaves its power, then all keep theirs', () => {
		const g = choosing().pass().until('planning.select');
		expect(aliens(g, 'seat:2')).toEqual(['virus']);
	});

	it('[alien:plant] given it is the defense, then it grafts as well, a player with no part in it among them', () => {
		const given: Position = {
			aliens: { 'seat:1': 'virus', 'seat:2': 'plant', 'seat:3': 'zombie' },
			planets: { 'planet:3-1': { 'seat:2': 1 } }
		};
		const g = choosing(given, 'seat:2');
		expect(g.choices('seat:2', 'power|plant|graft|')).toEqual(['seat:3']);
		expect(aliens(graft(g, 'seat:2', 'seat:3'), 'seat:2')).toEqual(['plant', 'zombie']);
	});

	it('[alien:plant] ruling: tokens come with the sheet, those that are gained meanwhile go back with it', () => {
		const given: Position = {
			...ROOTS,
			aliens: { 'seat:1': 'plant', 'seat:2': 'warrior' },
			tokens: { 'seat:2': 3 }
		};
		const g = graft(choosing(given));
		expect([g.board.players['seat:1']!.tokens, g.board.players['seat:2']!.tokens]).toEqual([3, 0]);
		g.lay('attack:08', 'attack:08').until('window:resolution.outcome');
		expect(g.encounter.totals).toMatchObject({ offense: 8 + 2 + 3 });
		over(g);
		// Warrior gathers one by a victory before it goes back.
		expect([g.board.players['seat:1']!.tokens, g.board.players['seat:2']!.tokens]).toEqual([0, 4]);
	});

	it('[alien:plant] [CE-16.32] given a Reincarnator on either side of the graft, then a loss replaces only what is beside that, and all else goes back', () => {
		const lost = (mine: readonly AlienId[], theirs: readonly AlienId[]) => {
			const g = choosing({
				...ROOTS,
				aliens: { 'seat:1': 'plant', 'seat:2': theirs[0]! },
				hands: { 'seat:2': ['attack:20'] }
			});
			g.board.players['seat:1']!.aliens = [...mine];
			g.board.players['seat:2']!.aliens = [...theirs];
			g.board.sheets = ['macron'];
			over(graft(g).lay('attack:08', 'attack:20'));
			return [aliens(g, 'seat:1'), aliens(g, 'seat:2'), g.board.sheets];
		};
		expect(lost(['plant'], ['reincarnator', 'virus'])).toEqual([
			['plant'],
			['reincarnator', 'macron'],
			['virus']
		]);
		expect(lost(['reincarnator', 'plant'], ['virus'])).toEqual([
			['reincarnator', 'macron'],
			['virus'],
			['plant']
		]);
	});

	it('[alien:plant] ruling: given a power that is lost, or nobody with one, or no colony abroad, then it is not offered', () => {
		const until = (g: CosmicGame) => g.asked.includes('planning.select');
		const planets = { ...homes('seat:2', 4, 4), 'planet:2-5': { 'seat:1': 1 } } as const;
		const lost = duel({ ...ROOTS, planets });
		expect(lost.board.players['seat:2']!.powerLost).toBe(true);
		expect(offered(lost, 'seat:1', 'power|', until)).toBe(false);
		const none = { ...ROOTS, aliens: { 'seat:1': 'plant' } } satisfies Position;
		expect(offered(duel(none), 'seat:1', 'power|', until)).toBe(false);
		const athome = { aliens: ROOTS.aliens! };
		expect(offered(duel(athome), 'seat:1', 'power|', until)).toBe(false);
		const third = { ...ROOTS, aliens: { 'seat:1': 'virus', 'seat:3': 'plant' } } satisfies Position;
		expect(offered(duel(third), 'seat:3', 'power|', until)).toBe(false);
	});

	it('[alien:plant] given it is zapped, then nobody loses a power', () => {
		const given: Position = { ...ROOTS, hands: { 'seat:2': ['artifact:cosmic-zap'] } };
		const g = choosing(given);
		declare(g, 'seat:1', 'power|plant', { pick: 'seat:2' });
		g.until('window:use.declared', 'seat:2').use('seat:2', 'artifact|cosmic-zap');
		g.until('planning.select');
		expect([aliens(g, 'seat:1'), aliens(g, 'seat:2')]).toEqual([['plant'], ['virus']]);
	});

	it('given colonies with two, then the steady player grafts its opponent', () => {
		const both = {
			...ROOTS,
			planets: { ...ROOTS.planets, 'planet:3-1': { 'seat:1': 1, 'seat:3': 4 } }
		} satisfies Position;
		expect(steadyAnswer(choosing(both), 'seat:1')).toEqual({
			pick: 'power|plant|graft|',
			then: { pick: 'seat:2' }
		});
	});
});

describe('the Plant flare', () => {
	const BORROWS: Position = {
		aliens: { 'seat:1': 'oracle', 'seat:3': 'virus' },
		hands: { 'seat:1': ['flare:plant'] }
	};
	/** Alliances stand, seat 3 beside seat 1 or 2. */
	const formed = (given: Position, side: 'offense' | 'defense' = 'offense'): CosmicGame => {
		const g = duel({ seats: 4, ...given }).encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': 2 },
			allies: { 'seat:3': [side, { 'planet:3-1': 1 }] }
		});
		return g.until('window:alliance.formed');
	};

	it('[wild:plant] given an ally with a power, then a main player plays that instead of its own until the encounter ends', () => {
		const g = formed(BORROWS);
		g.use('seat:1', 'wild|plant', { pick: 'seat:3' }).until('planning.select');
		expect([aliens(g, 'seat:1'), aliens(g, 'seat:3')]).toEqual([['virus'], []]);
		over(g);
		expect([aliens(g, 'seat:1'), aliens(g, 'seat:3')]).toEqual([['oracle'], ['virus']]);
	});

	it('[wild:plant] given an ally of the other side, or without a power, or itself an ally, then it is not offered', () => {
		expect(formed(BORROWS, 'defense').offers('seat:1', 'wild|')).toBe(false);
		const bare = { ...BORROWS, aliens: { 'seat:1': 'oracle' } } satisfies Position;
		expect(formed(bare).offers('seat:1', 'wild|')).toBe(false);
		const ally = { ...BORROWS, hands: { 'seat:3': ['flare:plant'] } } satisfies Position;
		expect(formed(ally).offers('seat:3', 'wild|')).toBe(false);
	});

	it('given an ally with a power it likes better, then the steady player plays that, else not', () => {
		const g = formed({ ...BORROWS, aliens: { 'seat:1': 'tick-tock', 'seat:3': 'macron' } });
		expect(steadyAnswer(g, 'seat:1')).toMatchObject({ then: { pick: 'seat:3' } });
		const own = formed({ ...BORROWS, aliens: { 'seat:1': 'virus', 'seat:3': 'tick-tock' } });
		expect(steadyAnswer(own, 'seat:1')).toEqual({ pick: 'pass' });
	});

	/** Seat 1 lacks one colony, and wins it; seat 3 plays Plant, with a colony at home with seat 1. */
	const winning = (planets: Position['planets'] = { 'planet:1-5': { 'seat:3': 1 } }) =>
		met(
			['attack:40', 'attack:06'],
			{
				aliens: { 'seat:3': 'plant' },
				hands: { 'seat:3': ['flare:plant', 'attack:06'] },
				planets: {
					...Object.fromEntries(
						[2, 3, 4, 5].map((k) => [`planet:2-${k}`, { 'seat:1': 1, 'seat:2': 4 }])
					),
					...planets
				}
			},
			2
		);
	const wonBy = (g: CosmicGame) => g.table.over!.winners;
	const toEnd = (g: CosmicGame) => {
		while (!g.table.over) g.lapse();
		return g;
	};

	it('[super:plant] [CE-21.13] given a player where it has a colony wins, then it wins alone instead', () => {
		const g = winning().until('window:victory.won', 'seat:3');
		expect(steadyAnswer(g, 'seat:3')).toMatchObject({
			pick: expect.stringMatching(/^super\|plant/) as string
		});
		toEnd(g.use('seat:3', 'super|plant'));
		expect(wonBy(g)).toEqual(['seat:3']);
		expect(g.said).toContain('{seat:3} takes the victory, and wins alone.');
	});

	it('[super:plant] given it leaves it, or has no colony there, then the other has won', () => {
		expect(wonBy(toEnd(winning().until('window:victory.won', 'seat:3').pass()))).toEqual([
			'seat:1'
		]);
		const none = toEnd(winning({}));
		expect(wonBy(none)).toEqual(['seat:1']);
		const elsewhere = winning({ 'planet:2-1': { 'seat:2': 4, 'seat:3': 1 } });
		expect(offered(elsewhere, 'seat:3', 'super|', (g) => g.table.over !== null)).toBe(false);
	});

	/** Seats 1 and 3, which plays Plant, win together on planet 2-1; seat 3 has these colonies besides. */
	const sharing = (roots: readonly `planet:${number}-${number}`[]) =>
		fight(
			['attack:40', 'attack:06'],
			{ 'seat:3': ['offense', { 'planet:3-1': 1 }] },
			{
				aliens: { 'seat:3': 'plant' },
				hands: { 'seat:3': ['flare:plant'] },
				planets: {
					...Object.fromEntries(
						[2, 3, 4, 5].map((k) => {
							const planet = `planet:2-${k}` as const;
							const there = { 'seat:1': 1, 'seat:2': 4 };
							return [planet, roots.includes(planet) ? { ...there, 'seat:3': 1 } : there];
						})
					),
					...(roots.includes('planet:1-5') ? { 'planet:1-5': { 'seat:1': 4, 'seat:3': 1 } } : {})
				}
			}
		);

	it('[super:plant] [CE-21.13] given it shares a victory with a player where it has a colony, then it may win alone instead', () => {
		const roots = ['planet:1-5', 'planet:2-2', 'planet:2-3', 'planet:2-4'] as const;
		const asked = () => sharing(roots).until('window:victory.won', 'seat:3');
		expect(wonBy(toEnd(asked().use('seat:3', 'super|plant')))).toEqual(['seat:3']);
		expect(wonBy(toEnd(asked().pass()))).toEqual(['seat:1', 'seat:3']);
	});

	it('[super:plant] given it shares a victory, and has no colony with the others who win, then there is nothing to take', () => {
		const g = sharing(['planet:2-2', 'planet:2-3', 'planet:2-4', 'planet:2-5']);
		expect(offered(g, 'seat:3', 'super|', (now) => now.table.over !== null)).toBe(false);
		expect(wonBy(g)).toEqual(['seat:1', 'seat:3']);
	});
});
