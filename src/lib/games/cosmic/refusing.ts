/** Who refuses what an effect asks of all at once until their next turn begins, and is not asked meanwhile (CE-16.33). */
import { msg } from '../../core';
import type { Choice } from '../../core';
import type { Play } from './play';
import type { AlienId, Board, SeatId } from './types';

interface Refusal {
	readonly seat: SeatId;
	/** The alien whose effect asks. */
	readonly alien: AlienId;
}

declare module './types' {
	interface Board {
		/** Left out: nobody refuses for more than once. */
		refusals?: readonly Refusal[];
	}
}

/** How it is chosen, beside to refuse once. */
export const REFUSES: Choice<'rest'> = {
	id: 'rest',
	say: msg('Give nothing, and be asked no more until your next turn begins')
};

export const refuses = ({ refusals = [] }: Board, seat: SeatId, alien: AlienId): boolean =>
	refusals.some((one) => one.seat === seat && one.alien === alien);

/** All hear of it. */
export function refuseOn(play: Play, seat: SeatId, alien: AlienId): void {
	const { board } = play;
	board.refusals = [...(board.refusals ?? []), { seat, alien }];
	play.say(
		msg(
			'{who, select, you {You give} other {# gives}} nothing until {who, select, you {your} other {their}} next turn begins.',
			{
				who: seat
			}
		),
		'CE-16.33'
	);
}

/** The turn of this seat begins. */
export function askAgain(board: Board, seat: SeatId): void {
	if (board.refusals) board.refusals = board.refusals.filter((one) => one.seat !== seat);
}
