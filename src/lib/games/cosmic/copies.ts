/** Which cards lie open, for what a copy is called (CE-23.5; `kit/copies.ts`). */
import type { Board, Laid } from './types';

/** Whether everybody sees the card laid. */
export const isOpen = (board: Board, { faceUp, concealed }: Laid): boolean =>
	faceUp || (board.encounter?.revealed === true && !concealed);
