/** Tables of a game's present shape as they are kept, by where somebody is asked. */
import { wake } from '$lib/core';
import type { AnyGame, AnyTable, Json } from '$lib/core';
import { readFileSync } from 'node:fs';
import { standsAt } from '../../tools/lib/kept';
import { tablesFile } from '../../tools/lib/shape';

/** Throws when this program does not understand one. */
export const keptTables = (game: AnyGame): ReadonlyMap<string, AnyTable> =>
	new Map(
		readFileSync(tablesFile(game.id, game.shape), 'utf8')
			.trimEnd()
			.split('\n')
			.map((line) => {
				const woken = wake(game, JSON.parse(line) as Json);
				if (!woken.ok) throw new Error(JSON.stringify(woken.unfit));
				return [standsAt(woken.table), woken.table] as const;
			})
	);

/** The one kept from there. Throws when there is none. */
export function keptFrom(game: AnyGame, tables: ReadonlyMap<string, AnyTable>, where: string) {
	const table = tables.get(where);
	if (!table) throw new Error(`No table is kept from ${where}: npm run fixtures -- ${game.id}`);
	return table;
}
