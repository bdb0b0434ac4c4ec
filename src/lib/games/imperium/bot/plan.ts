/**
 * What this round is to bring: one public objective is claimed in it (TI-23.2), so the best that can be had is chosen
 * early, and what pays for it is put by.
 */
import { bestOf, entriesOf, playerOf, sumOf } from '../../kit';
import { CENTRE, MECATOL, planetsAt, planetsOf, planetState, systemIds, valueOf } from '../board';
import { isActivated } from '../economy/counters';
import { whyNotBuildDock } from '../economy/docks';
import { priceOf } from '../economy/prices';
import { hasTech } from '../abilities';
import { canPay } from '../economy/payment';
import type { Means } from '../economy/payment';
import { controlsHomeOf, isMet } from '../objectives/conditions';
import { objectiveOf } from '../tables/by-id';
import type { ObjectiveId, PlanetId, SeatId, StrategyId, SystemId } from '../types';
import { isDockKept, techSteps } from './goals';
import { recall, self } from './sight';
import type { Sight } from './sight';
import { cheapestWay } from './ways';
import { goodsKept, pointsOf, POINT, spentBy, stepsLeft } from './wants';

/** What the public objective of this round takes. */
type Aim =
	| { readonly is: 'nothing' }
	| { readonly is: 'tech'; readonly n: number }
	| ({ readonly is: 'docks' } & Docks)
	| { readonly is: 'spend'; readonly means: Means; readonly n: number };

/** Space Docks that an objective asks for, all of which can be built in this round. */
interface Docks {
	/** What they cost together. */
	readonly n: number;
	readonly missing: number;
	/** Where one could be built: each takes a counter and activates a system. */
	readonly sites: readonly SystemId[];
}

const NOTHING: Aim = { is: 'nothing' };

/** Trade goods that the agreements of this player bring at a time. */
export const contractsHeld = ({ board, me }: Sight): number =>
	sumOf(board.order, (seat) =>
		seat === me
			? 0
			: sumOf(playerOf(board, seat).contracts, ({ worth, holder }) =>
					holder === me ? worth + (hasTech(board, me, 'micro-technology') ? 1 : 0) : 0
				)
	);

/** Who still has to use a Strategy Card in this round. */
export const holderOf = ({ board }: Sight, card: StrategyId): SeatId | undefined =>
	board.order.find((seat) =>
		playerOf(board, seat).strategy.some((one) => one.card === card && !one.used)
	);

/** Whether this player can use the secondary of a card that others hold. */
const mayFollow = (sight: Sight): boolean => {
	const { counters, strategy } = self(sight);
	return counters.strategy > 0 || strategy.some(({ card }) => card === 'initiative');
};

/** Trade goods that are likely to come in this round. */
function goodsComing(sight: Sight): number {
	const holder = holderOf(sight, 'trade');
	if (!holder) return 0;
	if (holder === sight.me) return 3 + contractsHeld(sight);
	return mayFollow(sight) ? contractsHeld(sight) : 0;
}

/** Technologies that can still be had in this round, with what they cost. */
export const techsInReach = (sight: Sight): readonly { tech: string; price: number }[] =>
	recall(sight, 'techs in reach', () => {
		const { board, me, open } = sight;
		const holder = holderOf(sight, 'technology');
		if (!holder || (holder !== me && !mayFollow(sight))) return [];
		const means = canPay(board, me, 'resources');
		return entriesOf(open.figures.players[me]?.prices ?? {})
			.map(([tech, price = 0]) => ({ tech, price: holder === me ? 0 : price }))
			.filter(({ price }) => price <= means);
	});

/**
 * What the Space Dock on Mecatol Rex costs that a secret objective asks for and that can be built in this round; 0: it
 * asks for none. It is claimed beside the public one of the round.
 */
export const dockAtCentre = (sight: Sight): number =>
	recall(sight, 'dock at the centre', () => {
		const { board, me } = sight;
		if (!isDockKept(sight)) return 0;
		const mayBuild =
			(sight.yard === CENTRE ||
				(!isActivated(board, CENTRE, me) && self(sight).counters.command > 0)) &&
			whyNotBuildDock(board, me, CENTRE, MECATOL) === null;
		const price = priceOf(board, me, 'spaceDock').total;
		return mayBuild && price <= canPay(board, me, 'resources') ? price : 0;
	});

