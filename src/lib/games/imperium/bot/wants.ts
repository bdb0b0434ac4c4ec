/**
 * What objectives ask for and is not met yet: those that lie open, a player's own, and those that may come; and what
 * must be kept to pay for one. Worths are tenths of a victory point; a resource is worth about one.
 */
import { entriesOf } from '../../kit';
import { isMet, progressWith } from '../objectives/conditions';
import type { Progress } from '../objectives/conditions';
import { DECK, ofStage } from '../start/objectives';
import { objectiveOf } from '../tables/by-id';
import type { Condition } from '../tables/objectives';
import { isForTwo } from '../two-players';
import type { ObjectiveId } from '../types';
import { shortestTo } from './ladders';
import { recall, self } from './sight';
import type { Sight } from './sight';

/** A victory point. */
export const POINT = 10;

/** A condition of an objective that is not met: what a whole step of it is worth. */
export interface Want {
	readonly objective: ObjectiveId;
	readonly condition: Condition;
	readonly missing: number;
	readonly worth: number;
}

/** What an objective gives; one that wins counts as much as one could wish for. */
export const pointsOf = (objective: ObjectiveId): number => {
	const { gives } = objectiveOf(objective);
	return typeof gives === 'number' ? gives : gives === 'wins' ? 5 : 0;
};

/** What is farther away than this is not worked for yet. */
const FAR = 4;

/** A secret one is claimed beside the public one of a round, of which there are soon more than can be claimed. */
const BESIDE = 2.2;

/** Of its worth what is left of a public one when others that are met wait to be claimed already, one a round. */
const WAITING = [1, 0.7, 0.4, 0.2] as const;

/** Public objectives that are met and not claimed; one is claimed a round (TI-23.2). */
const waiting = (sight: Sight): number =>
	recall(
		sight,
		'waiting',
		() =>
			sight.board.objectives.filter(
				(id) => !spentBy(id) && sight.own.progress[id]?.every(isMet) === true
			).length
	);

/** Steps to what is not met yet: technologies with those they stand on. */
export const stepsLeft = (sight: Sight, condition: Condition, { of, has }: Progress): number =>
	condition.is === 'techsOfOneColour' ? shortestTo(sight, condition.n).missing : of - has;

function wantsOf(
	sight: Sight,
	{ objective, progress }: { objective: ObjectiveId; progress: readonly Progress[] }
) {
	const { conditions, stage } = objectiveOf(objective);
	const open = conditions.flatMap((condition, i) => {
		const at = progress[i];
		return at && !isMet(at) ? [{ condition, missing: stepsLeft(sight, condition, at) }] : [];
	});
	const steps = open.reduce((sum, { missing }) => sum + Math.min(missing, FAR), 0);
	const isBeside = stage === 'secret';
	const more = Math.min(waiting(sight), WAITING.length - 1);
	const share = isBeside ? BESIDE : pointsOf(objective) > 1 ? 1 : (WAITING[more] ?? 1);
	const value = pointsOf(objective) * POINT * share;
	return open.map(({ condition, missing }): Want => ({
		...{ objective, condition, missing },
		worth: value / Math.max(1, steps) / (missing > FAR ? missing / FAR : 1)
	}));
}

/** All that is wanted for objectives, one after the other: those that lie open, one's own, and those that may come. */
export const wants = (sight: Sight): readonly Want[] =>
	recall(sight, 'wants', () => [
		...entriesOf(sight.own.progress).flatMap(([objective, progress]) =>
			wantsOf(sight, { objective, progress: progress ?? [] })
		),
		...likelyWants(sight)
	]);

/**
 * What objectives of Stage I may ask for that are not turned up yet: everybody knows the ten, and that six of them come
 * (TI-3.9).
 */
function likelyWants(sight: Sight): Want[] {
	const { ids, share } = hiddenOnes(sight);
	const { board, me } = sight;
	return ids
		.filter((id) => !spentBy(id))
		.flatMap((objective) =>
			wantsOf(sight, { objective, progress: progressWith(board, me, objective) })
		)
		.map((want) => ({ ...want, worth: AHEAD * share * want.worth }));
}

/** Objectives of Stage I that may still be turned up, and which share of them will be. */
function hiddenOnes({ board }: Sight): {
	readonly ids: readonly ObjectiveId[];
	readonly share: number;
} {
	if (isForTwo(board)) return { ids: [], share: 0 };
	const all = ofStage('one');
	const hidden = all.filter((id) => !board.objectives.includes(id));
	const toCome = DECK[board.options.longWar].one - (all.length - hidden.length);
	return toCome > 0 ? { ids: hidden, share: toCome / hidden.length } : { ids: [], share: 0 };
}
/** What is not turned up yet may come late. */
const AHEAD = 0.7;

/** What an objective is paid with. */
export function spentBy(objective: ObjectiveId) {
	for (const condition of objectiveOf(objective).conditions)
		if (condition.is === 'spend') return condition;
	return null;
}

/** The most trade goods that one of these objectives asks for. */
const goodsFor = (objectives: readonly ObjectiveId[]): number =>
	Math.max(
		0,
		...objectives
			.map((id) => spentBy(id))
			.map((spent) => (spent?.what === 'tradeGoods' ? spent.n : 0))
	);

/** Trade goods put by for the open objectives that ask for them. */
export const goodsKept = (sight: Sight): number =>
	goodsFor(sight.board.objectives.filter((id) => sight.own.progress[id]));

/** Trade goods that no units are built for: an objective may still come that asks for them. */
export const goodsSaved = (sight: Sight): number =>
	Math.min(self(sight).tradeGoods, goodsFor(hiddenOnes(sight).ids));

/** What so many trade goods more bring the objectives that ask for them. */
export const goodsGoal = (sight: Sight, n: number): number =>
	wants(sight).reduce(
		(sum, { condition, worth, missing }) =>
			sum +
			(condition.is === 'spend' && condition.what === 'tradeGoods'
				? worth * Math.min(missing, n)
				: 0),
		0
	);
