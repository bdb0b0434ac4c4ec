/** The finished games of this device's tables, and when bots sit in, as pages tell them. */
import { expect, it } from 'vitest';
import type { Standing } from '../../src/lib/protocol';
import { replaysOf } from '../../src/lib/ui/replays';
import { dueOf } from '../../src/lib/ui/tray/sits';

const stands = (table: string, games: Standing['games']): [string, Standing] => [
	table,
	{
		...{ table, game: 'cosmic', phase: 'lobby', people: 2, made: true, waiting: null },
		seats: [
			{ seat: 'seat:1', kind: 'human', name: 'Ines' },
			{ seat: 'seat:2', kind: 'human', name: 'Tomasz' },
			{ seat: 'seat:3', kind: 'bot', name: 'Kepler' }
		],
		you: { seat: 'seat:1', openMs: null },
		...(games ? { games } : {})
	}
];

it('lists every finished game of every table, the latest first, with whom it was', () => {
	const told = new Map([
		stands('old', [{ round: 1, game: 'cosmic', ended: 100 }]),
		stands('none', undefined),
		stands('twice', [
			{ round: 1, game: 'cosmic', ended: null },
			{ round: 2, game: 'council', ended: 900 }
		])
	]);
	expect(replaysOf(told).map(({ table, round }) => [table, round])).toEqual([
		['twice', 2],
		['old', 1],
		['twice', 1]
	]);
	expect(replaysOf(told)[0]).toMatchObject({ game: 'council', with: ['Tomasz'] });
});

it('counts down to a bot from when that was told, and anew where it is told anew', () => {
	const seats = (sitsInMs?: number) => [
		{ seat: 'seat:2' as const, ...(sitsInMs === undefined ? {} : { sitsInMs }) }
	];
	const first = dueOf(seats(60_000), [], 1000);
	expect(first).toEqual([{ seat: 'seat:2', told: 60_000, at: 61_000 }]);
	// Something else of the table changed meanwhile.
	expect(dueOf(seats(60_000), first, 21_000)).toEqual(first);
	expect(dueOf(seats(40_000), first, 21_500)[0]?.at).toBe(61_500);
	expect(dueOf(seats(), first, 30_000)).toEqual([]);
});
