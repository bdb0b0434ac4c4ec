/** Whole games between bots: set up from a seed, played out, counted, and kept as files if wanted. */
import { botsFor, diceFrom, playOut } from '../../src/lib/bots';
import { MEASURES } from '../../src/lib/games/measures';
import { begin, commitTo, printOf, seatAt } from '../../src/lib/core';
import type { AnyGame, AnyTable, Bot, GameEvent, Json, SavedGame } from '../../src/lib/core';
import type { Played } from '../../src/lib/bots';
import { isSeen, TableClock } from './minutes';

export interface Plan {
	readonly game: AnyGame;
	readonly seats: number;
	/** Levels in seat order; with fewer than seats they take turns. */
	readonly levels: readonly string[];
	readonly seed: number;
	readonly options?: { readonly [option: string]: Json };
}

type Header = Omit<SavedGame, 'moves'>;
export type Moves = SavedGame['moves'][number][];

/** What was asked in response windows. */
export interface Windows {
	/** Rounds in which somebody was asked. */
	readonly rounds: number;
	/** Questions in them, each to one seat. */
	readonly prompts: number;
	/** Those of them a person sees with the usual standing order: who can do nothing but pass is not bothered. */
	readonly seen: number;
	/** All by moment. */
	readonly moments: { readonly [moment: string]: AtMoment };
}

export interface AtMoment {
	/** How often somebody was asked. */
	readonly windows: number;
	readonly prompts: number;
	readonly seen: number;
}

/** Counts the questions of windows, each once. */
function windowCounter() {
	let [last, rounds] = [0, 0];
	const moments: Record<string, { windows: number; prompts: number; seen: number }> = {};
	const sum = (of: 'prompts' | 'seen') =>
		Object.values(moments).reduce((total, one) => total + one[of], 0);
	return {
		look({ decisions }: AnyTable): void {
			const fresh = decisions.filter(({ id, window }) => id > last && window !== null);
			if (fresh.length > 0) rounds += 1;
			for (const [at, decision] of fresh.entries()) {
				const { window } = decision;
				const counted = (moments[window ?? ''] ??= { windows: 0, prompts: 0, seen: 0 });
				if (fresh.findIndex((one) => one.window === window) === at) counted.windows += 1;
				counted.prompts += 1;
				if (isSeen(decision)) counted.seen += 1;
			}
			last = Math.max(last, ...decisions.map(({ id }) => id));
		},
		get counts(): Windows {
			return { rounds, prompts: sum('prompts'), seen: sum('seen'), moments };
		}
	};
}

/** One game as it went. */
export interface Outcome {
	readonly end: 'finished' | 'stuck' | 'crashed';
	readonly table: AnyTable | null;
	readonly decisions: number;
	/** Spent on playing, choosing included and weighing left out. */
	readonly seconds: number;
	/** Bytes of the largest table weighed. */
	readonly maxStateBytes: number;
	readonly windows: Windows;
	/** Its rounds or encounters that began. */
	readonly parts: number;
	/** How long it takes one person beside bots, and what that person decides: tools/lib/minutes.ts. */
	readonly minutes: number;
	readonly decided: number;
	/** How long it takes people in all seats. */
	readonly minutesOfAll: number;
	readonly error: string | null;
}

/** A table is weighed after every so many decisions: a weighing costs as much as a decision. */
const WEIGHED_EVERY = 16;

/** The bot of this level for this game; throws when there is none. */
export function botOf(game: AnyGame, level: string): Bot {
	const bots = [...botsFor(game), ...(MEASURES[game.id] ?? [])];
	const bot = bots.find((one) => one.level === level);
	if (!bot)
		throw new Error(
			`No bot ${level}. For ${game.id} there are: ${bots.map((one) => one.level).join(', ')}.`
		);
	return bot;
}

/** What a host finds set. */
const initialOptions = (game: AnyGame): { readonly [option: string]: Json } =>
	Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]));

