/**
 * Secrets, copies and pieces of tables with everything at them: any options bring a module now and then, these bring all
 * of them, early and deep in the game.
 */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { act, listAnswers, lookOpen, lookOwn, sampleAnswer } from '../../src/lib/core';
import type { AnyGame, AnyTable, SeatId, Table } from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { cosmic } from '../../src/lib/games/cosmic';
import { shipsAt, stationsBeside } from '../../src/lib/games/cosmic/board';
import type { Board, Vault } from '../../src/lib/games/cosmic/types';
import { illegalAnswers } from '../support/illegal';
import { copyOf, playOn, runs, tableAt, viewersOf } from '../support/positions';

vi.setConfig({ testTimeout: 120_000 });

const game = cosmic as unknown as AnyGame;

/** Every module there is, in each way it can be at a table. */
const withAll = fc
	.record({
		seats: fc.integer({ min: 2, max: 8 }),
		commonRewards: fc.boolean(),
		entropyBeast: fc.boolean(),
		hazardMode: fc.constantFrom('always', 'warning', 'second'),
		planetsPerPlayer: fc.constantFrom(4, 5),
		flareLimit: fc.constantFrom('perPlayer', 'none'),
		hiddenAlliances: fc.boolean(),
		hiddenPowers: fc.boolean(),
		stationConquest: fc.boolean(),
		specialShips: fc.constantFrom('flagship', 'salvage'),
		teams: fc.boolean(),
		objectives: fc.boolean(),
		evolution: fc.boolean(),
		lux: fc.boolean(),
		moons: fc.boolean(),
		seed: fc.nat(),
		depth: fc.oneof(fc.nat(80), fc.nat(1200))
	})
	.map(({ seats, seed, depth, teams, evolution, ...options }) => ({
		depth,
		setup: {
			seats,
			seed,
			clocked: false,
			options: {
				...{ rewardDeck: 'incursion', tech: 'both', hazard: 'both', stations: 'both' },
				...options,
				teams: teams && seats >= 4,
				evolution: evolution && seats >= 3
			}
		}
	}));

const boardOf = (table: AnyTable): Board => (table as unknown as Table<Board, Vault>).board;

/** All there is of each kind but flares, of which some are not in the game. */
const piecesOf = (table: AnyTable) =>
	Object.fromEntries(
		Object.entries(game.conserved(table)).filter(([piece]) => !piece.startsWith('flare:'))
	);

const lookOf = (table: AnyTable, viewer: SeatId | 'watcher') =>
	copyOf([lookOpen(game, table), viewer === 'watcher' ? null : lookOwn(game, table, viewer)]);

