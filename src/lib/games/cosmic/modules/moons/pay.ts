/** Ships that a base moon costs (CE-37.14). */
import { techsOf } from '../../board';
import { evolutionsWith } from '../evolution/laid';
import { underway } from '../../play';
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

const POWER_PAY = 'CE-37.22';

/** A use of its power costs a seat so many ships: none, where it saves those that an earlier use costs. */
export function payForUse(play: Play, seat: SeatId, n: number): void {
	const isPaying = underway(play.table).some(
		(frame) =>
			frame.step === 'mustLose' && frame.rule === POWER_PAY && frame.due[seat] !== undefined
	);
	if (n > 0 && !isPaying) payShips(play, seat, n, POWER_PAY);
}
