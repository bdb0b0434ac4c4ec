/** TI-3: players, decks, galaxy and starting units, for every number of players. */
import { fits } from '../../../src/lib/games/imperium/setup';
import { describe, expect, it } from 'vitest';
import { besides } from '../../../src/lib/games/imperium/map/neighbours';
import {
	CENTRE,
	counterSum,
	countersLeft,
	homeOf,
	onBoard,
	planetsAt,
	systemIds
} from '../../../src/lib/games/imperium/board';
import { likeOf } from '../../../src/lib/games/kit';
import { isRed, openPlaces, placings } from '../../../src/lib/games/imperium/start/tiles';
import {
	actionCardOf,
	objectiveOf,
	raceOf,
	tileOf
} from '../../../src/lib/games/imperium/tables/by-id';
import { LAYOUTS, POLITICAL_CARDS, RACES, TILES } from '../../../src/lib/games/imperium/tables';
import { UNIT_KINDS } from '../../../src/lib/games/imperium/tables/units';

import type { SeatId } from '../../../src/lib/core';
import { layTile } from '../../../src/lib/games/imperium/start/galaxy';
import { exchangeSecrets } from '../../../src/lib/games/imperium/start/objectives';
import type { SystemId } from '../../../src/lib/games/imperium/types';
import { ownBoard } from '../../../src/lib/games/imperium/view';
import { barredTo, expectBarred } from '../../support/barred';
import { opening, openTo, ready } from '../../support/imperium';

const counts = [2, 3, 4, 5, 6] as const;
const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
const tilesOf = (g: ReturnType<typeof ready>) =>
	systemIds(g.board).map((id) => g.board.systems[id]!.tile!);

describe('players', () => {
	it('[TI-3.2] the first Speaker is chance’s', () => {
		const speakers = seeds.map((seed) => ready({ seats: 4, seed }).board.speaker);
		expect(new Set(speakers).size).toBeGreaterThan(2);
	});

	it('[TI-3.3] at random each gets another race', () => {
		const g = ready({ seats: 6 });
		const races = g.board.order.map((seat) => g.board.players[seat]!.race!);
		expect(new Set(races).size).toBe(6);
		expect(Object.keys(RACES)).toEqual(expect.arrayContaining(races));
	});

	it('[TI-3.3] picked: in seat order from the Speaker, each among those nobody has', () => {
		const g = opening({ seats: 3, options: { races: 'pick' } });
		const asked: SeatId[] = [];
		for (let i = 0; i < 3; i++) {
			const [seat = 'seat:1'] = g.askedSeats;
			asked.push(seat);
			expect(g.choices(seat)).toHaveLength(10 - i);
			g.answer(seat, { pick: g.choices(seat).at(-1)! });
		}
		const at = g.board.order.indexOf(g.board.speaker);
		expect(asked).toEqual([0, 1, 2].map((i) => g.board.order[(at + i) % 3]));
		expect(asked.map((seat) => g.board.players[seat]!.race)).toEqual([
			'yssaril',
			'xxcha',
			'jol-nar'
		]);
	});

	it('[TI-3.3] two to keep one of are not dealt to six: there are ten races', () => {
		expect(fits({ races: 'twoKeepOne' }, 6)?.rule).toBe('TI-3.3');
		expect(fits({ races: 'twoKeepOne' }, 5)).toBeNull();
		expect(fits({ races: 'random' }, 6)).toBeNull();
	});

	it('[TI-3.3] one of two: all at once, and what was not kept is seen by nobody', () => {
		const g = opening({ seats: 4, options: { races: 'twoKeepOne' } });
		expect(g.askedSeats).toEqual(g.board.order);
		const offered = g.board.order.flatMap((seat) => g.choices(seat));
		expect(new Set(offered).size).toBe(8);
		for (const seat of g.board.order) g.answer(seat, { pick: g.choices(seat)[1]! });
		expect(g.board.order.map((seat) => `race:${g.board.players[seat]!.race}`)).toEqual(
			[1, 3, 5, 7].map((i) => offered[i])
		);
		expect(g.board.order.flatMap((seat) => g.board.players[seat]!.offered)).toEqual([]);
	});

	it.each(counts)('[TI-3.4] [TI-3.6] %i players start with what their races have', (n) => {
		const { board } = ready({ seats: n });
		for (const seat of board.order) {
			const player = board.players[seat]!;
			const race = raceOf(player.race!);
			expect(board.systems[homeOf(board, seat)]!.tile).toBe(race.home);
			for (const planet of tileOf(race.home).planets)
				expect(board.planets[planet.id]).toMatchObject({ owner: seat, exhausted: false });
			expect(player.techs).toEqual(race.techs);
			expect(player.contracts).toEqual(race.contracts.map((worth) => ({ worth, holder: seat })));
			expect(player).toMatchObject({ hand: [], points: 0 });
		}
	});

	it('[TI-3.5] counters: 2, 3 and 3; L1Z1X and Mentak have one more', () => {
		const g = ready({ seats: 6, options: { races: 'pick' } });
		for (const seat of g.board.order) {
			const { race, counters } = g.board.players[seat]!;
			const most = race === 'l1z1x' || race === 'mentak';
			expect(counters).toEqual({
				strategy: race === 'l1z1x' ? 3 : 2,
				fleet: race === 'mentak' ? 4 : 3,
				command: 3
			});
			expect(counterSum(counters)).toBe(most ? 9 : 8);
			expect(countersLeft(g.board, seat)).toBe(most ? 7 : 8);
		}
	});
});

