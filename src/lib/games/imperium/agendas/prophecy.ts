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

/** TI-20.10. */
export const prophecyOfIxth = electsPlayer(({ board }, seat) => {
	remember(board, { is: 'prophecy', until: 'game', seat, since: board.round, bought: 0 });
	remember(board, {
		...{ is: 'bonus', until: 'game', ends: 'term' },
		...{ seat, system: null, by: 1, of: { card: CARD } },
		...{ kinds: ['fighter'], rolls: ['round', 'ground'] }
	});
});

/** Bought: produced for a price. */
export function noteFighters(board: Board, seat: SeatId, n: number): void {
	for (const one of lastingOf(board, 'prophecy').filter((held) => held.seat === seat)) {
		forget(board, one);
		remember(board, { ...one, bought: one.bought + n });
	}
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
