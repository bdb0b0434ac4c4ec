/** The way up the tiers (GC-13.2): what the points at its upper end are worth from where a player stands. */
import { TIER_OPENS, mostTechs, researchPrice, techPoints } from '../economy/techs';
import { techOf } from '../tables/by-id';
import { TIERS } from '../tables/vocabulary';
import type { TechId } from '../types';
import { incomeOf } from './rivals';
import { recall, roundsLeft, self } from './sight';
import type { Sight } from './sight';

/** What a turn more on the way leaves of what lies at its end. */
const UNSURE = 0.8;
/** Less than this is not researched in a turn on the average, however poor one is. */
const SLOWEST = 0.3;

/** How much nearer a technology brings the points of the tiers above it. */
export const worthOfClimbing = (sight: Sight, tech: TechId): number => {
	const { techs } = self(sight);
	const now = recall(sight, 'climbed', () => worthOfWay(sight, techs));
	return Math.max(0, worthOfWay(sight, [...techs, tech]) - now);
};

/** The points still ahead of who has these technologies, each the less the later it comes. */
function worthOfWay(sight: Sight, techs: readonly TechId[]): number {
	const { board, me } = sight;
	const price = researchPrice(board, me);
	const aTurn = Math.max(SLOWEST, Math.min(mostTechs(board), incomeOf(sight, me) / price));
	const left = roundsLeft(sight);
	const held = new Set(techs);
	let steps = 0;
	/** Turns until a technology with points can be taken again: one a turn (GC-13.5). */
	let scored = 0;
	let worth = 0;
	for (const tier of TIERS) {
		const ofTier = board.market.filter((id) => techOf(id).tier === tier);
		const has = ofTier.filter((id) => held.has(id)).length;
		const open = ofTier
			.filter((id) => !held.has(id))
			.map((id, i, all) => techPoints(board, [...techs, ...all.slice(0, i)], id));
		for (const vp of open.slice(0, Math.max(0, TIER_OPENS - has))) {
			steps += 1;
			const turns = Math.max(steps / aTurn, vp > 0 ? scored + 1 : 0);
			if (vp > 0) scored = turns;
			if (turns <= left) worth += vp * UNSURE ** turns;
		}
	}
	return worth;
}
