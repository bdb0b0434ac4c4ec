/** What a bot does with moons (CE-37): which card it puts back, and whether a ship of its goes to one. */
import type { Answer, Shape } from '../../../core';
import { pickBest, sumOf } from '../../kit';
import { MOONS, moonBy } from '../modules/moons';
import { trueKind } from '../modules/moons/kinds';
import type { PlanetId } from '../types';
import type { Sight } from './sight';

/** Of what it may keep, the least. */
export const putBackMoon = (_sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (id) => -moonBy(id).worth);

/** A ship on a moon costs nothing, so any that is not worse than nothing is worth it: as it knows it, or by its kind. */
export function occupyMoon(
	{ open, own }: Sight,
	_shape: Shape,
	[planet = '']: readonly string[]
): Answer {
	const moon = open.moons?.find((one) => one.planet === planet);
	const id = moon?.id ?? own.moons?.[planet as PlanetId];
	const alike = Object.values(MOONS).filter(({ kind }) => kind === moon?.kind);
	// CE-37.16: a blue moon that lies open has acted.
	const isSpent = moon?.id != null && trueKind(moon.id) === 'blue';
	const worth = isSpent
		? 0
		: id
			? moonBy(id).worth
			: sumOf(alike, (card) => card.worth) / alike.length;
	return { yes: worth > 0 };
}
