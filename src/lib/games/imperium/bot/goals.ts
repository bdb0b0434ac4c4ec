/**
 * What one planet, technology or unit more brings a player towards objectives. Worths are tenths of a victory point; a
 * resource is worth about one.
 */
import { bestOf, entriesOf, playerOf, sumOf } from '../../kit';
import {
	CENTRE,
	MECATOL,
	countBig,
	fleetAt,
	homeOf,
	onBoard,
	planetsAt,
	planetsOf,
	systemIds,
	tileAt
} from '../board';
import { besides } from '../map/neighbours';
import { neighboursOf } from '../objectives/neighbours';
import { isMet } from '../objectives/conditions';
import { objectiveOf, planetOf, techOf } from '../tables/by-id';
import type { Condition } from '../tables/objectives';
import type { UnitKind } from '../tables/units';
import type { ObjectiveId, PlanetId, SystemId, TechId } from '../types';
import { shortestTo } from './ladders';
import { recall, self } from './sight';
import type { Sight } from './sight';
import { pointsOf, POINT, wants } from './wants';
import type { Want } from './wants';
import { shareOf, targetAt, targetCentre, targetDock, targetHome } from './war';
import type { Target } from './war';

/** Whether an objective that is met, and not claimed yet, would not be without this planet. */
export const isNeeded = (sight: Sight, planet: PlanetId): boolean =>
	recall(sight, `needed ${planet}`, () =>
		Object.entries(sight.own.progress).some(([objective, progress]) =>
			objectiveOf(objective).conditions.some((condition, i) => {
				const at = progress[i];
				if (!at || !isMet(at) || at.has > at.of) return false;
				if (condition.is === 'eachSpecialty' || condition.is === 'planetsWithSpecialty')
					return planetOf(planet).specialty !== null;
				if (condition.is === 'mecatolAllRound' || condition.is === 'mecatol')
					return planet === MECATOL;
				return condition.is === 'planetsOutsideHome';
			})
		)
	);

/** Ground Forces that an objective asks for on this planet. */
export const wantedOn = (sight: Sight, planet: PlanetId): number =>
	planet === MECATOL
		? Math.max(
				0,
				...conditionsOf(sight).map((one) => (one.is === 'groundForcesOnMecatol' ? one.n : 0))
			)
		: 0;

/**
 * Ships besides Fighters at Mecatol Rex once those are there that an objective asks for, beside those of other kinds:
 * Fleet Supply has to hold them.
 */
export function fleetWanted(sight: Sight): number {
	const { board, me } = sight;
	if (board.planets[MECATOL]?.owner !== me) return 0;
	const fleet = fleetAt(board, CENTRE, me);
	const others = fleet ? countBig(fleet) - fleet.dreadnought : 0;
	const wanted = conditionsOf(sight).map((one) =>
		one.is === 'shipsAtMecatol' ? one.n + (one.kind ? others : 0) : 0
	);
	return Math.max(0, ...wanted);
}

type Squad = { readonly [kind in UnitKind]?: number };

/** What each of these ships brings an objective that asks for so many at Mecatol Rex. */
export const fleetGoal = (sight: Sight, squad: Squad): number =>
	wants(sight).reduce((sum, { condition, worth, missing }) => {
		if (condition.is !== 'shipsAtMecatol') return sum;
		return sum + worth * Math.min(missing, askedOf(condition, squad));
	}, 0);

const askedOf = ({ kind }: { readonly kind: 'dreadnought' | null }, squad: Squad): number =>
	sumOf(kind ? [kind] : BIG, (one) => squad[one] ?? 0);

/** The same of ships that leave Mecatol Rex, whether all are there that it asks for or not. */
export const fleetStake = (sight: Sight, squad: Squad): number =>
	fleetWanted(sight) === 0
		? 0
		: sumOf(Object.keys(sight.own.progress), (objective) =>
				sumOf(objectiveOf(objective).conditions, (condition) =>
					condition.is === 'shipsAtMecatol'
						? (pointsOf(objective) * POINT * askedOf(condition, squad)) / condition.n
						: 0
				)
			);

