/** Tables of a game as random play meets them: other seats, options, clocks and chance each time, always the same. */
import { diceFrom, random, step } from '../../src/lib/bots';
import { seatAt, start } from '../../src/lib/core';
import type { AnyGame, AnyTable, Json, Start } from '../../src/lib/core';

/** Every number of seats with every value of each option, the others as they are found set. */
export function setups(game: AnyGame): Omit<Start, 'key'>[] {
	const initial = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]));
	const sets: { readonly [option: string]: Json }[] = [
		initial,
		...game.options.flatMap(({ id, values }) =>
			values.map(({ value }) => ({ ...initial, [id]: value }))
		)
	];
	const found: Omit<Start, 'key'>[] = [];
	for (let count = game.seats.min; count <= game.seats.max; count++) {
		const seats = Array.from({ length: count }, (_, index) => seatAt(index));
		for (const options of sets)
			if (!game.fits(options, count))
				found.push({ seats, options, clocked: found.length % 2 === 1 });
	}
	return found;
}

/** Begins a table so; the same seed, the same chance. */
export const begunWith = (game: AnyGame, how: Omit<Start, 'key'>, seed: number): AnyTable =>
	start(game, { ...how, key: seed.toString(16).padStart(64, '0') }).table;

/** Plays so many games, each up to `most` decisions, and shows every table on the way. */
export function survey(
	game: AnyGame,
	{
		games,
		most,
		seed = 1
	}: { readonly games: number; readonly most: number; readonly seed?: number },
	visit: (table: AnyTable) => void
): void {
	const all = setups(game);
	for (let k = 0; k < games; k++) {
		// Far apart in the list one after the other, so that a few games are unlike each other.
		const how = all[(k * 7919) % all.length];
		if (!how) return;
		const table = begunWith(game, how, seed + k);
		const dice = diceFrom(seed + k);
		for (let i = 0; i < most && !table.over; i++) {
			visit(table);
			const decision = table.decisions[dice(table.decisions.length)];
			if (!decision) return;
			step(game, table, { bots: [random], dice }, decision);
		}
	}
}
