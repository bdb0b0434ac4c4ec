/** Who gains and who loses by a player, a planet or a system being named: what harms a rival, what helps oneself. */
import { keysOf, playerOf, sumOf } from '../../kit';
import { fleetAt, planetsAt, planetState, systemIds } from '../board';
import { fleetsAt } from '../fleets/ships';
import type { PlanetId, SeatId } from '../types';
import type { Rate } from './choosing';
import { costOf, squadOf } from './odds';
import type { Sight } from './sight';
import { menace, planetWorth } from './worth';

const PARTS = /[ +]/;

/** Worse for the one who is named. */
export const harm =
	(sight: Sight): Rate =>
	(id) => {
		const { board, me } = sight;
		// Partners, planets or players named together: each by itself.
		const parts = id.split(PARTS);
		if (parts.length > 1) return sumOf(parts, (one) => harm(sight)(one));
		const seat = board.order.find((one) => one === id);
		if (seat) return seat === me ? -8 : 2 * menace(sight, seat) + wealth(sight, seat);
		const planet = keysOf(board.planets).find((one) => one === id);
		if (planet) return -stake(sight, planet);
		const system = systemIds(board).find((one) => one === id);
		if (system)
			return (
				-sumOf(fleetsAt(board, system), (seat) => {
					const cost = 0.3 * costOf(squadOf(fleetAt(board, system, seat)));
					return seat === me ? cost + 1 : -cost * menace(sight, seat);
				}) - sumOf(planetsAt(board, system), (one) => stake(sight, one))
			);
		return 0;
	};

/** Better for the one who is named. */
export const help =
	(sight: Sight): Rate =>
	(id) =>
		-harm(sight)(id);

/** What a planet is to this player: its own for it, that of others against it. */
function stake(sight: Sight, planet: PlanetId): number {
	const { owner } = planetState(sight.board, planet);
	const worth = 0.4 * planetWorth(sight, planet);
	if (owner === null) return 0.1 * worth;
	return owner === sight.me ? worth + 1 : -worth * Math.min(1, menace(sight, owner));
}

/** What a player has that can be taken. */
const wealth = ({ board }: Sight, seat: SeatId): number => {
	const { tradeGoods, hand } = playerOf(board, seat);
	return 0.2 * tradeGoods + 0.1 * hand.length;
};
