/** Steps by which effects change powers; the work is done in powers.ts. */
import { becomeAnother, reincarnate, tradePowers } from '../powers';
import type { Step } from '../play';
import type { SeatId } from '../types';

/** Locals: `seat`, and `keep`, the alien it keeps beside the new one. */
export const become: Step = {
	draw: {
		form: 'run',
		run: (play, frame) => {
			const seat = frame['seat'] as SeatId;
			if (typeof frame['keep'] === 'string') reincarnate(play, seat, frame['keep']);
			else becomeAnother(play, seat);
		}
	}
};

/** Locals: `one` and `other`, whose powers are traded. */
export const trade: Step = {
	trade: {
		form: 'run',
		run: (play, frame) => tradePowers(play, frame['one'] as SeatId, frame['other'] as SeatId)
	}
};
