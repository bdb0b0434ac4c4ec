/** Trade agreements are broken before the Status Phase (TI-16.10, TI-16.11). */
import { msg } from '../../../core';
import { seatChoice } from '../../kit';
import { formsOf } from '../play';
import type { NoLocals, Step } from '../play';
import { seatsIn } from '../timing/passed';
import { breakAgreement, mayBreakWith, partnersOf } from '../trade/agreements';
import { orderOfPlay } from '../turn-order';

declare module '../play' {
	interface Steps {
		breaking: NoLocals;
	}
}

const { each } = formsOf('breaking');

export const breaking: Step = {
	/** TI-16.10: without the other's consent; TI-16.11: in the order of play. */
	choose: each({
		seats: ({ board }) => orderOfPlay(board).filter((seat) => seatsIn(board).includes(seat)),
		ask: ({ board }, _frame, seat) => {
			const partners = partnersOf(board, seat).filter((one) => mayBreakWith(board, one));
			return partners.length === 0
				? null
				: {
						...{ seat, rule: 'TI-16.10' },
						say: msg('Do you break a trade agreement?'),
						shape: {
							type: 'some',
							choices: partners.map(seatChoice),
							min: 0,
							max: partners.length
						},
						fallback: { picks: [] }
					};
		},
		then: (play, _frame, { picks }, seat) => {
			for (const partner of picks) breakAgreement(play, seat, partner, 'TI-16.10');
		}
	})
};
