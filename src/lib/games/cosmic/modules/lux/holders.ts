/** Who has which lux card before them, and who may use it (CE-38.3, CE-38.10). */
import type { Board, SeatId } from '../../types';
import { kindOfLux } from './kinds';
import type { LuxId } from './state';

/** The card before a seat; null: none. */
export const luxOf = ({ lux }: Board, seat: SeatId): LuxId | null => lux?.cards[seat] ?? null;

/** Before whom this card lies; null: before nobody. */
export const holderOf = (board: Board, id: LuxId): SeatId | null =>
	board.order.find((seat) => luxOf(board, seat) === id) ?? null;

const NONE: readonly LuxId[] = [];

/** Its own card, and those that others may use without asking (CE-38.10), whatever becomes of its power (CE-38.15). */
export const usableLux = (board: Board, seat: SeatId): readonly LuxId[] =>
	board.lux
		? board.order.flatMap((holder) => {
				const id = luxOf(board, holder);
				return id !== null && (holder === seat || kindOfLux(id) === 'de-lux') ? [id] : NONE;
			})
		: NONE;
