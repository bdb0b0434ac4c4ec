/** Cards about the hands of others and the deck (TI-27.6, TI-27.8). */
import { playerOf } from '../../kit';
import { stealCards } from '../decks';
import type { ActionCardId, Board, SeatId } from '../types';
import { asking, plain } from './card';
import { oneSeat, opponentsOf } from './choices';

/** Opponents with a card in hand: how many they hold is public (TI-27.5). */
const holders = (board: Board, seat: SeatId): SeatId[] =>
	opponentsOf(board, seat).filter((one) => playerOf(board, one).hand.length > 0);

const TAKEN = 2;

export const hands = {
	'successful-spy': asking({
		ask: ({ board }, seat) => oneSeat(holders(board, seat)),
		apply: (play, { seat, answer: { pick } }) => {
			const left = playerOf(play.board, pick).hand.slice();
			const taken: ActionCardId[] = [];
			while (taken.length < TAKEN && left.length > 0)
				taken.push(...left.splice(play.roll(left.length), 1));
			stealCards(play, seat, pick, taken, 'TI-18.3');
			play.push('handLimit', { seat });
		}
	}),

	synchronicity: plain({
		// How many cards are left is public; which, its player alone sees.
		can: (play) => play.vault.actions.length > 0,
		apply: (play, { seat }) => play.push('search', { seat })
	}),

	disclosure: asking({
		ask: ({ board }, seat) => oneSeat(holders(board, seat)),
		apply: (play, { seat, answer: { pick } }) => play.push('disclosure', { seat, of: pick })
	})
};
