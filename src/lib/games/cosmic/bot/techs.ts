/** Which technology a bot keeps, and what it does with those it has (CE-32.4): as their files say what they are worth. */
import type { Answer, Choice, Shape } from '../../../core';
import { bestOf, pickBest, sumOf } from '../../kit';
import { numberOf } from '../cards';
import { technologyOf } from '../modules/tech';
import { fewestFor, takesShips } from '../modules/tech/technology';
import type { Technology } from '../modules/tech/technology';
import { details } from './uses';
import { spareShips } from './ships';
import { worstFirst, worthOfCard } from './worth';
import type { SeatId } from '../types';
import type { TechId } from '../modules/tech/state';
import type { Sight } from './sight';

/** Ships on one that counts them, with which a bot is content. */
const CONTENT = 3;
/** Spare ships that are to be left when what it begins to research is complete. */
const FEW = 3;
/** What has ships on it goes before all that has none: they fight nowhere until it is complete. */
const BEGUN = 20;

/** One of its own technologies, by its place. */
function mine(
	{ own, open, me }: Sight,
	slot: string
): { technology: Technology; ships: number } | null {
	const tech = own.techs?.find((one) => one.slot === slot);
	const ships = open.players[me]?.techs?.find((one) => one.slot === slot)?.ships ?? 0;
	return tech ? { technology: technologyOf(tech.id), ships } : null;
}

/** Ships it takes, or the like of two attacks in ships. */
const effortOf = (technology: Technology): number =>
	technology.toll === undefined ? fewestFor(technology) : 4;

/** The one it does best with, less what it takes. */
export const keepBest = (sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (slot) => {
		const technology = mine(sight, slot)?.technology;
		return technology ? technology.liked - effortOf(technology) / 2 : 0;
	});

/** Completes what it can, else sends a spare ship to what is nearest to its end. */
export function actWithTech(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = bestOf(shape.choices, (choice) => worthOf(sight, choice));
	if (!best) return null;
	if (!best.then) return { pick: best.id };
	const paid = payment(sight, best);
	return { pick: best.id, then: paid ? paid.answer : fromLargest(sight, best.then) };
}

/** The attacks it misses least of those that complete a technology, and what they are worth; null: ships complete it. */
function payment(sight: Sight, { id, then }: Choice): { answer: Answer; worth: number } | null {
	const [, slot = ''] = id.split(' ');
	const toll = mine(sight, slot)?.technology.toll;
	if (toll === undefined || !then) return null;
	if (then.type === 'one') {
		const cost = (cards: string) => sumOf(cards.split(' '), worthOfCard);
		const two = bestOf(then.choices, (choice) => -cost(choice.id));
		return two ? { answer: { pick: two.id }, worth: cost(two.id) } : null;
	}
	if (then.type !== 'some' || typeof toll !== 'number') return null;
	// High ones win fights: the low ones first, until there is enough; then without those it does not need.
	const cards = worstFirst(then.choices.map(({ id: card }) => card)).filter(
		(card) => numberOf(card) > 0
	);
	const sum = (some: readonly string[]) => sumOf(some, numberOf);
	let picks: string[] = [];
	for (const card of cards) if (sum(picks) < toll) picks = [...picks, card];
	for (const card of picks)
		if (sum(picks) - numberOf(card) >= toll) picks = picks.filter((one) => one !== card);
	return { answer: { picks }, worth: sumOf(picks, worthOfCard) };
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
	const left = tech.id ? 0 : Math.max(0, effortOf(technology) - tech.ships);
	return Math.max(0, technology.liked - left / 2) * LIKED;
}

const idOf = ({ own }: Sight, slot: string): TechId | undefined =>
	own.techs?.find((one) => one.slot === slot)?.id;

function worthOf(sight: Sight, choice: Choice): number {
	const [what, slot = ''] = choice.id.split(' ');
	const found = mine(sight, slot);
	if (!found) return 0;
	const { technology, ships } = found;
	const paid = what === 'complete' ? payment(sight, choice) : null;
	if (paid) return technology.liked * LIKED - paid.worth;
	if (what === 'complete') return 100;
	if (what === 'abandon') return -1;
	const left = leftOf(technology, ships);
	const spares = spareShips(sight);
	const goesOn = ships > 0 ? spares > 0 : spares >= FEW + left;
	if (left <= 0 || !goesOn) return -1;
	return technology.liked - left / 2 + 1 + (ships > 0 ? BEGUN : 0);
}

/** Ships that a technology is still to get; 0 and less: none. */
const leftOf = (technology: Technology, ships: number): number =>
	(technology.research === 'X' ? CONTENT : technology.research) - ships;

/** Why it leaves its technologies as they are: for want of ships, or for want of the right moment. */
export function whyLeft(sight: Sight): {
	readonly is: 'no ship for it' | 'has its ships' | 'leaves it';
} {
	const held = (sight.own.techs ?? []).flatMap(({ slot }) => {
		const up = sight.open.players[sight.me]?.techs?.some((one) => one.slot === slot && one.id);
		const found = up ? null : mine(sight, slot);
		return found && takesShips(found.technology) ? [found] : [];
	});
	if (held.length === 0) return { is: 'leaves it' };
	return held.some(({ technology, ships }) => leftOf(technology, ships) > 0)
		? { is: 'no ship for it' }
		: { is: 'has its ships' };
}

/** The planet with the most of its ships. */
function fromLargest(sight: Sight, shape: Shape): Answer {
	const ships = ({ id, on = id }: Choice): number =>
		Object.entries(sight.open.planets).find(([planet]) => planet === on)?.[1][sight.me] ?? 0;
	const most = shape.type === 'one' ? bestOf(shape.choices, ships) : undefined;
	return most ? { pick: most.id } : details(sight, shape);
}
