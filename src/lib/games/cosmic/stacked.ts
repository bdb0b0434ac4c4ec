/** Cards that lie face up on the sheets of aliens (CE-15.38): in no hand, and doing only what their sheet says. */
import { playerOf } from '../kit';
import type { AlienId, Board, CardId } from './types';

declare module './types' {
	interface Board {
		/** By alien, oldest first; left out: none lie there. */
		stacked?: { [alien: AlienId]: readonly CardId[] };
	}
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
