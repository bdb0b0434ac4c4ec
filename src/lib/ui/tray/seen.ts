/** How far this device has followed each of its tables, for whoever comes back. */

/** The game at the table, and its moves up to then. */
export interface Seen {
	readonly round: number;
	readonly n: number;
}

/** `all`: what was in sight; `losses`: what was put away of what others took. */
const PLACES = { all: 'orrery.seen', losses: 'orrery.losses' } as const;
type Of = keyof typeof PLACES;
const KEPT = 30;

function kept(of: Of): { readonly [table: string]: Partial<Seen> | null } {
	try {
		const all: unknown = JSON.parse(localStorage.getItem(PLACES[of]) ?? '{}');
		return typeof all === 'object' && all !== null ? { ...all } : {};
	} catch {
		return {};
	}
}

/** Null where this device has not looked at the table before. */
export function seenOf(table: string, of: Of = 'all'): Seen | null {
	const { round, n } = kept(of)[table] ?? {};
	return typeof round === 'number' && typeof n === 'number' ? { round, n } : null;
}

export function keepSeen(table: string, seen: Seen, of: Of = 'all'): void {
	const others = Object.entries(kept(of)).filter(([name]) => name !== table);
	try {
		const all = [[table, seen] as const, ...others].slice(0, KEPT);
		localStorage.setItem(PLACES[of], JSON.stringify(Object.fromEntries(all)));
	} catch {
		// Storage may be forbidden: who comes back then has the log.
	}
}
