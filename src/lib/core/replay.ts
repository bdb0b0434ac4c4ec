/** A finished (or running) game as a file: how it began and what was decided. Anyone can run it again. */
import { commitTo, mixKey } from './chance';
import { act, order, start, timeOut } from './engine';
import { fingerprint } from './fingerprint';
import type { AnyGame, AnyTable } from './game';
import type { Json, SeatId } from './ids';
import type { Result } from './result';
import type { Action, Decider, GameEvent, LogEntry } from './table';

export interface SavedGame {
	readonly format: 'orrery-game';
	readonly version: 1;
	readonly game: string;
	readonly rules: number;
	readonly seats: readonly SeatId[];
	readonly names: { readonly [seat: string]: string };
	readonly options: { readonly [option: string]: Json };
	readonly clocked: boolean;
	/** The table's secret, shown only when the game is over, and what it published before the first card. */
	readonly secret: string;
	readonly commitment: string;
	/** What each seat mixed in, in seat order. */
	readonly salts: readonly string[];
	readonly moves: readonly {
		readonly by: Decider;
		readonly action: Action;
		readonly chance: readonly number[];
		/** The fingerprint of the table after this move. */
		readonly print: string;
	}[];
}

export interface Verdict {
	readonly ok: boolean;
	/** Moves run again without a difference. */
	readonly moves: number;
	/** Whether the published commitment is that of the secret. */
	readonly commitment: boolean;
	/** Whether every answer of chance is the stream's. */
	readonly chance: boolean;
	/** Whether every fingerprint agrees. */
	readonly fingerprints: boolean;
	readonly why: string | null;
}

/** Carries out one recorded action. */
export function redo(
	game: AnyGame,
	table: AnyTable,
	by: Decider,
	action: Action
): Result<LogEntry> {
	switch (action.type) {
		case 'answer':
			return act(game, table, by, action.decision, action.answer);
		case 'timeout':
			return timeOut(game, table, action.decision);
		case 'orders':
			return order(game, table, by as SeatId, action.orders);
	}
}

/** The table at its start, from a saved game. */
export const begin = (game: AnyGame, saved: SavedGame): { table: AnyTable; events: GameEvent[] } =>
	start(game, {
		seats: saved.seats,
		options: saved.options,
		key: mixKey(saved.secret, saved.salts),
		clocked: saved.clocked
	});

/** Runs a saved game again and says whether it is what it claims to be. */
export function verify(game: AnyGame, saved: SavedGame): Verdict {
	const commitment = commitTo(saved.secret) === saved.commitment;
	const verdict = (moves: number, chance: boolean, fingerprints: boolean, why: string | null) => ({
		ok: commitment && chance && fingerprints && why === null,
		moves,
		commitment,
		chance,
		fingerprints,
		why: why ?? (commitment ? null : 'The commitment is not that of the secret.')
	});
	const { table } = begin(game, saved);
	for (const [index, move] of saved.moves.entries()) {
		const done = redo(game, table, move.by, move.action);
		if (!done.ok) return verdict(index, true, true, `Move ${index + 1}: ${done.refusal.say}`);
		if (done.value.chance.join() !== move.chance.join())
			return verdict(index, false, true, `Move ${index + 1}: chance answers differ.`);
		if (fingerprint(table) !== move.print)
			return verdict(index, true, false, `Move ${index + 1}: the tables differ.`);
	}
	return verdict(saved.moves.length, true, true, null);
}
