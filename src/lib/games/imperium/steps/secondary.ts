/** One player is asked about the secondary of a Strategy Card, by itself (TI-5.4). */
import { withBarred } from '../../../core';
import { formsOf } from '../play';
import type { Step } from '../play';
import { askSecondary, barredIn, useSecondary } from '../strategy/secondary';
import type { SeatId, StrategyId } from '../types';

declare module '../play' {
	interface Steps {
		/** `isFree`: an effect gives it without a counter. */
		secondary: { seat: SeatId; card: StrategyId; isFree: boolean };
	}
}

const { ask } = formsOf('secondary');

export const secondary: Step = {
	use: ask({
		ask: (play, { seat, card, isFree }) => askSecondary(play, seat, card, isFree),
		explain: (play, { card }, shape, seat) => withBarred(shape, barredIn(play, seat, card)),
		then: (play, { card, isFree }, answer, seat) => useSecondary(play, seat, card, answer, isFree)
	})
};
