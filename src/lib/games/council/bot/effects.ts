/** What the effects of a card are worth, whoever they are for (GC-24): for cards of its own, and for votes. */
import { sumOf } from '../../kit';
import { allyOf, fleetsOf, hexOn, isSeat, planetOn, planetsOf, pointsOf } from '../board';
import { metric, selected } from '../numbers/metrics';
import { portsLeft } from '../map/pieces';
import { productionOf, purseOf } from '../economy/production';
import { effectsOf } from '../effects/sources';
import { researchPrice } from '../economy/techs';
import type { Effect, Selector } from '../tables/vocabulary';
import { scorable } from '../politics/objectives';
import { objectiveOf } from '../tables/by-id';
import type { RaceId, SeatId, SourceId } from '../types';
import { claimable } from '../effects/planets';
import { worthOfLevy } from './building';
import { gain } from './goals';
import { isRival, roundsLeft } from './sight';
import type { Sight } from './sight';
import { worthOfStriking } from './strikes';
import { worthOfOwning } from './targets';
import { worthOfCalm } from './unrest';
import { STOCK, VOTE, worthOfHarm, worthOfTrait, worthOfVp } from './worth';

/** Whom effects of a vote are for, where the board cannot say it yet. */
export interface Voted {
	readonly elected?: SeatId;
	/** Players that are likely to have voted for the option carried out, and for another. */
	readonly winners?: readonly SeatId[];
	readonly losers?: readonly SeatId[];
}

/** What a bot gains by all effects printed at a source, less what they do for its rivals. */
export const worthOfSource = (sight: Sight, source: SourceId, voted: Voted = {}): number =>
	effectsOf(source).reduce((sum, effect) => {
		const who = 'who' in effect ? effect.who : undefined;
		return whoFor(sight, who, voted).reduce(
			(total, race) => total + seenBy(sight, race, effect),
			sum
		);
	}, 0);

function whoFor(sight: Sight, who: Selector = 'self', voted: Voted): readonly RaceId[] {
	if (who === 'elected') return voted.elected ? [voted.elected] : [];
	if (who === 'winners') return voted.winners ?? [];
	if (who === 'losers') return voted.losers ?? [];
	return selected(sight.board, sight.me, who);
}

/** An effect for one race, from where the bot sits. */
function seenBy(sight: Sight, race: RaceId, effect: Effect): number {
	if (effect.type === 'vp') return isSeat(race) ? worthOfVp(sight, race, effect.n) : 0;
	const worth = worthOfEffect(sight, race, effect);
	if (race === sight.me) return worth;
	if (race === allyOf(sight.board, sight.me)) return worth / 2;
	return isRival(sight, race) ? -worthOfHarm(sight, race, worth) : 0;
}

/** What it is worth to whom it is for. */
function worthOfEffect(sight: Sight, race: RaceId, effect: Effect): number {
	const { board } = sight;
	if (!isSeat(race)) return 0;
	switch (effect.type) {
		case 'stock': {
			const per = effect.per ? Math.floor(effect.perN * metric(board, race, effect.per)) : 0;
			return STOCK * Math.min(effect.max ?? Infinity, effect.n + per);
		}
		case 'ships':
			return race === sight.me && effect.at === 'planet'
				? worthOfLevy(sight, effect)
				: 0.045 * pointsOf(effect);
		case 'until':
			return effect.end === 'council'
				? votesIn(effect.effects) * VOTE
				: worthOfUntil(sight, race, effect.effects);
		case 'tech': {
			const price = effect.free
				? 0
				: (effect.price ?? researchPrice(board, race) - effect.discount);
			return price <= purseOf(board, race) ? 0.45 - 0.02 * price : 0;
		}
		case 'events':
			return 0.25;
		case 'moves':
			return 0.12 * effect.n;
		case 'jump':
			return 0.2;
		case 'riot':
			return 0.07 * effect.n * effect.planets;
		case 'calm':
			return race === sight.me
				? sumOf(planetsOf(board, race), (hex) => worthOfCalm(sight, hex))
				: 0.08 * metric(board, race, 'riotsOwned');
		case 'incite':
			return 0.1 * (metric(board, race, 'influenced') - metric(board, race, 'riotsOwned'));
		case 'refresh':
			return 0.05 * sumOf(expended(sight, race).slice(0, effect.n), (n) => n);
		case 'port':
			return portsLeft(board, race) > 0 ? 0.12 : 0;
		case 'claim':
			return Math.max(
				0,
				...claimable(board, race, effect).map(
					(hex) => worthOfOwning(sight, hex) + gain(sight, { planets: 1 })
				)
			);
		case 'strike':
			return race === sight.me
				? worthOfStriking(sight, effect.points, effect.range)
				: 0.06 * effect.points;
		case 'upgrade':
			return 0.1;
		case 'peek':
			return 0.02;
		case 'openObjective':
			return 0.05;
		case 'scoreObjective':
			return Math.max(0, ...scorable(board, race).map((id) => objectiveOf(id).vp));
		case 'placeTokens':
			return 0.01 * effect.n;
		default:
			return 0;
	}
}

const votesIn = (effects: readonly Effect[]): number =>
	sumOf(effects, (effect) => (effect.type === 'mod' && effect.stat === 'votes' ? effect.by : 0));

/** A truce is good for those who have more to lose than to win. */
function worthOfUntil(sight: Sight, race: SeatId, effects: readonly Effect[]): number {
	const { board } = sight;
	if (effects.some((effect) => effect.type === 'flag' && effect.flag === 'noAttacks')) {
		const strength = sumOf(fleetsOf(board, race), (hex) => pointsOf(hexOn(board, hex).fleet ?? {}));
		return 0.1 - 0.01 * strength;
	}
	return worthOfTrait(sight, effects);
}

/** Production of planets that a refresh would give again, the most first. */
const expended = ({ board }: Sight, race: SeatId): number[] =>
	planetsOf(board, race)
		.filter((hex) => planetOn(board, hex).expended)
		.map((hex) => productionOf(board, hex))
		.sort((one, other) => other - one);

/** Cards are few: early on a weak moment for one is no moment for it. */
export const worthOfKeeping = (sight: Sight): number => 0.03 * (roundsLeft(sight) - 1);
