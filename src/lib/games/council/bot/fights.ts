/** Within a battle (GC-10): Tactics, cards, hits, retreats, and who moves on. */
import { within } from '../../../core';
import type { Answer, Limit, Place, Shape } from '../../../core';
import { bestOf, fromFirst, pickBest, ranked, sumOf } from '../../kit';
import { NONE } from '../questions/ask';
import { NO_SHIPS, POINTS, hexOn, isBlocked, pointsOf } from '../board';
import { pricesAt } from '../battle/cards';
import { usualHits } from '../battle/hits';
import { battleOf, groupIn, groupsOf, opposite, pointsOn } from '../battle/sides';
import { areAdjacent, neighboursOf } from '../map/neighbours';
import { effectsOf } from '../effects/sources';
import type { BattleEffect, BattlePrice } from '../tables/vocabulary';
import { SIDES } from '../types';
import type { BattleSide, HexId, Side, SourceId, Squad } from '../types';
import { edgeOf, forceOf, oddsOf } from './odds';
import { moved, outlookOf, placesOf, plus, without, worthOfPlaces } from './prospects';
import type { Sight } from './sight';
import { shipsAt, targetsOf, worthOfAttack, worthOfInvading } from './targets';

/** A fight is worth cards unless it is won as good as surely without them. */
const CERTAIN = 0.93;
/** Below this it is better to be elsewhere. */
const LOSING = 0.2;
/** In an open fight two Small Tactics beside a Big one do more than the dice, and more than a Big one alone. */
const SMALL_BESIDE = 6;

const sideName = ({ board, me }: Sight): Side =>
	battleOf(board).sides.attack.race === me ? 'attack' : 'defence';

function squadOn({ board }: Sight, side: BattleSide): Squad {
	const ships = { ...NO_SHIPS };
	for (const { ship, n } of groupsOf(board, side)) ships[ship] += n;
	return ships;
}

/** How likely this seat's side is to be the one left, from 0 to 1. */
export function chanceNow(sight: Sight): number {
	const { board } = sight;
	const { sides, target } = battleOf(board);
	const [us, them] = SIDES.map((name) =>
		forceOf(edgeOf(board, sides[name].race, name, target), squadOn(sight, sides[name]))
	);
	if (!us || !them) return 0;
	const { chance } = oddsOf(us, them);
	return sideName(sight) === 'attack' ? chance : 1 - chance;
}

const isOpen = (chance: number): boolean => chance < CERTAIN;

/**
 * A Big Tactic does more than the ten dice it costs, most of all for who is the stronger; Small ones bring
 * more chance into a fight, so they are for open ones. Both by trial of many battles.
 */
export function buy(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const open = isOpen(chanceNow(sight));
	const split: Record<string, number> = {};
	const { most = 0, uses = {} } = shape.limits?.[0] ?? {};
	let points = most;
	for (const size of open ? ['big', 'small'] : ['big']) {
		const { max = 0 } = placeOf(shape.places, size) ?? {};
		const cost = uses[size] ?? 1;
		const kept = open && size === 'big' ? SMALL_BESIDE : 0;
		const n = Math.min(max, Math.max(0, Math.floor((points - kept) / cost)));
		if (n > 0) split[size] = n;
		points -= n * cost;
	}
	return { split };
}

const placeOf = (places: readonly Place[], id: string): Place | undefined =>
	places.find((place) => place.id === id);

/** The cards that do most, as many as may be activated together; Action Cards only where it is open. */
export function activate(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'some') return null;
	const open = isOpen(chanceNow(sight));
	const worthIt = shape.choices
		.filter(({ id }) => open || id.startsWith('tactic:'))
		.map(({ id }) => ({ id, hits: hitsOf(sight, id) }))
		.filter(({ hits }) => hits > 0.3);
	const picks: string[] = [];
	for (const { id } of ranked(worthIt, ({ hits }) => hits))
		if (fits(shape.limits ?? [], [...picks, id])) picks.push(id);
	return { picks: picks.slice(0, shape.max) };
}

const fits = (limits: readonly Limit[], picks: readonly string[]): boolean =>
	within(limits, Object.fromEntries(picks.map((id) => [id, 1])));

