/** What seats and watchers see of a table: one public part for all, one part for each seat. */
import { oneOfAlike } from './alike';
import { asidesOf } from './aside';
import type { OwnAside } from './aside';
import { explained } from './explaining';
import type { Game } from './game';
import type { SeatId } from './ids';
import { ordersOf } from './orders';
import { Play } from './play';
import { withReasons } from './reasons';
import type { Answer, Shape } from './shape';
import type { Because, Over, StandingOrder, Table } from './table';
import type { GameTypes } from './types';
import type { Words } from './words';

/**
 * Who we wait for. In a window nobody is named and nobody is counted in, because a player who takes
 * time to think has something to think about: `seats` is null and `answered` stays 0.
 */
export interface Waiting {
	readonly seats: readonly SeatId[] | null;
	/** Answers that are in. */
	readonly answered: number;
	/** Answers asked for. */
	readonly of: number;
	/** The moment of the window; null for an ordinary question. */
	readonly window: string | null;
	/** The form that asks, for example `launch.aim`. */
	readonly name: string;
}

export interface OpenLook<Open = unknown> {
	/** Decisions accepted so far, but those of a window only when it closes: nobody is counted in. */
	readonly n: number;
	readonly board: Open;
	readonly waiting: Waiting | null;
	/** The steps under way, outermost first. */
	readonly stack: readonly string[];
	readonly over: Over | null;
}

/** A decision as its seat sees it. */
export interface OwnDecision {
	readonly id: number;
	readonly name: string;
	readonly shape: Shape;
	readonly rule: string;
	readonly say: Words;
	readonly about?: readonly string[];
	readonly because?: Because;
	readonly window: string | null;
}

/** A question this seat has not been asked yet but will be, if nothing changes meanwhile. */
export interface OwnComing {
	/** Who answers before, in order; nobody: it is the next question. */
	readonly after: readonly SeatId[];
	readonly name: string;
	readonly shape: Shape;
	readonly rule: string;
	readonly say: Words;
}

export interface OwnLook<Own = unknown> {
	readonly seat: SeatId;
	readonly board: Own;
	readonly decision: OwnDecision | null;
	/** What it may do beside that decision, or while others are asked; left out when nothing. */
	readonly asides?: readonly OwnAside[];
	readonly orders: readonly StandingOrder[];
	/** Left out when nothing is known to come. */
	readonly coming?: OwnComing;
	/** What it has left for the question to come, which whoever holds the table gives then; left out when nothing. */
	readonly ahead?: OwnAhead;
}

export interface OwnAhead {
	/** The question it is for. */
	readonly name: string;
	readonly answer: Answer;
	/** The question has changed, so it will not be given. */
	readonly isVoid?: true;
}

/** What everybody sees. */
export function lookOpen<T extends GameTypes, Open>(
	game: Game<T, Open>,
	table: Table<T['board'], T['vault']>
): OpenLook<Open> {
	return {
		n: table.n - heldBack(table),
		board: game.open(table.board, game.counts(table.vault), table.rules),
		waiting: waitingOf(table),
		stack: table.frames.map(({ step }) => step),
		over: table.over
	};
}

/**
 * What this seat sees besides; `reasons`: as a person reads it, with what is barred in its question and of like answers
 * one, neither of which bots have a use for.
 */
export function lookOwn<T extends GameTypes, Own>(
	game: Game<T, unknown, Own>,
	table: Table<T['board'], T['vault']>,
	seat: SeatId,
	reasons = true
): OwnLook<Own> {
	const asked = decisionOf(table, seat);
	const decision =
		asked && reasons
			? { ...asked, shape: oneOfAlike(explained(game, table, { seat, ...asked })) }
			: asked;
	const asides = asidesOf(game, table, seat);
	const coming = comingTo(game, table, seat);
	return {
		seat,
		board: game.own(table.board, seat, table.rules),
		decision,
		...(asides.length > 0 ? { asides } : {}),
		orders: ordersOf(table, seat),
		...(coming && coming.name !== decision?.name
			? { coming: reasons ? { ...coming, shape: oneOfAlike(coming.shape) } : coming }
			: {})
	};
}

/** What this seat will be asked, if nothing changes meanwhile; null: nothing that can be seen coming. */
export function comingTo<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>,
	seat: SeatId
): OwnComing | null {
	if (!game.coming || table.over) return null;
	const coming = game.coming(new Play(game, table), seat);
	if (!coming) return null;
	const { after, name, ask } = coming;
	// It is asked already, of several at once, and this seat has answered.
	const isAnswered = table.frames.at(-1)?.got?.[seat] !== undefined;
	if (isAnswered && table.decisions.some((open) => open.name === name)) return null;
	return { after, name, shape: ask.shape, rule: ask.rule, say: ask.say };
}

/** The decision open for this seat, without what is the room's own (its fallback). */
export function decisionOf<B, V>(table: Table<B, V>, seat: SeatId): OwnDecision | null {
	const open = table.decisions.find((decision) => decision.seat === seat);
	if (!open) return null;
	const { id, name, shape, rule, say, window } = open;
	return withReasons({ id, name, shape, rule, say, window }, open);
}

/** Answers that are in, in a window that is still open: to everybody else nothing has happened yet. */
function heldBack<B, V>(table: Table<B, V>): number {
	const [first] = table.decisions;
	return first?.window ? Object.keys(table.frames.at(-1)?.got ?? {}).length : 0;
}

function waitingOf<B, V>(table: Table<B, V>): Waiting | null {
	const open = table.decisions.filter(({ seat }) => seat !== 'table');
	const first = table.decisions[0];
	if (!first) return null;
	const got = Object.keys(table.frames.at(-1)?.got ?? {}).filter((seat) => seat !== 'table');
	return {
		seats: first.window ? null : open.map(({ seat }) => seat as SeatId),
		answered: first.window ? 0 : got.length,
		of: got.length + open.length,
		window: first.window,
		name: first.name
	};
}
