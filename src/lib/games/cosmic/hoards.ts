/** Hoards (CE-19.19): second hands on sheets, which their players alone see. Cards move in `hands/`. */
import { msg } from '../../core';
import type { Words } from '../../core';
import { isHoarded, playerOf, sheetOfCard, topFor } from './board';
import { cardName } from './cards';
import type { Play } from './play';
import type { Board, CardId, SeatId } from './types';

/** Where a card lies that a seat may play. */
export function whereHeld(board: Board, seat: SeatId, card: CardId) {
	if (isHoarded(board, seat, card)) return 'hoard';
	if (sheetOfCard(board, seat, card)) return 'sheet';
	return topFor(board, seat) === card ? 'pile' : 'hand';
}

/** A card in a choice of its player: where else than in the hand it lies is told with it. */
export function heldName(board: Board, seat: SeatId, held: CardId): Words {
	const card = cardName(held);
	switch (whereHeld(board, seat, held)) {
		case 'hoard':
			return msg('{card}, of your hoard', { card });
		case 'sheet':
			return msg('{card}, on your sheet', { card });
		case 'pile':
			return msg('{card}, of the discard pile', { card });
		default:
			return card;
	}
}

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
