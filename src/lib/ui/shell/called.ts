/** What players are called in what is told of the past: a seat may have had somebody else then (ROOM-SEAT.9). */
import type { SeatLook } from '$lib/protocol';
import type { Names } from '../words';

/** The names of now, but for seats that somebody else had at this public move. */
export function namesAt(seats: readonly SeatLook[], names: Names, n: number): Names {
	const others = seats.flatMap(({ seat, before = [] }) => {
		const had = before.find(({ upTo }) => n <= upTo);
		return had ? [[seat, had.name] as const] : [];
	});
	return others.length > 0 ? { ...names, ...Object.fromEntries(others) } : names;
}
