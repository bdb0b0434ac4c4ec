/** Trade, secondary (TI-16.7, TI-24.9): income from agreements; the primary: steps/trade.ts. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { leftOf, playerOf, seatChoice, sumOf } from '../../kit';
import type { OneOf } from '../../kit';
import { loseGoods } from '../economy/gains';
import { lawOf } from '../politics/in-force';
import { seatsIn } from '../timing/passed';
import { partnersOf } from '../trade/agreements';
import { collect, incomeOf } from '../trade/income';
import type { Board, SeatId } from '../types';
import { secondaryFor } from './rules';

type Collect = Choice<'collect'>;
interface War extends Choice<'war'> {
	readonly then: OneOf<ReturnType<typeof seatChoice>>;
}

/** Trade War: opponents who have a trade good to lose. */
const targets = (board: Board, seat: SeatId): SeatId[] =>
	lawOf(board, 'trade-war')
		? leftOf(board, seat).filter(
				(one) => seatsIn(board).includes(one) && playerOf(board, one).tradeGoods > 0
			)
		: [];

export const tradeSecondary = secondaryFor<Collect | War>({
	rule: 'TI-16.7',
	// TI-30.4: two players have no agreements, so that nobody is asked, but under Trade War.
	choices: ({ board }, seat) => {
		const n = sumOf(incomeOf(board, seat), (part) => part.n);
		const words = { n };
		const collecting: Collect = {
			id: 'collect',
			say: msg('Collect {n, plural, one {# trade good} other {# trade goods}}', words)
		};
		const against = targets(board, seat);
		const war: War = {
			id: 'war',
			say:
				n > 0
					? msg(
							'Collect {n, plural, one {# trade good} other {# trade goods}}, and destroy one of an opponent',
							words
						)
					: msg('Destroy a trade good of an opponent'),
			rule: 'TI-17.15',
			then: { type: 'one', choices: against.map(seatChoice) }
		};
		return [...(n > 0 ? [collecting] : []), ...(against.length > 0 ? [war] : [])];
	},
	later: ({ board }, seat) =>
		partnersOf(board, seat).length > 0
			? {
					why: msg('{who} has nothing to collect: agreements of this action bring nothing yet.', {
						who: seat
					}),
					rule: 'TI-16.8'
				}
			: null,
	apply: (play, seat, answer) => {
		collect(play, seat, 'TI-16.7');
		if (answer.pick === 'war') loseGoods(play, answer.then.pick, 1, 'TI-17.15');
	}
});
