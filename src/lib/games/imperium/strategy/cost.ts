/** What a secondary costs (TI-5.5), and who may use none at all. What waives it stands in the list here. */
import { playerOf } from '../../kit';
import { hasAbility } from '../abilities';
import type { Cause } from '../combat/modifiers';
import { lastingOf } from '../lasting';
import { hasOffice } from '../politics/in-force';
import { strategyOf } from '../tables/by-id';
import type { Board, SeatId, StrategyId } from '../types';

declare module '../lasting' {
	interface Lastings {
		/** This player, or nobody, may use a secondary: for this action (Policy Paralysis), or for the round. */
		noSecondary: { seat: SeatId | null; of: Cause };
	}
}

/** Why a secondary costs no counter. */
export type Waiver = Cause | { readonly strategy: StrategyId };

/** Counters of Strategy Allocation, and what waived them where there are none to pay. */
export interface SecondaryCost {
	readonly counters: 0 | 1;
	readonly waived: Waiver | null;
}

export const holds = (board: Board, seat: SeatId, card: StrategyId): boolean =>
	playerOf(board, seat).strategy.some((one) => one.card === card);

/** What makes a secondary free of counters. Resources and influence are paid all the same (TI-24.2). */
const WAIVERS: readonly {
	readonly of: (card: StrategyId) => Waiver;
	readonly holds: (board: Board, seat: SeatId, card: StrategyId) => boolean;
}[] = [
	// TI-5.5: the Logistics card itself.
	{
		of: (card) => ({ strategy: card }),
		holds: (_board, _seat, card) => strategyOf(card).secondary?.isFree === true
	},
	// TI-5.5: the Initiative holder, for any.
	{
		of: () => ({ strategy: 'initiative' }),
		holds: (board, seat) => holds(board, seat, 'initiative')
	},
	{
		of: () => ({ ability: 'merchants' }),
		holds: (board, seat, card) => card === 'trade' && hasAbility(board, seat, 'merchants')
	},
	{
		of: () => ({ law: 'science-community-speaker' }),
		holds: (board, seat, card) =>
			card === 'technology' && hasOffice(board, seat, 'science-community-speaker')
	}
];

export function costOf(board: Board, seat: SeatId, card: StrategyId): SecondaryCost {
	const waiver = WAIVERS.find((one) => one.holds(board, seat, card));
	return waiver ? { counters: 0, waived: waiver.of(card) } : { counters: 1, waived: null };
}

/** Whether a law or a card keeps this player from secondaries now. Who has passed may use them (TI-5.7). */
export const isKeptOut = (board: Board, seat: SeatId): boolean =>
	lastingOf(board, 'noSecondary').some((one) => one.seat === null || one.seat === seat);

/** TI-5.5: whether this player can pay. */
export const canAfford = (board: Board, seat: SeatId, { counters }: SecondaryCost): boolean =>
	playerOf(board, seat).counters.strategy >= counters;
