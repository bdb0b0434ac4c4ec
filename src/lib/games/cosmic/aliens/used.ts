/** The encounter cards used, as long as they lie in the discard pile. */
import { msg } from '../../../core';
import { encounterOf } from '../board';
import { cardName } from '../cards';
import { takeFromDiscard } from '../hands';
import type { Play } from '../play';
import type { Board, CardId, SeatId, Side } from '../types';

/** The used card of a side, while it lies in the discard pile. */
export function usedCard(board: Board, side: Side): CardId | null {
	const card = board.encounter?.discarded[side] ?? null;
	return card !== null && board.discard.includes(card) ? card : null;
}

/** The used card of a side goes into a hand, if it is still there. */
export function takeUsed(play: Play, seat: SeatId, side: Side): void {
	const { board } = play;
	const card = usedCard(board, side);
	if (card === null) return;
	encounterOf(board).discarded[side] = null;
	play.say(
		msg('{who, select, you {You take} other {# takes}} {card} from the discard pile.', {
			who: seat,
			card: cardName(card)
		}),
		'CE-12.1'
	);
	takeFromDiscard(play, seat, card);
}
