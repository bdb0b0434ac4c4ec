/**
 * Figures anybody at the table could work out (GC-20.1), worked out once for the view: a screen or a bot
 * that draws what it sees then needs no rules of its own.
 */
import { SHIPS } from '../tables/vocabulary';
import type { Condition, Metric } from '../tables/vocabulary';
import {
	LIMITS,
	POINTS,
	hexIds,
	hexOn,
	inPlay,
	isSeat,
	npcIds,
	planetsOf,
	playerOf,
	portsOf
} from '../board';
import { objectiveOf, tileOf } from '../tables/by-id';
import { lastRound, raceTo } from '../ending';
import { holds, metric } from './metrics';
import { productionOf, purseOf, unexpended } from '../economy/production';
import { isRioting, riotsAt, shipsToCalm } from '../map/riots';
import { modsToldHere, stat } from './stats';
import { researchPrice, techsFor } from '../economy/techs';
import { leaningOf } from '../politics/npcs';
import type { Leaning } from '../politics/npcs';
import { speaksFor, votePartsOf, votesOf } from '../politics/votes';
import type { VoteParts } from '../politics/votes';
import type { Board, HexId, NpcId, ObjectiveId, SeatId, SourceId, Squad, TechId } from '../types';

interface PlanetFigures {
	/** What it gives when it is expended (GC-8.3). */
	readonly production: number;
	/** What an invasion roll must beat (GC-11.3). */
	readonly defence: number;
	/** Counters at which it riots; 0 for an unowned planet, which never does (GC-16.4). */
	readonly riotsAt: number;
	readonly rioting: boolean;
	/** Whom it speaks for at the Council in place of its owner, null: nobody (GC-16.5, GC-16.6); left out: its owner. */
	readonly speaksFor?: SeatId | null;
	/** Ships its owner needs there to remove its counters, where that is not one for each (GC-16.8). */
	readonly calm?: number;
}

/** How far a player is: each part of an objective's condition, as it stands. */
interface Progress {
	readonly met: boolean;
	/** One of its parts is enough. */
	readonly either?: true;
	readonly parts: readonly {
		readonly metric: Metric;
		readonly has: number;
		readonly op: '>=' | '<=' | '=';
		readonly n: number;
	}[];
}

interface PlayerFigures {
	/** Victory Points it has, with those of its ally, and how many win (GC-18.1, GC-18.2). */
	readonly victory: { readonly has: number; readonly of: number };
	readonly planets: number;
	/** Production of all its planets, and of those not expended and not Rioting. */
	readonly production: number;
	readonly unexpended: number;
	/** All it could pay now: leftovers, planets and Stock (GC-8.4). */
	readonly purse: number;
	readonly votes: number;
	/** Of those of its seat, what traits, technologies and laws add, by where that is printed. */
	readonly votesBy: readonly { readonly source: SourceId; readonly n: number }[];
	readonly votesFrom: VoteParts;
	/** Pieces in play, and the most there can be (GC-2.2). */
	readonly pieces: Squad & { readonly port: number };
	/** Battle Points of all its ships. */
	readonly points: number;
	readonly researchPrice: number;
	/** Technologies of the market it may take now, whatever they cost (GC-13.2). */
	readonly techs: readonly TechId[];
	readonly goals: { readonly [objective: ObjectiveId]: Progress };
}

export interface Figures {
	readonly limits: Squad & { readonly port: number };
	/** Battle Points of one ship of each kind (GC-2.1). */
	readonly points: Squad;
	/** The round after which the game ends at the latest; null where only the Council Cards end it (GC-1.3). */
	readonly lastRound: number | null;
	readonly planets: { readonly [hex: HexId]: PlanetFigures };
	readonly players: { readonly [seat: SeatId]: PlayerFigures };
	/** Votes of the NPC races that have a seat at the Council. */
	readonly npcVotes: { readonly [npc: NpcId]: number };
	/** How each of them is going to vote on the card that is put to the vote (GC-19.5); empty while there is none. */
	readonly npcLeanings: { readonly [npc: NpcId]: Leaning };
}

const TOP_TIER = 5;

export function figuresOf(board: Board): Figures {
	const planets: Record<HexId, PlanetFigures> = {};
	for (const id of hexIds(board))
		if (hexOn(board, id).planet) planets[id] = planetFigures(board, id);
	const players: Record<SeatId, PlayerFigures> = {};
	for (const seat of board.order) players[seat] = playerFigures(board, seat, planets);
	const npcVotes: Record<NpcId, number> = {};
	const npcLeanings: Record<NpcId, Leaning> = {};
	const { stage, card = null } = board.session ?? {};
	for (const npc of npcIds(board)) {
		if (planetsOf(board, npc).length === 0) continue;
		npcVotes[npc] = votesOf(board, npc);
		if (stage === 'voting' && card) npcLeanings[npc] = leaningOf(board, npc, card);
	}
	return {
		limits: { ...LIMITS },
		points: { ...POINTS },
		lastRound: lastRound(board),
		planets,
		players,
		npcVotes,
		npcLeanings
	};
}

function planetFigures(board: Board, id: HexId): PlanetFigures {
	const { tile, planet } = hexOn(board, id);
	const owner = planet?.owner ?? null;
	const calm = shipsToCalm(board, id);
	const speaker = speaksFor(board, id);
	const printed = tile ? (tileOf(tile).planet?.defence ?? 0) : 0;
	return {
		production: productionOf(board, id),
		defence: printed + (owner ? stat(board, owner, 'defence', { hex: id }) : 0),
		riotsAt: riotsAt(board, id),
		rioting: isRioting(board, id),
		...(speaker !== owner && { speaksFor: speaker && isSeat(speaker) ? speaker : null }),
		...(calm !== (planet?.riots?.n ?? 0) && { calm })
	};
}

function playerFigures(
	board: Board,
	seat: SeatId,
	planets: { readonly [hex: HexId]: PlanetFigures }
): PlayerFigures {
	const own = planetsOf(board, seat);
	const goals: Record<ObjectiveId, Progress> = {};
	for (const id of board.objectives) {
		const { condition } = objectiveOf(id);
		goals[id] = {
			met: holds(board, seat, condition),
			...('any' in condition && { either: true }),
			parts: partsOf(board, seat, condition)
		};
	}
	const [fighter = 0, destroyer = 0, dreadnaught = 0] = SHIPS.map((ship) =>
		inPlay(board, seat, ship)
	);
	return {
		victory: raceTo(board, seat),
		planets: own.length,
		production: own.reduce((total, id) => total + (planets[id]?.production ?? 0), 0),
		unexpended: unexpended(board, seat),
		purse: purseOf(board, seat),
		votes: votesOf(board, seat),
		votesFrom: votePartsOf(board, seat),
		votesBy: modsToldHere(board, seat, 'votes', {}).map(({ mod, source }) => ({
			source,
			n: mod.by
		})),
		pieces: { fighter, destroyer, dreadnaught, port: portsOf(board, seat).length },
		points: metric(board, seat, 'fleetPoints'),
		researchPrice: researchPrice(board, seat),
		techs: playerOf(board, seat).species ? techsFor(board, seat, TOP_TIER) : [],
		goals
	};
}

function partsOf(board: Board, seat: SeatId, condition: Condition): Progress['parts'] {
	if ('all' in condition) return condition.all.flatMap((one) => partsOf(board, seat, one));
	if ('any' in condition) return condition.any.flatMap((one) => partsOf(board, seat, one));
	if ('not' in condition) return partsOf(board, seat, condition.not);
	const { metric: name, op, n } = condition;
	return [{ metric: name, has: metric(board, seat, name), op, n }];
}
