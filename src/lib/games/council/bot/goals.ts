/** What open objectives are worth to a bot as it stands, and after a change of its figures (GC-17.3). */
import { bestOf } from '../../kit';
import { hexIds, hexOn, playerOf } from '../board';
import { objectiveOf } from '../tables/by-id';
import { isRioting, riotsAt } from '../map/riots';
import type { Condition, Metric } from '../tables/vocabulary';
import type { ObjectiveId } from '../types';
import { has, recall, self } from './sight';
import type { Sight } from './sight';

/** How figures would change: `{ planets: 1, savings: -6 }`. */
export type Change = { readonly [name in Metric]?: number };

/** One objective is scored at each Council: those met besides it wait, and a feat does not keep. */
const WAITING = 0.5;
const FADING = 0.1;
/** The way to an objective is worth something, the more the nearer it is. */
const PARTLY = 0.4;
const PARTLY_FEAT = 0.25;
const STEEP = 1.5;

/** What the objectives gain by a change. */
export const gain = (sight: Sight, change: Change): number =>
	Object.keys(change).length === 0
		? 0
		: worthOfGoals(sight, change) - recall(sight, 'goals', () => worthOfGoals(sight, {}));

/** The open objective that such a change brings this player nearest to; `meets`: it would be met by it. */
export interface Nearer {
	readonly objective: ObjectiveId;
	readonly meets: boolean;
}

/** Of the objectives it comes nearer to, the one that is then met with most, or is nearest; null: of none. */
export function nearer(sight: Sight, change: Change): Nearer | null {
	const found = openGoals(sight).flatMap((objective) => {
		const { condition, vp } = objectiveOf(objective);
		const [before, after] = [{}, change].map((by) => closeness(sight, condition, by));
		if (before === undefined || after === undefined || after <= before) return [];
		return [{ objective, meets: after >= 1, worth: after >= 1 ? 1 + vp : after }];
	});
	return bestOf(found, ({ worth }) => worth) ?? null;
}

/** Open objectives that neither this player nor its ally has scored. */
function openGoals(sight: Sight): ObjectiveId[] {
	const { scored, ally } = self(sight);
	const theirs = ally ? playerOf(sight.board, ally).scored : [];
	return sight.board.objectives.filter((id) => !scored.includes(id) && !theirs.includes(id));
}

function worthOfGoals(sight: Sight, change: Change): number {
	let best = 0;
	let worth = 0;
	for (const id of openGoals(sight)) {
		const { vp, kind, condition } = objectiveOf(id);
		const share = closeness(sight, condition, change);
		const later = vp * (kind === 'feat' ? FADING : WAITING);
		if (share < 1) worth += vp * share ** STEEP * (kind === 'feat' ? PARTLY_FEAT : PARTLY);
		else {
			worth += later;
			best = Math.max(best, vp - later);
		}
	}
	return worth + best;
}

/** How much of a condition is met, 0 to 1. */
function closeness(sight: Sight, condition: Condition, change: Change): number {
	if ('all' in condition) {
		const parts = condition.all.map((one) => closeness(sight, one, change));
		return parts.reduce((sum, part) => sum + part, 0) / parts.length;
	}
	if ('any' in condition)
		return Math.max(...condition.any.map((one) => closeness(sight, one, change)));
	if ('not' in condition) return 1 - closeness(sight, condition.not, change);
	const { metric, op, n } = condition;
	const value = soFar(sight, metric) + (change[metric] ?? 0);
	if (op === '=') return Math.abs(value - n) < 1 ? 1 : 0;
	if (op === '<=') return value <= n ? 1 : n / value;
	return n <= 0 ? 1 : Math.min(1, Math.max(0, value) / n);
}

const soFar = (sight: Sight, metric: Metric): number =>
	metric === 'riotsStarted' ? Math.max(has(sight, metric), unrest(sight)) : has(sight, metric);

/** How far the counters on some planet are on their way to a riot: below 1. */
export const unrest = (sight: Sight): number => recall(sight, 'unrest', () => mostUnrest(sight));

function mostUnrest({ board, me }: Sight): number {
	let most = 0;
	for (const id of hexIds(board)) {
		const planet = hexOn(board, id).planet;
		if (!planet?.owner || planet.riots?.by !== me || isRioting(board, id)) continue;
		most = Math.max(most, planet.riots.n / riotsAt(board, id));
	}
	return most;
}
