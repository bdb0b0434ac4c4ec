/** Setting up (TI-3): Speaker, races, homes, objectives, the galaxy, then each player's units. */
import { msg, withBarred } from '../../../core';
import type { Ask, Place, Shape, Words } from '../../../core';
import { clockwise, fromFirst, inTurn, playerOf, ranked, sumOf } from '../../kit';
import type { OneOf, SplitOf } from '../../kit';
import { homeOf, noFleet, planetsAt, planetState, raceOfSeat, systemOf, valueOf } from '../board';
import { OFFERED } from '../setup';
import { layAtRandom, layHomes, layTile } from '../start/galaxy';
import { shuffleDecks } from '../start/decks';
import { dealObjectives, exchangeSecrets } from '../start/objectives';
import {
	barredBeside,
	barredPlaces,
	barredTiles,
	dueTiles,
	hasPlanets,
	placerAfter,
	placings,
	tilePiece,
	tilesFor
} from '../start/tiles';
import { namedFor } from '../spoken/counted';
import { layoutOf, raceOf, tileOf, unitOf } from '../tables/by-id';
import { RACES } from '../tables';
import { GROUND, SHIPS } from '../tables/units';
import type { Ground } from '../tables/units';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import type { Board, PlanetId, PlanetState, RaceId, SeatId, SystemId, TileId } from '../types';
import { placeWords, planetWords, tileWords } from '../words';

declare module '../play' {
	interface Steps {
		setup: {
			/** Tiles placed so far, and who placed one without a planet last (TI-3.21). */
			placed?: number;
			bare?: SeatId[];
		};
	}
}

const { run, ask, askAll, each } = formsOf('setup');

export const setup: Step = {
	/** TI-3.2. */
	speaker: run((play) => {
		const { board } = play;
		const speaker = board.order[play.roll(board.order.length)];
		if (!speaker) throw new Error('Nobody is seated.');
		board.speaker = speaker;
		play.say(msg('{who} is the first Speaker.', { who: speaker }), 'TI-3.2', {
			type: 'speaker',
			seat: speaker
		});
		const { races } = board.options;
		if (races === 'pick') return 'pick';
		const box = play.shuffle(Object.keys(RACES));
		if (races === 'random') {
			for (const seat of board.order) takeRace(play, seat, box.pop());
			return 'homes';
		}
		for (const seat of board.order) playerOf(board, seat).offered = box.splice(-OFFERED);
		return 'keep';
	}),

	/** TI-3.3: in seat order from the Speaker. */
	pick: each({
		seats: ({ board }) => clockwise(board, board.speaker),
		ask: ({ board }, _frame, seat) => askRace(seat, freeRaces(board)),
		then: (play, _frame, { pick }, seat) => {
			takeRace(play, seat, raceIn(pick));
		}
	}),

	picked: run(() => 'homes'),

	/** TI-3.3: unseen by the others, all at once. */
	keep: askAll({
		ask: ({ board }) =>
			board.order.map((seat) => ({
				...askRace(seat, playerOf(board, seat).offered),
				secret: true
			})),
		then: (play, _frame, answers) => {
			const { board } = play;
			for (const [seat, { pick }] of inTurn(board.order, answers)) {
				playerOf(board, seat).offered = [];
				takeRace(play, seat, raceIn(pick));
			}
		}
	}),

	/** TI-3.4, TI-3.5, TI-3.6, TI-3.7, TI-3.8, TI-3.9, TI-3.11, TI-3.12, TI-3.18. */
	homes: run((play) => {
		const { board } = play;
		const { goods } = layoutOf(board.order.length);
		layHomes(board);
		for (const [i, seat] of board.order.entries()) {
			const player = playerOf(board, seat);
			const { techs, counters, contracts } = raceOfSeat(board, seat);
			player.techs = techs.slice();
			player.counters = counters;
			// TI-16.1.
			player.contracts = contracts.map((worth) => ({ worth, holder: seat }));
			const n = goods[i] ?? 0;
			player.tradeGoods = n;
			if (n > 0)
				play.say(
					msg(
						'{who} lives close to others and starts with {n, plural, one {# trade good} other {# trade goods}}.',
						{
							who: seat,
							n
						}
					),
					'TI-3.18',
					{ type: 'tradeGoods', seat, n }
				);
		}
		shuffleDecks(play);
		dealObjectives(play);
	}),

	/** TI-3.14, TI-3.15, TI-3.16, TI-3.17, TI-3.23: the tiles are laid, or dealt. */
	tiles: run((play, frame) => {
		const { board } = play;
		const tiles = tilesFor(play);
		if (board.options.galaxy === 'random') {
			layAtRandom(play, tiles);
			play.say(msg('The galaxy is laid out.'), 'TI-3.23', { type: 'galaxy' });
			return 'secrets';
		}
		const { hand } = layoutOf(board.order.length);
		for (const seat of board.order) playerOf(board, seat).tiles = tiles.splice(-hand);
		board.openTiles = tiles;
		frame.placed = 0;
		frame.bare = [];
		play.showed = true;
		return undefined;
	}),

	/** TI-3.15: a tile that is left over is the Speaker's to lay, before the others. */
	leftOver: ask({
		ask: ({ board }) =>
			board.openTiles.length > 0
				? {
						...askTile(board, board.speaker, board.openTiles),
						rule: 'TI-3.15',
						say: msg('Place the tile that was left over')
					}
				: null,
		explain: ({ board }, _frame, shape) =>
			explainTiles(board, shape, board.openTiles, board.openTiles),
		then: (play, _frame, { pick, then }) => {
			const { board } = play;
			board.openTiles = board.openTiles.filter((tile) => tile !== tileIn(pick));
			place(play, board.speaker, tileIn(pick), then.pick);
		}
	}),

	/** TI-3.19, TI-3.20, TI-3.21, TI-3.22. */
	build: ask({
		ask: ({ board }, { placed = 0, bare = [] }) => {
			const seat = placerAfter(board, placed);
			const { tiles } = playerOf(board, seat);
			if (tiles.length === 0) return null;
			return {
				...askTile(board, seat, dueTiles(tiles, bare.includes(seat))),
				secret: true
			};
		},
		explain: ({ board }, { bare = [] }, shape, seat) => {
			const { tiles } = playerOf(board, seat);
			return explainTiles(board, shape, tiles, dueTiles(tiles, bare.includes(seat)));
		},
		then: (play, frame, { pick, then }, seat) => {
			const tile = tileIn(pick);
			const player = playerOf(play.board, seat);
			player.tiles = player.tiles.filter((one) => one !== tile);
			const others = (frame.bare ?? []).filter((one) => one !== seat);
			frame.bare = hasPlanets(tile) ? others : [...others, seat];
			frame.placed = (frame.placed ?? 0) + 1;
			place(play, seat, tile, then.pick);
			return 'build';
		}
	}),

	/** TI-3.26. */
	secrets: run((play, frame) => {
		delete frame.placed;
		delete frame.bare;
		exchangeSecrets(play.board, play.vault);
	}),

	/** TI-3.24: all choose at once where on their home planets units stand. */
	units: askAll({
		ask: ({ board }) => board.order.map((seat) => askUnits(board, seat)),
		then: (play, _frame, answers) => {
			for (const [seat, { split }] of inTurn(play.board.order, answers)) setOut(play, seat, split);
		}
	})
};

