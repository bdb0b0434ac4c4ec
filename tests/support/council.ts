/**
 * Positions of Galactic Council for tests: say only what the rule needs, the rest is plain. The galaxy is
 * laid out in the order of the tables, without Discovery Tokens; each player owns its homeworld, with a
 * Space Port and its starting fleet there; nobody has a trait of a fate, a technology or Stock.
 *
 *     const g = position({ ships: { 'hex:-1,0': ['seat:1', { fighter: 2 }] } });
 *     g.answer('seat:1', { pick: 'move', then: { pick: 'hex:-1,0', then: { pick: 'hex:0,-1', then: { split: { fighter: 2 } } } } });
 */
import { start } from '../../src/lib/core';
import type { Council } from '../../src/lib/games/council/play';
import type { Answer, SeatId, Table } from '../../src/lib/core';
import type { HexId } from '../../src/lib/hex';
import { judgedOrder } from '../../src/lib/games/council/politics/objectives';
import { council } from '../../src/lib/games/council';
import { NO_SHIPS, hexOn, playerOf, turnOrder } from '../../src/lib/games/council/board';
import {
	councilBox,
	objectivesBox,
	tacticsBox,
	tilesBox,
	tokensBox
} from '../../src/lib/games/council/start/boxes';
import { homeTile, speciesOf } from '../../src/lib/games/council/tables/by-id';
import { layTile, setup } from '../../src/lib/games/council/setup';
import type {
	Board,
	CouncilOptions,
	Hex,
	Npc,
	NpcId,
	Planet,
	Player,
	RaceId,
	Squad,
	TacticId,
	Vault
} from '../../src/lib/games/council/types';
import type { ShipCounts } from '../../src/lib/games/council/tables/vocabulary';
import { TableInHand, keyOf, seatsOf, tableAt } from './table-in-hand';

type BySeat<T> = Partial<Record<SeatId, T>>;

export interface Position {
	seats?: number;
	options?: Partial<CouncilOptions>;
	/** Species by seat; `PLAIN` in order where left out. */
	species?: BySeat<string>;
	/** The NPC races on N1 to N3; by default the last three species of the table. */
	npcs?: string[];
	/** What NPC races have met, by species, which gives their trait: a vote more where left out. */
	fates?: Record<string, string>;
	/** Anything else about a player: `{ 'seat:1': { techs: ['slip-keels'], stock: 4 } }`. */
	players?: BySeat<Partial<Player>>;
	/** Two players that are allied, since an earlier round. */
	allies?: [SeatId, SeatId];
	/** What lies in these hexes, instead of what the order of the tables puts there. */
	tiles?: Record<HexId, string>;
	/** What is changed about these planets: an owner, counters, a port. */
	planets?: Record<HexId, Partial<Planet>>;
	/** All ships of the races named, instead of their starting fleets. */
	ships?: Record<HexId, [RaceId, ShipCounts]>;
	/** Face-down tokens, by hex. */
	tokens?: Record<HexId, string>;
	/** Tactics drawn next, the first first: `feint` takes the next copy. */
	tactics?: string[];
	/** Council Cards on top of the deck, the first on top. */
	council?: string[];
	objectives?: string[];
	/** Objectives opened next, the first first. */
	nextObjectives?: string[];
	market?: string[];
	round?: number;
	/** The starting player. */
	first?: SeatId;
	chair?: SeatId;
	/** Whose turn begins; with `null` the Council begins. */
	turn?: SeatId | null;
	seed?: number;
	/** The rules the table began under; those of now where left out. */
	rules?: number;
}

/** Species whose traits change nothing in most tests. */
const PLAIN = ['ossuline', 'quillori', 'duskari', 'ixaphel', 'thimmari', 'hexatine'];

export { seatsOf };

/** A table on which `seat:1` (or `turn`) is about to begin its turn, played to the first decision. */
export function position(wanted: Position = {}): CouncilGame {
	const given = structuredClone(wanted); // a game changes what it is given
	const seats = seatsOf(given.seats ?? 2);
	const { board, vault } = setup(seats, (given.options ?? {}) as never, given.rules);
	board.first = given.first ?? 'seat:1';
	board.chair = given.chair ?? board.first;
	board.round = given.round ?? 1;
	board.stage = 'turns';
	layGalaxy(board, given);
	for (const seat of seats) {
		const player = playerOf(board, seat);
		player.actions = speciesOf(player.species!).actions.map(({ id }) => id);
		Object.assign(player, given.players?.[seat]);
	}
	const [one, other] = given.allies ?? [];
	if (one && other) {
		playerOf(board, one).ally = other;
		playerOf(board, other).ally = one;
	}
	placeGiven(board, given);
	dealDecks(board, vault, given);
	if ((given.rules ?? council.rules) >= 4) board.judged = judgedOrder(board);
	const left = turnOrder(board);
	const turn = given.turn === undefined ? board.first : given.turn;
	const table = tableAt(council, {
		seats,
		options: board.options as never,
		board,
		vault,
		seed: given.seed ?? 7,
		rules: given.rules ?? council.rules,
		frames: [
			turn === null
				? { step: 'round', at: 'council', left: [] }
				: { step: 'round', at: 'turns', left: left.slice(left.indexOf(turn)) }
		]
	});
	return new CouncilGame(table).proceed();
}

/** A game that is about to be set up: the first decision is about species (GC-4). */
export function opening({
	seats = 2,
	options = {},
	seed = 7
}: { seats?: number; options?: Partial<CouncilOptions>; seed?: number } = {}): CouncilGame {
	const { table, events } = start(council, {
		seats: seatsOf(seats),
		options,
		key: keyOf(seed),
		clocked: false
	});
	const game = new CouncilGame(table);
	game.events.push(...events);
	return game;
}

