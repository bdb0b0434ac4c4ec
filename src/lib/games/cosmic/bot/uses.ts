/** When a bot uses powers, flares and artifacts, and with which details: as the file of each of them says. */
import type { Answer, Choice, OwnDecision, Shape } from '../../../core';
import { bestOf, fromFirst, likeOf, ranked, sumOf } from '../../kit';
import { isPrinted, kindOf, numberOf } from '../cards';
import { useCalled } from '../offers';
import { modulePlay } from '../modules/plays';
import type { PlanetId, SeatId } from '../types';
import type { Use } from '../use';
import { endingNow, lowWins, reinforcementsOf } from './odds';
import { foreignOf, isOurs, opposing } from './sight';
import { useNamed } from './seeing';
import type { Sight } from './sight';
import { takeFrom } from './ships';
import { wantedSide } from './wishes';
import { fightIn, worthOfCard, worthOfColony } from './worth';

/** Answers a response window: the use it wishes for most, or a pass. */
export function respond(sight: Sight, decision: OwnDecision): Answer {
	if (decision.shape.type !== 'one') return { pick: 'pass' };
	const added = reinforce(sight, decision.shape.choices);
	if (added) return added;
	let best: Choice | null = null;
	let most = 0.01;
	for (const choice of decision.shape.choices) {
		const worth = worthOfPlay(sight, choice.id);
		if (worth <= most) continue;
		best = choice;
		most = worth;
	}
	if (!best) return { pick: 'pass' };
	return best.then
		? {
				pick: best.id,
				then: chosen(sight, best.then, modulePlay(best.id) ? null : useNamed(best.id))
			}
		: { pick: best.id };
}

/** What this choice of a response window is worth now, in foreign colonies. */
export function worthOfPlay(sight: Sight, pick: string): number {
	const module = modulePlay(pick);
	if (module) return module.worth(sight, pick);
	const worth = useNamed(pick)?.worth?.(sight) ?? 0;
	const called = useCalled(pick);
	const spent = called?.source === 'artifact' ? called.card : null;
	// CE-15.39: what it is could be played another time.
	return spent && !isPrinted(spent, called?.id ?? '') ? worth - worthOfCard(spent) : worth;
}

/** Reinforcements are played when they turn the fight, and no more of them than that takes. */
function reinforce(sight: Sight, choices: readonly Choice[]): Answer | null {
	const fight = fightIn(sight);
	const side = wantedSide(sight);
	if (!fight || !side || !choices.some(({ id }) => kindOf(id) === 'reinforcement')) return null;
	if (endingNow(sight, fight) === side) return null;
	// Where the smaller total wins, the other side is given more.
	const to = lowWins(sight, fight) ? opposing(side) : side;
	const turns = (n: number) => endingNow(sight, fight, { [to]: n }) === side;
	const cards = ranked(reinforcementsOf(sight), (card) => -numberOf(card));
	if (!turns(sumOf(cards, numberOf))) return null;
	const card = cards.find((one) => turns(numberOf(one))) ?? cards.at(-1);
	const choice = choices.find(({ id }) => card && likeOf(id) === likeOf(card));
	return choice ? { pick: choice.id, then: { pick: to } } : null;
}

/** The details of a use as its file has them chosen, else as any. */
export const chosen = (sight: Sight, shape: Shape, use: Use | null): Answer =>
	(use?.ask && use.choose?.(sight, shape)) ?? details(sight, shape);

/** Details as good as any: whom, where, how many. */
export function details(sight: Sight, shape: Shape): Answer {
	switch (shape.type) {
		case 'one':
			return detailOne(sight, shape);
		case 'some':
			return { picks: shape.choices.slice(0, shape.min).map(({ id }) => id) };
		case 'split':
			return detailSplit(sight, shape);
		case 'amount':
			return { amount: shape.max };
		case 'confirm':
			return { yes: true };
		case 'order':
			return { order: shape.choices.map(({ id }) => id) };
		case 'deal':
			return { refuse: true };
	}
}

function detailOne(sight: Sight, shape: Extract<Shape, { type: 'one' }>): Answer {
	const choice = bestOf(shape.choices, (one) => detailWorth(sight, one));
	if (!choice) return { pick: '' };
	return choice.then ? { pick: choice.id, then: details(sight, choice.then) } : { pick: choice.id };
}

/** Rivals near the goal are chosen first, colonies by worth. */
function detailWorth(sight: Sight, { id }: Choice): number {
	if (id === sight.me) return -1;
	if (id.startsWith('seat:'))
		return isOurs(sight, id as SeatId) ? -0.5 : foreignOf(sight, id as SeatId);
	if (id.startsWith('planet:')) return worthOfColony(sight, sight.me, id as PlanetId);
	return 0;
}

/** Ships of players: others to the warp, own ones out of it; ships of places: its own, the spare ones. */
function detailSplit(sight: Sight, shape: Extract<Shape, { type: 'split' }>): Answer {
	const { places, min, max } = shape;
	if (!places.every(({ id }) => id.startsWith('seat:')))
		return takeFrom(sight, shape, Math.max(min, 1));
	const own = places.find(({ id }) => id === sight.me);
	if (own) return { split: { [own.id]: Math.min(own.max, max) } };
	const nearest = ranked(places, ({ id }) =>
		isOurs(sight, id as SeatId) ? -1 : foreignOf(sight, id as SeatId)
	);
	return { split: fromFirst(nearest, max) };
}
