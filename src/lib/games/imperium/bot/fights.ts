/** Fights: what is lost, whether to leave, which PDS fire, which dice are rolled again. */
import type { Answer, OneShape, Shape, SplitShape } from '../../../core';
import { usualLosses } from '../combat/losses';
import type { LossPlace } from '../combat/losses';
import { fleetAt, homeOf, planetState } from '../board';
import { sumOf } from '../../kit';
import { SHIPS, UNITS } from '../tables/units';
import type { PlanetId, SystemId } from '../types';
import { bestCard, cardPlay, keepWorth } from './cards';
import { filling } from './fill';
import { foeAt } from './moves';
import { costOf, spaceChance, squadOf } from './odds';
import { self } from './sight';
import type { Sight } from './sight';
import { prizeOf } from './worth';

/** Losses in the order of price, damage first: damage is repaired (TI-21.4). */
export function losses(shape: SplitShape): Answer {
	const fill = filling(shape);
	const price = (id: string): number => {
		if (id.startsWith('sustain:')) return -1;
		if (id === 'damagedDreadnought') return 5;
		if (id === 'damagedWarSun') return 12;
		const kind = SHIPS.find((one) => one === id);
		return kind ? UNITS[kind].cost / UNITS[kind].brings : 0;
	};
	let left = shape.min;
	for (const { id } of [...shape.places].sort((one, other) => price(one.id) - price(other.id)))
		left -= fill.add(id, left);
	return left > 0 ? usual(shape) : fill.answer();
}

const usual = ({ places, ...shape }: SplitShape): Answer => ({
	split: usualLosses({
		...shape,
		places: places.map((place) => ({ ...place, id: place.id as LossPlace }))
	})
});

/** battle.casualties: a card that helps, or the losses. */
export function casualties(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const card = bestCard(sight, shape);
	if (card) return card;
	const take = shape.choices.find(({ id }) => id === 'take');
	if (!take) return null;
	return take.then?.type === 'split' ? { pick: 'take', then: losses(take.then) } : { pick: 'take' };
}

/** losses.take, upkeep.fleets and the like: the cheapest goes first. */
export const cheapestFirst = (_sight: Sight, shape: Shape): Answer | null =>
	shape.type === 'split' ? losses(shape) : null;

/** Before a battle or a round: withdraw or retreat (TI-9.9): where the battle is all but lost; a card, or munitions, where it is open. */
export function beforeRound(
	sight: Sight,
	shape: OneShape,
	about: readonly string[]
): Answer | null {
	const system = about[0] as SystemId | undefined;
	const foe = system && foeAt(sight, system);
	if (!system || !foe) return null;
	const { board, me } = sight;
	const mine = squadOf(fleetAt(board, system, me));
	const chance = spaceChance(sight, system, mine, foe, undefined, board.active === me);
	const leave = shape.choices.find(({ id }) => id === 'withdraw' || id === 'retreat');
	const isHome = system === homeOf(board, me);
	if (leave?.then?.type === 'one' && chance < (isHome ? 0.1 : 0.25) && costOf(mine) > 2)
		return { pick: leave.id, then: { pick: leave.then.choices[0]?.id ?? '' } };
	const away = shape.choices.find(({ id }) => id.startsWith('card:skilled-retreat'));
	const goes = away && chance < 0.2 && costOf(mine) > 4 ? cardPlay(sight, away) : null;
	if (goes) return goes.answer;
	const isOpen = chance > 0.2 && chance < 0.85;
	const strike = shape.choices.find(({ id }) => id.startsWith('strike:'));
	if (strike && isOpen) return { pick: strike.id };
	const pay = shape.choices.find(({ id }) => id === 'munitions');
	if (pay && isOpen) return { pick: pay.id };
	const card = isOpen || isHome ? bestCard(sight, shape) : null;
	return card;
}

/** battle.foresee (TI-25.8). */
export function foresee(sight: Sight, shape: Shape, about: readonly string[]): Answer | null {
	const system = about[0] as SystemId | undefined;
	const foe = system && foeAt(sight, system);
	if (shape.type !== 'one' || !system || !foe) return null;
	const { board, me } = sight;
	const chance = spaceChance(
		sight,
		system,
		squadOf(fleetAt(board, system, me)),
		foe,
		undefined,
		false
	);
	const away = shape.choices.find(({ id }) => id !== 'stay');
	return { pick: chance < 0.35 && away ? away.id : 'stay' };
}

/** pdsFire.fire: all of them, where they are needed. */
export function firePds(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const card = bestCard(sight, shape);
	if (card) return card;
	const fire = shape.choices.find(({ id }) => id === 'fire');
	if (fire?.then?.type !== 'split') return null;
	const fill = filling(fire.then);
	for (const { id, max } of fire.then.places) fill.add(id, max);
	return { pick: 'fire', then: fill.answer() };
}

/** Everything that may fire, does: PDS at a landing, Fighters that help. */
export function allOf(_sight: Sight, shape: Shape): Answer | null {
	if (shape.type === 'amount') return { amount: shape.max };
	if (shape.type !== 'split') return null;
	const fill = filling(shape);
	for (const { id, max } of shape.places) fill.add(id, max);
	return fill.answer();
}

/** bombardment.choose: all that can fire; X-89 where it kills more than the cards are worth that it costs (TI-10.8). */
export function bombard(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const fill = filling(shape);
	let spent = sumOf(self(sight).hand, (card) => CARDS * keepWorth(sight, card));
	for (const { id } of shape.places) {
		const planet = planetIn(id);
		if (!id.startsWith('x89:') || !planet) continue;
		const { groundForce } = planetState(sight.board, planet).units;
		const isWorth = groundForce > 1 && groundForce + 0.5 * prizeOf(sight, planet) > spent;
		// The cards are gone with the first.
		if (isWorth && fill.add(id, 1) > 0) spent = 0;
	}
	for (const { id, max } of shape.places) if (!id.startsWith('x89:')) fill.add(id, max);
	return fill.answer();
}
/** Of what cards are worth keeping, in the round they may never see. */
const CARDS = 0.5;

const planetIn = (place: string): PlanetId | null => {
	const at = place.slice(place.indexOf('@') + 1);
	return at.startsWith('planet:') ? (at as PlanetId) : null;
};

/** invasion.casualties: Fighters before Ground Forces, but for one that has to take the planet. */
export function groundCasualties(sight: Sight, shape: Shape): Answer | null {
	if (shape.type === 'one') {
		const card = bestCard(sight, shape);
		if (card) return card;
		const take = shape.choices[0];
		if (!take) return null;
		return take.then?.type === 'split'
			? { pick: take.id, then: fightersFirst(take.then) }
			: { pick: take.id };
	}
	return shape.type === 'split' ? fightersFirst(shape) : null;
}

function fightersFirst(shape: SplitShape): Answer {
	const fill = filling(shape);
	let left = shape.min;
	for (const kind of ['fighter', 'groundForce']) left -= fill.add(kind, left);
	return fill.answer();
}
