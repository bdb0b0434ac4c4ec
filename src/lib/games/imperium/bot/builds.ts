/** Production (TI-12): what is ordered, unit by unit, each where it does most for its price. */
import type { Answer, Shape, SplitShape } from '../../../core';
import { playerOf, sumOf } from '../../kit';
import { hasTech } from '../abilities';
import { CENTRE, fleetAt, homeOf, onBoard, planetsAt, planetsOf, planetState } from '../board';
import { fleetsOf } from '../fleets/ships';
import { orderShape } from '../economy/yard';
import { isActivated } from '../economy/counters';
import { canPay } from '../economy/payment';
import { priceOf } from '../economy/prices';
import { UNIT_KINDS, UNITS } from '../tables/units';
import type { UnitKind } from '../tables/units';
import type { PlanetId, SystemId } from '../types';
import { filling } from './fill';
import { isDockKept, unitGoal } from './goals';
import { threatAt } from './threats';
import { purse } from './payment';
import { aimOf, dockAtCentre } from './plan';
import { buildingAt, recall } from './sight';
import { techFund } from './techs';
import type { Sight } from './sight';
import { lasts, prospectsAt, roundsLeft } from './worth';
import { goodsSaved } from './wants';

/** What is ordered, and what it is worth beyond its price. */
export interface Order {
	readonly split: { readonly [place: string]: number };
	readonly worth: number;
}

const NONE: Order = { split: {}, worth: 0 };

export const bestOrder = (sight: Sight, system: SystemId): Order =>
	recall(sight, `order ${system}`, () => {
		const { board, me } = sight;
		const isOwn = planetsAt(board, system).some((id) => planetState(board, id).owner === me);
		const shape = isOwn ? orderShape(board, me, system, true) : null;
		return shape ? orderIn(sight, system, shape) : NONE;
	});

/** `carrier:one@planet:jord`. */
function slotOf(id: string): { kind: UnitKind; n: number } | null {
	const [kind = '', form = ''] = (id.split('@')[0] ?? '').split(':');
	const known = UNIT_KINDS.find((one) => one === kind);
	return known && form !== 'second' ? { kind: known, n: form === 'pair' ? 2 : 1 } : null;
}

/** What is dear is weighed against all that could be had instead: unit by unit cheap ones would always come first. */
export function orderIn(sight: Sight, system: SystemId, shape: SplitShape): Order {
	let best = orderFrom(sight, system, shape, null);
	for (const kind of DEAREST) {
		const order = orderFrom(sight, system, shape, kind);
		if (order.worth > best.worth) best = order;
	}
	return best;
}
const DEAREST = ['carrier', 'dreadnought', 'warSun'] as const;

