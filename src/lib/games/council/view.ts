/**
 * What everybody sees, and what one seat sees besides (GC-20). Both list what is shown; whatever is
 * not named here stays in the room.
 */
import { bySeat, playerOf } from '../kit';
import { needsOf } from './battle/dice';
import { figuresOf } from './numbers/figures';
import type { Figures } from './numbers/figures';
import { still } from './numbers/still';
import type {
	ActionCardId,
	Ballot,
	Battle,
	BattleSide,
	BattleStage,
	Board,
	CouncilCardId,
	CouncilOptions,
	CreationCardId,
	Damage,
	Fleet,
	Hex,
	HexId,
	HexKind,
	Lasting,
	Npc,
	NpcId,
	ObjectiveId,
	Planet,
	Player,
	RaceId,
	SeatId,
	Session,
	SessionStage,
	SourceId,
	SpeciesId,
	Stage,
	TacticId,
	Tally,
	TechId,
	TileId,
	TokenId,
	Turn
} from './types';

export interface OpenHex {
	readonly kind: HexKind;
	readonly tile: TileId | null;
	readonly planet: Readonly<Planet> | null;
	readonly fleet: Readonly<Fleet> | null;
	readonly token: boolean;
}

interface OpenPlayer {
	readonly species: SpeciesId | null;
	readonly traits: readonly SourceId[];
	readonly actions: readonly ActionCardId[];
	readonly used: readonly ActionCardId[];
	readonly techs: readonly TechId[];
	readonly stock: number;
	readonly vp: number;
	readonly ally: SeatId | null;
	readonly alliedIn: number;
	readonly disgraced: boolean;
	readonly owes: boolean;
	readonly scored: readonly ObjectiveId[];
	readonly retries: readonly HexId[];
	/** `once` modifiers used up. */
	readonly spent: readonly SourceId[];
	readonly tally: Readonly<Tally>;
}

export interface OpenSide {
	readonly race: RaceId;
	readonly hexes: readonly HexId[];
	readonly damage: readonly Damage[];
	readonly points: number;
	readonly bought: { readonly small: number; readonly big: number } | null;
	readonly active: readonly SourceId[];
	readonly cancelled: readonly SourceId[];
	readonly dice: readonly number[];
	/** The least that is a hit on each of them. */
	readonly needs: readonly number[];
	readonly hits: number;
	readonly bound: boolean;
}

interface OpenBattle {
	readonly target: HexId;
	readonly round: number;
	readonly stage: BattleStage;
	readonly sides: { readonly attack: OpenSide; readonly defence: OpenSide };
}

export interface OpenSession {
	readonly stage: SessionStage;
	readonly card: CouncilCardId | null;
	readonly options: readonly string[];
	readonly ballots: { readonly [race in RaceId]?: Ballot };
	readonly outcome: string | null;
}

export interface OpenBoard {
	readonly order: readonly SeatId[];
	readonly options: CouncilOptions;
	readonly stage: Stage;
	readonly round: number;
	readonly first: SeatId;
	readonly chair: SeatId;
	readonly turn: Readonly<Turn> | null;
	readonly battle: OpenBattle | null;
	readonly session: OpenSession | null;
	readonly species: readonly SpeciesId[];
	readonly hexes: { readonly [hex: HexId]: OpenHex };
	readonly players: { readonly [seat: SeatId]: OpenPlayer };
	readonly npcs: { readonly [npc: NpcId]: Readonly<Npc> };
	readonly market: readonly TechId[];
	readonly points: Board['points'];
	readonly judged: readonly SeatId[];
	readonly objectives: readonly ObjectiveId[];
	readonly closed: readonly ObjectiveId[];
	readonly lasting: readonly Lasting[];
	readonly councilDiscard: readonly CouncilCardId[];
	readonly tokenDiscard: readonly TokenId[];
	readonly tacticDiscard: {
		readonly small: readonly TacticId[];
		readonly big: readonly TacticId[];
	};
	/** Cards and tokens left in each deck. */
	readonly decks: { readonly [deck: string]: number };
	/** What can be worked out from the rest. */
	readonly figures: Figures;
}