const BIG = ['destroyer', 'cruiser', 'carrier', 'dreadnought', 'warSun'] as const;

/** What so many Ground Forces more on Mecatol Rex bring an objective that asks for them. */
export const troopsGoal = (sight: Sight, n: number): number =>
	wants(sight).reduce(
		(sum, { condition, worth, missing }) =>
			sum + (condition.is === 'groundForcesOnMecatol' ? worth * Math.min(missing, n) : 0),
		0
	);

/** What hangs on a planet: what it is a step to, and what is met by it already and not claimed. */
export const stakeAt = (sight: Sight, planet: PlanetId): number =>
	recall(sight, `stake ${planet}`, () =>
		Math.max(planetGoal(sight, planet), isNeeded(sight, planet) ? POINT : 0)
	);

/**
 * Whether an objective asks for a Space Dock on Mecatol Rex, which has none of this player's: one is kept for it. As
 * long as others hold Mecatol Rex that comes after an open objective that asks for all docks wherever they stand.
 */
export const isDockKept = (sight: Sight): boolean => {
	const { board, me } = sight;
	const isNear = board.planets[MECATOL]?.owner === me || !areDocksAsked(sight);
	return (
		isNear &&
		board.planets[MECATOL]?.units.spaceDock === 0 &&
		conditionsOf(sight).some((one) => one.is === 'mecatol' && one.dock)
	);
};

/** Whether an open objective asks for Space Docks. */
const areDocksAsked = ({ board, own }: Sight): boolean =>
	board.objectives
		.filter((id) => own.progress[id])
		.flatMap((id) => objectiveOf(id).conditions)
		.some((one) => one.is === 'unitsOnBoard' && one.kind === 'spaceDock');

/** All that the objectives ask for that are not claimed yet. */
const conditionsOf = (sight: Sight): readonly Condition[] =>
	Object.keys(sight.own.progress).flatMap((id) => objectiveOf(id).conditions);

/** Of the objectives that so much is a step to, the one it is worth most for; null: none. */
function servedBy(sight: Sight, stepsOf: (want: Want) => number): ObjectiveId | null {
	const found = wants(sight).map((want) => ({ want, worth: want.worth * stepsOf(want) }));
	const best = bestOf(found, ({ worth }) => worth);
	return best && best.worth > 0 ? best.want.objective : null;
}

/** The objective for which a planet is worth most; null: it serves none. */
export const planetServes = (sight: Sight, planet: PlanetId): ObjectiveId | null =>
	servedBy(sight, ({ condition, missing }) => planetSteps(sight, condition, planet, missing));

/** The objective for which a technology is worth most; null: it serves none. */
export const techServes = (sight: Sight, tech: TechId): ObjectiveId | null =>
	servedBy(sight, ({ condition }) => techSteps(sight, condition, tech));

/** What holding one planet more brings towards objectives. */
export const planetGoal = (sight: Sight, planet: PlanetId): number =>
	recall(sight, `goal ${planet}`, () =>
		wants(sight).reduce((sum, { condition, worth, missing }) => {
			return sum + worth * planetSteps(sight, condition, planet, missing);
		}, 0)
	);

function planetSteps(
	sight: Sight,
	condition: Condition,
	planet: PlanetId,
	missing: number
): number {
	const { board, me } = sight;
	const { specialty, influence } = planetOf(planet);
	switch (condition.is) {
		case 'planetsOutsideHome':
			return planetsAt(board, homeOf(board, me)).includes(planet) ? 0 : 1;
		case 'eachSpecialty':
		case 'planetsOfOneSpecialty':
			return specialty && isNewColour(board.planets, me, specialty, condition.is) ? 1 : 0;
		case 'planetsWithSpecialty':
			return specialty ? 1 : 0;
		case 'mecatol':
		case 'mecatolAllRound':
			return planet === MECATOL ? 1 : 0;
		case 'groundForcesOnMecatol':
		case 'shipsAtMecatol':
			return planet === MECATOL ? Math.min(2, missing) : 0;
		case 'mecatolAndRing':
			return nearMecatol(board, planet) ? 1 : 0;
		case 'influenceOverNeighbours':
			return influence;
		case 'tookLastDock': {
			const owner = board.planets[planet]?.owner;
			const isLast =
				owner &&
				owner !== me &&
				board.planets[planet]?.units.spaceDock === 1 &&
				neighboursOf(board, me).includes(owner) &&
				onBoard(board, owner, 'spaceDock') === 1;
			return isLast ? 1 : 0;
		}
		case 'homesOfOthers': {
			const target = targetHome(sight);
			const home = target ? planetsAt(board, target.system) : [];
			const left = home.filter((one) => board.planets[one]?.owner !== me);
			return left.includes(planet) ? 1 / left.length : 0;
		}
		default:
			return 0;
	}
}

