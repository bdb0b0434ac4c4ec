/** Action Cards as choices (TI-18.3, TI-34.4): what of a hand can be played now, and playing it. */
import type { AnswerTo, Choice, OneShape } from '../../../core';
import type { Play } from '../play';
import { playerOf } from '../../kit';
import type { Board, SeatId } from '../types';
import { mayStart } from './passed';
import type { CardMoment } from './moments';

/** Cards this player may play in this window, or beside what it is asked. */
export const cardChoices = (_play: Play, _at: CardMoment, _seat: SeatId): Choice[] => [];

/**
 * Whether this player is asked for cards at all, judged by what is public: how many it holds, and whether it has
 * passed (TI-8.3, TI-34.1).
 */
export const mayHoldCards = (board: Board, seat: SeatId): boolean =>
	playerOf(board, seat).hand.length > 0 && mayStart(board, seat);

/** ACTION cards that this player may take its turn with (TI-18.7). */
export const actionCards = (_play: Play, _seat: SeatId): Choice[] => [];

/** Plays the card that was chosen; false where the choice is none. */
export const playCard = (_play: Play, _seat: SeatId, _answer: AnswerTo<OneShape>): boolean => false;
