/**
 * What things are worth to a bot, in Victory Points of its own. Rough on purpose: enough to prefer a
 * planet to a ship, an objective to a planet, and anything to a rival's victory.
 */
import { isSeat, pointsOf } from '../board';
import { tileOf, techOf } from '../tables/by-id';
import { techPoints } from '../economy/techs';
import { leftoverOf, productionOf, unexpended } from '../economy/production';
import type { Effect, Flag, Mod, Stat } from '../tables/vocabulary';
import { fondness, liking } from './leaning';
import { worthOfClimbing } from './climbing';
import { missing, nearness } from './rivals';
import { recallAt, roundsLeft, self } from './sight';
import type { Sight } from './sight';
import type { HexId, RaceId, SeatId, Squad, TechId } from '../types';

/** Stock keeps, production does not: what is left of it only votes. */
export const STOCK = 0.06;
/** What is left of the worth of Stock in the last round. */
const LAST_STOCK = 0.25;
const PRODUCTION = 0.02;
/** One vote at one Council. */
export const VOTE = 0.03;
/** A face-down Discovery Token, about. */
export const TOKEN = 0.12;
const OWN_WIN = 5;
const RIVAL_WIN = 3;

/** So many Victory Points for this seat. */
export function worthOfVp(sight: Sight, seat: SeatId, n: number): number {
	const { board, me } = sight;
	const wins = n > 0 && missing(board, seat) <= n;
	if (seat === me || seat === self(sight).ally)
		return (seat === me ? n : n / 2) + (wins ? OWN_WIN : 0);
	const near = nearness(sight, seat);
	const share = 1 / (board.order.length - 1);
	return -n * share * (0.3 + near) - (wins ? RIVAL_WIN : 0);
}

/** Owning this planet from now on. */
export const worthOfPlanet = (sight: Sight, hex: HexId): number =>
	recallAt(sight, planetWorth, hex);

function planetWorth(sight: Sight, hex: HexId): number {
	const { board } = sight;
	const left = roundsLeft(sight);
	const { tile, planet } = board.hexes[hex] ?? {};
	const perk = tile ? (tileOf(tile).perk?.effects ?? []) : [];
	const port = planet?.port ? 0.15 : 0;
	const use = port + left * (0.045 * productionOf(board, hex) + VOTE) + worthOfTrait(sight, perk);
	return 0.1 + liking(sight, 'growth') * use;
}

/** What a rival loses hurts it; what it is to the bot depends on how near it is to winning. */
export function worthOfHarm(sight: Sight, race: RaceId, harm: number): number {
	if (!isSeat(race)) return 0;
	return (harm * (0.2 + nearness(sight, race))) / (sight.board.order.length - 1);
}

/** A fleet of so many Battle Points in all: each further one matters less. */
export function worthOfFleet(sight: Sight, points: number): number {
	return (Math.min(1, roundsLeft(sight) / 4) * points) / (points + 12);
}

/** Ships lost, as far as they are worth anything in themselves. */
export const worthOfShips = (ships: Squad): number => 0.045 * pointsOf(ships);

/** One Stock: the later it is, the less is left to spend it on. */
const worthOfStock = (sight: Sight): number =>
	STOCK * Math.max(LAST_STOCK, Math.min(1, (roundsLeft(sight) - 1) / 3));

/** What paying this much costs: leftovers nothing, planets little, Stock most. */
export function worthOfCost(sight: Sight, cost: number): number {
	const { board, me } = sight;
	const free = leftoverOf(board, me);
	const produced = unexpended(board, me);
	const fromPlanets = Math.min(Math.max(0, cost - free), produced);
	const fromStock = Math.max(0, cost - free - produced);
	return PRODUCTION * fromPlanets + worthOfStock(sight) * fromStock;
}

/** What 1 more of a stat is worth over a whole game; a price counts when it falls. */
const STATS: { readonly [stat in Stat]: number } = {
	homeProduction: 0.35,
	colonyProduction: 0.8,
	stockPerRound: 0.3,
	stockIfBehind: 0.2,
	stockPerToken: 0.2,
	stockPerKill: 0.12,
	researchCost: -0.2,
	'cost.fighter': -0.2,
	'cost.destroyer': -0.25,
	'cost.dreadnaught': -0.15,
	'cost.port': -0.07,
	buildSlots: 0.18,
	moveRange: 0.45,
	firstMoveRange: 0.3,
	invasion: 0.3,
	defence: 0.15,
	dice: 0.16,
	rerollMisses: 0.14,
	hitOn: -0.5,
	smallTacticCost: -0.15,
	bigTacticCost: -0.1,
	tacticDraw: 0.1,
	'hull.destroyer': 0.4,
	'hull.dreadnaught': 0.35,
	votes: 0.09,
	propaganda: 0.2,
	firstPropaganda: 0.14,
	riotThreshold: 0.05,
	calmShips: -0.03,
	calmPerRound: 0.05,
	majorEvents: 1.2,
	minorEvents: 0.8
};

const FLAGS: { readonly [flag in Flag]: number } = {
	portsImmediate: 0.1,
	freeRetreat: 0.1,
	researchAsMinor: 0.5,
	lanes: 0.35,
	moveThrough: 0.15,
	scan: 0.15,
	seeCouncil: 0.05,
	noAttacks: 0
};

/** A modifier that holds on one side only, or only at first, is worth half. */
const narrowed = ({ role, round, where }: Mod): number =>
	(role ? 0.5 : 1) * (round ? 0.5 : 1) * (where === 'home' || where === 'ownPort' ? 0.4 : 1);

/** A place on a slip is nothing where any number of ships is built at once (GC-14.2). */
const worthOfStat = ({ board }: Sight, stat: Stat): number =>
	stat === 'buildSlots' && board.options.building === 'any' ? 0 : STATS[stat];

/** What lasting effects and things to start with are worth from now on. */
export function worthOfTrait(sight: Sight, effects: readonly Effect[]): number {
	const share = Math.min(1, roundsLeft(sight) / 5);
	return effects.reduce((sum, effect) => {
		switch (effect.type) {
			case 'mod':
				return sum + share * worthOfStat(sight, effect.stat) * effect.by * narrowed(effect);
			case 'flag':
				return sum + share * FLAGS[effect.flag];
			case 'once':
				return sum - STOCK * effect.by;
			case 'stock':
				return sum + STOCK * effect.n;
			case 'ships':
				return sum + 0.06 * pointsOf(effect);
			default:
				return sum;
		}
	}, 0);
}

/** Technologies differ less than players do. */
const FOND = 0.3;

export function worthOfTech(sight: Sight, id: TechId): number {
	const { effects } = techOf(id);
	const vp = techPoints(sight.board, self(sight).techs, id);
	const use = worthOfTrait(sight, effects) + FOND * fondness(sight, id);
	const climb = worthOfClimbing(sight, id);
	return liking(sight, 'learning') * (use + climb) + (vp > 0 ? worthOfVp(sight, sight.me, vp) : 0);
}
