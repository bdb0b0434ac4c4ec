/** Steps whose rules are still to be written: each does nothing yet, and leaves this file when its own is there. */
import { formsOf } from '../play';
import type { Step } from '../play';
import type { ActionCardId, SeatId } from '../types';
import type { Answer } from '../../../core';

declare module '../play' {
	interface Steps {
		/** TI-17: the agenda of the Political primary, and the look at the next cards (TI-17.5). */
		agenda: { seat: SeatId };
		/** TI-18.3: a card is announced, may be answered, and happens. */
		card: { seat: SeatId; card: ActionCardId; answer: Answer | null };
		/** TI-18.2: this player discards down to the limit. */
		handLimit: { seat: SeatId };
	}
}

const nothing = <Name extends Parameters<typeof formsOf>[0]>(name: Name): Step => ({
	none: formsOf(name).run(() => undefined)
});

export const pending = {
	agenda: nothing('agenda'),
	card: nothing('card'),
	handLimit: nothing('handLimit')
};