function isNewColour(
	planets: Sight['board']['planets'],
	me: string,
	colour: string,
	is: 'eachSpecialty' | 'planetsOfOneSpecialty'
): boolean {
	const counts = new Map<string, number>();
	for (const [id, { owner }] of entriesOf(planets)) {
		const one = planetOf(id).specialty;
		if (owner === me && one) counts.set(one, (counts.get(one) ?? 0) + 1);
	}
	const has = counts.get(colour) ?? 0;
	return is === 'eachSpecialty' ? has === 0 : has >= Math.max(0, ...counts.values());
}

const nearMecatol = (board: Sight['board'], planet: PlanetId): boolean =>
	[CENTRE, ...besides(board, CENTRE)].some((id) => planetsAt(board, id).includes(planet));

/** What one technology more brings towards objectives. */
export const techGoal = (sight: Sight, tech: TechId): number =>
	wants(sight).reduce(
		(sum, { condition, worth }) => sum + worth * techSteps(sight, condition, tech),
		0
	);

/** Whether a technology is a step to this: 1 or 0. */
export function techSteps(sight: Sight, condition: Condition, tech: TechId): number {
	const { colour } = techOf(tech);
	const of = (one: string) => self(sight).techs.filter((id) => techOf(id).colour === one).length;
	switch (condition.is) {
		case 'techs':
			return 1;
		case 'techsOfOneColour':
			return shortestTo(sight, condition.n).steps.has(tech) ? 1 : 0;
		case 'techColours':
			return of(colour) < condition.each ? 1 : 0;
		default:
			return 0;
	}
}

/** What one unit more on the board brings towards objectives. `at`: where it comes to stand; `more`: so many are ordered already. */
export const unitGoal = (sight: Sight, kind: UnitKind, at: SystemId, more = 0): number =>
	wants(sight).reduce((before, want) => {
		const { condition, worth } = want;
		const sum = before + warGoal(sight, want, kind);
		if (condition.is === 'unitsOnBoard') return sum + (condition.kind === kind ? worth : 0);
		if (condition.is === 'shipAtEachWormhole')
			return sum + (LIGHT.some((one) => one === kind) && lightShort(sight, more) ? 0.4 * worth : 0);
		if (at !== CENTRE && condition.is === 'groundForcesOnMecatol')
			return (
				sum +
				(kind === 'groundForce' && more < condition.n && areShort(sight, condition.n - more)
					? CARRIED * worth
					: 0)
			);
		if (at !== CENTRE && condition.is === 'shipsAtMecatol')
			return sum + (fleetWanted(sight) > 0 ? 0.4 * fleetGoal(sight, { [kind]: 1 }) : 0);
		if (at !== CENTRE) return sum;
		if (condition.is === 'mecatol' && condition.dock && kind === 'spaceDock') return sum + worth;
		if (condition.is === 'groundForcesOnMecatol' && kind === 'groundForce') return sum + worth;
		if (condition.is === 'shipsAtMecatol')
			return sum + (kind !== 'fighter' && (condition.kind ?? kind) === kind ? worth : 0);
		return sum;
	}, 0);

const LIGHT = ['cruiser', 'destroyer'] as const;

/** Whether there are fewer light ships than wormhole systems to stand in. */
const lightShort = (sight: Sight, more: number): boolean =>
	more + sumOf(LIGHT, (kind) => onBoard(sight.board, sight.me, kind)) <
	systemIds(sight.board).filter((id) => isWormhole(sight, id)).length;

