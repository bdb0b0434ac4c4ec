/**
 * What everybody sees, and what one seat sees besides (TI-27). Both list what is shown; whatever is not
 * named here stays in the room.
 */
import { keysOf, recordOf } from '../../core';
import { bySeat, playerOf } from '../kit';
import { figuresOf } from './figures';
import type { Figures } from './figures';
import { openFight } from './fights';
import type { OpenFight } from './fights';
import type { Lasting } from './lasting';
import { progressWith } from './objectives/conditions';
import type { Progress } from './objectives/conditions';
import { unclaimed } from './status/claims';
import { forecastOf } from './politics/votes';
import type { Forecast } from './politics/votes';
import type { Rolled } from './combat/dice';
import type {
	ActionCardId,
	Agenda,
	Board,
	Contract,
	Counters,
	Fleet,
	ImperiumOptions,
	Landing,
	Law,
	ObjectiveId,
	PlanetId,
	PlanetState,
	Player,
	PoliticalCardId,
	RaceId,
	Scored,
	SeatId,
	Stage,
	Standing,
	StrategyId,
	System,
	SystemId,
	TechId,
	TileId,
	TradeOffer
} from './types';

export interface OpenSystem {
	readonly tile: TileId | null;
	readonly fleets: { readonly [seat: SeatId]: Readonly<Fleet> };
	readonly counters: readonly SeatId[];
}

export interface OpenPlayer {
	readonly race: RaceId | null;
	readonly techs: readonly TechId[];
	readonly counters: Counters;
	readonly tradeGoods: number;
	readonly contracts: readonly Readonly<Contract>[];
	readonly points: number;
	readonly claimed: readonly ObjectiveId[];
	readonly strategy: readonly { readonly card: StrategyId; readonly used: boolean }[];
	readonly hadInitiative: number | null;
	readonly passed: boolean;
	readonly isOut: boolean;
	/** How many Action Cards it holds, secret objectives, and tiles to place (TI-27.5). */
	readonly holds: { readonly actions: number; readonly secrets: number; readonly tiles: number };
}

export interface OpenAgenda extends Readonly<Agenda> {
	readonly forecast: Forecast;
}

export interface OpenBoard {
	readonly order: readonly SeatId[];
	readonly options: ImperiumOptions;
	readonly stage: Stage;
	readonly round: number;
	readonly speaker: SeatId;
	readonly active: SeatId | null;
	readonly systems: { readonly [system: SystemId]: OpenSystem };
	readonly planets: { readonly [planet: PlanetId]: Readonly<PlanetState> };
	readonly landings: { readonly [planet: PlanetId]: Readonly<Landing> };
	readonly fallen: { readonly [seat: SeatId]: number };
	readonly players: { readonly [seat: SeatId]: OpenPlayer };
	readonly bonus: { readonly [card: StrategyId]: number };
	readonly objectives: readonly ObjectiveId[];
	readonly scored: readonly Scored[];
	readonly ranking: readonly Standing[];
	readonly openTiles: readonly TileId[];
	readonly offers: readonly TradeOffer[];
	readonly laws: readonly Law[];
	/** The agenda on the table, with its votes so far and what is still to come; null: none. */
	readonly agenda: OpenAgenda | null;
	readonly lasting: readonly Lasting[];
	/** The fight under way, with what each die would need and how it would end; null: none. */
	readonly fight: OpenFight | null;
	readonly dice: readonly Rolled[];
	/** Action Cards that lie open and are not discarded. */
	readonly played: readonly ActionCardId[];
	readonly actionDiscard: readonly ActionCardId[];
	readonly politicalDiscard: readonly PoliticalCardId[];
	/** Cards left in each deck. */
	readonly decks: { readonly [deck: string]: number };
	/** What the rules make of all this. */
	readonly figures: Figures;
}

export interface OwnBoard {
	/** Races to keep one of. */
	readonly offered: readonly RaceId[];
	readonly hand: readonly ActionCardId[];
	/** Secret objectives not claimed yet. */
	readonly secrets: readonly ObjectiveId[];
	/** System tiles to place. */
	readonly tiles: readonly TileId[];
	/** How far it is with each objective that it has not claimed, condition by condition. */
	readonly progress: { readonly [objective: ObjectiveId]: readonly Progress[] };
}

/** TI-27.1. */
const openSystem = ({ tile, fleets, counters }: System): OpenSystem => ({
	tile,
	fleets: mapped(fleets, (fleet) => ({ ...fleet, damaged: { ...fleet.damaged } })),
	counters: counters.slice()
});

const openPlayer = (player: Player): OpenPlayer => ({
	race: player.race,
	techs: player.techs.slice(),
	counters: player.counters,
	// TI-16.20, TI-27.2.
	tradeGoods: player.tradeGoods,
	contracts: player.contracts.map((contract) => ({ ...contract })),
	// TI-27.4.
	points: player.points,
	claimed: player.claimed.slice(),
	// TI-4.6, TI-27.3.
	strategy: player.strategy.map((card) => ({ ...card })),
	hadInitiative: player.hadInitiative,
	passed: player.passed,
	isOut: player.isOut,
	holds: {
		actions: player.hand.length,
		secrets: player.secrets.length,
		tiles: player.tiles.length
	}
});

/** The same record with something else for each entry. */
const mapped = <Key extends string, Before, After>(
	record: { readonly [key in Key]: Before },
	to: (value: Before) => After
): { [key in Key]: After } =>
	recordOf<Key, { [key in Key]: After }>(keysOf(record), (key) => to(record[key]));

function openAgenda(board: Board): OpenAgenda | null {
	const { agenda } = board;
	if (!agenda) return null;
	const { card, isAgain, votes, more, elder } = agenda;
	return {
		...{ card, isAgain, elder },
		votes: votes.map((one) => ({ ...one })),
		more: { ...more },
		forecast: forecastOf(board, agenda)
	};
}

export function openBoard(board: Board, counts: { readonly [pile: string]: number }): OpenBoard {
	return {
		order: board.order,
		options: board.options,
		stage: board.stage,
		round: board.round,
		speaker: board.speaker,
		active: board.active,
		systems: mapped(board.systems, openSystem),
		planets: mapped(board.planets, (planet) => ({ ...planet, units: { ...planet.units } })),
		landings: mapped(board.landings, (landing) => ({ ...landing })),
		fallen: { ...board.fallen },
		players: bySeat(board.order, (seat) => openPlayer(playerOf(board, seat))),
		bonus: { ...board.bonus },
		objectives: board.objectives.slice(),
		scored: board.scored.slice(),
		ranking: board.ranking.slice(),
		openTiles: board.openTiles.slice(),
		offers: board.offers.slice(),
		laws: board.laws.slice(),
		agenda: openAgenda(board),
		lasting: board.lasting.slice(),
		fight: openFight(board),
		dice: board.dice.slice(),
		played: board.played.slice(),
		actionDiscard: board.actionDiscard.slice(),
		politicalDiscard: board.politicalDiscard.slice(),
		decks: counts,
		figures: figuresOf(board)
	};
}

export function ownBoard(board: Board, seat: SeatId): OwnBoard {
	const { offered, hand, secrets, tiles } = playerOf(board, seat);
	return {
		offered: offered.slice(),
		hand: hand.slice(),
		secrets: secrets.slice(),
		tiles: tiles.slice(),
		progress:
			board.stage === 'setup'
				? {}
				: recordOf<ObjectiveId, OwnBoard['progress']>(unclaimed(board, seat), (id) =>
						progressWith(board, seat, id)
					)
	};
}
