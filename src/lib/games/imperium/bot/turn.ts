/** A turn in the Action Phase (TI-5.2): every action is weighed, and the best is taken; or the player passes. */
import type { Answer, Choice, Shape, Thinking } from '../../../core';
import { bestOf } from '../../kit';
import { homeOf, planetsOf, planetState } from '../board';
import type { SystemId } from '../types';
import { cardPlay } from './cards';
import type { Chosen } from './choosing';
import { bestOrder } from './builds';
import { strategyCounter } from './counters';
import { transitWorth } from './diodes';
import { bestMove } from './moves';
import { aimOf } from './plan';
import { primaryWorth } from './strategy';
import { self } from './sight';
import type { Sight } from './sight';
import { pairIn, transferWorth } from './transfers';
import { POINT } from './wants';

interface Idea {
	readonly answer: Answer;
	readonly worth: number;
	/** The systems it activates. */
	readonly systems: readonly SystemId[];
}

/**
 * Less for systems whose ships are still to go elsewhere: those go first, and what is produced there can wait. And less
 * for what leaves the Space Docks that an objective asks for no counter or no place.
 */
function freed(sight: Sight, ideas: readonly Idea[]): Idea[] {
	const goals = ideas.filter(({ systems, worth }) => systems.length === 1 && worth > 0);
	return ideas.map((idea) => {
		let { worth } = idea;
		for (const system of idea.systems) {
			const stays = stuck(sight, system, goals);
			worth -= stays.worth;
			const canWait = idea.systems.length > 1 || bestMove(sight, system).worth < stays.before;
			if (canWait) worth = Math.min(worth, stays.before - FIRST);
		}
		if (isDocksEnd(sight, idea)) worth -= LOST;
		return { ...idea, worth };
	});
}
/** By how much what goes first is ahead. */
const FIRST = 0.1;

/**
 * What such an action has to bring beyond what else could be done: a claim that is not made in its round is never made
 * up for (TI-23.2), and most of what an action brings now it brings in the next round too.
 */
const LOST = 2 * POINT;

/** Whether it takes a counter or a system of the Space Docks that the objective of this round still takes. */
function isDocksEnd(sight: Sight, { systems }: Idea): boolean {
	const aim = aimOf(sight);
	if (aim.is !== 'docks' || systems.length === 0) return false;
	const built = systems.some(
		(id) =>
			aim.sites.includes(id) &&
			Object.keys(bestOrder(sight, id).split).some((slot) => slot.startsWith('spaceDock:'))
	);
	const counters = self(sight).counters.command - 1;
	const sites = aim.sites.filter((id) => !systems.includes(id)).length;
	return Math.min(counters, sites) < aim.missing - (built ? 1 : 0);
}

/** Thinks action by action: rooms share one thread. */
export function planTurn(sight: Sight, shape: Shape): Answer | Thinking | null {
	if (shape.type !== 'one') return null;
	const choices = shape.choices.flatMap(spreadOut);
	const ideas: Idea[] = [];
	const first: Answer = { pick: choices[0]?.id ?? '' };
	const think = (at: number): Answer | Thinking => {
		const choice = choices[at];
		if (!choice) return bestOf(freed(sight, ideas), ({ worth }) => worth)?.answer ?? first;
		const weigh = (): Answer | Thinking => {
			const idea = ideaOf(sight, choice);
			if (idea) ideas.push(idea);
			return () => think(at + 1);
		};
		const system = activatedIn(choice);
		if (!system) return weigh();
		// What moves in is thought over first, what is produced there after that.
		bestMove(sight, system);
		return weigh;
	};
	return think(0);
}

/** A choice of the turn; the pairs of a Transfer Action one by one. */
const spreadOut = (choice: Choice): readonly Choice[] =>
	choice.id === TRANSFER && choice.then?.type === 'one'
		? choice.then.choices.map((pair) => ({
				...choice,
				then: { type: 'one', choices: [pair] }
			}))
		: [choice];

const TRANSFER = 'transfer';
const ACTIVATE = 'activate:';
const STRATEGIC = 'strategic:';

/** The system that a choice of the turn activates. */
const activatedIn = ({ id }: Choice): SystemId | null =>
	id.startsWith(ACTIVATE) ? (id.slice(ACTIVATE.length) as SystemId) : null;

function ideaOf(sight: Sight, choice: Choice): Idea | null {
	const { id } = choice;
	const system = activatedIn(choice);
	if (system) {
		return { systems: [system], answer: { pick: id }, worth: activationWorth(sight, system) };
	}
	if (id === TRANSFER) return transferIdea(sight, choice);
	const plain = plainIdea(sight, choice);
	return plain && { ...plain, systems: [] };
}

function transferIdea(sight: Sight, { id, then }: Choice): Idea | null {
	const pick = then?.type === 'one' ? (then.choices[0]?.id ?? '') : '';
	const systems = pairIn(pick);
	const worth = systems && transferWorth(sight, systems);
	return systems && worth !== null
		? { systems, answer: { pick: id, then: { pick } }, worth: worth - price(sight) }
		: null;
}

/** What activates nothing. */
function plainIdea(sight: Sight, choice: Choice): Chosen | null {
	const { id } = choice;
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
				worth: self(sight).counters.strategy > 1 ? dropWorth(sight) - strategyCounter(sight) : -1
			};
		case 'transit-diodes':
			return {
				answer: { pick: id },
				worth: self(sight).counters.strategy > 1 ? transitWorth(sight) : -1
			};
		default:
			return null;
	}
}

/** What a Tactical Action there is worth: what moves in and what it does, and what is produced. */
export function activationWorth(sight: Sight, system: SystemId): number {
	const { worth } = bestMove(sight, system);
	const order = bestOrder(sight, system).worth;
	return worth + order - price(sight);
}

/** What the counter is worth that it takes: less when there are many. */
function price(sight: Sight): number {
	const { command } = self(sight).counters;
	return command > 5 ? 0.5 : command > 3 ? 1 : 1.6;
}

/**
 * What ships there could still do elsewhere this round, and cannot once the system is activated (TI-6.6); `before`: the
 * best of what they could do.
 */
function stuck(sight: Sight, system: SystemId, goals: readonly Idea[]) {
	const left = { worth: 0, before: Infinity };
	if (self(sight).counters.command < 2 || !sight.board.systems[system]?.fleets[sight.me])
		return left;
	for (const goal of goals) {
		const [target] = goal.systems;
		if (!target || target === system) continue;
		const { load, worth } = bestMove(sight, target);
		const gain = WAIT * (worth - price(sight));
		if (!load.from.has(system) || gain <= left.worth) continue;
		left.worth = gain;
		left.before = goal.worth;
	}
	return left;
}
/** What is done first can be done; what waits may not come to it. */
const WAIT = 0.8;

/** Two Ground Forces more, where few are: a resource buys as many. */
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