/** Whether fewer Ground Forces than so many could leave the planets they stand on. */
const areShort = ({ board, me }: Sight, n: number): boolean =>
	onBoard(board, me, 'groundForce') - planetsOf(board, me).length < n;

/** Of a Ground Force that is still to be brought where it is asked for. */
const CARRIED = 0.25;

/** What one unit brings a war for what others hold and this asks for. */
function warGoal(sight: Sight, { condition, worth }: Want, kind: UnitKind): number {
	const target = targetFor(sight, condition);
	return target ? worth * shareOf(sight, kind, target) : 0;
}

function targetFor(sight: Sight, condition: Condition) {
	if (condition.is === 'homesOfOthers') return targetHome(sight);
	if (condition.is === 'tookLastDock') return targetDock(sight);
	const isCentre = condition.is === 'mecatol' || condition.is === 'mecatolAllRound';
	return isCentre ? targetCentre(sight) : null;
}

/**
 * What others hold that an objective asks for, so that little else is missing, and wormholes for one that asks for a
 * ship in each: what it is worth to go there.
 */
export const targets = (sight: Sight): readonly (Target & { readonly worth: number })[] =>
	recall(sight, 'targets', () =>
		wants(sight).flatMap(({ condition, worth }) => {
			if (condition.is === 'shipAtEachWormhole')
				return openGates(sight).map((system) => ({ ...targetAt(sight, system, GATE), worth }));
			// All that hangs on Mecatol Rex together, and not what this alone is worth.
			const all = condition.is === 'mecatol' ? planetGoal(sight, MECATOL) : worth;
			const target = all >= POINT ? targetFor(sight, condition) : null;
			return target ? [{ ...target, worth: all }] : [];
		})
	);
/** One light ship is enough where nobody is. */
const GATE = 1;

/** Wormhole systems in which this player has no ship besides Fighters. */
const openGates = (sight: Sight): SystemId[] =>
	systemIds(sight.board).filter((id) => isWormhole(sight, id) && !standsAt(sight, id));

function standsAt({ board, me }: Sight, system: SystemId): boolean {
	const fleet = fleetAt(board, system, me);
	return fleet !== undefined && countBig(fleet) > 0;
}

/** Wormhole systems that still take a ship, for the objective that asks for one in each. */
export const wormholeWorth = (sight: Sight): number =>
	wants(sight).reduce(
		(sum, { condition, worth }) => sum + (condition.is === 'shipAtEachWormhole' ? worth : 0),
		0
	);

/** What an objective loses that asks for a ship in each wormhole system, if the last one leaves this. */
export const gateWorth = (sight: Sight, system: SystemId): number =>
	isWormhole(sight, system)
		? Object.keys(sight.own.progress).reduce((sum, objective) => {
				const isAsked = objectiveOf(objective).conditions.some(
					({ is }) => is === 'shipAtEachWormhole'
				);
				return sum + (isAsked ? Math.max(wormholeWorth(sight), LAST_GATE) : 0);
			}, 0)
		: 0;
/** All of them are taken, and the objective is still to be claimed. */
const LAST_GATE = 2 * POINT;

/** Places at which a fleet stands for an objective: none is moved away lightly. */
export function postWorth(sight: Sight, system: SystemId): number {
	const { board, me, own } = sight;
	let worth = 0;
	for (const objective of Object.keys(own.progress))
		for (const condition of objectiveOf(objective).conditions) {
			const value = (pointsOf(objective) * POINT) / 4;
			if (condition.is === 'mecatolAndRing' && nearRing(board, system)) worth += value / 2;
			if (condition.is === 'shipsAtMecatol' && system === CENTRE) worth += value;
		}
	return playerOf(board, me).isOut ? 0 : worth;
}

const nearRing = (board: Sight['board'], system: SystemId): boolean =>
	system === CENTRE || besides(board, CENTRE).includes(system);

export const isWormhole = ({ board }: Sight, system: SystemId): boolean =>
	tileAt(board, system)?.wormhole != null;
