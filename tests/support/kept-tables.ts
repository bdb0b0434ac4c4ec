/** Tables saved in the middle of a game, as they are kept of every shape there was: woken, looked at, played on. */
import { isDeepStrictEqual } from 'node:util';
import { readdirSync, readFileSync } from 'node:fs';
import { diceFrom } from '$lib/bots';
import { lookOpen, lookOwn, wake } from '$lib/core';
import type { AnyGame, AnyTable, Json } from '$lib/core';
import { GAMES } from '$lib/games';
import { standsAt } from '../../tools/lib/kept';
import { tablesFile, TABLES_FOLDER } from '../../tools/lib/shape';
import { copyOf, playOn } from './positions';

/** Throws when this program does not understand it. */
export function woken(game: AnyGame, saved: Json): AnyTable {
	const woken = wake(game, saved);
	if (!woken.ok) throw new Error(JSON.stringify(woken.unfit));
	return woken.table;
}

const linesOf = (file: string): Json[] =>
	readFileSync(file, 'utf8')
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line) as Json);

/** Tables of a game's present shape, by where somebody is asked. Throws when this program does not understand one. */
export const keptTables = (game: AnyGame): ReadonlyMap<string, AnyTable> =>
	new Map(
		linesOf(tablesFile(game.id, game.shape))
			.map((saved) => woken(game, saved))
			.map((table) => [standsAt(table), table] as const)
	);

/** The one kept from there. Throws when there is none. */
export function keptFrom(game: AnyGame, tables: ReadonlyMap<string, AnyTable>, where: string) {
	const table = tables.get(where);
	if (!table) throw new Error(`No table is kept from ${where}: npm run fixtures -- ${game.id}`);
	return table;
}

/** A table as it was written down. */
export interface Kept {
	readonly game: AnyGame;
	readonly shape: number;
	/** Where somebody is asked. */
	readonly place: string;
	readonly saved: Json;
}

/** All tables that are kept, by file. Throws for tables of a game there is not. */
export const allKept = (): ReadonlyMap<string, readonly Kept[]> =>
	new Map(
		readdirSync(TABLES_FOLDER)
			.filter((name) => name.endsWith('.jsonl'))
			.map((name) => {
				const [, id = '', shape = ''] = /^(\w+)-shape-(\d+)\.jsonl$/.exec(name) ?? [];
				const game = GAMES[id];
				if (!game) throw new Error(`There is no game ${id} for ${name}.`);
				const kept = linesOf(`${TABLES_FOLDER}/${name}`).map((saved) => ({
					...{ game, shape: Number(shape), saved },
					place: standsAt(saved as unknown as AnyTable)
				}));
				return [name, kept] as const;
			})
	);

/** A table is looked at after so many decisions again. */
const LOOKED_EACH = 250;
/** Chance alone may play for ever where two build citadels faster than they take planets: then others try. */
const PLAYERS = [1, 2];

/**
 * Wakes a table, lets everybody look at it, and plays up to `most` decisions of it at random, or to its end. Throws when
 * something of it is lost on the way, its rules change, a piece appears or vanishes, or the end does not come.
 */
export function liveOn({ game, saved }: Kept, most: number): void {
	const was = saved as unknown as AnyTable;
	const same = (one: unknown, other: unknown, what: string) => {
		if (!isDeepStrictEqual(one, other)) throw new Error(`${what} differs.`);
	};
	for (const seed of PLAYERS) {
		const table = woken(game, saved);
		same(copyOf(table), table.shape === was.shape ? saved : table, 'What was woken');
		const look = () => ({
			open: lookOpen(game, table),
			own: table.seats.map((seat) => lookOwn(game, table, seat))
		});
		const first = look();
		same(copyOf(first), first, 'What is seen');
		if (first.open.waiting === null) throw new Error('Nobody is waited for.');
		const pieces = game.conserved(table);
		const dice = diceFrom(seed);
		const end = Math.min(most, game.bound);
		for (let n = 0; n < end && !table.over; n += LOOKED_EACH) {
			playOn(game, table, dice, Math.min(LOOKED_EACH, end - n));
			look();
		}
		const now = game.conserved(table);
		for (const [piece, n] of Object.entries(pieces)) same(now[piece], n, `The number of ${piece}`);
		same(table.rules, was.rules, 'What it is played by');
		if (table.over || most < game.bound) return;
	}
	throw new Error('It does not come to an end.');
}
