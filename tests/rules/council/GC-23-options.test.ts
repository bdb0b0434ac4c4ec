/** GC-23: what the host of a table chooses, and that there is no more. */
import { describe, expect, it } from 'vitest';
import { restore, start } from '../../../src/lib/core';
import type { Json } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { opening, seatsOf } from '../../support/council';
import { copyOf } from '../../support/positions';

/** What the document says, and what was played before it could be chosen (GC-23.2, GC-23.3). */
const AS_WRITTEN = {
	victory: 'anyRound',
	newAlliance: 'wins',
	building: 'any',
	research: 'one',
	riots: 'five',
	rounds: 'noLimit'
} as const;
const AS_BEFORE = {
	victory: 'round4',
	newAlliance: 'waits',
	building: 'three',
	research: 'two',
	riots: 'five',
	rounds: 'eight'
} as const;

describe('room options', () => {
	it('[GC-23.1] are how species are found, whether NPC races live in the galaxy, and six rulings', () => {
		const offered = council.options.map(({ id, values, initial }) => ({
			id,
			values: values.map(({ value }) => value),
			initial
		}));
		expect(offered).toEqual([
			{ id: 'species', values: ['draft', 'auction'], initial: 'draft' },
			{ id: 'npcs', values: ['on', 'off'], initial: 'on' },
			{ id: 'victory', values: ['anyRound', 'round4'], initial: 'anyRound' },
			{ id: 'newAlliance', values: ['waits', 'wins'], initial: 'waits' },
			{ id: 'building', values: ['three', 'any'], initial: 'three' },
			{ id: 'research', values: ['two', 'one'], initial: 'two' },
			{ id: 'riots', values: ['four', 'five'], initial: 'four' },
			{ id: 'rounds', values: ['eight', 'noLimit'], initial: 'eight' }
		]);
	});

	it('[GC-23.2] one switch chooses for these six what the design document says', () => {
		expect(council.presets?.map(({ id, options }) => ({ id, options }))).toEqual([
			{ id: 'asWritten', options: { ...AS_WRITTEN } }
		]);
		const g = opening({ options: AS_WRITTEN });
		expect(g.board.options).toEqual({ species: 'draft', npcs: 'on', ...AS_WRITTEN });
	});

	it('[GC-23.3] a table of older rules, and one of their shape, goes on by what all were played by', () => {
		const how = { seats: seatsOf(2), key: '0'.repeat(64), clocked: false };
		const { table } = start(council, { ...how, options: { npcs: 'off' }, rules: 1 });
		expect(table.board.options).toEqual({ species: 'draft', npcs: 'off', ...AS_BEFORE });

		const later = start(council, { ...how, options: {}, rules: 2 });
		expect(later.table.board.options).toMatchObject({ victory: 'anyRound', riots: 'five' });

		const options = { species: 'auction', npcs: 'on' };
		const old = { ...table, shape: 1, options, board: { ...table.board, options } };
		const now = restore(council, copyOf(old) as unknown as Json) as typeof table;
		expect(now.options).toEqual({ ...options, ...AS_BEFORE });
		expect(now.board.options).toEqual({ ...options, ...AS_BEFORE });
	});

	it('[GC-23.1] [GC-4.2] [GC-4.6] without a choice species are drafted and NPC races are there', () => {
		const g = opening();
		expect(g.asked).toEqual(['setup.draft']);
		expect(Object.keys(g.until('turn.menu').board.npcs)).toHaveLength(3);
	});

	it('[GC-23.1] [GC-4.3] [GC-4.7] each value does what it says, and any two go together', () => {
		for (const species of ['draft', 'auction'] as const)
			for (const npcs of ['on', 'off'] as const) {
				const g = opening({ options: { species, npcs } });
				expect(g.asked).toEqual([species === 'draft' ? 'setup.draft' : 'setup.prefer']);
				g.until('turn.menu');
				expect(Object.keys(g.board.npcs)).toHaveLength(npcs === 'on' ? 3 : 0);
			}
	});

	it('[GC-23.1] any other option or value is refused, and so are one player and seven', () => {
		expect(council.fits({ species: 'auction', npcs: 'off' }, 4)).toBeNull();
		expect(council.fits({}, 2)).toBeNull();
		expect(council.fits({ moons: 12 }, 4)).toMatchObject({ rule: 'GC-23.1' });
		expect(council.fits({ rounds: 12 }, 4)).toMatchObject({ rule: 'GC-1.3' });
		expect(council.fits({ species: 'random' }, 4)).toMatchObject({ rule: 'GC-4.2' });
		expect(council.fits({ npcs: true }, 4)).toMatchObject({ rule: 'GC-4.7' });
		expect(council.fits({}, 1)).toMatchObject({ rule: 'GC-5.9' });
		expect(council.fits({}, 7)).toMatchObject({ rule: 'GC-5.9' });
		const options = { moons: 12 };
		const key = '0'.repeat(64);
		expect(() => start(council, { seats: seatsOf(3), options, key, clocked: false })).toThrow(
			'There is no option moons.'
		);
	});
});
