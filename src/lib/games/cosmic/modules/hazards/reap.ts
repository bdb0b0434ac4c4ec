/** Rewards that hazards bring: each says how it takes them as ever (CE-31.4). */
import { msg } from '../../../../core';
import { splitRewards } from '../../bot/picks';
import { formsOf } from '../../play';
import { askRewards, takeRewards } from '../../rewards';
import { value } from '../../values';
import type { Play, Step } from '../../play';
import type { SeatId } from '../../types';
import type { Hazard } from './hazard';

declare module '../../play' {
	interface Steps {
		/** A seat takes so many rewards. */
		reap: { readonly seat: SeatId; readonly n: number; readonly rule: string };
	}
}

const { ask } = formsOf('reap');

const reap: Step = {
	take: ask({
		ask: (play, { seat, n, rule }) =>
			value(play, 'gains', true, null) ? askRewards(play, seat, n, rule) : null,
		then: (play, _frame, { split }, seat) => {
			takeRewards(play, seat, split);
		}
	})
};

/** These rewards in this order. */
export function reapAll(
	play: Play,
	due: readonly { readonly seat: SeatId; readonly n: number }[],
	rule: string
): void {
	for (const { seat, n } of due.toReversed()) if (n > 0) play.push('reap', { seat, n, rule });
}

/** What a hazard that brings rewards declares besides. */
export const REAPING: Pick<Hazard, 'steps' | 'questions'> = {
	steps: { reap },
	questions: {
		'reap.take': { deed: msg('take rewards'), why: { is: 'does most' }, answer: splitRewards }
	}
};
