/** How far this device has followed each of its tables, for whoever comes back. */

/** The game at the table, and its moves up to then. */
export interface Seen {
	readonly round: number;
	readonly n: number;
}

/** What was said last that was on the screen: the number of a line; when a whisper was said, ms since 1970. */
export interface Said {
	readonly line: number;
	readonly whisper: number;
}

/** `all`: what was in sight; `losses`: what was put away of what others took. */
const PLACES = { all: 'orrery.seen', losses: 'orrery.losses', said: 'orrery.heard' } as const;
type Place = keyof typeof PLACES;
type Of = Exclude<Place, 'said'>;
const KEPT = 30;

function kept<T>(of: Place): { readonly [table: string]: Partial<T> | null } {
	try {
		const all: unknown = JSON.parse(localStorage.getItem(PLACES[of]) ?? '{}');
		return typeof all === 'object' && all !== null ? { ...all } : {};
	} catch {
		return {};
	}
}

function keep(table: string, entry: Seen | Said, of: Place): void {
	const others = Object.entries(kept(of)).filter(([name]) => name !== table);
	try {
		const all = [[table, entry] as const, ...others].slice(0, KEPT);
		localStorage.setItem(PLACES[of], JSON.stringify(Object.fromEntries(all)));
	} catch {
		// Storage may be forbidden: who comes back then has the log.
	}
}

/** Null where this device has not looked at the table before. */
export function seenOf(table: string, of: Of = 'all'): Seen | null {
	const { round, n } = kept<Seen>(of)[table] ?? {};
	return typeof round === 'number' && typeof n === 'number' ? { round, n } : null;
}

export const keepSeen = (table: string, seen: Seen, of: Of = 'all'): void => keep(table, seen, of);

/** Null where this device has shown no talk of the table before. */
export function saidIn(table: string): Said | null {
	const { line, whisper } = kept<Said>('said')[table] ?? {};
	return typeof line === 'number' && typeof whisper === 'number' ? { line, whisper } : null;
}

export const keepSaid = (table: string, said: Said): void => keep(table, said, 'said');
