/** Short Term Truce: a law that holds in the round after it was passed, and ends with it or when somebody pays. */
import { holdFor } from '../agendas/lasting';
import { lastingOf } from '../lasting';
import type { Play } from '../play';
import type { Board } from '../types';
import { lawOf } from './in-force';
import { endLaw } from './laws';

const TRUCE = 'short-term-truce';

/** Influence that ends it early, paid in one go. */
export const TRUCE_PRICE = 10;

type Told = Pick<Play, 'board' | 'say'>;

const termOf = (board: Board) => lastingOf(board, 'agenda').find(({ card }) => card === TRUCE);

/** Whether it holds now: not yet in the round it was passed in. */
export const isTruce = (board: Board): boolean =>
	lawOf(board, TRUCE) !== undefined && termOf(board)?.until === 'round';

const forgetTerm = (board: Board): void => {
	board.lasting = board.lasting.filter((one) => !(one.is === 'agenda' && one.card === TRUCE));
};

/** TI-17.24: it was not in play; of one that was ended before its time nothing is left. */
export function beginTruce({ board }: Pick<Play, 'board'>): void {
	forgetTerm(board);
	holdFor(board, TRUCE, [], 'nextRound');
}

/** TI-17.18: asked when a round is over. A law whose time is up is discarded. */
export function endTruce(play: Told): void {
	if (!termOf(play.board)) endLaw(play, TRUCE, 'TI-17.18');
}

/** Somebody has paid for it to end. */
export function breakTruce(play: Told): void {
	forgetTerm(play.board);
	endTruce(play);
}
