/** Action Cards as choices (TI-18.3, TI-34.4): what of a hand can be played now, and playing it. */
import type { AnswerTo, Choice, OneShape } from '../../../core';
import type { Play } from '../play';
import type { SeatId } from '../types';
import type { MomentFrame } from './moments';

/** Cards this player may play in this window. */
export const cardChoices = (_play: Play, _frame: MomentFrame, _seat: SeatId): Choice[] => [];

/** ACTION cards that this player may take its turn with (TI-18.7). */
export const actionCards = (_play: Play, _seat: SeatId): Choice[] => [];

/** Plays the card that was chosen; false where the choice is none. */
export const playCard = (_play: Play, _seat: SeatId, _answer: AnswerTo<OneShape>): boolean => false;
