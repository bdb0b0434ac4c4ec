/** The Action Phase: turns in the order of play until all have passed (TI-5.1). */
import { endOrders } from '../../../core';
import { playerOf } from '../../kit';
import { formsOf } from '../play';
import type { Step } from '../play';
import { TURN } from '../timing/orders';
import { seatsIn } from '../timing/passed';
import { orderOfPlay } from '../turn-order';
import type { Board, SeatId } from '../types';

declare module '../play' {
	interface Steps {
		/** Who had the last turn. */
		action: { last?: SeatId };
	}
}

const { run } = formsOf('action');

/** TI-4.10, TI-5.1, TI-8.2: by the cards as they lie now, who comes after the last one and has not passed; null: nobody. */
export function nextInTurn(board: Board, last: SeatId | undefined): SeatId | null {
	const order = orderOfPlay(board);
	const at = last === undefined ? -1 : order.indexOf(last);
	const seats = [...order.slice(at + 1), ...order.slice(0, at + 1)];
	const present = seatsIn(board);
	return seats.find((seat) => present.includes(seat) && !playerOf(board, seat).passed) ?? null;
}

export const action: Step = {
	begin: run((play) => {
		const { board } = play;
		board.stage = 'action';
		for (const seat of board.order) playerOf(board, seat).passed = false;
	}),
	turn: run((play, frame) => {
		const { board } = play;
		endOrders(play.table, TURN);
		const seat = nextInTurn(board, frame.last);
		board.active = seat;
		// TI-21.1.
		if (seat === null) return 'end';
		frame.last = seat;
		play.push('turn', { seat });
		return 'turn';
	})
};
