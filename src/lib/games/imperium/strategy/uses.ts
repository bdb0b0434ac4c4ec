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
	const { board } = play;
	const secondary = rulesOf(card)?.secondary;
	const cost = priceOf(play, seat, card, isFree);
	if (!secondary || !seatsIn(board).includes(seat) || isKeptOut(board, seat)) return null;
	if (!canAfford(board, seat, cost)) return null;
	return { secondary, cost, choices: secondary.choices(play, seat, cost) };
}
