/** Prophecy of Ixth: a player's Fighters are better until a round passes in which it bought fewer than two. */
import { forget, lastingOf, remember } from '../lasting';
import type { Board, SeatId } from '../types';
import { electsPlayer } from './agenda';

declare module '../lasting' {
	interface Lastings {
		/** The round it came in, and Fighters bought in this one. */
		prophecy: { seat: SeatId; since: number; bought: number };
	}
}

/** Fighters a round that keep it. */
const KEEPS = 2;
const CARD = 'prophecy-of-ixth';

const heldBy = (board: Board, seat: SeatId) =>
	lastingOf(board, 'prophecy').find((one) => one.seat === seat);

/** TI-20.10, TI-17.23: elected again, a player keeps the one +1, and this round counts for nothing once more. */
export const prophecyOfIxth = electsPlayer(({ board }, seat) => {
	const held = heldBy(board, seat);
	if (held) forget(board, held);
	remember(board, { is: 'prophecy', until: 'game', seat, since: board.round, bought: 0 });
	if (held) return;
	remember(board, {
		...{ is: 'bonus', until: 'game', ends: 'term' },
		...{ seat, system: null, by: 1, of: { card: CARD } },
		...{ kinds: ['fighter'], rolls: ['round', 'ground'] }
	});
});

/** Bought: produced for a price. */
export function noteFighters(board: Board, seat: SeatId, n: number): void {
	const held = heldBy(board, seat);
	if (!held) return;
	forget(board, held);
	remember(board, { ...held, bought: held.bought + n });
}

/** At the end of each full round. */
export function endProphecy(board: Board): void {
	for (const one of lastingOf(board, 'prophecy')) {
		forget(board, one);
		if (one.since === board.round || one.bought >= KEEPS) remember(board, { ...one, bought: 0 });
		else
			board.lasting = board.lasting.filter(
				(held) =>
					!(
						held.is === 'bonus' &&
						held.seat === one.seat &&
						'card' in held.of &&
						held.of.card === CARD
					)
			);
	}
}
