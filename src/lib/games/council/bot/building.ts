/** Building (GC-14): which ships at which port, where a new port stands, and what ships of a card are worth. */
import type { Shape, SplitShape } from '../../../core';
import { NO_SHIPS, isBlocked, planetsOf, pointsOf, squadOf } from '../board';
import { priceOf } from '../numbers/stats';
import type { Ship, ShipCounts } from '../tables/vocabulary';
import type { HexId, Squad } from '../types';
import { gain } from './goals';
import type { Change } from './goals';
import { kindsIn } from './moves';
import { outlookOf, placesOf, plus, worthOfPlaces } from './prospects';
import type { Outlook, Places } from './prospects';
import { has } from './sight';
import type { Sight } from './sight';
import type { Suggestion } from './suggestion';
import { worthOfCost, worthOfFleet } from './worth';

/** Kinds of ship that a fleet lacks make it better: mixed fleets are the best (rules.md, section 25). */
const NEW_KIND = 0.04;
/** What a port is worth beside the objectives: ships nearer to where they are needed. */
const PORT = 0.1;

/** Ships ordered, by place of the order: `dreadnaught:once` is a place of its own. */
type Order = { readonly [place: string]: number };

export function buildsIn(sight: Sight, shape: Shape | undefined): Suggestion[] {
	if (shape?.type !== 'one') return [];
	const outlook = outlookOf(sight);
	const places = placesOf(sight);
	const now = worthOfPlaces(outlook, places);
	let best: Suggestion | null = null;
	for (const { id, then } of shape.choices) {
		if (then?.type !== 'split') continue;
		for (const { order, cost } of ordersOf(then)) {
			const worth = worthOfOrder(outlook, places, id as HexId, shipsIn(order), cost) - now;
			if (!best || worth > best.worth)
				best = { answer: { pick: id, then: { split: order } }, worth };
		}
	}
	return best ? [best] : [];
}

/** Every order of at most `max` ships that can be paid. */
function ordersOf({ places, max, limits = [] }: SplitShape): { order: Order; cost: number }[] {
	const { most: purse = Infinity, uses = {} } = limits[0] ?? {};
	let orders: { order: Order; n: number; cost: number }[] = [{ order: {}, n: 0, cost: 0 }];
	for (const { id, max: most } of places) {
		const price = uses[id] ?? 0;
		orders = orders.flatMap((one) => {
			const more = [one];
			for (let k = 1; k <= most && one.n + k <= max && one.cost + k * price <= purse; k++)
				more.push({ order: { ...one.order, [id]: k }, n: one.n + k, cost: one.cost + k * price });
			return more;
		});
	}
	return orders.filter(({ n }) => n > 0);
}

export function shipsIn(order: Order): Squad {
	const ships: Record<Ship, number> = { ...NO_SHIPS };
	for (const [place, n] of Object.entries(order)) ships[place.split(':')[0] as Ship] += n;
	return ships;
}

function worthOfOrder(
	outlook: Outlook,
	places: Places,
	port: HexId,
	ships: Squad,
	cost: number
): number {
	const paid: Change = { pointsBuilt: pointsOf(ships), productionSpent: cost, savings: -cost };
	return worthOfMore(outlook, places, port, ships, paid) - worthOfCost(outlook.sight, cost);
}

/** What the map is worth with these ships more at a planet, and what else they change. */
function worthOfMore(
	outlook: Outlook,
	places: Places,
	planet: HexId,
	ships: Squad,
	change: Change = {}
): number {
	const { sight } = outlook;
	const there = places.get(planet) ?? NO_SHIPS;
	const fleet = plus(there, ships);
	const points = pointsOf(ships);
	const before = has(sight, 'fleetPoints');
	return (
		worthOfPlaces(outlook, new Map(places).set(planet, fleet)) +
		worthOfFleet(sight, before + points) -
		worthOfFleet(sight, before) +
		NEW_KIND * (kindsIn(fleet) - kindsIn(there)) +
		gain(sight, { ...byShips(sight, places, planet, ships), ...change })
	);
}

/** How figures change by these ships more at a planet, whatever they cost. */
export function byShips(sight: Sight, places: Places, planet: HexId, ships: Squad): Change {
	const fleet = plus(places.get(planet) ?? NO_SHIPS, ships);
	return {
		fleetPoints: pointsOf(ships),
		dreadnaughts: ships.dreadnaught,
		kindsTogether: Math.max(0, kindsIn(fleet) - has(sight, 'kindsTogether')),
		shipHexes: places.has(planet) ? 0 : 1,
		guardedPlanets: places.has(planet) ? 0 : 1
	};
}

/** Ships that a card places at the planet where they do most. */
export function worthOfLevy(sight: Sight, ships: ShipCounts): number {
	const { board, me } = sight;
	const outlook = outlookOf(sight);
	const places = placesOf(sight);
	const open = planetsOf(board, me).filter((hex) => !isBlocked(board, hex, me));
	const squad = squadOf(ships);
	const worths = open.map((hex) => worthOfMore(outlook, places, hex, squad));
	return Math.max(0, Math.max(...worths) - worthOfPlaces(outlook, places));
}

/** A port on the planet that is nearest to something to fight for. */
export function portsIn(sight: Sight, shape: Shape | undefined): Suggestion[] {
	if (shape?.type !== 'one') return [];
	const { board, me } = sight;
	const cost = priceOf(board, me, 'cost.port');
	const base =
		PORT +
		gain(sight, { ports: 1, productionSpent: cost, savings: -cost }) -
		worthOfCost(sight, cost);
	const front = frontOf(sight);
	return shape.choices.map(({ id }) => ({
		answer: { pick: id },
		worth: base + front(id as HexId)
	}));
}

/** How much better ships would stand at a planet than at a port there is. */
export function frontOf(sight: Sight): (hex: HexId) => number {
	const outlook = outlookOf(sight);
	const wing: Squad = { fighter: 2, destroyer: 1, dreadnaught: 0 };
	return (hex) => 0.1 * worthOfPlaces(outlook, new Map([[hex, wing]]));
}
