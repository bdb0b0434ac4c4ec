/** GC-23: what the host of a table chooses, and that there is no more. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../src/lib/core';
import { council } from '../../../src/lib/games/council';
import { opening, seatsOf } from '../../support/council';

describe('room options', () => {
	it('[GC-23.1] are two: how species are found, and whether NPC races live in the galaxy', () => {
		const offered = council.options.map(({ id, values, initial }) => ({
			id,
			values: values.map(({ value }) => value),
			initial
		}));
		expect(offered).toEqual([
			{ id: 'species', values: ['draft', 'auction'], initial: 'draft' },
			{ id: 'npcs', values: ['on', 'off'], initial: 'on' }
		]);
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
		expect(council.fits({ rounds: 12 }, 4)).toMatchObject({ rule: 'GC-23.1' });
		expect(council.fits({ species: 'random' }, 4)).toMatchObject({ rule: 'GC-4.2' });
		expect(council.fits({ npcs: true }, 4)).toMatchObject({ rule: 'GC-4.7' });
		expect(council.fits({}, 1)).toMatchObject({ rule: 'GC-5.9' });
		expect(council.fits({}, 7)).toMatchObject({ rule: 'GC-5.9' });
		const options = { rounds: 12 };
		const key = '0'.repeat(64);
		expect(() => start(council, { seats: seatsOf(3), options, key, clocked: false })).toThrow(
			'There is no option rounds.'
		);
	});
});
