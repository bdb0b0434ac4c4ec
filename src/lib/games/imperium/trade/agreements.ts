/** Trade agreements (TI-16): a swap of one contract each. Who holds whose says it all. */
import { msg } from '../../../core';
import { playerOf } from '../../kit';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';

declare module '../moves' {
	interface Moves {
		/** Two players' contracts go back to their owners (TI-16.15). */
		broken: { readonly seats: readonly [SeatId, SeatId] };
	}
}

/** Those this player has an agreement with, at most two (TI-16.3). */
export const partnersOf = (board: Board, seat: SeatId): SeatId[] =>
	playerOf(board, seat)
		.contracts.map(({ holder }) => holder)
		.filter((holder) => holder !== seat);

/** TI-16.15: both contracts go back. Nothing where there is no agreement. */
export function breakAgreement(
	play: Pick<Play, 'board' | 'say'>,
	one: SeatId,
	other: SeatId,
	rule: string
): void {
	const { board } = play;
	if (!partnersOf(board, one).includes(other)) return;
	for (const [seat, partner] of [
		[one, other],
		[other, one]
	] as const)
		for (const contract of playerOf(board, seat).contracts)
			if (contract.holder === partner) contract.holder = seat;
	play.say(msg('The trade agreement between {one} and {other} is broken.', { one, other }), rule, {
		type: 'broken',
		seats: [one, other]
	});
}
