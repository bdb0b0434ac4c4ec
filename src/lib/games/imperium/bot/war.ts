/** Homes of others that an objective asks for: whose would fall first, and what that takes. */
import { bestOf, playerOf, sumOf } from '../../kit';
import { distance, hexOf } from '../../../hex';
import { fleetAt, homeOf, planetsAt, planetState } from '../board';
import { fleetsOf } from '../fleets/ships';
import { UNITS } from '../tables/units';
import type { UnitKind } from '../tables/units';
import type { SeatId, SystemId } from '../types';
import { costOf, squadOf } from './odds';
import { recall, rivalsOf } from './sight';
import type { Sight } from './sight';

/** A Home System to be taken. */
export interface Target {
	readonly seat: SeatId;
	readonly system: SystemId;
	/** What a force should have cost that takes it. */
	readonly force: number;
}

/** The home of others that is taken soonest; null: all of others are out. */
export const targetOf = (sight: Sight): Target | null =>
	recall(sight, 'target', () => {
		const { board, me } = sight;
		const from = hexOf(homeOf(board, me));
		const far = ({ system }: Target): number => distance(hexOf(system), from);
		const targets = rivalsOf(sight).map((seat) => ({
			...{ seat, system: homeOf(board, seat), force: forceFor(sight, seat) }
		}));
		return bestOf(targets, (target) => -target.force - WAY * far(target)) ?? null;
	});
/** What a step more on the way there is beside what stands there. */
const WAY = 2;

/** Ships, troops and guns in a home, and as much again. */
function forceFor({ board }: Sight, seat: SeatId): number {
	const home = homeOf(board, seat);
	const troops = sumOf(planetsAt(board, home), (planet) => {
		const { owner, units } = planetState(board, planet);
		return owner === null ? 0 : units.groundForce * priceOf('groundForce') + 2 * units.pds;
	});
	return 4 + 1.6 * (costOf(squadOf(fleetAt(board, home, seat))) + troops);
}

/** What one unit of a kind costs. */
export const priceOf = (kind: UnitKind): number => UNITS[kind].cost / UNITS[kind].brings;

/** What all this player has for a war cost: its fleets, and the troops aboard and on planets. */
export const forceOf = (sight: Sight): number =>
	recall(sight, 'force', () => {
		const { board, me } = sight;
		if (playerOf(board, me).isOut) return 0;
		const troops = sumOf(Object.values(board.planets), ({ owner, units }) =>
			owner === me ? Math.max(0, units.groundForce - 1) : 0
		);
		return (
			troops * priceOf('groundForce') +
			sumOf(fleetsOf(board, me), (id) => {
				const fleet = fleetAt(board, id, me);
				return costOf(squadOf(fleet)) + (fleet?.groundForce ?? 0) * priceOf('groundForce');
			})
		);
	});
