/** Trade, secondary (TI-16.7, TI-24.9): income from agreements; the primary: steps/trade.ts. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { sumOf } from '../../kit';
import { collect, incomeOf } from '../trade/income';
import { secondaryFor } from './rules';

export const tradeSecondary = secondaryFor<Choice<'collect'>>({
	rule: 'TI-16.7',
	// TI-30.4: two players have no agreements, so that nobody is asked.
	choices: ({ board }, seat) => {
		const n = sumOf(incomeOf(board, seat), (part) => part.n);
		return n > 0
			? [
					{
						id: 'collect',
						say: msg('Collect {n, plural, one {# trade good} other {# trade goods}}', { n })
					}
				]
			: [];
	},
	apply: (play, seat) => collect(play, seat, 'TI-16.7')
});
