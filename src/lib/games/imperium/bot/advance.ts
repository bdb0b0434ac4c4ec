/** Fleets on their way: what others hold is taken by ships that are slow, and come to it step by step. */
import { sumOf } from '../../kit';
import { CENTRE } from '../board';
import { fleetsOf } from '../fleets/ships';
import type { SystemId } from '../types';
import { fleetGoal, fleetWanted, targets, troopsGoal } from './goals';
import type { Load } from './loads';
import { recall } from './sight';
import type { Sight } from './sight';
import { stepsTo } from './war';

/** What it is worth that these come nearer to what an objective asks for: warships, and what it asks for at Mecatol Rex. */
export const advance = (sight: Sight, system: SystemId, load: Load): number =>
	centreNearer(sight, system, load) + shipsNearer(sight, system, load);

/** Ground Forces on their way to Mecatol Rex, which land there only in the end, and ships that are to stand there. */
function centreNearer(sight: Sight, system: SystemId, load: Load): number {
	const ships = fleetWanted(sight) > 0 ? fleetGoal(sight, load.ships) : 0;
	const goal = troopsGoal(sight, load.groundForce) + ships;
	const here = system === CENTRE || goal === 0 ? undefined : stepsTo(sight, CENTRE).get(system);
	if (here === undefined) return 0;
	const steps = [...load.from]
		.filter(([, { ground }]) => ground > 0 || ships > 0)
		.map(([id]) => stepsTo(sight, CENTRE).get(id) ?? here);
	const before = Math.min(...steps);
	return before > 0 ? (WAY * goal * (before - here)) / before : 0;
}

/** Fleets on their way to what others hold, and ships to wormholes. */
const shipsNearer = (sight: Sight, system: SystemId, load: Load): number =>
	sumOf(targets(sight), ({ system: target, force, worth }) => {
		const steps = stepsTo(sight, target);
		const here = steps.get(system);
		if (here === undefined) return 0;
		return sumOf([...load.from], ([id, left]) => {
			const before = steps.get(id) ?? 0;
			const nearer = before === 0 ? 0 : (before - here) / before;
			return WAY * worth * nearer * Math.min(1, left.force / force);
		});
	});
/** Of what it is worth to be there. */
const WAY = 0.4;

/** Whether one comes nearer to such a place by going from here to there. */
export const isBehind = (sight: Sight, from: SystemId, system: SystemId): boolean =>
	targets(sight).some(({ system: target }) => {
		const steps = stepsTo(sight, target);
		const [before, here] = [steps.get(from), steps.get(system)];
		return before !== undefined && here !== undefined && here < before;
	});

/** Whether there are ships that would come nearer to such a place by going there. */
export const isOnTheWay = (sight: Sight, system: SystemId): boolean =>
	recall(sight, 'own fleets', () => fleetsOf(sight.board, sight.me)).some((from) =>
		isBehind(sight, from, system)
	);
