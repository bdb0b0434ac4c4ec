/**
 * Positions of Cosmic Encounter for tests: say only what the rule needs, the rest is plain. Players
 * have no alien power unless one is named, four ships on each home planet, and a hand of one attack
 * 06 and one negotiate.
 *
 *     const g = position({ aliens: { 'seat:1': 'zombie' }, destiny: ['colour:2#1'] });
 *     g.until('launch.aim').pick('seat:1', 'planet:2-3');
 *     g.until('launch.send').answer('seat:1', { split: { 'planet:1-1': 2 } });
 *     g.reveal('attack:08', 'attack:06');        // both lay these cards; all windows are passed
 */
import { expect } from 'vitest';
import { Play, act, decisionOf } from '../../src/lib/core';
import type { Cosmic } from '../../src/lib/games/cosmic/play';
import type { Answer, SeatId, Table } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { checkPowers } from '../../src/lib/games/cosmic/ships';
import { CLASSIC, poolFor } from '../../src/lib/games/cosmic/box';
import {
	cosmicCards,
	destinyCards,
	flareOf,
	kindOf,
	whatOf
} from '../../src/lib/games/cosmic/cards';
import { noneHeld, sheetOf } from '../../src/lib/games/cosmic/captured';
import { TOKENS } from '../../src/lib/games/cosmic/aliens/horde';
import { bringsTokens, essenceCards, morphs } from '../../src/lib/games/cosmic/keepers';
import { entriesOf, likeOf } from '../../src/lib/games/kit';
import { cardsOf } from '../../src/lib/games/cosmic/modules/sets';
import type { ModuleOptions } from '../../src/lib/games/cosmic/modules/options';
import { setup } from '../../src/lib/games/cosmic/setup';
import type {
	AlienId,
	Board,
	CardId,
	CosmicOptions,
	DestinyId,
	PlanetId,
	ShipPlace,
	Ships,
	Vault
} from '../../src/lib/games/cosmic/types';
import type { EssenceAtTable, EssenceId, Shared } from '../../src/lib/games/cosmic/essence/state';
import type { EvolutionId } from '../../src/lib/games/cosmic/modules/evolution/state';
import type { LuxId } from '../../src/lib/games/cosmic/modules/lux/state';
import type { Moon, MoonId } from '../../src/lib/games/cosmic/modules/moons/state';
import { stationKindOf } from '../../src/lib/games/cosmic/modules/stations/kinds';
import { MOONS } from '../../src/lib/games/cosmic/modules/moons';
import { homeOf } from '../../src/lib/games/cosmic/board';
import type { Stages } from '../../src/lib/games/cosmic/stages';
import type { OwnTraps } from '../../src/lib/games/cosmic/traps';
import type { ObjectiveId } from '../../src/lib/games/cosmic/modules/objectives/cards';
import type { ModuleAtTable, ModuleDeck } from '../../src/lib/games/cosmic/modules/state';
import { TableInHand, nameOf, seatsOf, tableAt } from './table-in-hand';

const COPY = /^(?:(?:replace|add) )?(attack|negotiate|morph|reinforcement|artifact)\b.*#\d+$/;

/**
 * Like cards are alike (CE-23.5): tests of the rules say which card is where, and mean any copy of it. Test
 * files share what is registered here, so it looks where it is.
 */
const alike = (one: unknown, other: unknown): true | undefined =>
	typeof one === 'string' &&
	typeof other === 'string' &&
	COPY.test(one) &&
	likeOf(one) === likeOf(other) &&
	/[\\/]rules[\\/]cosmic[\\/]/.test(expect.getState().testPath ?? '')
		? true
		: undefined;
expect.addEqualityTesters([alike]);

type BySeat<T> = Partial<Record<SeatId, T>>;

