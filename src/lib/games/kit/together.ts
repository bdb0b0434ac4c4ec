/** Everybody has chosen at once, and all is shown together. */
import type { Decider, SeatId } from '../../core';

/** The answers in this order of seats; who gave none is left out. */
export const inTurn = <Answer>(
	seats: readonly SeatId[],
	answers: { readonly [by in Decider]?: Answer }
): (readonly [SeatId, Answer])[] =>
	seats.flatMap((seat) => {
		const answer = answers[seat];
		return answer === undefined ? [] : [[seat, answer] as const];
	});
