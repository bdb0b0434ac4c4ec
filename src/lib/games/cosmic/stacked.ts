/** Cards that lie face up on the sheets of aliens (CE-15.38): in no hand, and doing only what their sheet says. */
import { playerOf } from '../kit';
import type { AlienId, Board, CardId, SeatId } from './types';

declare module './types' {
	interface Board {
		/** By alien, oldest first; left out: none lie there. */
		stacked?: { [alien: AlienId]: readonly CardId[] };
	}
	interface Encounter {
		/** Who may once play the top card of the discard pile as its own (CE-15.45); left out: nobody, or it was played. */
		fromPile?: SeatId;
	}
}

/** How the player of a sheet plays cards that lie on it, face up (CE-15.44) or face down (CE-15.46), while its power is on. */
export interface PlayedOff {
	/** Which of them are played. */
	readonly serves: (card: CardId) => boolean;
	/**
	 * Flares there: each play of one, of the wild half alone, is this use of the power, which is declared with it; no limit
	 * of flares counts it, and it is discarded afterwards (CE-15.46). Left out: they are played as those of the hand.
	 */
	readonly channel?: string;
}

/** The board, or what all see of it. */
interface Stacks {
	readonly stacked?: Board['stacked'];
}

const NONE: readonly CardId[] = [];

/** Cards on the sheet of an alien. */
export const stackOf = ({ stacked }: Stacks, alien: AlienId): readonly CardId[] =>
	stacked?.[alien] ?? NONE;

/** Whether anybody plays this sheet. */
export const isPlayed = (board: Board, alien: AlienId): boolean =>
	board.order.some((seat) => playerOf(board, seat).aliens.includes(alien));

/** Cards on all sheets. */
export const stackedCards = ({ stacked }: Stacks): readonly CardId[] =>
	stacked ? Object.values(stacked).flat() : NONE;
