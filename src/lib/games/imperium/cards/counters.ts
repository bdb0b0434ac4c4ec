/** Cards that move command counters (TI-14). */
import { playerOf } from '../../kit';
import { countersLeft, counterSum, systemIds } from '../board';
import { isActivated, placeCounter, spendCounters, takeCounter } from '../economy/counters';
import { gainCounters } from '../economy/gains';
import type { Board, SeatId } from '../types';
import { asking, plain } from './card';
import { isHome, oneOf, oneSeat, oneSystem, opponentsOf, systemChoice, withThen } from './choices';

const SUMMIT = 2;

/** Whether this player has a counter that can be put on a system (TI-14.5). */
const hasCounter = (board: Board, seat: SeatId): boolean =>
	counterSum(playerOf(board, seat).counters) > 0 || countersLeft(board, seat) > 0;

export const counters = {
	'command-summit': plain({
		can: ({ board }, seat) => countersLeft(board, seat) > 0,
		apply: (play, { seat }) => gainCounters(play, seat, { command: SUMMIT }, 'TI-14.2')
	}),

	insubordination: asking({
		ask: ({ board }, seat) =>
			oneSeat(opponentsOf(board, seat).filter((one) => playerOf(board, one).counters.command > 0)),
		apply: (play, { answer: { pick } }) => spendCounters(play, pick, 'command', 1, 'TI-14.4')
	}),

	'unexpected-action': asking({
		ask: ({ board }, seat) =>
			oneSystem(
				board,
				systemIds(board).filter((id) => isActivated(board, id, seat))
			),
		apply: (play, { seat, answer: { pick } }) =>
			takeCounter(play, seat, pick, 'reinforcements', 'TI-14.4')
	}),

	'signal-jamming': asking({
		ask: ({ board }, seat) => {
			const systems = systemIds(board).filter((id) => !isHome(board, id));
			const opponents = opponentsOf(board, seat).filter((one) => hasCounter(board, one));
			return oneOf(
				withThen(
					systems.map((id) => systemChoice(board, id)),
					// TI-14.8.
					({ id }) => oneSeat(opponents.filter((one) => !isActivated(board, id, one)))
				)
			);
		},
		apply: (play, { answer: { pick, then } }) => {
			if (countersLeft(play.board, then.pick) > 0)
				placeCounter(play, then.pick, pick, 'reinforcements', 'TI-14.7');
			else play.push('giveCounter', { seat: then.pick, system: pick });
		}
	})
};
