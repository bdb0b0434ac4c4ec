/** What a player could use the secondary of a Strategy Card for (TI-5.4, TI-5.5), whatever cards it holds. */
import type { Choice } from '../../../core';
import type { Play } from '../play';
import { seatsIn } from '../timing/passed';
import type { SeatId, StrategyId } from '../types';
import { canAfford, costOf, isKeptOut } from './cost';
import type { SecondaryCost } from './cost';
import type { StrategyRules } from './rules';
import { rulesOf } from '.';

const FREE: SecondaryCost = { counters: 0, waived: null };

/** `isFree`: an effect gives it without a counter, whatever it costs else. */
export const priceOf = (
	{ board }: Play,
	seat: SeatId,
	card: StrategyId,
	isFree: boolean
): SecondaryCost => (isFree ? FREE : costOf(board, seat, card));

/** Whether by public facts this player can use it, for what it costs (TI-34.2). */
export const canUse = (play: Play, seat: SeatId, card: StrategyId): boolean =>
	priceFor(play, seat, card, false) !== null;

/** What it costs who can use and pay it; null: it cannot be used. */
function priceFor(
	play: Play,
	seat: SeatId,
	card: StrategyId,
	isFree: boolean
): SecondaryCost | null {
	const { board } = play;
	if (!rulesOf(card) || !seatsIn(board).includes(seat) || isKeptOut(board, seat)) return null;
	const cost = priceOf(play, seat, card, isFree);
	return canAfford(board, seat, cost) ? cost : null;
}

/** What can be chosen, perhaps nothing; null: by public facts it cannot be used (TI-34.2). */
export function usesOf(
	play: Play,
	seat: SeatId,
	card: StrategyId,
	isFree: boolean
): {
	readonly secondary: StrategyRules['secondary'];
	readonly cost: SecondaryCost;
	readonly choices: readonly Choice[];
} | null {
	const secondary = rulesOf(card)?.secondary;
	const cost = priceFor(play, seat, card, isFree);
	return secondary && cost
		? { secondary, cost, choices: secondary.choices(play, seat, cost) }
		: null;
}
