/** How far this device has followed each of its tables, for whoever comes back. */

/** The game at the table, and its moves up to then. */
export interface Seen {
	readonly round: number;
	readonly n: number;
}

const PLACE = 'orrery.seen';
const KEPT = 30;

function all(): { readonly [table: string]: Partial<Seen> | null } {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
		return typeof kept === 'object' && kept !== null ? { ...kept } : {};
	} catch {
		return {};
	}
}

/** Null where this device has not looked at the table before. */
export function seenOf(table: string): Seen | null {
	const { round, n } = all()[table] ?? {};
	return typeof round === 'number' && typeof n === 'number' ? { round, n } : null;
}

export function keepSeen(table: string, seen: Seen): void {
	const others = Object.entries(all()).filter(([name]) => name !== table);
	try {
		const kept = [[table, seen] as const, ...others].slice(0, KEPT);
		localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
	} catch {
		// Storage may be forbidden: who comes back then has the log.
	}
}