export interface Position {
	seats?: number;
	options?: Partial<CosmicOptions & ModuleOptions>;
	/** The aliens in the box; left out: the classic sixteen, and those whose powers or flares it names. */
	box?: readonly AlienId[];
	/** Powers by seat; a seat left out has none. */
	aliens?: BySeat<AlienId | AlienId[]>;
	/** Whole hands. `attack:08` without a number takes the next copy that is free. */
	hands?: BySeat<CardId[]>;
	/** Whole hoards of those who play Miser. */
	hoards?: BySeat<CardId[]>;
	/** What stands on these planets, instead of four ships of the owner. */
	planets?: Partial<Record<PlanetId, Ships>>;
	warp?: Ships;
	/** Ships that have left the game. */
	removed?: Ships;
	/** Cards that lie face up beside these planets. */
	beside?: Partial<Record<PlanetId, CardId[]>>;
	/** Cards on top of the deck, the first drawn first; the rest follows in a fixed order. */
	deck?: CardId[];
	/** Nothing is in the deck but `deck`; what is left over is out of the game. */
	deckOnly?: boolean;
	discard?: CardId[];
	/** Flares that are in no deck. */
	flares?: CardId[];
	/** Cards on top of the draw piles of modules, the first drawn first; the rest follows in a fixed order. */
	piles?: Partial<Record<ModuleDeck, CardId[]>>;
	/** Nothing is in the draw piles of modules but `piles`. */
	pilesOnly?: boolean;
	/** Technologies before seats: `xenon-lasers` face up, with ships it is researched with face down. */
	techs?: BySeat<({ id: string; ships?: number } | string)[]>;
	/** Space stations of seats, beside their first planets or those named; deep ones are of their systems. */
	stations?: BySeat<({ id: string; planet: PlanetId; tokens?: number } | string)[]>;
	/** Where the marked ships of seats are; ready, unless their action is used. */
	marks?: BySeat<ShipPlace | { at: ShipPlace; used: true }>;
	/** Who are partners, as they sit: of four seats 1 and 3, 2 and 4; who is in no pair plays alone. */
	teams?: readonly (readonly [SeatId, SeatId])[];
	/** The objectives that lie open. */
	objectives?: readonly ObjectiveId[];
	/** The evolution cards that lie open, with the ships on them. */
	evolution?: { readonly [card: EvolutionId]: Ships };
	/** Lux and ultra lux of seats, and the cards before them; seats left out have none. */
	lux?: BySeat<{ lux?: number; ultra?: number; card?: LuxId }>;
	/** Moons beside planets, with whose ship is on them; face up where there is one, else face down. */
	moons?: readonly ({ id: MoonId; planet: PlanetId } & Partial<Moon>)[];
	/** The discard piles of modules. */
	discarded?: Partial<Record<ModuleDeck, CardId[]>>;
	/** Destiny cards turned up next, the first first. */
	destiny?: DestinyId[];
	offense?: SeatId;
	/** Essence cards by their aliens, by name: the cache, those before players with the ships on them, or face down; the rest is the set. */
	essence?: {
		readonly [alien: AlienId]: {
			readonly cache?: readonly string[];
			readonly laid?: readonly (readonly [card: string, on: SeatId, ships?: number])[];
			readonly unseen?: readonly (readonly [card: string, on: SeatId])[];
			/** Under ships that are held captive since an earlier turn. */
			readonly captives?: readonly (readonly [card: string, on: SeatId])[];
			readonly unavailable?: readonly string[];
			/** Of those before players: who may use them besides whose alien it is of. */
			readonly shared?: { readonly [card: string]: Shared };
		};
	};
	/** Ships on the sheets of aliens that capture them, by owner. */
	captured?: { readonly [alien: AlienId]: Ships };
	/** How many ships of a further colour a seat has at these places, of all that stand there; the others of those are on the sheet of its alien. */
	further?: { readonly [alien: AlienId]: { readonly [where in ShipPlace]?: number } };
	/** Cards of seats face down on the sheet of an alien of theirs. */
	stored?: BySeat<{ readonly [alien: AlienId]: CardId[] }>;
	/** Cards face up on the sheets of aliens. */
	stacked?: { readonly [alien: AlienId]: CardId[] };
	/** Aliens in a row on the sheet of another: who plays that plays the one at this place besides. */
	stages?: Stages;
	/** Whom Zilch has ordained. */
	ordained?: SeatId;
	/** Tokens of Saboteur: those beside planets, and those on the sheet. */
	traps?: Partial<OwnTraps>;
	tokens?: BySeat<number>;
	/** Whether the sheets lie face up; by default they do. */
	shown?: boolean;
	/** The step the game stands at: `turn` by default. */
	seed?: number;
}

