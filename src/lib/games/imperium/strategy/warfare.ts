/** Warfare (TI-24): a counter comes back; light ships of the others make a step. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import type { SplitOf } from '../../kit';
import { systemIds, tileAt } from '../board';
import { isActivated, takeCounter } from '../economy/counters';
import {
	countersFor,
	moveOneStep,
	oneStepGroups,
	oneStepMoves,
	oneStepSplit
} from '../fleets/one-step';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';
import type { SecondaryCost } from './cost';
import { secondaryFor } from './rules';

declare module '../play' {
	interface Steps {
		warfarePrimary: { seat: SeatId };
	}
}

const { ask } = formsOf('warfarePrimary');

/** TI-24.11. */
const MOST_SHIPS = 2;

export const warfarePrimary: Step = {
	counter: ask({
		ask: ({ board }, { seat }) => {
			const systems = systemIds(board).filter((id) => isActivated(board, id, seat));
			const [first] = systems; // the first in map order (TI-34.12)
			return first === undefined
				? null
				: {
						...{ seat, rule: 'TI-24.10', fallback: { pick: first } },
						say: msg('Which of your counters goes back to your Command Pool?'),
						shape: {
							type: 'one',
							choices: systems.map((id) => ({ id, on: id, say: systemWords(board, id) }))
						}
					};
		},
		then: (play, { seat }, { pick }) => takeCounter(play, seat, pick, 'command', 'TI-24.10')
	})
};

/** TI-24.11: with `warfareGoal: anyEmpty` Home Systems too. */
const isGoal = (board: Board, id: SystemId): boolean =>
	board.options.warfareGoal === 'anyEmpty' || tileAt(board, id)?.kind !== 'home';

const stepsOf = (board: Board, seat: SeatId) =>
	oneStepMoves(board, seat, { to: (id) => isGoal(board, id) });

interface MoveChoice extends Choice<'move' | SystemId> {
	readonly then: SplitOf<string>;
}

export const warfareSecondary = secondaryFor<MoveChoice>({
	rule: 'TI-24.11',
	choices: ({ board }, seat, { counters }: SecondaryCost) =>
		// The counter paid is back in reinforcements before the ships move.
		oneStepGroups(board, seat, stepsOf(board, seat), countersFor(board, seat, counters)).flatMap(
			({ goal, steps }): MoveChoice[] => {
				const then = oneStepSplit(board, seat, steps, MOST_SHIPS);
				if (!then) return [];
				return [
					goal === null
						? { id: 'move', say: msg('Move one or two Cruisers or Destroyers'), then }
						: {
								...{ id: goal, on: goal, then },
								say: msg('Move ships to {place}', { place: systemWords(board, goal) })
							}
				];
			}
		),
	apply: (play, seat, { then: { split } }) => {
		moveOneStep(play, seat, stepsOf(play.board, seat), split, 'TI-24.11');
		play.push('upkeep');
	}
});