describe('tables with every module', () => {
	it('[LAW-5] [CE-30.1] what a viewer cannot see changes nothing it sees, nor what it may answer', () => {
		const met = { face: 0, hazards: 0 };
		fc.assert(
			fc.property(withAll, fc.nat(), ({ setup, depth }, salt) => {
				expect(game.fits(setup.options, setup.seats)).toBeNull();
				const table = tableAt(game, setup, depth);
				const dice = diceFrom(salt);
				for (let i = 0; i < 10 && !table.over; i++) {
					playOn(game, table, dice, 1 + dice(9));
					const board = boardOf(table);
					const techs = board.order.flatMap((seat) => board.players[seat]!.techs ?? []);
					met.face += techs.filter(({ faceUp }) => !faceUp).length;
					met.hazards += board.hazards!.inPlay.length;
					for (const viewer of viewersOf(table)) {
						const other = copyOf(table);
						game.redeal(other, viewer, dice);
						expect(lookOf(other, viewer)).toEqual(lookOf(table, viewer));
						expect(piecesOf(other)).toEqual(piecesOf(table));
					}
					const [decision] = table.decisions;
					if (!decision || decision.seat === 'table') continue;
					const { seat, id, shape } = decision;
					const other = copyOf(table);
					game.redeal(other, seat, dice);
					for (const answer of [
						...listAnswers(shape, 3),
						sampleAnswer(shape, dice),
						...illegalAnswers(shape)
					]) {
						const here = act(game, copyOf(table), seat, id, answer);
						const there = act(game, copyOf(other), seat, id, answer);
						expect(there.ok, JSON.stringify(answer)).toBe(here.ok);
						if (!here.ok) expect(there).toStrictEqual(here);
					}
				}
			}),
			runs(5)
		);
		// What is hidden by each module was there to be dealt anew.
		expect(met.face).toBeGreaterThan(100);
		expect(met.hazards).toBeGreaterThan(5);
	});

	it('[LAW-5] [CE-38.3] which lux cards others were dealt, and turn up, shows nowhere until all have chosen', () => {
		let differ = 0;
		fc.assert(
			fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(), fc.nat(7), (seats, seed, n) => {
				const table = tableAt(game, { seats, seed, clocked: false, options: { lux: true } }, 0);
				const dice = diceFrom(seed);
				const isChosen = () => table.decisions.some(({ name }) => name === 'lux.deal.choose');
				while (!isChosen()) playOn(game, table, dice, 1);
				playOn(game, table, dice, n % seats);
				if (!isChosen()) return;
				for (const viewer of viewersOf(table)) {
					const other = copyOf(table);
					game.redeal(other, viewer, dice);
					if (JSON.stringify(other.frames) !== JSON.stringify(table.frames)) differ++;
					expect(lookOf(other, viewer)).toEqual(lookOf(table, viewer));
				}
			}),
			runs(8)
		);
		expect(differ).toBeGreaterThan(20);
	});

	it('[LAW-5] [CE-37.2] [CE-37.4] which moon cards others were dealt, put back and lay down shows nowhere', () => {
		let differ = 0;
		fc.assert(
			fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(), fc.nat(7), (seats, seed, n) => {
				const table = tableAt(game, { seats, seed, clocked: false, options: { moons: true } }, 0);
				const dice = diceFrom(seed);
				const isDealing = () => table.decisions.some(({ name }) => name.startsWith('moons.deal.'));
				while (!isDealing()) playOn(game, table, dice, 1);
				for (let i = 0; i < 3 && isDealing(); i++) {
					playOn(game, table, dice, n % seats);
					for (const viewer of viewersOf(table)) {
						const other = copyOf(table);
						game.redeal(other, viewer, dice);
						if (JSON.stringify(other.frames) !== JSON.stringify(table.frames)) differ++;
						expect(lookOf(other, viewer)).toEqual(lookOf(table, viewer));
						expect(piecesOf(other)).toEqual(piecesOf(table));
					}
				}
			}),
			runs(8)
		);
		expect(differ).toBeGreaterThan(20);
	});

	it('[LAW-4] [CE-37.3] [CE-37.7] who is on a moon has a ship on its planet, and no moon is where a station is', () => {
		let met = 0;
		fc.assert(
			fc.property(withAll, ({ setup }) => {
				const options = { ...setup.options, moons: true };
				const table = tableAt(game, { ...setup, options }, 100);
				const dice = diceFrom(setup.seed);
				for (let i = 0; i < 40 && !table.over; i++) {
					playOn(game, table, dice, 1 + dice(30));
					const board = boardOf(table);
					for (const { planet, by } of board.moons!) {
						if (by) {
							met++;
							expect(shipsAt(board, by, planet), planet).toBeGreaterThan(0);
						}
						expect(stationsBeside(board).map((one) => one.planet)).not.toContain(planet);
					}
				}
			}),
			runs(5)
		);
		expect(met).toBeGreaterThan(20);
	});

	it('[LAW-4] [CE-30.1] [CE-35.2] no piece appears or vanishes, each copy has a name of its own, and marked ships are where ships are', () => {
		fc.assert(
			fc.property(withAll, ({ setup }) => {
				const table = tableAt(game, setup, 40);
				const pieces = () => game.conserved(table);
				let before: ReturnType<typeof pieces> | null = null;
				const dice = diceFrom(setup.seed);
				for (let i = 0; i < 60 && !table.over; i++) {
					playOn(game, table, dice, 1 + dice(20));
					if (boardOf(table).phase === 'setup') continue;
					// CE-35.2: the mark is where a ship of its player is.
					for (const [seat, { at }] of Object.entries(boardOf(table).special!.marks))
						expect(shipsAt(boardOf(table), seat as SeatId, at), `${seat} ${at}`).toBeGreaterThan(0);
					const now = pieces();
					before ??= now;
					expect(now).toEqual(before);
					const { players, order } = boardOf(table);
					for (const seat of order) {
						const { hand, hoard, techs = [] } = players[seat]!;
						const own = [
							...hand,
							...(hoard?.cards ?? []),
							...techs.flatMap(({ under }) => under ?? [])
						].filter((card) => card.includes('#'));
						expect(new Set(own).size).toBe(own.length);
						for (const card of own)
							expect(Math.floor(Number(/#(\d+)$/.exec(card)![1]) / 100)).toBe(
								Number(seat.slice(5))
							);
					}
				}
			}),
			runs(6)
		);
	});
});
