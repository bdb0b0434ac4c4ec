/** Short Term Truce: a law that holds in the round after it was passed, and ends with it or when somebody pays. */
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

/** TI-17.18: asked when a round is over. A law whose time is up is discarded. */
export function endTruce(play: Told): void {
	if (!termOf(play.board)) endLaw(play, TRUCE, 'TI-17.18');
}

/** Somebody has paid for it to end. */
export function breakTruce(play: Told): void {
	const { board } = play;
	board.lasting = board.lasting.filter((one) => !(one.is === 'agenda' && one.card === TRUCE));
	endTruce(play);
}
