/** What powers that must be used will surely make of a fight is told before they are (CE-16.3). */
import { describe, expect, it } from 'vitest';
import { lookOpen } from '../../../src/lib/core';
import { cosmic } from '../../../src/lib/games/cosmic';
import { ALIENS } from '../../../src/lib/games/cosmic/aliens';
import { duel } from '../../support/duel';
import { said } from '../../support/said';
import type { CosmicGame, Position } from '../../support/cosmic';

const seen = (g: CosmicGame) => lookOpen(cosmic, g.table).board.encounter!;
const toCome = (g: CosmicGame) =>
	(seen(g).toCome ?? []).map(({ by, adds, say, decides = [] }) => ({
		by: said(by),
		...(adds && { adds }),
		...(say && { say: said(say) }),
		...(decides.length > 0 && { decides: decides.map((one) => said(one)) })
	}));

/** Seat 1 sends three ships against four of seat 2, each with an ally; a Macron sends one. */
const before = (given: Position, sent = 3, joined = 2): CosmicGame =>
	duel({
		seats: 4,
		...given,
		hands: {
			'seat:1': ['attack:08', 'negotiate'],
			'seat:2': ['attack:20', 'negotiate'],
			...given.hands
		}
	})
		.encounterTo({
			target: 'planet:2-1',
			send: { 'planet:1-1': sent },
			allies: {
				'seat:3': ['offense', { 'planet:3-1': joined }],
				'seat:4': ['defense', { 'planet:4-1': 1 }]
			}
		})
		.until('planning.select');

/** Uses that say of themselves when they will surely be made. */
const SURE = Object.entries(ALIENS).filter(([, { power }]) =>
	Object.values(power.uses).some(({ surely }) => surely !== undefined)
);

describe('what is foretold of a fight', () => {
	it('[CE-16.3] given Anti-Matter as a main player, then before the cards all read that the smaller total wins and what is deducted', () => {
		const g = before({ aliens: { 'seat:1': 'anti-matter' } });
		expect(toCome(g)).toEqual([
			{
				by: 'Anti-Matter',
				adds: { offense: -10, defense: -2 },
				decides: ['The smaller total wins']
			}
		]);
		expect(seen(g).foreseen).toBeUndefined();
	});

	it('[CE-16.3] given the cards are up and it must still be used, then how it will stand is told, and no more once it is used', () => {
		const g = before({ aliens: { 'seat:1': 'anti-matter' } });
		g.lay('attack:08', 'attack:20').until('window:reveal.cards');
		expect(seen(g)).toMatchObject({ totals: { offense: 13, defense: 25 }, leads: 'defense' });
		expect(seen(g).foreseen).toMatchObject({
			...{ totals: { offense: 3, defense: 23 }, lowWins: true, leads: 'offense' },
			decidedBy: ['Anti-Matter']
		});
		g.until('window:resolution.outcome');
		expect(g.encounter.totals).toEqual({ offense: 3, defense: 23 });
		expect(seen(g)).not.toHaveProperty('foreseen');
		expect(seen(g)).not.toHaveProperty('toCome');
	});

	it('[CE-16.3] given two that must be used, then each is told until it is, and the other after it', () => {
		const g = before({ aliens: { 'seat:1': 'anti-matter', 'seat:2': 'macron' } });
		g.lay('attack:08', 'attack:20').until('window:reveal.cards');
		const told: string[] = [];
		while (seen(g).outcome === null) {
			const now = toCome(g)
				.map(({ by }) => by)
				.join();
			if (told.at(-1) !== now) told.push(now);
			g.lapse();
		}
		expect(told.length).toBeGreaterThan(2);
		expect(told.at(-1)).toBe('');
	});

	it.each(SURE.map(([id]) => id))(
		'[CE-16.3] what is foretold of %s once the cards are up is what comes of it',
		(id) => {
			for (const seat of ['seat:1', 'seat:2', 'seat:3'] as const) {
				const given: Position = {
					...{ aliens: { [seat]: id }, warp: { 'seat:4': 2 }, tokens: { [seat]: 3 } },
					...(id === 'tyrant' && { captured: { tyrant: { 'seat:2': 2 } } })
				};
				const g = id === 'macron' ? before(given, 1, 1) : before(given);
				g.lay('attack:08', 'attack:20').until('window:reveal.cards');
				const { foreseen, totals } = seen(g);
				g.until('window:resolution.outcome');
				expect(foreseen?.totals ?? totals, seat).toEqual(g.encounter.totals);
			}
		}
	);

	it('[CE-16.3] what two must make of one fight is foretold in the order in which they count', () => {
		const g = before({ aliens: { 'seat:1': 'anti-matter', 'seat:3': 'macron' } }, 3, 1);
		// Its ship is deducted as it comes to count: 4.
		const { toCome: all = [] } = seen(g);
		g.lay('attack:08', 'attack:20').until('window:reveal.cards');
		const { foreseen, totals } = seen(g);
		g.until('window:resolution.outcome');
		expect(foreseen?.totals).toEqual(g.encounter.totals);
		for (const side of ['offense', 'defense'] as const)
			expect(all.reduce((sum, { adds }) => sum + (adds?.[side] ?? 0), 0)).toBe(
				g.encounter.totals![side] - totals![side]
			);
	});

	it('[CE-16.3] what rests on the cards is told in words, and nothing where a choice comes first', () => {
		expect(toCome(before({ aliens: { 'seat:2': 'tripler' } }))).toEqual([
			{ by: 'Tripler', say: 'their card counts three times if it is low, or a third' }
		]);
		expect(toCome(before({ aliens: { 'seat:2': 'mirage' } }))).toEqual([]);
		// Whose ships it counts is not known yet: no number holds.
		expect(toCome(before({ aliens: { 'seat:1': 'anti-matter', 'seat:2': 'mirage' } }))).toEqual([
			{
				by: 'Anti-Matter',
				say: 'the smaller total wins, and their own and all allies’ ships are deducted'
			}
		]);
	});

	it('[CE-16.3] a negotiate that will win is foretold, and no power that compares attacks', () => {
		const g = before({ aliens: { 'seat:1': 'pacifist', 'seat:2': 'anti-matter' } });
		g.lay('negotiate', 'attack:20').until('window:reveal.cards');
		expect(toCome(g)).toEqual([{ by: 'Pacifist', say: 'their negotiate wins' }]);
		expect(seen(g).foreseen).toMatchObject({ outright: 'offense', leads: 'offense' });
	});

	it('[CE-3.16] [CE-17.1] nothing is told of a sheet that is hidden, of a power that is stopped, or of an ally where it takes a main player', () => {
		const powers = { 'seat:2': 'anti-matter' } as const;
		const hidden = before({ aliens: powers, options: { hiddenPowers: true }, shown: false });
		expect(toCome(hidden)).toEqual([]);
		const g = before({ aliens: powers });
		g.board.encounter!.zapped.push({ seat: 'seat:2', alien: 'anti-matter' });
		expect(toCome(g)).toEqual([]);
		expect(toCome(before({ aliens: { 'seat:3': 'anti-matter' } }))).toEqual([]);
	});
});
