/** A finished (or running) game as a file: how it began and what was decided. Anyone can run it again. */
import { commitTo, mixKey } from './chance';
import { act, start, timeOut } from './engine';
import { printOf } from './fingerprint';
import type { AnyGame, AnyTable } from './game';
import type { Json, SeatId } from './ids';
import { refuse } from './result';
import type { Result } from './result';
import type { Action, Decider, GameEvent, LogEntry } from './table';
import { unknownRules } from './waking';
import { msg, verbatim } from './words';
import type { Words } from './words';

export interface SavedGame {
	readonly format: 'orrery-game';
	readonly version: 1;
	readonly game: string;
	/** The rules it was played by. */
	readonly rules: number;
	/** The shape of the tables its fingerprints were taken of; left out: 1. */
	readonly shape?: number;
	readonly seats: readonly SeatId[];
	readonly names: { readonly [seat: string]: string };
	/** The colours seats had at the table; files of old have none. */
	readonly colours?: { readonly [seat: string]: string };
	readonly options: { readonly [option: string]: Json };
	readonly clocked: boolean;
	/** The table's secret, shown only when the game is over, and what it published before the first card. */
	readonly secret: string;
	readonly commitment: string;
	/** What each seat mixed in, in seat order. */
	readonly salts: readonly string[];
	/** When it was over, ms since 1970; files of old do not say. */
	readonly ended?: number;
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
	/** Whether every fingerprint agrees; null where they are of tables of another shape than this program's. */
	readonly fingerprints: boolean | null;
	readonly why: Words | null;
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
		default: // a file may say anything
			return refuse('CORE-FILE', msg('that is not something anybody could have done.'));
	}
}

/** Whether the fingerprints of this file are of tables of this program's shape, so that they can be compared. */
const isAlike = (game: AnyGame, { shape = 1 }: SavedGame): boolean => shape === game.shape;

/** The table at its start, from a saved game. */
export const begin = (game: AnyGame, saved: SavedGame): { table: AnyTable; events: GameEvent[] } =>
	start(game, {
		seats: saved.seats,
		options: saved.options,
		key: mixKey(saved.secret, saved.salts),
		clocked: saved.clocked,
		rules: saved.rules
	});

/** What sees a game that is played again: the table at its start, and after each move that holds. */
export type Witness = (table: AnyTable, events: readonly GameEvent[]) => void;

/**
 * Runs a saved game again, under the rules it was played by, and says whether it is what it claims to be. Throws nothing,
 * whatever the file says.
 */
export const verify = (game: AnyGame, saved: SavedGame, after?: Witness): Verdict =>
	ranThrough(checking(game, saved, after));

/** What comes of work that could breathe in between, all at once. */
export function ranThrough<Made>(run: Generator<unknown, Made, void>): Made {
	for (;;) {
		const step = run.next();
		if (step.done) return step.value;
	}
}

/**
 * The same, a move at a time: yields how many are made, so that a page can breathe in between. `prints`: whether
 * fingerprints are compared, which takes longer than the rules themselves.
 */
export function* checking(
	game: AnyGame,
	saved: SavedGame,
	after: Witness = () => {},
	prints = true
): Generator<number, Verdict, void> {
	const commitment = commitTo(saved.secret) === saved.commitment;
	const alike = prints && isAlike(game, saved);
	const verdict = (moves: number, why: Words | null, chance = true, fingerprints = true) => ({
		ok: commitment && why === null,
		moves,
		commitment,
		chance,
		fingerprints: alike ? fingerprints : null,
		why: why ?? (commitment ? null : msg('The commitment is not that of the secret.'))
	});
	if (saved.game !== game.id)
		return verdict(0, msg('This is a game of {game}.', { game: verbatim(saved.game) }));
	const foreign = foreignRules(game, saved);
	if (foreign) return verdict(0, foreign);
	const misfit = game.fits(saved.options, saved.seats.length);
	if (misfit) return verdict(0, misfit.say);
	try {
		const { table, events } = begin(game, saved);
		after(table, events);
		for (const [index, move] of saved.moves.entries()) {
			yield index;
			const n = index + 1;
			const done = attempt(game, table, move.by, move.action);
			if (!done.ok) return verdict(index, msg('Move {n}: {why}', { n, why: done.refusal.say }));
			if (done.value.chance.join() !== move.chance.join())
				return verdict(index, msg('Move {n}: chance answers differ.', { n }), false);
			if (alike && printOf(table) !== move.print)
				return verdict(index, msg('Move {n}: the tables differ.', { n }), true, false);
			after(table, done.value.events);
		}
	} catch (error) {
		return verdict(0, msg('It cannot be set up: {error}', { error: verbatim(String(error)) }));
	}
	return verdict(saved.moves.length, null);
}

/** Why this file cannot be played again: its rules are none this program plays, or reads in files. Null when they are. */
export function foreignRules(game: AnyGame, { rules }: SavedGame): Words | null {
	const from = game.replayedFrom ?? game.rulesFrom;
	if (!unknownRules({ ...game, rulesFrom: from }, rules)) return null;
	return from === game.rules
		? msg('It was played by rules {rules}; these are rules {known}.', { rules, known: from })
		: msg('It was played by rules {rules}; these are rules {from} to {upTo}.', {
				rules,
				from,
				upTo: game.rules
			});
}

/** A recorded action that no table could have taken is refused, however broken it is. */
function attempt(game: AnyGame, table: AnyTable, by: Decider, action: Action): Result<LogEntry> {
	try {
		return redo(game, table, by, action);
	} catch {
		return refuse('CORE-FILE', msg('that is not something anybody could have done.'));
	}
}
