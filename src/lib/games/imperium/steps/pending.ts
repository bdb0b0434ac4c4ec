/** Steps whose rules are still to be written: each does nothing yet, and leaves this file when its own is there. */
import { formsOf } from '../play';
import type { Step } from '../play';
import type { SeatId } from '../types';

declare module '../play' {
	interface Steps {
		/** TI-17: the agenda of the Political primary, and the look at the next cards (TI-17.5). */
		agenda: { seat: SeatId };
	}
}

const nothing = <Name extends Parameters<typeof formsOf>[0]>(name: Name): Step => ({
	none: formsOf(name).run(() => undefined)
});

export const pending = {
	agenda: nothing('agenda')
};