function layGalaxy(board: Board, given: Position): void {
	const seats = board.order;
	const races: [RaceId, string][] = [];
	seats.forEach((seat, i) => {
		const species = given.species?.[seat] ?? PLAIN[i]!;
		playerOf(board, seat).species = species;
		races.push([seat, species]);
	});
	const homes = [...races];
	const taken = races.map(([, species]) => species);
	const spare = ['ulmar', 'brannoch', 'seyl', 'varkesh', 'morrowkin', 'pyrrhane'];
	const npcs = (given.npcs ?? spare.filter((id) => !taken.includes(id)).slice(0, 3)).map(
		(species): [NpcId, string] => [`npc:${species}`, species]
	);
	const piles = {
		near: tilesBox('near'),
		core: tilesBox('core'),
		frontier: tilesBox('frontier')
	};
	for (const [id, hex] of Object.entries(board.hexes) as [HexId, Hex][]) {
		const named = given.tiles?.[id];
		if (hex.kind === 'home' || (hex.kind === 'npc' && board.options.npcs === 'on')) {
			const [race, species] = (hex.kind === 'home' ? homes : npcs).shift()!;
			const { fleet } = speciesOf(species);
			layTile(hex, homeTile(species), race, fleet);
			if (hex.kind === 'npc')
				board.npcs[race as NpcId] = {
					species,
					trait: `npc:${given.fates?.[species] ?? 'burned-library'}`,
					fleetSize: fleet.fighter + fleet.destroyer + fleet.dreadnaught
				} satisfies Npc;
		} else {
			const pile = piles[hex.kind === 'near' || hex.kind === 'frontier' ? hex.kind : 'core'];
			layTile(hex, named ?? pile.find((tile) => !tilesIn(board, given).includes(tile))!);
		}
	}
}

const tilesIn = (board: Board, given: Position): string[] => [
	...Object.values(board.hexes).flatMap(({ tile }) => (tile ? [tile] : [])),
	...Object.values(given.tiles ?? {})
];

function placeGiven(board: Board, given: Position): void {
	const ships = Object.entries(given.ships ?? {}) as [HexId, [RaceId, ShipCounts]][];
	const named = new Set(ships.map(([, [race]]) => race));
	for (const hex of Object.values(board.hexes))
		if (hex.fleet && named.has(hex.fleet.race)) hex.fleet = null;
	for (const [id, [race, fleet]] of ships)
		hexOn(board, id).fleet = { race, ...NO_SHIPS, ...(fleet as Squad) };
	for (const [id, planet] of Object.entries(given.planets ?? {}) as [HexId, Partial<Planet>][])
		Object.assign(hexOn(board, id).planet!, planet);
}

/** Decks in the order of the tables, with what the position names on top. */
function dealDecks(board: Board, vault: Vault, given: Position): void {
	const withNpcs = board.options.npcs === 'on';
	vault.tokens = without(tokensBox(), Object.values(given.tokens ?? {}));
	for (const [id, token] of Object.entries(given.tokens ?? {}) as [HexId, string][]) {
		vault.hidden[id] = token;
		hexOn(board, id).token = true;
	}
	for (const size of ['small', 'big'] as const) {
		const box = tacticsBox(size);
		const top = (given.tactics ?? []).flatMap((name): TacticId[] => {
			const at = box.findIndex((card) => card === name || card.startsWith(`${name}#`));
			return at < 0 ? [] : box.splice(at, 1);
		});
		vault.tactics[size] = [...box, ...top.reverse()];
	}
	const cards = councilBox(board.order.length, withNpcs);
	const topCards = given.council ?? [];
	vault.council = [...without(cards, topCards), ...topCards.slice().reverse()];
	board.objectives = given.objectives ?? [];
	const goals = without(objectivesBox(board.order.length, withNpcs), board.objectives);
	const next = given.nextObjectives ?? [];
	vault.objectives = [...without(goals, next), ...next.slice().reverse()];
	board.market = given.market ?? [];
}

function without(all: readonly string[], gone: readonly string[]): string[] {
	const left = all.slice();
	for (const one of gone) {
		const at = left.indexOf(one);
		if (at >= 0) left.splice(at, 1);
	}
	return left;
}

export class CouncilGame extends TableInHand<Council> {
	constructor(table: Table<Board, Vault>) {
		super(council, table);
	}

	player(seat: SeatId): Player {
		return playerOf(this.board, seat);
	}
	hex(id: HexId): Hex {
		return hexOn(this.board, id);
	}
	planet(id: HexId): Planet {
		return this.hex(id).planet!;
	}
	/** Picks a choice, and the choices within it: `pick('seat:1', 'move', 'hex:0,1', 'hex:1,1')`. */
	pick(seat: SeatId, ...path: string[]): this {
		return this.answer(seat, picked(path));
	}

	/** The same, ending in a split: `send('seat:1', { fighter: 2 }, 'move', 'hex:0,1', 'hex:1,1')`. */
	send(seat: SeatId, split: Record<string, number>, ...path: string[]): this {
		return this.answer(seat, picked(path, { split }));
	}
}

function picked([first, ...rest]: readonly string[], end?: Answer): Answer {
	const pick = first ?? '';
	if (rest.length > 0) return { pick, then: picked(rest, end) };
	return end ? { pick, then: end } : { pick };
}
