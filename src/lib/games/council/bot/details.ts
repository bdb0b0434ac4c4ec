/** Smaller choices that a card or a battle asks for: which hex, which ship, which planet. */
import type { Answer, Shape } from '../../../core';
import { bestOf, fromFirst, idsOf, pickBest, pickSome, ranked } from '../../kit';
import { NO_SHIPS, POINTS, hexOn } from '../board';
import { groupIn } from '../battle/sides';
import { productionOf } from '../economy/production';
import type { Ship } from '../tables/vocabulary';
import type { HexId, Squad } from '../types';
import { frontOf } from './building';
import { moved, outlookOf, placesOf, plus, worthOfPlaces } from './prospects';
import type { Sight } from './sight';
import { worthOfStrike } from './strikes';
import { worthOfCounters } from './unrest';
import { worthOfHarm, worthOfPlanet } from './worth';

const WING: Squad = { ...NO_SHIPS, fighter: 2 };

/** New ships stand where they can do most. */
export function place(sight: Sight, shape: Shape): Answer | null {
	const outlook = outlookOf(sight);
	const places = placesOf(sight);
	return pickBest(shape, (id) => {
		const hex = id as HexId;
		return worthOfPlaces(
			outlook,
			new Map(places).set(hex, plus(places.get(hex) ?? NO_SHIPS, WING))
		);
	});
}

export function portSite(sight: Sight, shape: Shape): Answer | null {
	const front = frontOf(sight);
	return pickBest(shape, (id) => front(id as HexId));
}

export const coup = (sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (id) => {
		const hex = id as HexId;
		const owner = hexOn(sight.board, hex).planet?.owner;
		const worth = worthOfPlanet(sight, hex);
		return worth + (owner ? worthOfHarm(sight, owner, worth) : 0);
	});

export const refresh = (sight: Sight, shape: Shape): Answer | null =>
	pickSome(shape, (id) => 1 + productionOf(sight.board, id as HexId));

export const riots = (sight: Sight, shape: Shape): Answer | null =>
	pickSome(shape, (id) => worthOfCounters(sight, id as HexId, 1));

/** The tokens nearest to its ships. */
export function lookAt(sight: Sight, shape: Shape): Answer | null {
	const places = placesOf(sight);
	const one: Squad = { ...NO_SHIPS, fighter: 1 };
	const outlook = outlookOf(sight);
	const [from = null] = [...places.keys()];
	if (!from) return pickSome(shape, () => 1);
	return pickSome(shape, (id) => 1 + worthOfPlaces(outlook, moved(places, from, id as HexId, one)));
}

/** What a strike burns: no card burns another number of points. */
const STRIKE = 3;

/** The ships that are most in the way. */
export const strike = (sight: Sight, shape: Shape): Answer | null =>
	pickBest(shape, (id) => worthOfStrike(sight, id as HexId, STRIKE));

/** The ship an upgrade costs least. */
export const upgrade = (_sight: Sight, shape: Shape): Answer | null => {
	const [first] = idsOf(shape);
	return first ? { pick: first } : null;
};

/** Ships are lost the least first. */
export function giveUp(_sight: Sight, shape: Shape): Answer | null {
	const worth = (id: string) => -POINTS[shipNamed(id)];
	if (shape.type !== 'split') return pickBest(shape, worth);
	const cheapest = ranked(shape.places, ({ id }) => worth(id));
	return { split: fromFirst(cheapest, shape.min) };
}

/** `fighter`, or `hex:0,1 fighter`. */
const shipNamed = (id: string): Ship => (id.includes(' ') ? groupIn(id).ship : (id as Ship));

/** The best ship of the enemy's joins the first of its own hexes. */
export function prize(_sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = bestOf(shape.choices, ({ id }) => POINTS[shipNamed(id)]);
	if (!best) return null;
	const [first] = best.then ? idsOf(best.then) : [];
	return first ? { pick: best.id, then: { pick: first } } : { pick: best.id };
}