/** An order that begins with one unit of this kind, if that can be had; with null, with what brings most for its price. */
function orderFrom(
	sight: Sight,
	system: SystemId,
	shape: SplitShape,
	first: UnitKind | null
): Order {
	const { board, me } = sight;
	const fill = filling(shape);
	const more = new Map<UnitKind, number>();
	const all = purse(sight, 'resources') + (hasTech(board, me, 'sarween-tools') ? 1 : 0);
	const mayCarry = shape.places.some(({ id }) => slotOf(id)?.kind === 'carrier' && fill.mayAdd(id));
	const waits = mayCarry ? 0 : carrierFund(sight, system);
	let left = Math.max(0, all - Math.max(techFund(sight) + goodsSaved(sight), waits));
	// What is put by for what may come goes into a unit that an objective asks for here and now.
	let forGoals = waits > 0 ? 0 : all - left;
	// What this round's objective puts by is there for the Space Docks that it asks for.
	const aim = aimOf(sight);
	let forDocks = Math.max(
		aim.is === 'docks' ? aim.n : 0,
		system === CENTRE ? dockAtCentre(sight) : 0
	);
	// What is put by for the public objective of the round goes into a unit that brings more than it.
	let forMore = Math.max(0, canPay(board, me, 'resources') - forDocks - all);
	// Planets pay first: they are refreshed each round.
	const ofGoods = Math.max(0, playerOf(board, me).tradeGoods - goodsSaved(sight));
	const dearer = Math.max(0, GOODS * lasts(sight) - PRICE);
	const costs = (price: number): number =>
		PRICE * price + dearer * Math.max(0, Math.min(price, ofGoods - (left - price)));
	let worth = 0;
	for (;;) {
		let best: { id: string; kind: UnitKind; n: number; price: number; gain: number } | null = null;
		for (const { id } of shape.places) {
			const slot = slotOf(id);
			if (!slot || !fill.mayAdd(id)) continue;
			if (first && more.size === 0 && slot.kind !== first) continue;
			const price = priceOf(board, me, slot.kind).total;
			const putBy =
				(slot.kind === 'spaceDock' ? forDocks : 0) +
				(isWorthAll(sight, slot, price, system) ? forGoals : 0) +
				(unitGoal(sight, slot.kind, system) * slot.n >= MORE ? forMore : 0);
			if (price > left + putBy) continue;
			const use = useOf(sight, system, slot.kind, more) * slot.n;
			const gain = use - costs(price);
			const rate = gain / Math.max(0.5, price);
			if (gain > 0 && (!best || rate > best.gain / Math.max(0.5, best.price)))
				best = { id, ...slot, price, gain };
		}
		if (!best || fill.add(best.id, 1) === 0) break;
		more.set(best.kind, (more.get(best.kind) ?? 0) + best.n);
		const fromDocks = best.kind === 'spaceDock' ? Math.min(forDocks, best.price) : 0;
		const fromGoals = Math.min(forGoals, Math.max(0, best.price - fromDocks - left));
		const fromMore = Math.max(0, best.price - fromDocks - fromGoals - left);
		forDocks -= fromDocks;
		forGoals -= fromGoals;
		forMore -= fromMore;
		left -= best.price - fromDocks - fromGoals - fromMore;
		worth += best.gain;
	}
	return { split: fill.split, worth };
}

/**
 * What a Carrier costs that is wanted more than all else and finds no place here as long as Carriers stand here that are
 * still to leave (TI-13.1): it is made when they are gone.
 */
function carrierFund({ board, me }: Sight, system: SystemId): number {
	const leaves = (fleetAt(board, system, me)?.carrier ?? 0) > 0 && !isActivated(board, system, me);
	const isDue =
		leaves &&
		onBoard(board, me, 'carrier') < FEW_CARRIERS &&
		onBoard(board, me, 'groundForce') >= CREW;
	return isDue && playerOf(board, me).counters.command > 1
		? priceOf(board, me, 'carrier').total
		: 0;
}
const FEW_CARRIERS = 2;
/** Ground Forces for both of them. */
const CREW = 4;

/** Whether a unit is paid from what is put by too: an objective asks for it, or it is the first War Sun. */
const isWorthAll = (
	sight: Sight,
	{ kind, n }: { readonly kind: UnitKind; readonly n: number },
	price: number,
	system: SystemId
): boolean =>
	(kind === 'warSun' && onBoard(sight.board, sight.me, kind) === 0) ||
	unitGoal(sight, kind, system) * n >= DEAR * price;

/** What a resource has to bring towards objectives to be taken from what is put by. */
const DEAR = 1.2;

/**
 * What a unit has to bring towards objectives to be paid from what is put by for the public one of the round, in tenths
 * of a point: what the last step to a secret one does. Those that only come nearer to it leave the round without a claim.
 */
const MORE = 40;

/** What a resource is worth that is not spent: planets are refreshed each round. */
const PRICE = 0.35;
/** And a trade good, which keeps. */
const GOODS = 0.8;

