/** Lux as all see them: what each has, and the cards before them (CE-38.2, CE-38.3). */
import { bySeat } from '../../../kit';
import type { Board, SeatId } from '../../types';
import type { Lux, LuxId, Purse } from './state';
import { purseOf } from './tokens';

export interface OpenLux {
	readonly purses: { readonly [seat: SeatId]: Purse };
	readonly cards: { readonly [seat: SeatId]: LuxId };
}

export const openLux = (board: Board, { cards }: Lux): OpenLux => ({
	purses: bySeat(board.order, (seat) => ({ ...purseOf(board, seat) })),
	cards: { ...cards }
});
