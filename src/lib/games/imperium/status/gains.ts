/** What each player draws and gains in step 5 of the Status Phase (TI-21.7): 1 Action Card, 2 counters, own extras. */
import { sumOf } from '../../kit';
import { hasAbility, hasTech } from '../abilities';
import { hasOffice } from '../politics/in-force';
import type { Board, SeatId } from '../types';

interface Extra {
	readonly has: (board: Board, seat: SeatId) => boolean;
	readonly cards?: number;
	readonly counters?: number;
}

/** Whatever gives more: abilities, technologies, laws. */
const EXTRAS: readonly Extra[] = [
	{ has: (board, seat) => hasAbility(board, seat, 'versatile'), counters: 1 },
	{ has: (board, seat) => hasAbility(board, seat, 'crafty'), cards: 1 },
	{ has: (board, seat) => hasTech(board, seat, 'neural-motivator'), cards: 1 },
	{ has: (board, seat) => hasOffice(board, seat, 'minister-of-policy'), cards: 1 }
];

const CARDS = 1;
const COUNTERS = 2;

const extras = (board: Board, seat: SeatId): readonly Extra[] =>
	EXTRAS.filter(({ has }) => has(board, seat));

export const cardsFor = (board: Board, seat: SeatId): number =>
	CARDS + sumOf(extras(board, seat), ({ cards = 0 }) => cards);

export const countersFor = (board: Board, seat: SeatId): number =>
	COUNTERS + sumOf(extras(board, seat), ({ counters = 0 }) => counters);
