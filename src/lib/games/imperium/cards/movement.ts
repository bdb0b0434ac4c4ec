/** Cards on the way of ships (TI-6.5, TI-6.6). */
import { fleetsOf } from '../fleets/ships';
import { flankSpeed, mayBeSilent } from '../fleets/movement';
import { remember } from '../lasting';
import { asking, plain } from './card';
import { oneSystem } from './choices';

export const movement = {
	'flank-speed': plain({
		until: 'action',
		// TI-18.6: an activation.
		on: (play) => play.find('tactical')?.system ?? null,
		can: (play) => play.find('tactical') !== undefined,
		apply: ({ board }, { seat }) => remember(board, flankSpeed(seat))
	}),

	'in-the-silence-of-space': asking({
		until: 'action',
		on: (play) => play.find('tactical')?.system ?? null,
		ask: (play, seat) => {
			const goal = play.find('tactical')?.system;
			return oneSystem(
				play.board,
				fleetsOf(play.board, seat).filter((id) => id !== goal && mayBeSilent(play.board, seat, id))
			);
		},
		apply: ({ board }, { seat, answer: { pick } }) =>
			remember(board, { is: 'silence', seat, system: pick, until: 'action' })
	})
};
