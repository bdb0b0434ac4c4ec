/** Objectives are claimed whenever they can be (TI-23): those worth most first, and secret ones beside them. */
import type { Answer, Shape } from '../../../core';
import { objectiveOf } from '../tables/by-id';
import { payLast } from './payment';
import type { Condition } from '../tables/objectives';
import type { ObjectiveId } from '../types';
import type { Sight } from './sight';
import { wouldWin } from './worth';
import { pointsOf } from './wants';

export function claim(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const found = shape.choices.flatMap(({ id, then }) => {
		const [kind, objective = ''] = id.split(':');
		if (kind !== 'objective') return [];
		const pays = then?.type === 'split' ? payLast(then) : null;
		if (then && !pays) return [];
		const points = pointsOf(objective);
		const worth = points * 10 + (wouldWin(sight, points) ? 100 : 0) - keeps(objective);
		return [{ answer: pays ? { pick: id, then: pays } : { pick: id }, worth }];
	});
	const best = found.sort((one, other) => other.worth - one.worth)[0];
	return best ? best.answer : { pick: 'none' };
}

/** How well a claim keeps: what others may take is claimed first, what is learnt stays, and what is paid can be paid again. */
function keeps(objective: ObjectiveId): number {
	const { conditions } = objectiveOf(objective);
	if (conditions.some(({ is }) => is === 'spend')) return 3;
	return conditions.every(({ is }) => LEARNT.includes(is)) ? 1 : 0;
}
const LEARNT: readonly Condition['is'][] = ['techs', 'techsOfOneColour', 'techColours'];
