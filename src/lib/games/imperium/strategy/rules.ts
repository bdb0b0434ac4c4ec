/** What a Strategy Card says to the rules (TI-24): the step of its primary, and what its secondary offers. */
import type { AnswerTo, Barred, Choice, OneShape, Reason } from '../../../core';
import type { OneOf } from '../../kit';
import type { Price } from '../economy/payment';
import type { Play, Steps } from '../play';
import type { SeatId } from '../types';
import type { SecondaryCost } from './cost';

/** The steps that carry out a primary; all have whose it is as their local. */
export type PrimaryStep = Extract<keyof Steps, `${string}Primary`>;

export interface Secondary<C extends Choice = Choice> {
	/** The rule its use follows. */
	readonly rule: string;
	/**
	 * What this player may do with it, from public facts and for this cost; none: it has nothing to choose and is
	 * not asked (TI-34.2).
	 */
	readonly choices: (play: Play, seat: SeatId, cost: SecondaryCost) => readonly C[];
	/** The least it takes, where it is for want of that that there is nothing to choose; null, or left out: it is not. */
	readonly unpaid?: (play: Play, seat: SeatId) => Price | null;
	/** Why there is nothing to choose before a later action; null, or left out: it is not for that. */
	readonly later?: (play: Play, seat: SeatId) => Reason | null;
	/** What one would look for among them and may not choose; left out: nothing is told of. */
	readonly barred?: (play: Play, seat: SeatId) => readonly Barred[];
	/** Those that stand in place of using it, which cost no counter; left out: none do. */
	readonly instead?: readonly C['id'][];
	/** Does it; the counter is paid. May push steps. */
	readonly apply: (play: Play, seat: SeatId, answer: AnswerTo<OneOf<C>>) => void;
}

/** A secondary as it is written: its answer typed by its choices. It is given answers to these alone. */
export const secondaryFor = <C extends Choice>({ apply, ...rules }: Secondary<C>): Secondary => ({
	...rules,
	apply: apply as (play: Play, seat: SeatId, answer: AnswerTo<OneShape>) => void
});

export interface StrategyRules {
	readonly primary: PrimaryStep;
	readonly secondary: Secondary;
}