/** Open objectives and what would be had of each if it were the one of this round. */
function worthOf(
	sight: Sight,
	objective: ObjectiveId
): { readonly aim: Aim; readonly worth: number } | null {
	const { own, board, me } = sight;
	const progress = own.progress[objective] ?? [];
	const points = POINT * pointsOf(objective);
	const spent = spentBy(objective);
	if (spent && spent.what !== 'tradeGoods') {
		const putBy = spent.what === 'resources' ? dockAtCentre(sight) : 0;
		const has = canPay(board, me, spent.what) - putBy + goodsComing(sight);
		if (has < spent.n) return null;
		return {
			aim: { is: 'spend', means: spent.what, n: spent.n },
			worth: points - COSTS[spent.what] * spent.n
		};
	}
	if (progress.every(isMet)) return { aim: NOTHING, worth: points };
	if (spent) {
		const has = self(sight).tradeGoods + goodsComing(sight);
		return has < spent.n ? null : { aim: NOTHING, worth: points };
	}
	const { conditions } = objectiveOf(objective);
	const open = conditions.flatMap((condition, i) => {
		const at = progress[i];
		return at && !isMet(at) ? [stepsLeft(sight, condition, at)] : [];
	});
	const docks = docksFor(sight, objective);
	if (docks) return { aim: { is: 'docks', ...docks }, worth: points - COSTS.resources * docks.n };
	const asks = conditions.every(
		({ is }) => is === 'techs' || is === 'techsOfOneColour' || is === 'techColours'
	);
	if (!asks || open.length !== 1 || (open[0] ?? 0) > 1) return null;
	const reach = techsInReach(sight).filter(({ tech }) =>
		conditions.some((condition) => techSteps(sight, condition, tech) > 0)
	);
	if (reach.length === 0) return null;
	const n = Math.min(...reach.map(({ price }) => price));
	return { aim: { is: 'tech', n }, worth: points - 0.3 * n };
}

/** The Space Docks that an objective asks for alone, where they can all be built in this round; null: they cannot. */
function docksFor(sight: Sight, objective: ObjectiveId): Docks | null {
	const { board, me, own } = sight;
	const [condition, ...others] = objectiveOf(objective).conditions;
	if (condition?.is !== 'unitsOnBoard' || condition.kind !== 'spaceDock' || others.length > 0)
		return null;
	const [{ of, has } = { of: 0, has: 0 }] = own.progress[objective] ?? [];
	const missing = of - has;
	const price = missing * priceOf(board, me, 'spaceDock').total;
	const sites = systemIds(board).filter(
		(id) =>
			(id === sight.yard || !isActivated(board, id, me)) &&
			// The last one may be kept for Mecatol Rex.
			(missing > 1 || id === CENTRE || !isDockKept(sight)) &&
			planetsAt(board, id).some((planet) => whyNotBuildDock(board, me, id, planet) === null)
	);
	const paid = sites.some((id) => id === sight.yard) ? 1 : 0;
	const mayBuild = Math.min(sites.length, self(sight).counters.command + paid) >= missing;
	return mayBuild && price <= canPay(board, me, 'resources') ? { n: price, missing, sites } : null;
}

/** What it is to pay so much for an objective: influence has fewer uses. */
const COSTS = { resources: 0.3, influence: 0.2 } as const;

/** What the public objective of this round is to take. */
export const aimOf = (sight: Sight): Aim => planOf(sight)?.aim ?? NOTHING;

const planOf = (sight: Sight) =>
	recall(sight, 'plan', () => {
		// Without all of its home it claims nothing (TI-23.5): what it has is to bring that back.
		if (!controlsHomeOf(sight.board, sight.me, sight.me)) return null;
		const found = sight.board.objectives.flatMap((objective) => {
			const worth = sight.own.progress[objective] ? worthOf(sight, objective) : null;
			return worth && worth.worth > 0 ? [{ objective, ...worth }] : [];
		});
		return bestOf(found, ({ worth }) => worth) ?? null;
	});

/** Points that can be claimed in this round as things stand: of the public objective it aims at, and of secret ones. */
export function claimsAhead(sight: Sight): number {
	const { board, me, own } = sight;
	if (!controlsHomeOf(board, me, me)) return 0;
	const plan = planOf(sight);
	const secret = Math.max(
		0,
		...self(sight)
			.secrets.filter((id) => own.progress[id]?.every(isMet) === true)
			.map(pointsOf)
	);
	return (plan ? pointsOf(plan.objective) : 0) + secret;
}

