/** Tables of any game in any state it can come to: what laws and counts are tested on. */
import fc from 'fast-check';
import { diceFrom, random, step } from '../../src/lib/bots';
import type { Played } from '../../src/lib/bots';
import { seatAt, start } from '../../src/lib/core';
import type { AnyGame, AnyTable, Decision, Dice, Json, SeatId } from '../../src/lib/core';

export interface Setup {
	readonly seats: number;
	readonly options: { readonly [option: string]: Json };
	/** Seeds the game's chance and the players'. */
	readonly seed: number;
	readonly clocked: boolean;
}

/** Any number of seats with any options that go with it. */
export const anySetup = (game: AnyGame): fc.Arbitrary<Setup> =>
	fc
		.record({
			seats: fc.integer(game.seats),
			options: fc.record(
				Object.fromEntries(
					game.options.map(({ id, values }) => [
						id,
						fc.constantFrom(...values.map(({ value }) => value))
					])
				)
			),
			seed: fc.nat(),
			clocked: fc.boolean()
		})
		.filter(({ seats, options }) => game.fits(options, seats) === null);

/** A table just set up. */
export const tableOf = (game: AnyGame, { seats, options, seed, clocked }: Setup): AnyTable =>
	start(game, {
		seats: Array.from({ length: seats }, (_, index) => seatAt(index)),
		options,
		key: seed.toString(16).padStart(64, '0'),
		clocked
	}).table;

/** Takes up to `most` decisions of random players. Whoever speaks first of several is chance. */
export function playOn(
	game: AnyGame,
	table: AnyTable,
	dice: Dice,
	most: number,
	after: (played: Played) => void = () => {}
): void {
	for (let i = 0; i < most && !table.over; i++) {
		const decision = anyOf(table.decisions, dice);
		after({ decision, entry: step(game, table, { bots: [random], dice }, decision) });
	}
}

export const anyOf = (decisions: readonly Decision[], dice: Dice): Decision =>
	decisions[dice(decisions.length)]!;

/** Laws look at the same tables, for which each would be played anew; whoever looks further has no room for all. */
const reached = new Map<string, string>();
const MOST_REACHED = 200;

/** A table after some random play. */
export function tableAt(game: AnyGame, setup: Setup, decisions: number): AnyTable {
	const from = JSON.stringify([game.id, setup, decisions]);
	let saved = reached.get(from);
	if (saved === undefined) {
		const table = tableOf(game, setup);
		playOn(game, table, diceFrom(setup.seed), decisions);
		saved = JSON.stringify(table);
		if (reached.size < MOST_REACHED) reached.set(from, saved);
	}
	return JSON.parse(saved) as AnyTable;
}

/** A value of its own with nothing shared, as a save and a load would give. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Makes any change an exception. */
export function freeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(freeze);
	}
	return value;
}

/** Everybody who looks at a table. */
export const viewersOf = (table: AnyTable): (SeatId | 'watcher')[] => [...table.seats, 'watcher'];

/** Whether laws look further than `npm test` does. */
export const looksFurther = process.env['LAWS_RUNS'] !== undefined;

/** The same runs each time; `LAWS_SEED=5 LAWS_RUNS=500 npm test -- tests/properties` looks further. */
export const runs = (numRuns: number) => ({
	numRuns: Number(process.env['LAWS_RUNS'] ?? numRuns),
	seed: Number(process.env['LAWS_SEED'] ?? 1)
});