/** How a game of this plan begins: what a saved game says before its first move. */
export function headerOf({ game, seats, levels, seed, options = {} }: Plan): Header {
	const secret = commitTo(`${game.id} of ${seats}, simulated: ${seed}`);
	const ids = Array.from({ length: seats }, (_, index) => seatAt(index));
	return {
		format: 'orrery-game',
		version: 1,
		game: game.id,
		rules: game.rules,
		shape: game.shape,
		seats: ids,
		names: Object.fromEntries(
			ids.map((seat, index) => [seat, `${levels[index % levels.length] ?? ''} ${index + 1}`])
		),
		options: { ...initialOptions(game), ...options },
		clocked: false,
		secret,
		commitment: commitTo(secret),
		salts: []
	};
}

/** A table of this plan at its first decision, and what happened until then. */
export const beginOf = (plan: Plan): { table: AnyTable; events: readonly GameEvent[] } =>
	begin(plan.game, { ...headerOf(plan), moves: [] });

/** The players of this plan; the same seed, the same choices. */
export const playersOf = ({ game, levels, seed }: Plan) => ({
	bots: levels.map((level) => botOf(game, level)),
	dice: diceFrom(seed)
});

/** A move as a saved game keeps it. */
export const moveOf = (table: AnyTable, { entry }: Played): Moves[number] => ({
	by: entry.by,
	action: entry.action,
	chance: entry.chance,
	print: printOf(table)
});

/** Plays one game to its end. Never throws: a crash is an outcome. */
export function simulate(
	plan: Plan,
	after: (table: AnyTable, played: Played) => void = () => {}
): Outcome {
	const started = performance.now();
	let table: AnyTable | null = null;
	let decisions = 0;
	let weighing = 0;
	let maxStateBytes = 0;
	const windows = windowCounter();
	const clock = new TableClock();
	const clockOfAll = new TableClock(plan.seats);
	const weigh = (state: AnyTable) => {
		const from = performance.now();
		maxStateBytes = Math.max(maxStateBytes, Buffer.byteLength(JSON.stringify(state)));
		weighing += performance.now() - from;
	};
	const outcome = (end: Outcome['end'], error: string | null): Outcome => ({
		end,
		table,
		decisions,
		seconds: (performance.now() - started - weighing) / 1000,
		maxStateBytes,
		windows: windows.counts,
		parts: table ? (plan.game.ending?.partOf(table.board) ?? 0) : 0,
		minutes: clock.minutes,
		decided: clock.decided,
		minutesOfAll: clockOfAll.minutes,
		error
	});
	try {
		const { table: state } = beginOf(plan);
		table = state;
		windows.look(state);
		clock.look(state);
		clockOfAll.look(state);
		const { end } = playOut(plan.game, state, playersOf(plan), (played) => {
			decisions += 1;
			windows.look(state);
			clock.answered(state, played.decision);
			clockOfAll.answered(state, played.decision);
			clock.look(state);
			clockOfAll.look(state);
			if (decisions % WEIGHED_EVERY === 1) weigh(state);
			after(state, played);
		});
		weigh(state);
		return outcome(
			end === 'over' ? 'finished' : 'stuck',
			end === 'over' ? null : `Not over after ${decisions} decisions.`
		);
	} catch (error) {
		return outcome(
			'crashed',
			error instanceof Error ? (error.stack ?? error.message) : String(error)
		);
	}
}

/** Plays one game and keeps it as a file that `npm run replay` verifies. */
export function simulateAndSave(
	plan: Plan,
	after: (table: AnyTable, played: Played) => void = () => {}
): { outcome: Outcome; saved: SavedGame } {
	const moves: Moves = [];
	const outcome = simulate(plan, (table, played) => {
		moves.push(moveOf(table, played));
		after(table, played);
	});
	const header = headerOf(plan);
	// What the table was begun with is more than what was chosen.
	return {
		outcome,
		saved: { ...header, options: outcome.table?.options ?? header.options, moves }
	};
}
