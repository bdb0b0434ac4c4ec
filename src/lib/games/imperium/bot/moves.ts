/** The Tactical Action (TI-6): what activating a system is worth, and which units come. */
import type { Answer, Shape, SplitShape, Thinking } from '../../../core';
import { likeOf, playerOf, sumOf } from '../../kit';
import {
	CENTRE,
	MECATOL,
	countBig,
	fleetAt,
	homeOf,
	planetsAt,
	planetState,
	valueOf
} from '../board';
import { adjacentForShips } from '../map/neighbours';
import { oddsIfCome } from '../fights';
import { fleetsAt, fleetsOf } from '../fleets/ships';
import { distance, hexOf } from '../../../hex';
import { moveShape } from '../steps/tactical';
import { SHIPS } from '../tables/units';
import type { ActionCardId, PlanetId, SeatId, SystemId } from '../types';
import { advance, isBehind, isOnTheWay } from './advance';
import { fleet, nothing, scouts, settlers, together } from './loads';
import type { Load } from './loads';
import {
	fleetGoal,
	fleetStake,
	gateWorth,
	isWormhole,
	postWorth,
	stakeAt,
	troopsGoal,
	wormholeWorth
} from './goals';
import { threatAt } from './threats';
import { arrivalChance, costOf, groundChance, spaceChance, squadOf } from './odds';
import type { Squad } from './odds';
import { recall, self } from './sight';
import type { Sight } from './sight';
import { lasts, menace, othersPlanets, prizeOf, prospectsAt, rivalry } from './worth';

/** What comes, and what that is worth. */
export interface Move {
	readonly load: Load;
	readonly worth: number;
}

const count = (squad: Squad): number => sumOf(SHIPS, (kind) => squad[kind] ?? 0);

/** Whose ships stand in a system besides this player's. */
export const foeAt = ({ board, me }: Sight, system: SystemId): SeatId | undefined =>
	fleetsAt(board, system).find((seat) => seat !== me);

/** The best load to a system. */
export const bestMove = (sight: Sight, system: SystemId): Move =>
	recall(sight, `move ${system}`, () => {
		const { board, me } = sight;
		const shape = isInReach(sight, system) ? moveShape(board, { seat: me, system }) : NO_SHAPE;
		return chooseMove(sight, system, shape);
	});

const NO_SHAPE: SplitShape = { type: 'split', places: [], min: 0, max: 0 };

/** Whether ships may come at all: none goes farther than this, but through wormholes. */
function isInReach(sight: Sight, system: SystemId): boolean {
	const { board } = sight;
	const goal = hexOf(system);
	return recall(sight, 'own fleets', () => fleetsOf(board, sight.me)).some(
		(id) => distance(hexOf(id), goal) <= FARTHEST || wormholesNear(sight, id)
	);
}
const FARTHEST = 4;

const wormholesNear = (sight: Sight, system: SystemId): boolean =>
	recall(sight, `gates ${system}`, () =>
		[system, ...adjacentForShips(sight.board, system)].some((id) => isWormhole(sight, id))
	);

function chooseMove(sight: Sight, system: SystemId, shape: SplitShape): Move {
	let best = unmoved(sight, system, shape);
	for (const load of loadsTo(sight, system, shape)) best = better(sight, system, best, load);
	return best;
}

function unmoved(sight: Sight, system: SystemId, shape: SplitShape): Move {
	const load = nothing(sight, shape);
	return { load, worth: worthOfLoad(sight, system, load) };
}

function better(sight: Sight, system: SystemId, best: Move, load: Load): Move {
	const worth = worthOfLoad(sight, system, load);
	return worth > best.worth ? { load, worth } : best;
}

function loadsTo(sight: Sight, system: SystemId, shape: SplitShape): Load[] {
	if (shape.places.length === 0) return [];
	const home = homeOf(sight.board, sight.me);
	return [
		...settlers(sight, shape, system),
		fleet(sight, shape, true),
		fleet(sight, shape, false),
		...(system === home ? [] : [fleet(sight, shape, true, (from) => from !== home)]),
		...(isOnTheWay(sight, system)
			? [fleet(sight, shape, true, (from) => isBehind(sight, from, system))]
			: []),
		...scouts(sight, shape, wormholeWorth(sight) > 0)
	];
}

/** Ground Forces of this player that a landing here could use. */
const aboard = ({ board, me }: Sight, system: SystemId): number =>
	fleetAt(board, system, me)?.groundForce ?? 0;