/** What a card does in this battle round, in hits, less its price. */
function hitsOf(sight: Sight, source: SourceId): number {
	const { board } = sight;
	const name = sideName(sight);
	const { sides, target } = battleOf(board);
	const own = pointsOn(board, sides[name]);
	const enemy = pointsOn(board, sides[opposite(name)]);
	const isHome = hexOn(board, target).planet?.owner === sight.me;
	const worth = (effect: BattleEffect | BattlePrice): number => {
		switch (effect.type) {
			case 'dice':
				return effect.n / 2;
			case 'enemyDice':
				return Math.min(enemy, -effect.n) / 2;
			case 'hitOn':
				return (effect.dice === 'all' ? own : Math.min(own, effect.dice)) / 6;
			case 'reroll':
				return rerolled(effect, own, enemy);
			case 'hits':
				return effect.n;
			case 'selfHits':
				return -effect.n;
			case 'shield':
				return Math.min(enemy / 2, isHome ? (effect.ownPlanet ?? effect.n) : effect.n);
			case 'aim':
				return 0.5;
			case 'seize':
				return 1.5;
			case 'jam':
				return effect.else ? 1.6 : 0.5;
			case 'firstStrike':
				return 1;
			case 'ships':
				return pointsOf(effect) * 0.6;
			case 'pin':
			case 'withdraw':
				return 0.1;
			case 'noRetreat':
				return -0.2;
			case 'loseShips':
				return effect.kind === 'destroyer' ? -1.5 : -1;
			case 'pay':
				return -0.3 * effect.n;
		}
	};
	return (
		sumOf(effectsOf(source) as readonly BattleEffect[], worth) + sumOf(pricesAt(source), worth)
	);
}

function rerolled(
	{ side, which, n }: { side: string; which: string; n: number | 'all' },
	own: number,
	enemy: number
): number {
	const dice = (side === 'own' ? own : enemy) / 2;
	const hits = Math.min(n === 'all' ? Infinity : n, dice) / 2;
	return side === 'enemy' && which === 'misses' ? -hits : hits;
}

/** Hits on the enemy where each costs it most: Destroyers, damaged or not Dreadnaughts, then Fighters. */
export function aim(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const { board } = sight;
	const enemy = battleOf(board).sides[opposite(sideName(sight))];
	const perHit = ({ id, max }: Place): number => {
		const { ship } = groupIn(id);
		const n = groupsOf(board, enemy).find((group) => group.ship === ship)?.n ?? 1;
		return (POINTS[ship] * n) / max;
	};
	return { split: fromFirst(ranked(shape.places, perHit), shape.max) };
}

/** As NPC races do it, which is the best for most fleets (GC-19.3). */
export const assign = (sight: Sight, shape: Shape): Answer | null =>
	shape.type === 'split' ? { split: usualHits(sight.board, sideName(sight), shape.min) } : null;

export function attackerRetreats(sight: Sight): Answer {
	return { yes: chanceNow(sight) < LOSING };
}

/** To the refuge with the fewest enemies around it. */
export function defenderRetreats(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const { board, me } = sight;
	if (chanceNow(sight) >= LOSING) return { pick: NONE };
	const danger = (hex: HexId): number =>
		sumOf(neighboursOf(board, hex), (near) => {
			const { fleet } = hexOn(board, near);
			return fleet && fleet.race !== me ? pointsOf(fleet) : 0;
		});
	return pickBest(shape, (id) => (id === NONE ? -Infinity : -danger(id as HexId)));
}

/** Ships that move on, by place of the question. */
type Load = { readonly [place: string]: number };

/** One ship, all of them, or all but a guard where they come from: what does most for the invasion and after it. */
export function advance(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const hex = aimOf(sight, shape.places);
	if (!hex) return { split: fromFirst(shape.places, shape.max) };
	const after = without(outlookOf(sight), hex);
	const best = bestOf(loadsOf(shape.places), (load) => {
		let places = placesOf(sight);
		for (const [id, n] of Object.entries(load)) {
			const { hex: from, ship } = groupIn(id);
			places = moved(places, from, hex, { ...NO_SHIPS, [ship]: n });
		}
		const { destroyer } = places.get(hex) ?? NO_SHIPS;
		return worthOfInvading(sight, hex, destroyer) + worthOfPlaces(after, places);
	});
	return best ? { split: best } : null;
}

/** The hex just won: of those next to all ships that could move on, the one worth most. */
function aimOf(sight: Sight, places: readonly Place[]): HexId | null {
	const { board, me } = sight;
	const bases = [...new Set(places.map(({ id }) => groupIn(id).hex))];
	const open = targetsOf(sight).filter(
		(hex) => !isBlocked(board, hex, me) && bases.every((base) => areAdjacent(board, base, hex))
	);
	const best = bestOf(open, (hex) =>
		worthOfAttack(sight, hex, bases.map((base) => shipsAt(board, base)).reduce(plus))
	);
	return best ?? null;
}

function loadsOf(places: readonly Place[]): Load[] {
	const all = fromFirst(places, Infinity);
	const least = ranked(places, ({ id }) => -POINTS[groupIn(id).ship]);
	const seen = new Set<HexId>();
	const guards = least.filter(({ id }) => {
		const { hex } = groupIn(id);
		return seen.has(hex) ? false : (seen.add(hex), true);
	});
	const rest = { ...all };
	for (const { id } of guards) {
		if (rest[id] === 1) delete rest[id];
		else if (rest[id]) rest[id] -= 1;
	}
	return [fromFirst(least, 1), all, rest].filter((load) => Object.keys(load).length > 0);
}
