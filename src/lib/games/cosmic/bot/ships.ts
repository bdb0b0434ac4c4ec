/** Which ships to move: a bot thins its largest colonies and gives up none it can keep. */
import type { Place, SplitShape } from '../../../core';
import { addTo, bestOf, fromFirst, keysOf, ranked, sumOf } from '../../kit';
import { homeOf, isAtHome } from '../board';
import type { PlanetId } from '../types';
import { homesNeeded, homesOf, shipsOn, trapChance } from './sight';
import type { Sight } from './sight';
import { evolutionLoss } from './evolved';
import { fightIn } from './worth';

/** Ships by place, as a split is answered. */
interface Spread {
	readonly split: Record<string, number>;
}

const isPlanet = (id: string): id is PlanetId => id.startsWith('planet:');

const isCard = (id: string): boolean => id.startsWith('evolution:');

/** Ships that can leave without giving up a colony, or what an evolution card does. */
export const spare = ({ places }: SplitShape): number =>
	sumOf(places, ({ id, max }) => (isPlanet(id) ? max - 1 : isCard(id) ? 0 : max));

/** The same with the last ships of home colonies that its power can do without. */
export function spareWithHomes(sight: Sight, shape: SplitShape): number {
	const lone = shape.places.filter(
		({ id, max }) => isPlanet(id) && max === 1 && isAtHome(sight.open, sight.me, id)
	).length;
	const free = homesOf(sight, sight.me) - homesNeeded(sight);
	return spare(shape) + Math.max(0, Math.min(lone, free));
}

/** Planets that the bot's ships may leave: all but the one it defends. */
export function freePlanets(sight: Sight): PlanetId[] {
	const fight = fightIn(sight);
	return keysOf(sight.open.planets).filter(
		(planet) => fight?.defense !== sight.me || fight.target !== planet
	);
}

/** Its ships there that can leave without giving a colony up. */
export const spareShips = (sight: Sight): number =>
	sumOf(freePlanets(sight), (planet) => Math.max(0, (shipsOn(sight, planet)[sight.me] ?? 0) - 1));

/** Takes `n` ships from these places: first what is spare, then home colonies the power can do without. */
export function takeFrom(sight: Sight, shape: SplitShape, n: number): Spread {
	const left = shape.places.map(({ id, max }) => ({ id, max }));
	const split: Record<string, number> = {};
	let homes = homesOf(sight, sight.me);
	for (let i = 0; i < n; i++) {
		const full = left.filter(({ max }) => max > 0);
		const from = bestOf(full, (place) => readiness(sight, place, homes));
		if (!from) break;
		if (isPlanet(from.id) && from.max === 1 && isAtHome(sight.open, sight.me, from.id)) homes -= 1;
		addTo(split, from.id);
		from.max -= 1;
	}
	return { split };
}

/** Takes `n` ships of another seat where that costs it colonies: foreign ones first, and the smallest of each. */
export function takeDearest({ places }: SplitShape, whose: string, n: number): Spread {
	const dear = ({ id, max }: Place): number =>
		isPlanet(id) ? (homeOf(id) === whose ? 0 : 100) - max : -100;
	return { split: fromFirst(ranked(places, dear), n) };
}

/** How readily a ship leaves this place. */
function readiness(sight: Sight, { id, max }: { id: string; max: number }, homes: number): number {
	// A ship that does nothing on a card goes first; one that does stays longer than what is spare.
	const loss = evolutionLoss(sight, id);
	if (loss !== null) return loss > 0 ? 8 : 50;
	if (!isPlanet(id)) return 50;
	if (max > 1) return 10 + max;
	if (!isAtHome(sight.open, sight.me, id)) return 0;
	return homes > homesNeeded(sight) ? 5 : 1;
}

/** Ships coming home, or a place for one: the smallest home colony first. */
export function spread(sight: Sight, shape: SplitShape, n: number): Spread {
	const places = shape.places.map((place) => ({ ...place, held: heldOn(sight, place) }));
	const split: Record<string, number> = {};
	for (let i = 0; i < n; i++) {
		const open = places.filter(({ id, max }) => (split[id] ?? 0) < max);
		const to = bestOf(open, ({ held }) => -held);
		if (!to) break;
		addTo(split, to.id);
		to.held += 1;
	}
	return { split };
}

/** Beside a trap it needs no ship: so many do not outweigh it. */
const SHUNNED = 100;

/** Ships on a place, foreign colonies counted as if two stronger: they are rarely attacked; nowhere near a trap, if it can be helped. */
function heldOn(sight: Sight, { id }: Place): number {
	if (!isPlanet(id)) return 0;
	const held = (shipsOn(sight, id)[sight.me] ?? 0) + (isAtHome(sight.open, sight.me, id) ? 0 : 2);
	return held + SHUNNED * trapChance(sight, id);
}

/** The planet among these ids where one more ship does most good. */
export function neediest(sight: Sight, ids: readonly string[]): string {
	return bestOf(ids, (id) => -heldOn(sight, { id, say: '', max: 1 })) ?? '';
}
