/** Negotiates with a text of their own (CE-31.17): what they change in a failed deal and in compensation. */
import { otherSide } from '../../board';
import type { Board, Side } from '../../types';

/** Whether the card in force of a side is a Crooked Deal; a morph that copied one is (CE-11.2). */
export function isCrooked({ encounter }: Board, side: Side): boolean {
	const face = encounter?.laid[side]?.face;
	return face?.kind === 'negotiate' && face.named === 'crooked-deal';
}

/** CE-31.28: ships more that a side loses by a failed deal: one for the other’s Crooked Deal, one less for its own. */
export const crookedness = (board: Board, side: Side): number =>
	(isCrooked(board, otherSide(side)) ? 1 : 0) - (isCrooked(board, side) ? 1 : 0);