// --- races

const raceChoice = (race: RaceId) => ({
	id: `race:${race}` as const,
	on: `race:${race}`,
	say: raceOf(race).name,
	// Sentences, one after the other.
	note: Object.values(raceOf(race).abilities)
		.map(({ text }) => text)
		.reduce((before, then) => msg('{before} {then}', { before, then }), raceOf(race).plays)
});
type RaceChoice = ReturnType<typeof raceChoice>;

const raceIn = (pick: RaceChoice['id']): RaceId => pick.slice('race:'.length);

const askRace = (seat: SeatId, races: readonly RaceId[]): Ask<OneOf<RaceChoice>> => ({
	seat,
	rule: 'TI-3.3',
	say: msg('Choose your race'),
	shape: { type: 'one', choices: races.map(raceChoice) },
	fallback: { pick: `race:${races[0] ?? ''}` }
});

const freeRaces = ({ order, players }: Board): RaceId[] => {
	const taken = order.map((seat) => players[seat]?.race);
	return Object.keys(RACES).filter((race) => !taken.includes(race));
};

function takeRace(play: Play, seat: SeatId, race: RaceId | undefined): void {
	if (race === undefined) throw new Error('There are too few races.');
	playerOf(play.board, seat).race = race;
	play.say(msg('{who} leads {race}.', { who: seat, race: raceOf(race).name }), 'TI-3.3', {
		type: 'race',
		seat,
		race
	});
	play.showed = true;
}

// --- the galaxy

interface PlaceChoice {
	readonly id: SystemId;
	readonly on: string;
	readonly say: Words;
}
interface TileChoice {
	readonly id: `tile:${string}`;
	readonly on: string;
	readonly say: Words;
	readonly then: OneOf<PlaceChoice>;
}

const tileIn = (pick: TileChoice['id']): TileId => pick.slice('tile:'.length);

