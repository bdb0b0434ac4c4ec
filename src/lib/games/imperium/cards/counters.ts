/** Cards that move command counters (TI-14). */
import { playerOf } from '../../kit';
import { countersLeft, counterSum, systemIds } from '../board';
import { isActivated, placeCounter, spendCounters, takeCounter } from '../economy/counters';
import { gainCounters } from '../economy/gains';
import type { Board, SeatId, SystemId } from '../types';
import { asking, plain } from './card';
import { isHome, oneOf, oneSeat, oneSystem, opponentsOf, systemChoice, withThen } from './choices';

const SUMMIT = 2;

/** Opponents of whom a counter can be put on this system (TI-14.5, TI-14.8). */
const jammable = (board: Board, system: SystemId, seat: SeatId): SeatId[] =>
	opponentsOf(board, seat).filter(
		(one) =>
			!isActivated(board, system, one) &&
			countersLeft(board, one) + counterSum(playerOf(board, one).counters) > 0
	);

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
			return oneOf(
				withThen(
					systems.map((id) => systemChoice(board, id)),
					({ id }) => oneSeat(jammable(board, id, seat))
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
