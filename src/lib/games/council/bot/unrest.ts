/** Propaganda (GC-16): where Riot Counters hurt or win votes, and which to remove. */
import type { Shape } from '../../../core';
import { sumOf } from '../../kit';
import { hexOn, isSeat, planetOn } from '../board';
import { productionOf } from '../economy/production';
import { isRioting, riotsAt } from '../map/riots';
import { effectsOf } from '../effects/sources';
import { stat } from '../numbers/stats';
import type { HexId } from '../types';
import { gain, unrest } from './goals';
import { liking } from './leaning';
import { has, roundsLeft, self } from './sight';
import type { Sight } from './sight';
import type { Suggestion } from './suggestion';
import { STOCK, VOTE, worthOfHarm } from './worth';

/** Votes of an NPC race that follow the influencer of its homeworld (GC-19.5), about. */
const NPC_VOTES = 2;
/** A planet that riots is a thing to be proud of. */
const UNREST = 0.55;

/** What so many counters on this planet bring. */
export function worthOfCounters(sight: Sight, hex: HexId, n: number): number {
	const { board, me } = sight;
	const { owner, riots, homeOf } = planetOn(board, hex);
	if (!owner) return 0;
	const before = riots?.by === me ? riots.n : 0;
	const threshold = riotsAt(board, hex);
	const after = before + n;
	const riotous = after >= threshold;
	const isNpc = !isSeat(owner);
	const isNew = before === 0;
	// A planet that riots speaks for nobody: the vote it gave is lost again (GC-16.5).
	const votes = (isNew ? 1 : 0) - (riotous && !isNew ? 1 : 0);
	const followers = isNpc && isNew && homeOf === owner ? NPC_VOTES : 0;
	const loss = productionOf(board, hex) * STOCK * Math.min(3, roundsLeft(sight));
	const nearer = nearness(after, threshold) - nearness(before, threshold);
	const harm = (isNew ? VOTE * 2 : 0) + loss * nearer;
	const goals = gain(sight, {
		influenced: isNew ? 1 : 0,
		npcInfluenced: isNew && isNpc ? 1 : 0,
		riotsStarted: riotous ? 1 : Math.max(0, after / threshold - unrest(sight)),
		votes
	});
	const use = VOTE * (votes + followers) + worthOfHarm(sight, owner, harm);
	return (
		liking(sight, 'unrest') * (use + UNREST * nearer) + goals + coup(sight, hex, before, after)
	);
}

/** How near to a riot: the last counters do most, so that they are put where others lie. */
const nearness = (n: number, threshold: number): number => Math.min(1, n / threshold) ** 1.5;

/** What a planet is worth that a card takes from under its owner. */
const COUP = 0.6;

/** How much nearer counters bring a card in hand that takes planets influenced enough. */
function coup(sight: Sight, hex: HexId, before: number, after: number): number {
	const { planet, fleet } = hexOn(sight.board, hex);
	if (planet?.homeOf !== null || (fleet && fleet.race !== sight.me)) return 0;
	const needed = self(sight)
		.actions.flatMap((card) => effectsOf(`action:${card}`))
		.flatMap((effect) =>
			effect.type === 'claim' && effect.from === 'influenced' ? [effect.counters] : []
		);
	return sumOf(needed, (n) => (COUP * (Math.min(n, after) - Math.min(n, before))) / n);
}

/** Counters that this player's next Propaganda spreads. */
export function countersNow({ board, me }: Sight): number {
	const isFirst = !board.turn?.done.includes('spread');
	return stat(board, me, 'propaganda') + (isFirst ? stat(board, me, 'firstPropaganda') : 0);
}

export function spreadIn(sight: Sight, shape: Shape | undefined): Suggestion[] {
	if (shape?.type !== 'one') return [];
	const n = countersNow(sight);
	return shape.choices.map(({ id }) => ({
		answer: { pick: id },
		worth: worthOfCounters(sight, id as HexId, n)
	}));
}

export function calmIn(sight: Sight, shape: Shape | undefined): Suggestion[] {
	if (shape?.type !== 'one') return [];
	return shape.choices.map(({ id }) => ({
		answer: { pick: id },
		worth: worthOfCalm(sight, id as HexId)
	}));
}

/** What it is worth to be rid of the counters on an own planet. */
export function worthOfCalm(sight: Sight, hex: HexId): number {
	const { board } = sight;
	const { riots } = planetOn(board, hex);
	if (!riots) return 0;
	const lost = isRioting(board, hex) ? productionOf(board, hex) * STOCK : 0;
	const goals = gain(sight, {
		calmPlanets: 1,
		votes: 1,
		riotsOwned: has(sight, 'riotsOwned') > 0 ? -1 : 0
	});
	return VOTE * 2 + 0.02 * riots.n + lost * Math.min(3, roundsLeft(sight)) + goals;
}
