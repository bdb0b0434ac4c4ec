/** What an objective asks for that others hold: whose home would fall first, Mecatol Rex, and what that takes. */
import { bestOf, sumOf } from '../../kit';
import { distance, hexOf } from '../../../hex';
import {
	CENTRE,
	MECATOL,
	fleetAt,
	homeOf,
	onBoard,
	planetsAt,
	planetState,
	systemIds
} from '../board';
import { fleetsAt, fleetsOf } from '../fleets/ships';
import { adjacentForShips } from '../map/neighbours';
import { mayStop } from '../map/ways';
import { neighboursOf } from '../objectives/neighbours';
import { UNITS } from '../tables/units';
import type { UnitKind } from '../tables/units';
import type { PlanetId, SystemId } from '../types';
import { costOf, squadOf } from './odds';
import { recall, rivalsOf } from './sight';
import type { Sight } from './sight';

/** A system to be taken. */
export interface Target {
	readonly system: SystemId;
	/** What a force should have cost that takes it. */
	readonly force: number;
}

/** The home of others that is taken soonest; null: all of others are out. */
export const targetHome = (sight: Sight): Target | null =>
	recall(sight, 'target', () => {
		const homes = rivalsOf(sight).map((seat) => homeOf(sight.board, seat));
		return nearest(sight, homes);
	});

/** Which of these systems is taken soonest. */
function nearest(sight: Sight, systems: readonly SystemId[]): Target | null {
	const from = hexOf(homeOf(sight.board, sight.me));
	const far = ({ system }: Target): number => WAY * distance(hexOf(system), from);
	const targets = systems.map((system) => targetAt(sight, system));
	return bestOf(targets, (target) => -target.force - far(target)) ?? null;
}
/** What a step more on the way there is beside what stands there. */
const WAY = 2;

/** Mecatol Rex, where another holds it. */
export const targetCentre = (sight: Sight): Target | null =>
	recall(sight, 'centre', () => {
		const owner = sight.board.planets[MECATOL]?.owner ?? null;
		return owner === null || owner === sight.me ? null : targetAt(sight, CENTRE);
	});

/** The last Space Dock of a neighbour that is taken soonest; null: each has none or several. */
export const targetDock = (sight: Sight): Target | null =>
	recall(sight, 'last dock', () => {
		const { board, me } = sight;
		const docks = neighboursOf(board, me)
			.filter((seat) => onBoard(board, seat, 'spaceDock') === 1)
			.flatMap((seat) =>
				systemIds(board).filter((id) =>
					planetsAt(board, id).some((planet) => {
						const { owner, units } = planetState(board, planet);
						return owner === seat && units.spaceDock > 0;
					})
				)
			);
		return nearest(sight, docks);
	});

/** What others have there, and as much again; `least`: where nobody is. */
export function targetAt({ board, me }: Sight, system: SystemId, least = LEAST): Target {
	const troops = sumOf(planetsAt(board, system), (planet: PlanetId) => {
		const { owner, units } = planetState(board, planet);
		if (owner === null || owner === me) return 0;
		return units.groundForce * priceOf('groundForce') + units.pds * priceOf('pds');
	});
	const ships = sumOf(
		fleetsAt(board, system).filter((seat) => seat !== me),
		(seat) => costOf(squadOf(fleetAt(board, system, seat)))
	);
	return { system, force: least + AGAIN * (ships + troops) };
}
const LEAST = 4;
const AGAIN = 1.6;

/** What one unit costs. */
export const priceOf = (kind: UnitKind): number => UNITS[kind].cost / UNITS[kind].brings;

/** Which part of the force that a target takes one unit is; 0: there is enough near it, or the unit does not fight. */
export function shareOf(sight: Sight, kind: UnitKind, { system, force }: Target): number {
	if (kind === 'pds' || kind === 'spaceDock') return 0;
	return forceNear(sight, system) < force ? priceOf(kind) / force : 0;
}

/** What fleets of this player cost that are near, and the troops aboard and on planets that can go. */
const forceNear = (sight: Sight, system: SystemId): number =>
	recall(sight, `force ${system}`, () => {
		const { board, me } = sight;
		const goal = hexOf(system);
		const near = fleetsOf(board, me).filter((id) => distance(hexOf(id), goal) <= NEAR);
		return sumOf(near, (id) => {
			const fleet = fleetAt(board, id, me);
			const troops =
				(fleet?.groundForce ?? 0) +
				sumOf(planetsAt(board, id), (planet) => {
					const { owner, units } = planetState(board, planet);
					return owner === me ? Math.max(0, units.groundForce - 1) : 0;
				});
			return costOf(squadOf(fleet)) + troops * priceOf('groundForce');
		});
	});
/** As far as a home is from Mecatol Rex. */
const NEAR = 3;

/** Steps to a system from each from which ships can come to it, one system after the other. */
export const stepsTo = (sight: Sight, system: SystemId): ReadonlyMap<SystemId, number> =>
	recall(sight, `steps to ${system}`, () => {
		const { board } = sight;
		const steps = new Map<SystemId, number>([[system, 0]]);
		// What is added is looked at too.
		for (const [id, n] of steps)
			for (const next of adjacentForShips(board, id))
				if (!steps.has(next) && mayStop(board, next)) steps.set(next, n + 1);
		return steps;
	});
