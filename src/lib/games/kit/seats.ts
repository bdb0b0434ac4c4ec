/** Seats round the table, and what is kept of each: of any board, or view of one, that says in which order they sit. */
import type { SeatId, Viewer } from '../../core';

export interface Seated {
	/** Seats in turn order; left of each is the next one. */
	readonly order: readonly SeatId[];
}

/** All seats in turn order, `first` at the head. */
export function clockwise({ order }: Seated, first: SeatId): SeatId[] {
	const at = Math.max(0, order.indexOf(first));
	return [...order.slice(at), ...order.slice(0, at)];
}

/** Seats clockwise from the left of `seat`, without it. */
export function leftOf({ order }: Seated, seat: SeatId): SeatId[] {
	const at = order.indexOf(seat);
	return [...order.slice(at + 1), ...order.slice(0, at)];
}

/** All other seats in turn order; for a watcher all. */
export const othersThan = ({ order }: Seated, viewer: Viewer): SeatId[] =>
	order.filter((seat) => seat !== viewer);

/** Something for each of these seats. */
export function bySeat<T>(seats: readonly SeatId[], make: (seat: SeatId) => T): Record<SeatId, T> {
	const kept: Record<SeatId, T> = {};
	for (const seat of seats) kept[seat] = make(seat);
	return kept;
}

/** What is kept of a player. Throws for a seat that is not at the table: asking is then a bug. */
export function playerOf<Player>(
	{ players }: { readonly players: { readonly [seat: SeatId]: Player } },
	seat: SeatId
): Player {
	const player = players[seat];
	if (!player) throw new Error(`${seat} is not at this table.`);
	return player;
}
