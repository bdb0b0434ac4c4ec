/** Hoards (CE-19.19): second hands on sheets, which their players alone see. Cards move in `hands/`. */
import { msg } from '../../core';
import type { Words } from '../../core';
import { isHoarded, playerOf } from './board';
import { cardName } from './cards';
import type { Play } from './play';
import type { Board, CardId, SeatId } from './types';

/** A card in a choice of its player: whether it is of the hoard is told with it. */
export const heldName = (board: Board, seat: SeatId, card: CardId): Words =>
	isHoarded(board, seat, card)
		? msg('{card}, of your hoard', { card: cardName(card) })
		: cardName(card);

/** CE-19.20: a card comes out of the hoard of this seat: that is a use of the power it belongs to. */
export function declareHoard(play: Play, seat: SeatId): void {
	const { hoard } = playerOf(play.board, seat);
	if (!hoard) throw new Error(`${seat} has no hoard.`);
	play.push('use', {
		seat,
		source: 'power',
		id: hoard.of,
		use: hoard.use,
		card: null,
		answer: null,
		asked: true,
		fate: null
	});
}
