/** Space Docks (TI-12): what each may produce, and where a new one may be built. */
import { msg } from '../../../core';
import type { Reason } from '../../../core';
import { hasTech } from '../abilities';
import type { Part } from '../combat/modifiers';
import { stillHolds } from '../agendas/lasting';
import { planetsAt, planetState, valueOf } from '../board';
import { lastingOf, remember } from '../lasting';
import { hasEnemyShips, reinforcementsOf } from '../fleets/ships';
import { lawOf } from '../politics/in-force';
import { DOCK_BUILDS } from '../tables/units';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { figure } from './figures';
import type { Figure } from './figures';

declare module '../lasting' {
	interface Lastings {
		/** The one Space Dock this player may produce at. */
		dockUsed: { seat: SeatId; planet: PlanetId };
		/** The Space Dock on this planet produces nothing (Spacedock Accident). */
		accident: { planet: PlanetId };
		/** The Space Dock here produces as many units more as its planet has influence (Productivity Spike). */
		spike: { planet: PlanetId };
	}
}

/** Planets of a system with an own Space Dock, in the order of the tile. */
export const ownDocks = (board: Board, system: SystemId, seat: SeatId): PlanetId[] =>
	planetsAt(board, system).filter((planet) => {
		const { owner, units } = planetState(board, planet);
		return owner === seat && units.spaceDock > 0;
	});

/** What a Space Dock produces under Humane Labor. */
const HUMANE = 2;

/** TI-12.1, TI-12.4: units a dock of this player on this planet produces, whether the planet is exhausted or not (TI-12.2). */
export function capacityOf(board: Board, seat: SeatId, planet: PlanetId): Figure {
	// Nothing raises what Humane Labor leaves.
	if (lawOf(board, 'humane-labor')) return figure(HUMANE, []);
	const parts: Part[] = [];
	// TI-12.3.
	if (hasTech(board, seat, 'enviro-compensator'))
		parts.push({ by: 1, of: { tech: 'enviro-compensator' } });
	for (const one of lastingOf(board, 'spike'))
		if (one.planet === planet)
			parts.push({
				by: valueOf(board, planet, 'influence'),
				of: { card: 'productivity-spike' }
			});
	return figure(valueOf(board, planet, 'resources') + DOCK_BUILDS, parts);
}

const BLOCKADE: Reason = {
	why: msg('Enemy ships in the system blockade it.'),
	rule: 'TI-12.14'
};

/** Why an own dock on this planet of the system produces nothing now; null: it may. */
export function whyNotProduce(
	board: Board,
	seat: SeatId,
	system: SystemId,
	planet: PlanetId
): Reason | null {
	if (hasEnemyShips(board, system, seat)) return BLOCKADE;
	if (lastingOf(board, 'accident').some((one) => one.planet === planet))
		return { why: msg('Spacedock Accident: it produces nothing this round.'), rule: 'TI-12.13' };
	// TI-12.12.
	if (planetState(board, planet).dockSince === board.round)
		return { why: msg('This Space Dock came here this round.'), rule: 'TI-12.12' };
	return whyLawful(board, seat, planet);
}

/** What laws, and what they brought for this round, say of it (TI-12.3). */
function whyLawful(board: Board, seat: SeatId, planet: PlanetId): Reason | null {
	const holy = lawOf(board, 'holy-planet-of-ixth')?.elected;
	if (holy && 'planet' in holy && holy.planet === planet)
		return { why: msg('Nothing is produced on the Holy Planet of Ixth.'), rule: 'TI-12.3' };
	if (stillHolds(board, 'humane-labor'))
		return { why: msg('No Space Dock produces this round.'), rule: 'TI-17.18' };
	const isElsewhere = lastingOf(board, 'dockUsed').some(
		(one) => one.seat === seat && one.planet !== planet
	);
	return isElsewhere
		? { why: msg('You may produce at one Space Dock alone this round.'), rule: 'TI-17.18' }
		: null;
}

/** Whether each player may produce at one Space Dock alone for the rest of the round. */
export const isOneDock = (board: Board): boolean => stillHolds(board, 'labor-force-politics');

/** This is the one (Labor Force Politics). Whether it was not known before. */
export function useDock(board: Board, seat: SeatId, planet: PlanetId): boolean {
	if (lastingOf(board, 'dockUsed').some((one) => one.seat === seat)) return false;
	remember(board, { is: 'dockUsed', until: 'round', seat, planet });
	return true;
}

/** Nothing was produced there after all. */
export const leaveDock = (board: Board, seat: SeatId): void => {
	board.lasting = board.lasting.filter((one) => !(one.is === 'dockUsed' && one.seat === seat));
};

/** Why this player cannot build a Space Dock on a planet of this system now; null: it may. */
export function whyNotBuildDock(
	board: Board,
	seat: SeatId,
	system: SystemId,
	planet: PlanetId
): Reason | null {
	const { owner, units, since } = planetState(board, planet);
	if (owner !== seat) return { why: msg('You do not control this planet.'), rule: 'TI-12.18' };
	// TI-12.19.
	if (units.spaceDock > 0)
		return { why: msg('There is a Space Dock on it already.'), rule: 'TI-12.19' };
	if (reinforcementsOf(board, seat, 'spaceDock') < 1)
		return { why: msg('All your Space Docks are in play.'), rule: 'TI-12.19' };
	// TI-12.18.
	if (since === board.round)
		return { why: msg('You took this planet this round.'), rule: 'TI-12.18' };
	if (hasEnemyShips(board, system, seat))
		return { why: msg('There are enemy ships in the system.'), rule: 'TI-12.18' };
	return null;
}
