/** Cards face up on sheets that go into the deck as that is made of the discard pile (CE-15.47). */
import { keysOf } from '../kit';
import { rejoins } from './keepers';
import { stackOf } from './stacked';
import type { AlienId, Board, CardId } from './types';

/** Sheets with such cards. */
export const rejoiningSheets = ({ stacked = {} }: Board): AlienId[] =>
	keysOf(stacked).filter(rejoins);

/** What a new deck could be made of: the discard pile, and such cards. */
export const renewable = (board: Board): readonly CardId[] => [
	...board.discard,
	...rejoiningSheets(board).flatMap((alien) => stackOf(board, alien))
];