export interface OwnBoard {
	/** Great fates to answer, while it answers them. */
	readonly fates: readonly CreationCardId[];
	/** Face-down tokens it has looked at. */
	readonly seen: { readonly [hex: HexId]: TokenId };
	/** Council Cards it knows to be on top of the deck, the top one first. */
	readonly foreseen: readonly CouncilCardId[];
	/** As Chair: the cards to play one of. */
	readonly drawn: readonly CouncilCardId[];
	/** Tactics drawn in this battle round. */
	readonly tactics: readonly TacticId[];
}

export function openBoard(board: Board, counts: { readonly [pile: string]: number }): OpenBoard {
	const hexes: Record<HexId, OpenHex> = {};
	for (const id in board.hexes) {
		const hex = board.hexes[id as HexId];
		if (hex) hexes[id as HexId] = openHex(hex);
	}
	return {
		order: board.order,
		options: board.options,
		stage: board.stage,
		round: board.round,
		first: board.first,
		chair: board.chair,
		turn: board.turn && {
			...board.turn,
			done: board.turn.done.slice(),
			refusedBy: board.turn.refusedBy.slice()
		},
		battle: board.battle && openBattle(board, board.battle),
		session: board.session && openSession(board.session),
		species: board.species.slice(),
		hexes,
		players: bySeat(board.order, (seat) => openPlayer(playerOf(board, seat))),
		npcs: Object.fromEntries(Object.entries(board.npcs).map(([id, npc]) => [id, { ...npc }])),
		market: board.market.slice(),
		points: board.points,
		judged: board.judged.slice(),
		objectives: board.objectives.slice(),
		closed: board.closed.slice(),
		lasting: board.lasting.slice(),
		councilDiscard: board.councilDiscard.slice(),
		tokenDiscard: board.tokenDiscard.slice(),
		tacticDiscard: {
			small: board.tacticDiscard.small.slice(),
			big: board.tacticDiscard.big.slice()
		},
		decks: counts,
		figures: figuresOf(still(board))
	};
}

const openHex = ({ kind, tile, planet, fleet, token }: Hex): OpenHex => ({
	kind,
	tile,
	planet: planet && { ...planet, riots: planet.riots && { ...planet.riots } },
	fleet: fleet && { ...fleet },
	token
});

const openPlayer = (player: Player): OpenPlayer => ({
	species: player.species,
	traits: player.traits.slice(),
	actions: player.actions.slice(),
	used: player.used.slice(),
	techs: player.techs.slice(),
	stock: player.stock,
	vp: player.vp,
	ally: player.ally,
	alliedIn: player.alliedIn,
	disgraced: player.disgraced,
	owes: player.owes,
	scored: player.scored.slice(),
	retries: player.retries.slice(),
	spent: player.spent.slice(),
	tally: { ...player.tally }
});

const openBattle = (board: Board, { target, round, stage, sides }: Battle): OpenBattle => ({
	target,
	round,
	stage,
	sides: {
		attack: { ...openSide(sides.attack), needs: needsOf(board, 'attack') },
		defence: { ...openSide(sides.defence), needs: needsOf(board, 'defence') }
	}
});

const openSide = (side: BattleSide): Omit<OpenSide, 'needs'> => ({
	race: side.race,
	hexes: side.hexes.slice(),
	damage: side.damage.slice(),
	points: side.points,
	bought: side.bought,
	active: side.active.slice(),
	cancelled: side.cancelled.slice(),
	dice: side.dice.slice(),
	hits: side.hits,
	bound: side.bound
});

const openSession = ({ stage, card, options, ballots, outcome }: Session): OpenSession => ({
	stage,
	card,
	options: options.slice(),
	ballots: { ...ballots },
	outcome
});

export function ownBoard(board: Board, seat: SeatId): OwnBoard {
	const player = board.players[seat];
	const sides = board.battle?.sides;
	const tactics = [sides?.attack, sides?.defence].find((side) => side?.race === seat)?.drawn;
	return {
		fates: player?.fates.slice() ?? [],
		seen: { ...player?.seen },
		foreseen: player?.foreseen.slice() ?? [],
		drawn: player?.drawn.slice() ?? [],
		tactics: tactics?.slice() ?? []
	};
}
