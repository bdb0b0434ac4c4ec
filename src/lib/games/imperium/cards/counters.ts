/** Cards that move command counters (TI-14). */
import { template } from '../../../core';
import { playerOf } from '../../kit';
import { countersLeft, counterSum, systemIds } from '../board';
import { isActivated, placeCounter, spendCounters, takeCounter } from '../economy/counters';
import { gainCounters } from '../economy/gains';
import type { Board, SeatId } from '../types';
import { asking, plain } from './card';
import { isHome, oneOf, oneSeat, oneSystem, opponentsOf, systemChoice } from './choices';

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
		says: template('a counter of {second} on {first}'),
		ask: ({ board }, seat) => {
			const opponents = opponentsOf(board, seat).filter((one) => hasCounter(board, one));
			const then = oneSeat(opponents);
			const systems = oneOf(
				systemIds(board)
					.filter((id) => !isHome(board, id))
					.flatMap((id) => {
						// TI-14.8.
						const free = opponents.filter((one) => !isActivated(board, id, one));
						const among = free.length < opponents.length ? oneSeat(free) : then;
						if (!among) return [];
						const choice = systemChoice(board, id);
						return [among === then ? choice : { ...choice, then: among }];
					})
			);
			return systems && then && { ...systems, then };
		},
		apply: (play, { answer: { pick, then } }) => {
			if (countersLeft(play.board, then.pick) > 0)
				placeCounter(play, then.pick, pick, 'reinforcements', 'TI-14.7');
			else play.push('giveCounter', { seat: then.pick, system: pick });
		}
	})
};
