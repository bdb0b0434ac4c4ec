/** Fleets on their way: what others hold is taken by ships that are slow, and come to it step by step. */
import { sumOf } from '../../kit';
import { fleetsOf } from '../fleets/ships';
import type { SystemId } from '../types';
import { targets } from './goals';
import type { Load } from './loads';
import { recall } from './sight';
import type { Sight } from './sight';
import { stepsTo } from './war';

/** What it is worth that these come nearer to what an objective asks for and others hold. */
export const advance = (sight: Sight, system: SystemId, load: Load): number =>
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
