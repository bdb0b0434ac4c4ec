/** Your tables on the home page: whose turn it is, since when, with whom. */
import { expect, it } from 'vitest';
import type { Standing } from '../../src/lib/protocol';
import type { MyTable } from '../../src/lib/table/device';
import { rowsOf } from '../../src/lib/ui/home/rows';

const NOW = Date.UTC(2030, 0, 1);
const HOUR = 3_600_000;

const mine = (table: string, at = 0): MyTable => ({ table, key: 'k', game: 'cosmic', at });
const stands = (table: string, more: Partial<Standing> = {}): readonly [string, Standing] => [
	table,
	{
		...{
			table,
			game: 'council',
			phase: 'playing',
			people: 2,
			made: true,
			seats: [],
			waiting: null
		},
		you: { seat: 'seat:1', openMs: null },
		...more
	}
];
const asked = (hours: number) => ({ you: { seat: 'seat:1' as const, openMs: hours * HOUR } });

it('lists the tables that wait for you first, the longest wait at the top, then those going on, not begun and over, the latest first', () => {
	const tables = ['over', 'lobby', 'quiet', 'short', 'long', 'recent'].map((name, i) =>
		mine(name, i)
	);
	const told = new Map([
		stands('over', { phase: 'over' }),
		stands('lobby', { phase: 'lobby' }),
		stands('quiet'),
		stands('short', asked(1)),
		stands('long', asked(30)),
		stands('recent')
	]);
	const rows = rowsOf(tables, {}, told, NOW);
	expect(rows.map(({ table }) => table)).toEqual([
		...['long', 'short', 'recent', 'quiet', 'lobby', 'over']
	]);
	expect(rows[0]?.since).toBe(NOW - 30 * HOUR);
	expect(rows[0]?.game).toBe('council');
});

it('takes the table’s word before what this device saw last, and that where the table does not answer; one that is forgotten is left out', () => {
	const seen = { seat: 'seat:2', mine: true, say: 'Choose', at: NOW - HOUR } as const;
	const news = { told: seen, silent: seen, gone: seen };
	const told = new Map([stands('told'), stands('gone', { made: false })]);
	const rows = rowsOf([mine('told'), mine('silent'), mine('gone')], news, told, NOW);
	expect(rows.map(({ table, since }) => [table, since])).toEqual([
		['silent', NOW - HOUR],
		['told', null]
	]);
});
