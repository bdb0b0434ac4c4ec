/** Ships that a base moon costs (CE-37.14). */
import { techsOf } from '../../board';
import { evolutionsWith } from '../evolution/laid';
import type { Play } from '../../play';
import type { SeatId } from '../../types';

/** So many ships of a seat go to the warp, off colonies of its choice. */
export const payShips = (play: Play, seat: SeatId, n: number, rule = 'CE-37.14'): void =>
	play.push('mustLose', {
		due: { [seat]: n },
		rule,
		spared: [
			...techsOf(play.board, seat).map(({ slot }) => slot),
			...evolutionsWith(play.board, seat)
		]
	});
