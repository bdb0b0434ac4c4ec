/** What trade agreements bring (TI-16), part by part. What else adds to it stands in the list here. */
import { playerOf, sumOf } from '../../kit';
import { hasAbility, hasTech } from '../abilities';
import type { Cause } from '../combat/modifiers';
import { gainGoods } from '../economy/gains';
import type { Play } from '../play';
import { lawOf } from '../politics/in-force';
import type { Board, SeatId } from '../types';
import { isNew, partnersOf } from './agreements';

declare module '../moves' {
	interface Moves {
		/** What a player's agreements bring, told before the trade goods come. */
		income: { readonly seat: SeatId; readonly parts: readonly IncomePart[] };
	}
}

/** So many trade goods: by the contract of a partner, or by what adds to an agreement, or to all. */
export type IncomePart = {
	readonly n: number;
	readonly of: { readonly partner: SeatId } | Cause;
};

/** TI-16.8: partners whose agreements pay now. */
export const payingPartners = (board: Board, seat: SeatId): SeatId[] =>
	partnersOf(board, seat).filter((partner) => !isNew(board, seat, partner));

/** What the contract is worth that this player holds of a partner (TI-16.2). */
const worthFrom = (board: Board, partner: SeatId, seat: SeatId): number =>
	sumOf(
		playerOf(board, partner).contracts.filter(({ holder }) => holder === seat),
		({ worth }) => worth
	);

/** What is added, for so many agreements that pay (TI-16.9). */
const EXTRAS: readonly {
	readonly of: Cause;
	readonly holds: (board: Board, seat: SeatId) => boolean;
	readonly n: (agreements: number) => number;
}[] = [
	{
		of: { ability: 'merchants' },
		holds: (board, seat) => hasAbility(board, seat, 'merchants'),
		n: (agreements) => agreements
	},
	{
		of: { tech: 'micro-technology' },
		holds: (board, seat) => hasTech(board, seat, 'micro-technology'),
		n: (agreements) => agreements
	},
	{
		of: { law: 'free-trade' },
		holds: (board) => lawOf(board, 'free-trade') !== undefined,
		n: () => 1
	}
];

/** All that a player's agreements would bring it now; empty where none pays. */
export function incomeOf(board: Board, seat: SeatId): IncomePart[] {
	const partners = payingPartners(board, seat);
	if (partners.length === 0) return [];
	return [
		...partners.map((partner) => ({ n: worthFrom(board, partner, seat), of: { partner } })),
		...EXTRAS.filter(({ holds }) => holds(board, seat)).map(({ of, n }) => ({
			n: n(partners.length),
			of
		}))
	];
}

/** TI-16.7: the player collects. */
export function collect(play: Pick<Play, 'board' | 'say'>, seat: SeatId, rule: string): void {
	const parts = incomeOf(play.board, seat);
	if (parts.length === 0) return;
	play.say('', rule, { type: 'income', seat, parts });
	gainGoods(
		play,
		seat,
		sumOf(parts, ({ n }) => n),
		rule
	);
}
