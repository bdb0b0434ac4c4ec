/** Cards against who moves in (TI-34.9): before PDS fire. */
import { systemIds, fleetAt } from '../board';
import { docksReaching } from '../combat/range';
import { remember } from '../lasting';
import type { Play } from '../play';
import type { SeatId, SystemId } from '../types';
import { asking } from './card';
import { oneSystem } from './choices';

declare module '../lasting' {
	interface Lastings {
		/** Cruisers of this player hit before the first round of a battle here (Minelayers). */
		mines: { seat: SeatId; system: SystemId };
	}
}

/** Systems that ships of the active player have just moved into. */
const enteredBy = (play: Play): SystemId[] => {
	const fire = play.find('pdsFire');
	if (!fire) return [];
	const { seat, systems, entered = systems } = fire;
	return systemIds(play.board).filter(
		(id) => entered.includes(id) && fleetAt(play.board, id, seat) !== undefined
	);
};

export const movingIn = {
	'experimental-battlestation': asking({
		until: 'action',
		on: (_play, seat) => seat,
		ask: (play, seat) =>
			oneSystem(
				play.board,
				enteredBy(play).filter((id) => docksReaching(play.board, seat, [id]) > 0)
			),
		apply: (play, { seat, answer: { pick } }) =>
			play.push('battlestation', { seat, system: pick, against: play.within('pdsFire').seat })
	}),

	minelayers: asking({
		until: 'action',
		ask: (play, seat) =>
			oneSystem(
				play.board,
				enteredBy(play).filter((id) => (fleetAt(play.board, id, seat)?.cruiser ?? 0) > 0)
			),
		apply: ({ board }, { seat, answer: { pick } }) =>
			remember(board, { is: 'mines', seat, system: pick, until: 'action' })
	})
};
