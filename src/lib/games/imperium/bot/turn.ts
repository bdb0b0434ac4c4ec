/** A turn in the Action Phase (TI-5.2): every action is weighed, and the best is taken; or the player passes. */
import type { Answer, Choice, Shape, Thinking } from '../../../core';
import { bestOf, playerOf } from '../../kit';
import { homeOf, planetsOf, planetState } from '../board';
import { isActivated } from '../economy/counters';
import type { SystemId } from '../types';
import { cardPlay } from './cards';
import { bestOrder } from './builds';
import { bestMove } from './moves';
import { primaryWorth } from './strategy';
import { self } from './sight';
import type { Sight } from './sight';

interface Idea {
	readonly answer: Answer;
	readonly worth: number;
}

/** Thinks action by action: rooms share one thread. */
export function planTurn(sight: Sight, shape: Shape): Answer | Thinking | null {
	if (shape.type !== 'one') return null;
	const { choices } = shape;
	const ideas: Idea[] = [];
	const think = (at: number): Answer | Thinking => {
		const choice = choices[at];
		if (!choice)
			return bestOf(ideas, ({ worth }) => worth)?.answer ?? { pick: choices[0]?.id ?? '' };
		const idea = ideaOf(sight, choice);
		if (idea) ideas.push(idea);
		return () => think(at + 1);
	};
	return think(0);
}

const ACTIVATE = 'activate:';
const STRATEGIC = 'strategic:';

function ideaOf(sight: Sight, choice: Choice): Idea | null {
	const { id } = choice;
	if (id.startsWith(ACTIVATE)) {
		const system = id.slice(ACTIVATE.length) as SystemId;
		return { answer: { pick: id }, worth: activationWorth(sight, system) };
	}
	if (id.startsWith(STRATEGIC))
		return { answer: { pick: id }, worth: primaryWorth(sight, id.slice(STRATEGIC.length)) };
	if (id.startsWith('card:')) return cardPlay(sight, choice);
	switch (id) {
		case 'pass':
			return { answer: { pick: id }, worth: 0 };
		case 'stall':
			return { answer: { pick: id }, worth: 0.2 };
		case 'orbital-drop':
			return {
				answer: { pick: id },
				worth: self(sight).counters.strategy > 1 ? dropWorth(sight) : -1
			};
		case 'transit-diodes':
			return { answer: { pick: id }, worth: self(sight).counters.strategy > 1 ? 0.1 : -1 };
		default:
			return null;
	}
}

/** What a Tactical Action there is worth: what moves in and what it does, and what is produced. */
export function activationWorth(sight: Sight, system: SystemId): number {
	const { worth } = bestMove(sight, system);
	const order = bestOrder(sight, system).worth;
	return worth + order - price(sight) - stuck(sight, system);
}

/** What the counter is worth that it takes: less when there are many. */
function price(sight: Sight): number {
	const { command } = self(sight).counters;
	return command > 5 ? 0.5 : command > 3 ? 1 : 1.6;
}

/** Ships there that could still go elsewhere this round. */
function stuck({ board, me }: Sight, system: SystemId): number {
	const fleet = board.systems[system]?.fleets[me];
	if (!fleet || isActivated(board, system, me)) return 0;
	const ground = planetsOf(board, me).filter((id) => planetState(board, id).units.groundForce > 1);
	const isLoaded = fleet.groundForce > 0 || ground.length > 0;
	return fleet.carrier > 0 && isLoaded && playerOf(board, me).counters.command > 1 ? 1.5 : 0;
}

/** Two Ground Forces more, where few are. */
function dropWorth({ board, me }: Sight): number {
	const home = homeOf(board, me);
	const few = planetsOf(board, me).filter((id) => planetState(board, id).units.groundForce === 0);
	return few.length > 0 && home ? 1.6 : 0.4;
}

/** tactical.again (TI-6.30): a second one that is worth its counter. */
export function secondAction(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = shape.choices
		.filter(({ id }) => id.startsWith(ACTIVATE))
		.map(({ id }) => ({ id, worth: activationWorth(sight, id.slice(ACTIVATE.length) as SystemId) }))
		.sort((one, other) => other.worth - one.worth)[0];
	return { pick: best && best.worth > 0 ? best.id : 'no' };
}