describe('decks', () => {
	it('[TI-3.7] both decks are whole and shuffled, and nobody sees them', () => {
		const games = seeds.map((seed) => ready({ seats: 5, seed }));
		for (const { vault } of games) {
			expect(vault.actions).toHaveLength(103);
			expect(new Set(vault.actions).size).toBe(103);
			expect(new Set(vault.actions.map((id) => actionCardOf(id))).size).toBe(72);
			expect(vault.politics.toSorted()).toEqual(Object.keys(POLITICAL_CARDS).toSorted());
		}
		for (const deck of ['actions', 'politics'] as const)
			expect(new Set(games.map(({ vault }) => vault[deck].join())).size).toBe(seeds.length);
		const [g = ready()] = games;
		expect(openTo(g).decks).toMatchObject({ actions: 103, politics: 60 });
		expect(JSON.stringify(openTo(g))).not.toMatch(/sabotage|repeal/);
	});

	it.each([
		[2, false],
		[3, false],
		[4, false],
		[5, true],
		[6, true]
	] as const)('[TI-3.11] with %i players Strategic Shift is in the deck: %s', (n, isIn) => {
		const { vault } = ready({ seats: n });
		expect(vault.actions.some((id) => likeOf(id) === 'strategic-shift')).toBe(isIn);
		expect(vault.actions).toHaveLength(isIn ? 103 : 102);
	});

	it('[TI-3.8] everybody has one secret objective, which nobody else sees', () => {
		const g = ready({ seats: 5 });
		const secrets = g.board.order.map((seat) => g.board.players[seat]!.secrets);
		expect(secrets.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
		expect(new Set(secrets.flat()).size).toBe(5);
		for (const id of secrets.flat()) expect(objectiveOf(id).stage).toBe('secret');
		const open = JSON.stringify(openTo(g));
		for (const id of secrets.flat()) expect(open).not.toContain(id);
		expect(g.vault.secrets).toEqual([]);
	});

	it.each([
		['off', 6, 3],
		['on', 8, 5]
	] as const)(
		'[TI-3.9] [TI-1.13] with the Long War %s the deck is %i of Stage I on top of %i of Stage II and Imperium Rex',
		(longWar, one, two) => {
			const decks = seeds.map((seed) => ready({ options: { longWar }, seed }).vault.objectives);
			for (const deck of decks) {
				const drawn = deck.slice().reverse();
				expect(drawn.slice(0, one).map((id) => objectiveOf(id).stage)).toEqual(
					Array<string>(one).fill('one')
				);
				expect(drawn.slice(one).map((id) => objectiveOf(id).stage)).toEqual(
					Array<string>(two + 1).fill('two')
				);
				expect(drawn.slice(one)).toContain('imperium-rex');
				expect(new Set(deck).size).toBe(one + two + 1);
			}
			const places = decks.map((deck) => deck.indexOf('imperium-rex'));
			expect(new Set(places).size).toBeGreaterThan(2);
		}
	);

	it('[TI-3.10] no objective is turned up', () => {
		expect(ready().board.objectives).toEqual([]);
	});

	it.each([
		['focused', 4],
		['technocrat', 6]
	] as const)('[TI-3.26] %s stays where there are just the %i planets it takes', (secret, n) => {
		const held = (planets: number): string[] => {
			const g = ready({ seats: 2 });
			const [seat = 'seat:1'] = g.board.order;
			const free = systemIds(g.board).filter(
				(id) => id !== CENTRE && !g.board.systems[id]!.tile!.startsWith('home:')
			);
			// Lodor is green; homes have no specialty.
			for (const [i, id] of free.entries()) layTile(g.board, id, i < planets ? 'lodor' : 'empty#1');
			g.board.players[seat]!.secrets = [secret];
			g.vault.secrets = ['conqueror'];
			exchangeSecrets(g.board, g.vault);
			return g.board.players[seat]!.secrets;
		};
		expect(held(n)).toEqual([secret]);
		expect(held(n - 1)).toEqual(['conqueror']);
	});

	it.each([
		['keeper-of-gates', 'no wormholes'],
		['focused', 'no four planets of one specialty'],
		['technocrat', 'no six planets with a specialty']
	])('[TI-3.26] %s is exchanged, unseen, where there are %s', (secret) => {
		const g = ready({ seats: 2 });
		const [seat = 'seat:1', other = 'seat:2'] = g.board.order;
		const player = g.board.players[seat]!;
		const hers = g.board.players[other]!.secrets.slice();
		const exchange = (laid: string) => {
			for (const id of systemIds(g.board))
				if (id !== CENTRE && !g.board.systems[id]!.tile!.startsWith('home:'))
					layTile(g.board, id, laid);
			player.secrets = [secret];
			g.vault.secrets = ['conqueror'];
			exchangeSecrets(g.board, g.vault);
			return player.secrets;
		};
		expect(exchange('wellon')).toEqual(['conqueror']);
		// Lodor has a wormhole, and a green planet: where it can be met it stays.
		expect(exchange('lodor')).toEqual([secret]);
		expect(g.board.players[other]!.secrets).toEqual(hers);
		expect(g.vault.secrets).toEqual([]);
	});
});

describe('galaxy', () => {
	it.each(counts)(
		'[TI-3.12] with %i players it is the places of the layout, homes clockwise',
		(n) => {
			const { board } = ready({ seats: n });
			const { homes, rings } = LAYOUTS[n];
			expect(systemIds(board)).toHaveLength(1 + homes.length + rings.flat().length);
			expect(board.systems[CENTRE]!.tile).toBe('mecatol-rex');
			expect(board.order.map((seat) => homeOf(board, seat))).toEqual(
				homes.map(([q, r]) => `hex:${q},${r}`)
			);
			expect(tilesOf({ board } as never)).not.toContain(null);
		}
	);

	it('[TI-3.13] there are 32 tiles besides: 20 with planets, 8 empty, 4 red-bordered', () => {
		const all = Object.values(TILES).flatMap((tile) =>
			Array.from({ length: tile.copies }, () => tile)
		);
		const of = (kind: string) => all.filter((tile) => tile.kind === kind);
		expect([of('planets').length, of('empty').length, of('special').length]).toEqual([20, 8, 4]);
		expect(of('empty').filter(({ wormhole }) => wormhole)).toHaveLength(2);
		expect(of('home')).toHaveLength(10);
	});

	/** The tiles of several galaxies besides homes and Mecatol Rex, so many in each, none twice. */
	const galaxies = (players: number, used: number): string[][] =>
		seeds.map((seed) => {
			const tiles = tilesOf(ready({ seats: players, seed })).filter(
				(id) => !id.startsWith('home:') && id !== 'mecatol-rex'
			);
			expect(tiles).toHaveLength(used);
			expect(new Set(tiles).size).toBe(used);
			return tiles;
		});
	/** Whether not always the same ones are left out. */
	const vary = (all: readonly string[][]): boolean =>
		new Set(all.map((tiles) => tiles.toSorted().join())).size > 1;
	const like = (tiles: readonly string[], kind: string): number =>
		tiles.filter((id) => id.startsWith(kind)).length;

	it('[TI-3.14] with 6 players 2 random tiles are left out', () => {
		expect(vary(galaxies(6, 30))).toBe(true);
	});

	it('[TI-3.15] with 5 players 1 random tile is left out', () => {
		expect(vary(galaxies(5, 31))).toBe(true);
	});

	it('[TI-3.16] with 4 players all are used', () => {
		expect(vary(galaxies(4, 32))).toBe(false);
	});

	it('[TI-3.17] with 3 players 3 blank tiles, an asteroid field and 4 random ones are left out', () => {
		const all = galaxies(3, 24);
		expect(vary(all)).toBe(true);
		for (const tiles of all) {
			expect(like(tiles, 'empty#')).toBeLessThanOrEqual(3);
			expect(like(tiles, 'asteroid')).toBeLessThanOrEqual(1);
		}
	});

	it('[TI-30.1] with 2 players the supernova, 4 blanks and 11 random ones are left out', () => {
		const all = galaxies(2, 16);
		expect(vary(all)).toBe(true);
		for (const tiles of all) {
			expect(tiles).not.toContain('supernova');
			expect(like(tiles, 'empty#')).toBeLessThanOrEqual(2);
		}
	});

	it('[TI-3.18] of five the crowded three start with 2, 4 and 2 trade goods', () => {
		const { board } = ready({ seats: 5 });
		expect(board.order.map((seat) => board.players[seat]!.tradeGoods)).toEqual([0, 2, 4, 2, 0]);
		for (const n of [2, 3, 4, 6])
			for (const player of Object.values(ready({ seats: n }).board.players))
				expect(player.tradeGoods).toBe(0);
	});

	it('[TI-3.23] laid at random no two red-bordered tiles touch, and no two galaxies are alike', () => {
		const galaxies = seeds.map((seed) => ready({ seats: 4, seed }));
		for (const { board } of galaxies)
			for (const id of systemIds(board))
				if (isRed(board.systems[id]!.tile!))
					for (const one of besides(board, id))
						expect(isRed(board.systems[one]!.tile!)).toBe(false);
		expect(new Set(galaxies.map((g) => tilesOf(g).join())).size).toBe(seeds.length);
	});
});

describe('building the galaxy', () => {
	const build = (seats: number, seed = 7) => opening({ seats, seed, options: { galaxy: 'built' } });
	/** Who is asked, again and again, each answering with the last tile it may place. */
	function placers(g: ReturnType<typeof opening>): SeatId[] {
		const seats: SeatId[] = [];
		while (g.asked[0] === 'setup.build') {
			const [seat = 'seat:1'] = g.askedSeats;
			seats.push(seat);
			const tile = g.choices(seat).at(-1)!;
			g.answer(seat, { pick: tile, then: { pick: g.choices(seat, tile).at(-1)! } });
		}
		return seats;
	}

	it('[TI-3.19] the Speaker first, clockwise, and back again with the last one twice', () => {
		const g = build(3);
		const at = g.board.order.indexOf(g.board.speaker);
		const [a, b, c] = [0, 1, 2].map((i) => g.board.order[(at + i) % 3]);
		const seats = placers(g);
		expect(seats).toHaveLength(24);
		expect(seats.slice(0, 9)).toEqual([a, b, c, c, b, a, a, b, c]);
	});

	it('[TI-3.19] [TI-27.9] hands of tiles are private', () => {
		const g = build(4);
		const [seat = 'seat:1', ...others] = g.board.order;
		const { tiles } = g.board.players[seat]!;
		expect(tiles).toHaveLength(8);
		expect(ownBoard(g.board, seat).tiles).toEqual(tiles);
		for (const other of others)
			expect(ownBoard(g.board, other).tiles).not.toEqual(expect.arrayContaining(tiles));
		const open = openTo(g);
		expect(open.players[seat]!.holds.tiles).toBe(8);
		expect(Object.values(open.systems).filter(({ tile }) => tile)).toHaveLength(5);
	});

	it('[TI-3.20] a ring is filled before the next one starts', () => {
		const g = build(4);
		for (let i = 0; i < 6; i++) {
			const [seat = 'seat:1'] = g.askedSeats;
			const [tile = ''] = g.choices(seat);
			for (const place of g.choices(seat, tile)) expect(besides(g.board, CENTRE)).toContain(place);
			expect(openPlaces(g.board)).toHaveLength(6 - i);
			g.lapse();
		}
		expect(openPlaces(g.board)).toHaveLength(12);
	});

	it('[TI-3.21] after a tile without a planet comes one with a planet, if one is held', () => {
		const g = build(4);
		const bare = new Set<SeatId>();
		let met = 0;
		while (g.asked[0] === 'setup.build') {
			const [seat = 'seat:1'] = g.askedSeats;
			const held = g.board.players[seat]!.tiles.filter((id) => tileOf(id).planets.length > 0);
			const tiles = g.choices(seat).map((id) => id.slice('tile:'.length));
			if (bare.has(seat) && held.length > 0) {
				met += 1;
				for (const tile of tiles) expect(held).toContain(tile);
			}
			const worst = tiles.find((id) => tileOf(id).planets.length === 0) ?? tiles[0]!;
			if (tileOf(worst).planets.length === 0) bare.add(seat);
			else bare.delete(seat);
			g.answer(seat, {
				pick: `tile:${worst}`,
				then: { pick: g.choices(seat, `tile:${worst}`)[0]! }
			});
		}
		expect(met).toBeGreaterThan(0);
	});

	it('[TI-3.21] after a tile with a planet any may follow again', () => {
		const g = build(4);
		const [seat = 'seat:1'] = g.askedSeats;
		const tilesOf = () => g.board.players[seat]!.tiles;
		const lay = (hasPlanet: boolean) => {
			while (g.askedSeats[0] !== seat) g.lapse();
			const isIt = (id: string) => tileOf(id).planets.length > 0 === hasPlanet;
			const tile = g
				.choices(seat)
				.map((id) => id.slice('tile:'.length))
				.find(isIt)!;
			g.answer(seat, { pick: `tile:${tile}`, then: { pick: g.choices(seat, `tile:${tile}`)[0]! } });
		};
		lay(false);
		lay(true);
		while (g.askedSeats[0] !== seat) g.lapse();
		const bare = tilesOf().some((id) => tileOf(id).planets.length === 0 && !isRed(id));
		expect(bare).toBe(true);
		expect(g.choices(seat).some((id) => !tileOf(id.slice('tile:'.length)).planets.length)).toBe(
			true
		);
	});

	it('[TI-3.22] red-bordered tiles may not touch, unless nothing else can be done', () => {
		const g = build(4);
		const beside: SystemId[] = ['hex:1,-1', 'hex:-1,0'];
		layTile(g.board, 'hex:0,-1', 'nebula');
		expect(placings(g.board, ['supernova', 'lodor'])).toEqual([
			{ tile: 'supernova', places: ['hex:1,0', 'hex:0,1', 'hex:-1,1'] },
			{ tile: 'lodor', places: ['hex:1,-1', 'hex:1,0', 'hex:0,1', 'hex:-1,1', 'hex:-1,0'] }
		]);
		for (const place of ['hex:1,0', 'hex:0,1', 'hex:-1,1'] as const)
			layTile(g.board, place, 'lodor');
		expect(placings(g.board, ['supernova', 'lodor'])).toEqual([{ tile: 'lodor', places: beside }]);
		expect(placings(g.board, ['supernova'])).toEqual([{ tile: 'supernova', places: beside }]);
	});

	/** What was asked goes by what lies and is held now. */
	function askAnew(g: ReturnType<typeof opening>): void {
		g.table.decisions = [];
		g.proceed();
	}

	it('[TI-3.20] [TI-3.21] tiles and places that cannot be chosen say why', () => {
		const g = build(4);
		const { speaker } = g.board;
		const held = g.board.players[speaker]!;
		held.tiles = ['empty-alpha', 'empty-beta', 'supernova', 'lodor', 'abyz-fria'];
		askAnew(g);
		// The ring in work is the innermost; nothing is held back yet.
		expect(barredTo(g, speaker).map(({ rule }) => rule)).toEqual(['TI-3.20']);
		const further = 'hex:0,-2';
		const ring = ['TI-3.20', /The ring in work is filled before/] as const;
		expectBarred(g, speaker, further, ring, { pick: 'tile:lodor', then: { pick: further } });
		// Without a planet none follows another.
		g.answer(speaker, { pick: 'tile:empty-alpha', then: { pick: 'hex:1,0' } });
		while (g.askedSeats[0] !== speaker) g.lapse();
		const bare = ['TI-3.21', /Your last tile had no planet/] as const;
		for (const tile of ['tile:empty-beta', 'tile:supernova'])
			expectBarred(g, speaker, tile, bare, { pick: tile, then: { pick: openPlaces(g.board)[0]! } });
	});

	it('[TI-3.22] a place says what lies beside it, and a tile that there is no place for it', () => {
		const g = build(4);
		const { speaker } = g.board;
		layTile(g.board, 'hex:0,-1', 'nebula');
		g.board.players[speaker]!.tiles = ['supernova', 'lodor'];
		askAnew(g);
		const beside = ['TI-3.22', /A red-bordered tile lies beside it/] as const;
		for (const place of ['hex:1,-1', 'hex:-1,0'])
			expectBarred(g, speaker, place, beside, { pick: 'tile:supernova', then: { pick: place } });
		for (const place of ['hex:1,0', 'hex:0,1', 'hex:-1,1'] as const)
			layTile(g.board, place, 'lodor');
		askAnew(g);
		const nowhere = ['TI-3.22', /Beside each free place of the ring lies a red-bordered/] as const;
		expectBarred(g, speaker, 'tile:supernova', nowhere, {
			pick: 'tile:supernova',
			then: { pick: 'hex:1,-1' }
		});
	});

	it('[TI-3.15] of five players the Speaker first lays the tile that was left over', () => {
		const g = build(5);
		expect(g.asked).toEqual(['setup.leftOver']);
		expect(g.askedSeats).toEqual([g.board.speaker]);
		const [tile = ''] = g.choices(g.board.speaker);
		expect(g.board.openTiles.map((id) => `tile:${id}`)).toEqual([tile]);
		for (const place of g.choices(g.board.speaker, tile))
			expect(besides(g.board, CENTRE)).toContain(place);
		g.lapse();
		expect(g.asked).toEqual(['setup.build']);
		expect(placers(g)).toHaveLength(30);
		expect(tilesOf(g)).not.toContain(null);
	});
});

describe('starting units', () => {
	it.each(counts)('[TI-3.24] each of %i players sets out its race’s units at home', (n) => {
		const g = ready({ seats: n, seed: n });
		const { board } = g;
		expect(new Set(g.moves('settle').map(({ seat }) => seat))).toEqual(new Set(board.order));
		for (const seat of board.order) {
			expect(g.said).toContain(`{${seat}} sets out their units.`);
			const race = raceOf(board.players[seat]!.race!);
			for (const kind of UNIT_KINDS)
				expect([kind, onBoard(board, seat, kind)]).toEqual([kind, race.units[kind] ?? 0]);
			const home = homeOf(board, seat);
			expect(Object.keys(board.systems[home]!.fleets)).toEqual([seat]);
			const docks = planetsAt(board, home).map((id) => board.planets[id]!.units.spaceDock);
			expect(docks.reduce((sum, one) => sum + one, 0)).toBe(1);
		}
	});

	it('[TI-3.24] all choose at once; one dock and two PDS a planet at most', () => {
		const g = opening({ seats: 2, options: { races: 'pick' } });
		const [first = 'seat:1'] = g.askedSeats;
		g.answer(first, { pick: 'race:jol-nar' });
		g.answer(g.askedSeats[0]!, { pick: 'race:letnev' });
		expect(new Set(g.askedSeats)).toEqual(new Set(g.board.order));
		const jol = { 'groundForce@planet:jol': 1, 'groundForce@planet:nar': 1 };
		expect(
			g.refusal(first, {
				split: { ...jol, 'pds@planet:jol': 2, 'spaceDock@planet:jol': 2 }
			}).rule
		).toBe('TI-3.24');
		expect(
			g.refusal(first, { split: { ...jol, 'pds@planet:jol': 1, 'spaceDock@planet:nar': 1 } }).rule
		).toBe('TI-3.24');
		g.answer(first, {
			split: { ...jol, 'pds@planet:jol': 2, 'spaceDock@planet:nar': 1 }
		});
		expect(g.board.planets['planet:jol']!.units.pds).toBe(0); // sealed until all have chosen
		g.lapse();
		expect(g.board.planets['planet:jol']!.units).toEqual({ groundForce: 1, pds: 2, spaceDock: 0 });
		expect(g.board.planets['planet:nar']!.units).toEqual({ groundForce: 1, pds: 0, spaceDock: 1 });
	});

	it('[TI-3.25] a home planet without units is its owner’s all the same', () => {
		const g = ready({ seats: 2, options: { races: 'pick' } });
		const [seat = 'seat:1'] = g.board.order.filter(
			(one) => g.board.players[one]!.race === 'letnev'
		);
		// By default all stand on the richer planet (TI-34.12).
		expect(g.board.planets['planet:arc-prime']!.units).toEqual({
			groundForce: 3,
			pds: 0,
			spaceDock: 1
		});
		expect(g.board.planets['planet:wren-terra']).toMatchObject({
			owner: seat,
			units: { groundForce: 0, pds: 0, spaceDock: 0 }
		});
	});
});