function askTile(board: Board, seat: SeatId, tiles: readonly TileId[]): Ask<OneOf<TileChoice>> {
	const choices = placings(board, tiles).map(({ tile, places }): TileChoice => ({
		id: tilePiece(tile),
		on: tilePiece(tile),
		say: tileWords(tileOf(tile)),
		then: {
			type: 'one',
			choices: places.map((id) => ({ id, on: id, say: placeWords(id) }))
		}
	}));
	const [first] = choices;
	return {
		seat,
		rule: 'TI-3.19',
		say: msg('Place a system tile'),
		shape: { type: 'one', choices },
		// TI-34.12: the first tile with a legal place, on the first such place in map order.
		fallback: { pick: first?.id ?? '', then: { pick: first?.then.choices[0]?.id ?? '' } }
	};
}

/** Why a tile cannot be placed now, and none at a place. */
function explainTiles(
	board: Board,
	shape: Shape,
	hand: readonly TileId[],
	due: readonly TileId[]
): Shape {
	if (shape.type !== 'one') return shape;
	const placed = placings(board, due);
	const choices = shape.choices.map((choice) => {
		const placing = placed.find(({ tile }) => tilePiece(tile) === choice.id);
		return placing && choice.then?.type === 'one'
			? { ...choice, then: withBarred(choice.then, barredBeside(board, placing)) }
			: choice;
	});
	return withBarred({ ...shape, choices }, [
		...barredTiles(board, hand, due),
		...barredPlaces(board)
	]);
}

function place(play: Play, seat: SeatId, tile: TileId, system: SystemId): void {
	layTile(play.board, system, tile);
	play.say(
		msg('{who} places {tile}: {place}.', {
			who: seat,
			tile: tileWords(tileOf(tile)),
			place: placeWords(system)
		}),
		'TI-3.19',
		{
			type: 'tile',
			system,
			tile,
			by: seat
		}
	);
	play.showed = true;
}

// --- units

type UnitPlace = `${Ground}@${PlanetId}`;
const unitPlace = (kind: Ground, planet: PlanetId): UnitPlace => `${kind}@${planet}`;

/** What starts on planets of this seat: so many of a kind, and where they may stand. */
interface Settling {
	readonly kind: Ground;
	readonly n: number;
	readonly places: readonly Place<UnitPlace>[];
}

/** The home planet with most resources first: there all stand if nobody says otherwise (TI-34.12). */
function settlings(board: Board, seat: SeatId): Settling[] {
	const home = ranked(planetsAt(board, homeOf(board, seat)), (id) =>
		valueOf(board, id, 'resources')
	);
	const units: { readonly [kind in Ground]?: number } = raceOfSeat(board, seat).units;
	return GROUND.flatMap((kind) => {
		const n = units[kind] ?? 0;
		const { name: unit, perPlanet } = unitOf(kind);
		const places = home.map((id): Place<UnitPlace> => ({
			id: unitPlace(kind, id),
			on: id,
			say: msg('{unit} on {planet}', { unit, planet: planetWords(id) }),
			max: Math.min(n, perPlanet ?? n)
		}));
		return n > 0 ? [{ kind, n, places }] : [];
	});
}

/** TI-3.24: what stands on planets is spread over the owner's home planets. */
function askUnits(board: Board, seat: SeatId): Ask<SplitOf<UnitPlace>> {
	const all = settlings(board, seat);
	const n = sumOf(all, (one) => one.n);
	const together = merged(all.map((one) => fromFirst(one.places, one.n)));
	return {
		seat,
		rule: 'TI-3.24',
		say: msg('Where do your units stand?'),
		shape: {
			type: 'split',
			places: all.flatMap(({ places }) => places),
			...{ min: n, max: n },
			usual: together,
			limits: all.map((one) => ({
				say: namedFor(one.kind, one.n),
				...{ most: one.n, least: one.n },
				uses: Object.fromEntries(one.places.map(({ id }) => [id, 1]))
			}))
		},
		fallback: { split: together }
	};
}

const merged = (splits: readonly Record<string, number>[]): Record<string, number> =>
	Object.fromEntries(splits.flatMap((split) => Object.entries(split)));

function setOut(
	play: Play,
	seat: SeatId,
	split: { readonly [place: string]: number | undefined }
): void {
	const { board } = play;
	const home = homeOf(board, seat);
	const { units } = raceOfSeat(board, seat);
	const fleet = noFleet();
	for (const kind of SHIPS) fleet[kind] = units[kind] ?? 0;
	systemOf(board, home).fleets[seat] = fleet;
	const planets: Record<PlanetId, PlanetState['units']> = {};
	for (const planet of planetsAt(board, home)) {
		const state = planetState(board, planet);
		for (const kind of GROUND) state.units[kind] = split[unitPlace(kind, planet)] ?? 0;
		planets[planet] = { ...state.units };
	}
	play.say(msg('{who} sets out their units.', { who: seat }), 'TI-3.24', {
		type: 'settle',
		seat,
		system: home,
		fleet: { ...fleet, damaged: { ...fleet.damaged } },
		planets
	});
}
