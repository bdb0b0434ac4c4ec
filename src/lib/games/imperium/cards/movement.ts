/** Cards on the way of ships (TI-6.5, TI-6.6). */
import { comingUnseen } from '../fleets/moves';
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
			const { board } = play;
			const goal = play.find('tactical')?.system;
			// Before rules 2 also a fleet that could not come, or came without it.
			const fleets = play.since(2)
				? goal
					? comingUnseen(board, seat, goal)
					: []
				: fleetsOf(board, seat).filter((id) => id !== goal && mayBeSilent(board, seat, id));
			return oneSystem(board, fleets);
		},
		apply: ({ board }, { seat, answer: { pick } }) =>
			remember(board, { is: 'silence', seat, system: pick, until: 'action' })
	})
};