function worthOfLoad(sight: Sight, system: SystemId, load: Load): number {
	const { board } = sight;
	const squad = together(sight, system, load);
	const ships = count(squad);
	const foe = foeAt(sight, system);
	const ground = aboard(sight, system) + load.groundForce;
	if (ships === 0) return 0;
	const wins = foe ? spaceChance(sight, system, squad, foe) : arrivalChance(sight, system, ships);
	if (foe && wins < 0.55) return -20;
	const own = lasts(sight) * costOf(squad);
	const theirs = lasts(sight) * costOf(squadOf(foe && fleetAt(board, system, foe)));
	const fight = foe
		? wins * theirs * FELLED * rivalry(sight) * menace(sight, foe) -
			(1 - wins) * own -
			BLOOD * Math.min(own, theirs)
		: -(1 - wins) * own;
	const bombs = squad.dreadnought ?? 0;
	return (
		fight +
		wins * landingsWorth(sight, system, ground, bombs) +
		STAGING * wins * staging(sight, system, load, ground) +
		wins * garrison(sight, system, ground, bombs) +
		posting(sight, system, load, squad) +
		wins * advance(sight, system, load) +
		wins * strike(sight, system, load) -
		LOST * load.lost -
		leaving(sight, load) -
		betrayal(sight, system, foe, ground) -
		wins * exposure(sight, system, squad)
	);
}

/** Of what lies one step farther. */
const STAGING = 0.4;

/** What a Fighter or a Ground Force is worth that is left behind. */
const LOST = 0.8;

/** What a ship of a rival that is gone is beside its price. */
const FELLED = 1.15;

/** What of a fleet a battle costs that is won. */
const BLOOD = 0.35;

/** How many Ground Forces go to which planet, and what that is worth: sure ones first. */
export function landingPlan(
	sight: Sight,
	system: SystemId,
	ground: number,
	bombs: number
): { readonly worth: number; readonly plan: ReadonlyMap<PlanetId, number> } {
	const { board } = sight;
	const plan = new Map<PlanetId, number>();
	let left = ground;
	let worth = 0;
	const open = othersPlanets(sight, system)
		.map((planet) => ({ planet, prize: prizeOf(sight, planet) }))
		.sort((one, other) => other.prize - one.prize);
	const isHeld = ({ planet }: { planet: PlanetId }) => planetState(board, planet).owner !== null;
	for (const { planet, prize } of [...open.filter((one) => !isHeld(one)), ...open.filter(isHeld)]) {
		const owner = planetState(board, planet).owner;
		for (let n = 1; n <= left; n++) {
			const chance = owner ? groundChance(sight, system, planet, n, bombs) : 1;
			const isEnough = chance > 0.85 || (n === left && chance > 0.6);
			if (!isEnough) continue;
			plan.set(planet, n);
			worth += chance * prize - (owner ? (1 - chance) * n * 0.5 + n * 0.15 : 0);
			left -= n;
			break;
		}
	}
	return { worth, plan };
}

const landingsWorth = (sight: Sight, system: SystemId, ground: number, bombs: number): number =>
	ground > 0 ? landingPlan(sight, system, ground, bombs).worth : 0;

/** Ground Forces that are left over stand nearer to planets to settle, or farther away. */
function staging(sight: Sight, system: SystemId, load: Load, ground: number): number {
	const carriers = (load.ships.carrier ?? 0) + (load.ships.warSun ?? 0);
	if (carriers === 0) return 0;
	const spare = Math.max(0, ground - othersPlanets(sight, system).length);
	const first = [...load.from.keys()][0] ?? system;
	const before = Math.max(0, ...[...load.from.keys()].map((id) => prospectsAt(sight, id)));
	const share = Math.min(1, spare / 2);
	if (spare > 0) return share * (prospectsAt(sight, system) - before);
	return load.groundForce === 0 ? fetching(sight, system) - fetching(sight, first) : 0;
}

/** An empty Carrier does well where Ground Forces wait, or are made. */
function fetching({ board, me }: Sight, system: SystemId): number {
	const waiting = sumOf(planetsAt(board, system), (planet) => {
		const { owner, units } = planetState(board, planet);
		return owner === me ? Math.max(0, units.groundForce - 1) + 4 * units.spaceDock : 0;
	});
	return Math.min(10, 1.5 * waiting);
}

/** What comes to a system of its own is worth there, beyond where it was: nothing is taken. */
export const stayingWorth = (sight: Sight, system: SystemId, load: Load): number =>
	STAGING * staging(sight, system, load, aboard(sight, system) + load.groundForce) +
	posting(sight, system, load, together(sight, system, load)) +
	advance(sight, system, load) -
	LOST * load.lost -
	leaving(sight, load) -
	exposure(sight, system, together(sight, system, load));

/** Ground Forces that stay on Mecatol Rex, where an objective hangs on it: what it asks for, and what holds it. */
function garrison(sight: Sight, system: SystemId, ground: number, bombs: number): number {
	if (system !== CENTRE || ground === 0) return 0;
	const { plan } = landingPlan(sight, system, ground, bombs);
	const { owner, units } = planetState(sight.board, MECATOL);
	const lands = plan.get(MECATOL) ?? 0;
	const before = owner === sight.me ? units.groundForce : lands;
	if (before === 0) return 0;
	const more = ground - sumOf([...plan.values()], (n) => n);
	const held = stakeAt(sight, MECATOL) * (standsWith(before + more) - standsWith(before));
	return troopsGoal(sight, more) + held;
}

/** How likely so many Ground Forces are to be there still when they are needed, at a rough guess. */
const standsWith = (n: number): number => n / (n + 2);

