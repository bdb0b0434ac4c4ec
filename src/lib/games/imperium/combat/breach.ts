/** Into the Breach: one Dreadnought takes the first hits of its side, as long as it lasts. */
import { forget, lastingOf, remember } from '../lasting';
import type { Board, SeatId, SystemId } from '../types';

/** Where its next hits go: damaged first, then destroyed. */
type BreachPlace = 'sustain:dreadnought' | 'damagedDreadnought';

declare module '../lasting' {
	interface Lastings {
		/** A Dreadnought in the breach, and where the hits go that it still has to take. */
		breach: { seat: SeatId; system: SystemId; next: readonly BreachPlace[] };
	}
}

const breachOf = (board: Board, seat: SeatId, system: SystemId) =>
	lastingOf(board, 'breach').find((one) => one.seat === seat && one.system === system);

/** A damaged one takes one hit, a whole one two. */
export function openBreach(board: Board, seat: SeatId, system: SystemId, isDamaged: boolean): void {
	const next: BreachPlace[] = isDamaged
		? ['damagedDreadnought']
		: ['sustain:dreadnought', 'damagedDreadnought'];
	remember(board, { is: 'breach', seat, system, next, until: 'action' });
}

/** Where the first of so many hits have to go. */
export const breachFor = (
	board: Board,
	seat: SeatId,
	system: SystemId,
	hits: number
): readonly BreachPlace[] => breachOf(board, seat, system)?.next.slice(0, hits) ?? [];

/** So many hits have been taken. */
export function hitBreach(board: Board, seat: SeatId, system: SystemId, hits: number): void {
	const breach = breachOf(board, seat, system);
	if (!breach) return;
	forget(board, breach);
	const next = breach.next.slice(hits);
	if (next.length > 0) remember(board, { ...breach, next });
}

/** The Dreadnought is gone, or the battle is over. */
export const closeBreach = (board: Board, seat: SeatId, system: SystemId): void =>
	hitBreach(board, seat, system, Infinity);