/** What so much more of one means brings by an open objective that it falls short of, where nothing else is claimed. */
export function claimWith(sight: Sight, means: Means, n: number): number {
	const { board, me, own } = sight;
	if (planOf(sight) !== null || !controlsHomeOf(board, me, me)) return 0;
	const has = canPay(board, me, means) + goodsComing(sight);
	return Math.max(
		0,
		...board.objectives.map((objective) => {
			const spent = own.progress[objective] ? spentBy(objective) : null;
			const isEnough = spent?.what === means && has + n >= spent.n;
			return isEnough ? POINT * pointsOf(objective) - COSTS[means] * spent.n : 0;
		})
	);
}

/** Trade goods that fill up what all planets together fall short of an open objective, in this round or the next. */
const short = (sight: Sight): number =>
	Math.max(
		0,
		...sight.board.objectives
			.filter((id) => sight.own.progress[id])
			.map((id) => {
				const spent = spentBy(id);
				if (!spent || spent.what === 'tradeGoods') return 0;
				const { what, n } = spent;
				const all = sumOf(planetsOf(sight.board, sight.me), (one) =>
					valueOf(sight.board, one, what)
				);
				return all < n && all + MOST_SHORT >= n ? n - all : 0;
			})
	);
const MOST_SHORT = 6;

/** What is not spent before the objectives are claimed. */
interface Kept {
	readonly planets: ReadonlySet<PlanetId>;
	readonly goods: number;
}

/** What is put by of one means, in this order. */
interface Due {
	readonly means: Means;
	readonly n: number;
}

function duesOf(sight: Sight): readonly Due[] {
	const aim = aimOf(sight);
	const dock = dockAtCentre(sight);
	switch (aim.is) {
		case 'nothing':
			return [{ means: 'resources', n: dock }];
		case 'spend':
			return [{ means: 'resources', n: dock }, aim];
		case 'docks':
			// The dock on Mecatol Rex is one of them.
			return [{ means: 'resources', n: Math.max(dock, aim.n) }];
		case 'tech':
			return [{ means: 'resources', n: dock + aim.n }];
	}
}

export const keptOf = (sight: Sight): Kept =>
	recall(sight, 'kept', () => {
		const { tradeGoods } = self(sight);
		const saved = Math.min(Math.max(goodsKept(sight), short(sight)), tradeGoods);
		const planets = new Set<PlanetId>();
		let goods = 0;
		for (const due of duesOf(sight)) {
			const put = putBy(sight, due, planets, tradeGoods - goods);
			for (const id of put.planets) planets.add(id);
			goods += put.goods;
		}
		return { planets, goods: Math.max(saved, goods) };
	});

/** What pays for this and is needed least elsewhere, of planets that are not put by already and so many trade goods. */
function putBy(
	{ board, me }: Sight,
	{ means, n }: Due,
	taken: ReadonlySet<PlanetId>,
	tradeGoods: number
): { readonly planets: readonly PlanetId[]; readonly goods: number } {
	if (n === 0) return { planets: [], goods: 0 };
	const other: Means = means === 'resources' ? 'influence' : 'resources';
	const ready = planetsOf(board, me).filter(
		(id) => !planetState(board, id).exhausted && !taken.has(id)
	);
	const brings = (id: PlanetId) => valueOf(board, id, means);
	const places = [
		...ready.map((id) => ({ id: id as string, max: 1 })),
		{ id: GOODS, max: tradeGoods }
	];
	const worth = Object.fromEntries([
		...ready.map((id) => [id, brings(id)] as const),
		[GOODS, 1] as const
	]);
	const cost = Object.fromEntries([
		...ready.map((id) => [id, brings(id) + 0.7 * valueOf(board, id, other)] as const),
		[GOODS, 1.4] as const
	]);
	const way = cheapestWay(places, worth, n, (id) => cost[id] ?? 0);
	// What is still to come fills up: all there is stays.
	if (!way) return { planets: ready.filter((id) => brings(id) > 0), goods: tradeGoods };
	return { planets: ready.filter((id) => way[id]), goods: way[GOODS] ?? 0 };
}

const GOODS = 'goods';
