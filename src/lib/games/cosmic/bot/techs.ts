/** Which technology a bot keeps, and what it does with those it has (CE-32.4): as their files say what they are worth. */
import type { Answer, Choice, Shape } from '../../../core';
import { bestOf, pickBest } from '../../kit';
import { technologyOf } from '../modules/tech';
import { fewestFor } from '../modules/tech/technology';
import type { Technology } from '../modules/tech/technology';
import { details } from './uses';
import { spareShips } from './ships';
import type { SeatId } from '../types';
import type { TechId } from '../modules/tech/state';
import type { Sight } from './sight';

/** Ships on one that counts them, with which a bot is content. */
const CONTENT = 3;
/** Spare ships below which it researches nothing. */
const FEW = 3;

/** One of its own technologies, by its place. */
function mine(
	{ own, open, me }: Sight,
	slot: string
): { technology: Technology; ships: number } | null {
	const tech = own.techs?.find((one) => one.slot === slot);
	const ships = open.players[me]?.techs?.find((one) => one.slot === slot)?.ships ?? 0;
	return tech ? { technology: technologyOf(tech.id), ships } : null;
}

/** The one it does best with, less what it takes. */
export const keepBest = (sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (slot) => {
		const technology = mine(sight, slot)?.technology;
		return technology ? technology.liked - fewestFor(technology) / 2 : 0;
	});

/** Completes what it can, else sends a spare ship to what is nearest to its end. */
export function actWithTech(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = bestOf(shape.choices, ({ id }) => worthOf(sight, id));
	if (!best) return null;
	return best.then ? { pick: best.id, then: fromLargest(sight, best.then) } : { pick: best.id };
}

/** A technology face down before another, of which nobody knows which it is. */
const UNKNOWN = 0.12;
/** What each step of liking a technology is worth, in foreign colonies. */
const LIKED = 0.04;

/** What a technology of a seat is worth to who has it: completed, or with so much still to do. */
export function worthOfTech(sight: Sight, of: SeatId, slot: string): number {
	const tech = sight.open.players[of]?.techs?.find((one) => one.slot === slot);
	const known = tech?.id ?? (of === sight.me ? idOf(sight, slot) : undefined);
	if (!tech || !known) return UNKNOWN;
	const technology = technologyOf(known);
	const left = tech.id ? 0 : Math.max(0, fewestFor(technology) - tech.ships);
	return Math.max(0, technology.liked - left / 2) * LIKED;
}

const idOf = ({ own }: Sight, slot: string): TechId | undefined =>
	own.techs?.find((one) => one.slot === slot)?.id;

function worthOf(sight: Sight, choice: string): number {
	const [what, slot = ''] = choice.split(' ');
	const found = mine(sight, slot);
	if (!found) return 0;
	const { technology, ships } = found;
	if (what === 'complete') return 100;
	if (what === 'abandon') return -1;
	const left = (technology.research === 'X' ? CONTENT : technology.research) - ships;
	return left > 0 && spareShips(sight) > FEW ? technology.liked - left / 2 + 1 : -1;
}

/** The planet with the most of its ships. */
function fromLargest(sight: Sight, shape: Shape): Answer {
	const ships = ({ id, on = id }: Choice): number =>
		Object.entries(sight.open.planets).find(([planet]) => planet === on)?.[1][sight.me] ?? 0;
	const most = shape.type === 'one' ? bestOf(shape.choices, ships) : undefined;
	return most ? { pick: most.id } : details(sight, shape);
}