export { nameOf, seatsOf };

/** A table in which `seat:1` (or `offense`) is about to begin its turn, played to the first decision. */
export function position(given: Position = {}): CosmicGame {
	const seats = seatsOf(given.seats ?? 3);
	const options = {
		// Aliens of expansions and those with essence cards may be named.
		...{ expansions: true, essence: true },
		...(given.techs && { tech: 'base' }),
		...(given.stations && { stations: 'storm' }),
		...(given.teams && { teams: true }),
		...(given.objectives && { objectives: true }),
		...(given.evolution && { evolution: true }),
		...(given.lux && { lux: true }),
		...(given.moons && { moons: true }),
		...given.options
	};
	const { board, vault } = setup(seats, options as never);
	const cards = [
		...Object.values(given.hands ?? {}),
		...Object.values(given.hoards ?? {}),
		...Object.values(given.stacked ?? {}),
		...Object.values(given.stored ?? {}).flatMap((sheets) => Object.values(sheets ?? {})),
		given.flares,
		given.deck,
		given.discard
	].flatMap((some) => some ?? []);
	const named: ReadonlySet<AlienId> = new Set([
		...poolFor(seats.length, { allowThirdPartyAliens: true }, CLASSIC),
		...Object.values(given.aliens ?? {}).flatMap((some) => some ?? []),
		...cards.filter((card) => kindOf(card) === 'flare').map(whatOf),
		...(given.stages?.row ?? [])
	]);
	board.box = given.box ?? board.box.filter((alien) => named.has(alien));
	const decks = (Object.entries(board.modules ?? {}) as [ModuleDeck, ModuleAtTable][]).filter(
		([, { shared }]) => !shared
	);
	const ofModules = decks.flatMap(([deck, { sets, single }]) => cardsOf(deck, sets, single));
	const pool = [
		...cosmicCards(board.options, seats.length),
		...board.box.map(flareOf),
		...ofModules
	];
	const take = (wanted: CardId): CardId => {
		const at = pool.findIndex((card) => card === wanted || card.replace(/#\d+$/, '') === wanted);
		if (at < 0) throw new Error(`No ${wanted} is left for this position.`);
		return pool.splice(at, 1)[0] as CardId;
	};
	for (const seat of seats) {
		const player = board.players[seat]!;
		const aliens = given.aliens?.[seat];
		player.aliens = aliens === undefined ? [] : typeof aliens === 'string' ? [aliens] : aliens;
		player.shown = given.shown ?? true;
		player.tokens = given.tokens?.[seat] ?? 0;
		const hand = given.hands?.[seat];
		if (hand) player.hand = hand.map(take);
		const hoard = given.hoards?.[seat];
		if (hoard) player.hoard = { of: 'miser', use: 'play', cards: hoard.map(take), out: [] };
		const stored = given.stored?.[seat];
		if (stored)
			player.stored = Object.fromEntries(
				Object.entries(stored).map(([alien, some]) => [alien, some.map(take)])
			);
	}
	for (const [seat, { lux = 0, ultra = 0, card }] of entriesOf(given.lux ?? {})) {
		board.lux!.purses = { ...board.lux!.purses, [seat]: { lux, ultra } };
		if (card) board.lux!.cards = { ...board.lux!.cards, [seat]: card };
	}
	if (given.moons) {
		board.moons = given.moons.map((moon) => {
			const { by = null, planet, holder = by ?? homeOf(planet), open = by !== null } = moon;
			return { id: moon.id, planet, by, holder, open };
		});
		const laid = board.moons.map(({ id }) => id);
		vault.moons = Object.keys(MOONS).filter((id) => !laid.includes(id));
	}
	if (given.evolution)
		board.evolution!.cards = entriesOf(given.evolution).map(([id, ships]) => ({
			id,
			ships: { ...ships }
		}));
	if (given.objectives) board.objectives = { cards: given.objectives };
	if (given.teams) {
		const odd = seats.find((seat) => !given.teams?.flat().includes(seat));
		board.teams = { pairs: given.teams, ...(odd && { odd }) };
	}
	board.discard = (given.discard ?? []).map(take);
	board.besidePlanets = Object.fromEntries(
		Object.entries(given.beside ?? {}).map(([planet, some = []]) => [planet, some.map(take)])
	);
	if (given.stacked)
		board.stacked = Object.fromEntries(
			Object.entries(given.stacked).map(([alien, some]) => [alien, some.map(take)])
		);
	const top = (given.deck ?? []).map(take);
	if (given.flares) vault.flares = given.flares.map(take);
	for (const [seat, techs = []] of Object.entries(given.techs ?? {}) as [
		SeatId,
		({ id: string; ships?: number } | string)[]
	][])
		board.players[seat]!.techs = techs.map((tech, i) => {
			const { id, ships = null } = typeof tech === 'string' ? { id: tech } : tech;
			take(id);
			return {
				slot: `tech:${Number(seat.slice(5))}-${i + 1}`,
				id,
				faceUp: ships === null,
				ships: ships ? { [seat]: ships } : {}
			};
		});
	for (const [seat, some = []] of Object.entries(given.stations ?? {}) as [
		SeatId,
		({ id: string; planet: PlanetId; tokens?: number } | string)[]
	][])
		board.stations!.push(
			...some.map((station, i) => {
				const first: PlanetId = `planet:${Number(seat.slice(5))}-${i + 1}`;
				if (typeof station !== 'string') return { tokens: 0, ...station };
				return stationKindOf(station) === 'deep'
					? { id: station, system: seat, tokens: 0 }
					: { id: station, planet: first, tokens: 0 };
			})
		);
	for (const [seat, mark] of Object.entries(given.marks ?? {}) as [
		SeatId,
		ShipPlace | { at: ShipPlace }
	][])
		board.special!.marks[seat] =
			typeof mark === 'string' ? { at: mark, up: true } : { at: mark.at, up: false };
	const tops = decks.map(([deck, { pile }]) => {
		pile.push(...(given.discarded?.[deck] ?? []).map(take));
		return [deck, (given.piles?.[deck] ?? []).map(take)] as const;
	});
	for (const seat of seats)
		if (!given.hands?.[seat]) board.players[seat]!.hand = [take('attack:06'), take('negotiate')];
	if (decks.length > 0)
		vault.piles = Object.fromEntries(
			tops.map(([deck, first]) => {
				const left = cardsOf(deck, board.modules![deck]!.sets, board.modules![deck]!.single).filter(
					(card) => pool.includes(card)
				);
				for (const card of left) pool.splice(pool.indexOf(card), 1);
				return [deck, [...(given.pilesOnly ? [] : left), ...first.toReversed()]];
			})
		);
	vault.deck = given.deckOnly ? top.slice().reverse() : [...pool, ...top.slice().reverse()];
	for (const [planet, ships] of Object.entries(given.planets ?? {}))
		board.planets[planet as PlanetId]!.ships = { ...ships };
	board.warp = { ...given.warp };
	board.removed = { ...given.removed };
	for (const [
		alien,
		{ cache = [], laid = [], unseen = [], captives = [], unavailable = [], shared = {} }
	] of Object.entries(given.essence ?? {})) {
		const id = (card: string): EssenceId => `essence:${alien}.${card}`;
		const at: EssenceAtTable = {
			cache: cache.map(id),
			placed: [
				...laid.map(([card, on, ships = 0]) => ({
					id: id(card),
					on,
					ships: ships > 0 ? { [on]: ships } : {},
					...(shared[card] && { shared: shared[card] })
				})),
				...unseen.map(([card, on]) => ({ id: id(card), on, ships: {}, unseen: true as const })),
				...captives.map(([card, on]) => ({
					...{ id: id(card), on, ships: {}, unseen: true as const },
					captive: 0
				}))
			],
			unavailable: unavailable.map(id)
		};
		for (const [, on] of captives) {
			board.held ??= noneHeld();
			const { 'held:captives': held } = board.held;
			held[on] = (held[on] ?? 0) + 1;
		}
		const there = [...at.cache, ...at.placed.map((one) => one.id), ...at.unavailable];
		(board.essence ??= {})[alien] = at;
		(vault.essence ??= {})[alien] = essenceCards(alien).filter((one) => !there.includes(one));
	}
	for (const [alien, ships] of Object.entries(given.captured ?? {}))
		(board.held ??= noneHeld())[sheetOf(alien)] = { ...ships };
	for (const [alien, out] of Object.entries(given.further ?? {})) {
		const seat = seats.find((one) => board.players[one]!.aliens.includes(alien))!;
		// CE-20.26: these are none besides the others.
		if (morphs(alien) > 0) {
			(board.further ??= []).push({ alien, seat, at: { ...out } });
			continue;
		}
		const n = bringsTokens(alien) ? TOKENS : 4 * board.options.planetsPerPlayer;
		const left = n - entriesOf(out).reduce((sum, [, here]) => sum + here, 0);
		(board.held ??= noneHeld())[sheetOf(alien)] = { [seat]: left };
		(board.further ??= []).push({
			alien,
			seat,
			at: { ...out, [sheetOf(alien)]: left },
			onSheet: true
		});
	}
	const destiny = destinyCards(seats, board.options.destinyCopiesPerColour);
	const first = given.destiny ?? [];
	vault.destiny = [...destiny.filter((card) => !first.includes(card)), ...first.slice().reverse()];
	if (given.ordained) {
		const card = `colour:${given.ordained.slice(5)}#2`;
		vault.destiny = vault.destiny.filter((one) => one !== card);
		board.ordained = { of: 'zilch', card };
	}
	if (given.traps) board.traps = { of: 'saboteur', beside: {}, sheet: [], ...given.traps };
	const taken = seats.flatMap((seat) => board.players[seat]!.aliens);
	board.sheets = board.box.filter((alien) => !taken.includes(alien));
	if (given.stages) {
		const { of, row, at } = (board.stages = given.stages);
		const player = Object.values(board.players).find(({ aliens }) => aliens.includes(of))!;
		player.aliens = [...player.aliens, row[at]!];
		board.sheets = board.sheets.filter((alien) => !row.includes(alien));
	}
	board.offense = given.offense ?? 'seat:1';
	board.phase = 'startTurn';
	const table = tableAt(cosmic, {
		seats,
		options: board.options as never,
		board,
		vault,
		seed: given.seed ?? 7,
		frames: [{ step: 'start', at: 'play' }]
	});
	// Home colonies given by the position decide which powers are on.
	const play = new Play(cosmic, table);
	checkPowers(play);
	table.frames = [{ step: 'start', at: 'play' }];
	return new CosmicGame(table).proceed();
}

export class CosmicGame extends TableInHand<Cosmic> {
	constructor(table: Table<Board, Vault>) {
		super(cosmic, table);
	}

	get encounter() {
		if (!this.board.encounter) throw new Error('No encounter is under way.');
		return this.board.encounter;
	}
	hand(seat: SeatId): CardId[] {
		return this.board.players[seat]!.hand;
	}
	ships(planet: PlanetId): Ships {
		return this.board.planets[planet]!.ships;
	}
	/** Picks the choice with this id, or the one whose id begins with it. */
	pick(seat: SeatId, id: string, then?: Answer): this {
		const ids = this.choices(seat);
		const pick = ids.find((one) => one === id) ?? ids.find((one) => one.startsWith(id));
		if (pick === undefined) throw new Error(`${id} is not among ${ids.join(', ')}.`);
		return this.answer(seat, then ? { pick, then } : { pick });
	}

	/** Whether this seat may pick a choice with this beginning now. */
	offers(seat: SeatId, id: string): boolean {
		return (
			decisionOf(this.table, seat) !== null &&
			this.choices(seat).some((one) => one === id || one.startsWith(id))
		);
	}

	/** Passes the open window: for these seats, or for all that are asked. */
	pass(...seats: SeatId[]): this {
		for (const { seat, window, id } of this.table.decisions.slice()) {
			if (!window || (seats.length > 0 && !seats.includes(seat as SeatId))) continue;
			const result = act(cosmic, this.table, seat, id, { pick: 'pass' });
			if (result.ok) this.take(result.value);
		}
		return this;
	}

	/** The seat plays an effect in the open window: `use('seat:2', 'artifact|plague', { pick: 'seat:1' })`. */
	use(seat: SeatId, name: string, then?: Answer): this {
		return this.pick(seat, name, then);
	}

	/** Plays on to the choice of cards and lays these; `attack:08` takes the copy in hand. */
	lay(offense: CardId, defense: CardId): this {
		this.until('planning.select');
		const { offense: one, defense: other } = this.encounter;
		this.pick(one, offense);
		return this.pick(other!, defense);
	}

	/**
	 * An encounter up to the reveal window: aims, sends, invites, joins, lays; windows are passed.
	 * Ships by planet; allies as `{ 'seat:3': ['defense', { 'planet:3-1': 2 }] }`.
	 */
	encounterTo({
		target,
		send,
		allies = {},
		cards
	}: {
		target?: PlanetId;
		send?: Record<string, number>;
		allies?: BySeat<['offense' | 'defense', Record<string, number>]>;
		cards?: [CardId, CardId];
	}): this {
		if (target) {
			this.until('launch.aim');
			this.pick(this.board.offense!, target);
		}
		if (send) {
			this.until('launch.send');
			this.answer(this.board.offense!, { split: send });
		}
		const guests = Object.entries(allies) as [
			SeatId,
			['offense' | 'defense', Record<string, number>]
		][];
		if (guests.length > 0) {
			const invited = (side: string) =>
				guests.filter(([, [on]]) => on === side).map(([seat]) => seat);
			this.until('alliance.offenseInvites');
			this.answer(this.encounter.offense, { picks: invited('offense') });
			this.until('alliance.defenseInvites');
			this.answer(this.encounter.defense!, { picks: invited('defense') });
			for (let i = 0; i < guests.length; i++) {
				this.until('alliance.answer');
				const seat = this.askedSeats[0]!;
				const [side, split] = allies[seat]!;
				this.answer(seat, { pick: side, then: { split } });
			}
		}
		if (cards) this.lay(...cards);
		return this;
	}

	/** At two negotiates: the offense offers, the defense accepts. Sides as in `Terms`. */
	agree(give: Record<string, Answer>, get: Record<string, Answer> = {}): this {
		const { offense, defense } = this.until('deal.talk').encounter;
		this.answer(offense, { offer: { give, get, promise: '' } });
		const { shape } = this.decision(defense!);
		return this.answer(defense!, { accept: (shape.type === 'deal' && shape.standing?.n) || 0 });
	}
}
