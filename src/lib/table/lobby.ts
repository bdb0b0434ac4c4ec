/** Finding a table: the public list, a code somebody read aloud, or any table that has a seat. */
import { readCode, tableName } from '../protocol';
import type { ListedTable } from '../protocol';

const LIST = '/parties/lobby/public';

/** A whole number from 0 to `below` − 1, from the browser's own source. */
const dice = (below: number): number => {
	const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
	return word % below;
};

/** A name for a table nobody has, as good as surely. The table begins to exist when somebody sits. */
export const newTableName = (): string => tableName(dice);

/** The list will not answer for a while, and says why. */
export class TooMany extends Error {}

async function ask<T>(query: string, origin: string): Promise<T> {
	const response = await fetch(`${origin}${LIST}${query}`, { cache: 'no-store' });
	if (response.status === 429) throw new TooMany((await response.text()).trim());
	if (!response.ok) throw new Error(`The list of tables answered ${response.status}.`);
	return (await response.json()) as T;
}

/** Tables whose hosts opened them, those with free seats first. Throws when the list cannot be had. */
export const openTables = async (origin = ''): Promise<readonly ListedTable[]> =>
	(await ask<{ tables: ListedTable[] }>('', origin)).tables;

/** The table a six-letter code leads to; null when there is none. For a device's own code go on with `#code=`. */
export async function tableOfCode(
	typed: string,
	origin = ''
): Promise<{ table: string; device: boolean } | null> {
	const code = readCode(typed);
	if (!code) return null;
	return (await ask<{ found: { table: string; device: boolean } | null }>(`?code=${code}`, origin))
		.found;
}

/** What this server's push messages are signed with, for a browser to let them through; base64url. */
export const pushKey = async (origin = ''): Promise<string> =>
	(await ask<{ key: string }>('?nudges', origin)).key;

/** An open table of this game with a free seat, or a fresh name. */
export const playNow = async (game: string, origin = ''): Promise<string> =>
	(await ask<{ table: string | null }>(`?play=${encodeURIComponent(game)}`, origin)).table ??
	newTableName();
