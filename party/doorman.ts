/** Who may come in, decided before a table is woken: the same on both hosts. */
import { isTableName } from '$lib/protocol';

/** Headers of everything a room answers over HTTP. */
export const HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

export const addressOf = (request: { readonly headers: { get(name: string): string | null } }) =>
	request.headers.get('cf-connecting-ip');

/** Tables one address may enter in an hour. Kept by each process of the host for itself. */
const MOST_TABLES = 60;
const HOUR = 3_600_000;
const MOST_ADDRESSES = 10_000;
const seen = new Map<string, { since: number; tables: Set<string> }>();

/** Why this request may not come to a table; null when it may. Nothing of the kind is asked of one's own machine. */
export function turnedAway(table: string, address: string | null, now: number): Response | null {
	if (!isTableName(table))
		return new Response('No table has such a name.\n', { status: 400, headers: HEADERS });
	if (!address || address === '127.0.0.1' || address === '::1') return null;
	let entry = seen.get(address);
	if (!entry || now - entry.since > HOUR) {
		if (seen.size >= MOST_ADDRESSES) seen.clear();
		seen.set(address, (entry = { since: now, tables: new Set() }));
	}
	entry.tables.add(table);
	return entry.tables.size > MOST_TABLES
		? new Response('You have opened very many tables; try again in an hour.\n', {
				status: 429,
				headers: HEADERS
			})
		: null;
}

/** The list of tables is only read from outside: tables speak to it from within. */
export const READ_ONLY = () =>
	new Response('The list of tables can only be read.\n', { status: 405, headers: HEADERS });
