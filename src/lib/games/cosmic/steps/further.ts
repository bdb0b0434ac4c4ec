/** Of ships that have moved, which are those of a further colour (CE-20.23). */
import { msg } from '../../../core';
import { entriesOf, keysOf, sumOf } from '../../kit';
import { whereName } from '../board';
import { alienName } from '../cards';
import { isOpen, mostNow, placeFurther } from '../further';
import { formsOf } from '../play';
import type { Step } from '../play';

export const further: Step = {
	where: formsOf('further').ask({
		ask: ({ board }, frame) => {
			const { seat, alien, are } = frame;
			const most = mostNow(board, frame);
			if (!isOpen(are, most)) return null;
			const n = sumOf(entriesOf(are), ([, here]) => here);
			return {
				seat,
				about: keysOf(most),
				rule: 'CE-20.23',
				say: msg(
					'{alien}: ships of yours have moved. Where {n, plural, one {is # of the further colour} other {are # of the further colour}}?',
					{ alien: alienName(alien), n }
				),
				shape: {
					type: 'split',
					places: entriesOf(most).map(([where, max]) => ({
						id: where,
						say: whereName(where),
						on: where,
						max
					})),
					min: n,
					max: n,
					comes: true,
					usual: are
				},
				fallback: { split: Object.fromEntries(entriesOf(are)) }
			};
		},
		then: (play, frame, { split }) => placeFurther(play, frame, split)
	})
};