/** Ships that stand where objectives want them. */
function posting(sight: Sight, system: SystemId, load: Load, squad: Squad): number {
	const big = count(squad) - (squad.fighter ?? 0);
	if (big === 0) return 0;
	const isNew = !fleetAt(sight.board, system, sight.me);
	const gate = isNew && isWormhole(sight, system) ? wormholeWorth(sight) : 0;
	const post = isNew ? 0.6 * postWorth(sight, system) : 0;
	const from = Math.max(
		0,
		...[...load.from]
			.filter(([id, { ships }]) => ships >= bigAt(sight, id))
			.map(([id]) => 0.6 * postWorth(sight, id) + gateWorth(sight, id))
	);
	const bound = system === CENTRE ? fleetGoal(sight, load.ships) : 0;
	const gone = load.from.has(CENTRE) ? fleetStake(sight, load.ships) : 0;
	return gate + post + bound - from - gone;
}

/** Ships of this player in a system besides Fighters. */
function bigAt({ board, me }: Sight, system: SystemId): number {
	const fleet = fleetAt(board, system, me);
	return fleet ? countBig(fleet) : 0;
}

/** Strategic Bombardment in hand: a War Sun above ready planets of others exhausts them. */
function strike(sight: Sight, system: SystemId, load: Load): number {
	const { board } = sight;
	if (!load.ships.warSun || !self(sight).hand.some(isStrike)) return 0;
	const ready = othersPlanets(sight, system).filter((planet) => {
		const { owner, exhausted } = planetState(board, planet);
		return owner !== null && !exhausted;
	});
	return sumOf(ready, (planet) => STRIKE * valueOf(board, planet, 'resources'));
}
const STRIKE = 1;

const isStrike = (card: ActionCardId): boolean => likeOf(card) === 'strategic-bombardment';

/** TI-16.13: a fight with a partner ends the agreement. */
function betrayal(sight: Sight, system: SystemId, foe: SeatId | undefined, ground: number): number {
	const { board, me } = sight;
	const { plan } = landingPlan(sight, system, ground, 0);
	const owners = [...plan.keys()].map((planet) => planetState(board, planet).owner);
	const isPartner = (seat: SeatId | null | undefined): boolean =>
		!!seat && seat !== me && playerOf(board, seat).contracts.some(({ holder }) => holder === me);
	return isPartner(foe) || owners.some(isPartner) ? AGREEMENT : 0;
}
const AGREEMENT = 4;

/** A Home System that is left bare while others are near. */
function leaving(sight: Sight, load: Load): number {
	const { board, me } = sight;
	const home = load.from.get(homeOf(board, me));
	if (!home) return 0;
	const threat = threatAt(sight, homeOf(board, me));
	return threat > 0 ? Math.min(6, 0.15 * threat + home.ground * 0.4) : 0;
}

/** Ships that stand where a stronger fleet can come may be lost. */
function exposure(sight: Sight, system: SystemId, squad: Squad): number {
	const threat = threatAt(sight, system);
	const own = costOf(squad);
	return threat > own ? Math.min(4, 0.12 * Math.min(own, threat - own)) : 0;
}

/** The answer to what moves (TI-6.6), thought over load by load: rooms share one thread. */
export function moveIn(sight: Sight, shape: Shape, about: readonly string[]): Thinking | null {
	const system = about[0] as SystemId | undefined;
	if (shape.type !== 'split' || !system) return null;
	const weigh = (loads: readonly Load[], best: Move): Answer | Thinking => {
		const [load, ...others] = loads;
		if (!load) return { split: best.load.split };
		const next = better(sight, system, best, load);
		return () => weigh(others, next);
	};
	return () => weigh(loadsTo(sight, system, shape), unmoved(sight, system, shape));
}

/** How what comes is likely to fare. */
export interface Forecast {
	/** Whose ships stand there, and how likely they are beaten; null: nobody's. */
	readonly battle: { readonly foe: SeatId; readonly wins: number } | null;
	/** Planets it could then take. */
	readonly planets: readonly PlanetId[];
	/** What comes, and what stands there already. */
	readonly ships: number;
}

/** As the table reckons it, since that is told beside it; what is thought with is rougher, and quicker. */
function winsWith({ board, me }: Sight, system: SystemId, squad: Squad): number {
	const odds = oddsIfCome(board, me, system, (unit) => {
		const kind = SHIPS.find((one) => one === unit);
		return kind ? (squad[kind] ?? 0) : 0;
	});
	return odds?.attacker ?? 0;
}

/** The forecast of the move it would make with these places; `shape` left out: with all that could come. */
export function forecastOf(sight: Sight, system: SystemId, shape?: SplitShape): Forecast {
	const { load } = shape ? chooseMove(sight, system, shape) : bestMove(sight, system);
	const squad = together(sight, system, load);
	const foe = foeAt(sight, system);
	const ground = aboard(sight, system) + load.groundForce;
	const { plan } = landingPlan(sight, system, ground, squad.dreadnought ?? 0);
	const ships = count(squad);
	return {
		ships,
		battle: foe && ships > 0 ? { foe, wins: winsWith(sight, system, squad) } : null,
		planets: ships > 0 ? [...plan.keys()] : []
	};
}