/** What one unit more of a kind is worth here, beside what there is and what is ordered already. */
function useOf(
	sight: Sight,
	system: SystemId,
	kind: UnitKind,
	more: ReadonlyMap<UnitKind, number>
): number {
	const { board, me } = sight;
	const has = onBoard(board, me, kind) + (more.get(kind) ?? 0);
	const goal = unitGoal(sight, kind, system, more.get(kind) ?? 0);
	const late = roundsLeft(sight) <= 1 ? 0.3 : 1;
	const threat = threatAt(sight, system);
	switch (kind) {
		case 'carrier':
			return goal + late * (has < 2 ? 12 : has < 3 ? 7 : has < 4 ? 3 : 0);
		case 'groundForce':
			return goal + late * groundUse(sight, system, more.get('groundForce') ?? 0, threat);
		case 'spaceDock':
			if (has >= LAST_DOCK && system !== CENTRE && isDockKept(sight)) return 0;
			return goal + late * (has < 2 ? 5 : 3) + Math.min(3, 0.3 * prospectsAt(sight, system));
		case 'pds':
			return goal + (has < 2 ? 1.1 : 0.4) + (threat > 0 && isHome(sight, system) ? 1.5 : 0);
		case 'warSun':
			return (
				goal +
				late * UNITS.warSun.cost * (has === 0 ? FIRST_SUN : 0.5 + 0.4 * balance(sight, threat))
			);
		case 'fighter':
			return 0.3 + 0.35 * balance(sight, threat) + goal;
		default:
			return goal + late * UNITS[kind].cost * (0.45 + 0.35 * balance(sight, threat)) * KEEN[kind];
	}
}

/** So many Space Docks leave one (TI-12.19). */
const LAST_DOCK = 2;

/** Of equal price some kinds do more than others. */
const KEEN = { destroyer: 0.8, cruiser: 1, dreadnought: 1.1 } as const;

/** Whoever has learnt to build War Suns builds one: it leads every fleet. */
const FIRST_SUN = 2.5;

const isHome = ({ board, me }: Sight, system: SystemId): boolean => system === homeOf(board, me);

/** How much more others have than this player, where they are near: from 0 to 1. */
function balance(sight: Sight, threat: number): number {
	const { board, me } = sight;
	const warships = sumOf(fleetsOf(board, me), (id) => {
		const fleet = fleetAt(board, id, me);
		return fleet
			? fleet.cruiser * 2 + fleet.dreadnought * 5 + fleet.warSun * 12 + fleet.destroyer
			: 0;
	});
	return Math.max(0, Math.min(1, 1 - warships / (6 + 3 * board.round + threat)));
}

/** Ground Forces in all that have something to do: a guard for each planet, settlers for each Carrier. */
const enoughGround = ({ board, me }: Sight): number =>
	2 + 1.5 * planetsOf(board, me).length + 2 * Math.min(3, onBoard(board, me, 'carrier'));

/** Ground Forces that wait here without a planet to go to are enough. */
function groundUse(sight: Sight, system: SystemId, ordered: number, threat: number): number {
	const { board, me } = sight;
	const waiting = sumOf(planetsAt(board, system), (planet: PlanetId) => {
		const { owner, units } = planetState(board, planet);
		return owner === me ? units.groundForce : 0;
	});
	const wanted = (isHome(sight, system) ? 2 : 1) + (prospectsAt(sight, system) > 2 ? 4 : 3);
	const n = waiting + ordered + (fleetAt(board, system, me)?.groundForce ?? 0);
	if (isHome(sight, system) && n < 3 + Math.min(4, threat / 4)) return 2.5;
	if (onBoard(board, me, 'groundForce') + ordered >= enoughGround(sight)) return 0.15;
	return n < wanted ? 1.6 : n < wanted + 4 ? 0.7 : 0.2;
}

/** The answer to what is produced (TI-12.1). */
export function produce(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const dock = shape.places.find(({ on }) => on !== undefined)?.on;
	const system = (Object.keys(sight.board.systems) as SystemId[]).find((id) =>
		planetsAt(sight.board, id).some((planet) => planet === dock)
	);
	if (!system) return null;
	const hasDocks = shape.places.some(({ id }) => slotOf(id)?.kind === 'spaceDock');
	return { split: orderIn(hasDocks ? buildingAt(sight, system) : sight, system, shape).split };
}

/** Where it is produced (TI-12.22). */
export function produceWhere(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = shape.choices
		.filter(({ id }) => id !== 'none')
		.map(({ id }) => ({ id, worth: bestOrder(sight, id as SystemId).worth }))
		.sort((one, other) => other.worth - one.worth)[0];
	return { pick: best && best.worth > 0 ? best.id : 'none' };
}
