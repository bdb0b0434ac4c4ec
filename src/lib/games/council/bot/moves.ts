/** Moving (GC-9): which ships go where, hex by hex. */
import type { Answer, Choice, Shape } from '../../../core';
import { bestOf } from '../../kit';
import { NONE } from '../questions/ask';
import { NO_SHIPS, countShips, hexOn, squadOf } from '../board';
import { tokenOf } from '../tables/by-id';
import { areAdjacent } from '../map/neighbours';
import { SHIPS } from '../tables/vocabulary';
import type { HexId, Squad } from '../types';
import { gain } from './goals';
import { moved, outlookOf, placesOf, worthOfPlaces } from './prospects';
import type { Outlook, Places } from './prospects';
import { has, self } from './sight';
import type { Sight } from './sight';
import { shipsAt } from './targets';
import { TOKEN, worthOfTrait } from './worth';
import { worthOf } from './suggestion';
import type { Suggestion } from './suggestion';

/** The best Move from each hex of a menu of Moves. */
export function movesIn(sight: Sight, shape: Shape | undefined): Suggestion[] {
	if (shape?.type !== 'one') return [];
	const outlook = outlookOf(sight);
	const places = placesOf(sight);
	const now = worthOfPlaces(outlook, places);
	return shape.choices.flatMap((from) => {
		const best = bestFrom(outlook, places, now, from);
		return best ? [best] : [];
	});
}

function bestFrom(outlook: Outlook, places: Places, now: number, from: Choice): Suggestion | null {
	if (from.then?.type !== 'one') return null;
	const fleet = places.get(from.id as HexId);
	if (!fleet) return null;
	let best: Suggestion | null = null;
	for (const to of from.then.choices)
		for (const ships of to.then ? loadsOf(fleet) : [fleet]) {
			const worth = worthOfMove(outlook, places, from.id as HexId, to.id as HexId, ships) - now;
			if (best && best.worth >= worth) continue;
			const then: Answer = to.then
				? { pick: to.id, then: { split: splitOf(ships) } }
				: { pick: to.id };
			best = { answer: { pick: from.id, then }, worth };
		}
	return best;
}

/** Ways to divide a fleet: all of it, all but a guard, and one ship that goes ahead. */
function loadsOf(fleet: Squad): Squad[] {
	const least = SHIPS.find((ship) => fleet[ship] > 0);
	if (!least || countShips(fleet) < 2) return [fleet];
	const scout = { ...NO_SHIPS, [least]: 1 };
	const rest = { ...fleet, [least]: fleet[least] - 1 };
	return [fleet, rest, scout];
}

const splitOf = (ships: Squad): { [ship: string]: number } =>
	Object.fromEntries(SHIPS.filter((ship) => ships[ship] > 0).map((ship) => [ship, ships[ship]]));

/** What the map is worth after a move, with what is found on the way. */
function worthOfMove(
	outlook: Outlook,
	places: Places,
	from: HexId,
	to: HexId,
	ships: Squad
): number {
	const { sight } = outlook;
	const after = moved(places, from, to, ships);
	const { board, me } = sight;
	const guarded = (hex: HexId) => (hexOn(board, hex).planet?.owner === me ? 1 : 0);
	const left = after.has(from) ? 0 : 1;
	const come = places.has(to) ? 0 : 1;
	const kinds = Math.max(0, ...[...after.values()].map(kindsIn));
	const { token } = hexOn(board, to);
	return (
		worthOfPlaces(outlook, after) +
		(token ? worthOfToken(sight, to) : 0) +
		gain(sight, {
			shipHexes: come - left,
			guardedPlanets: come * guarded(to) - left * guarded(from),
			kindsTogether: kinds - has(sight, 'kindsTogether'),
			...(token ? { tokensResolved: 1 } : {})
		})
	);
}

export const kindsIn = (ships: Squad): number => SHIPS.filter((ship) => ships[ship] > 0).length;

/** A token it has looked at, or what one brings on average. */
function worthOfToken(sight: Sight, hex: HexId): number {
	const known = self(sight).seen[hex];
	if (known === undefined) return TOKEN;
	return tokenOf(known).effects.reduce((sum, effect) => {
		if (effect.type === 'vp') return sum + effect.n;
		if (effect.type === 'loseShips') return sum - 0.1;
		if (effect.type === 'tech') return sum + 0.35;
		return sum + worthOfTrait(sight, [effect]);
	}, 0.02);
}

/** A Move goes on (GC-9.2), or a card lets ships move: stays where nothing is better. */
export function moveOn(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const next = shape.choices.filter(({ id }) => id !== 'stop').map(({ id }) => id as HexId);
	const places = placesOf(sight);
	const stop = shape.choices.find(({ id }) => id === 'stop')?.on as HexId | undefined;
	// Passing other races' ships they cannot stop, and stand where they came from.
	const here =
		stop ?? [...places.keys()].find((hex) => next.every((to) => areAdjacent(sight.board, hex, to)));
	if (!here) return null;
	const outlook = outlookOf(sight);
	const ships = squadOf(shipsAt(sight.board, here));
	let best = 'stop';
	let most = stop ? worthOfPlaces(outlook, places) : -Infinity;
	for (const to of next) {
		const worth = worthOfMove(outlook, places, here, to, ships);
		if (worth > most) [best, most] = [to, worth];
	}
	return { pick: best };
}

/** Moves a card allows: the best that is any good, or the best there is where it must be one. */
export function moveByCard(sight: Sight, shape: Shape): Answer | null {
	const best = bestOf(movesIn(sight, shape), worthOf);
	const mayStay = shape.type === 'one' && shape.choices.some(({ id }) => id === NONE);
	if (mayStay && (!best || best.worth <= 0)) return { pick: NONE };
	return best?.answer ?? null;
}
