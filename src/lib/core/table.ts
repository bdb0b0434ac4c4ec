/** A game in progress as one plain JSON value: read this first. */
import type { AsideAnswer } from './aside';
import type { ChanceState } from './chance';
import type { Json, SeatId } from './ids';
import type { Answer, Shape } from './shape';
import type { Words } from './words';

/** What led to a question: a power, a card, a vote that others may not have in mind any more. */
export interface Because {
	/** What it is, in the game's own ids: `card:duel`, `law:truce`. */
	readonly of: string;
	/** Whose it is; left out: nobody's. */
	readonly by?: SeatId;
	/** In words, a sentence. */
	readonly say: Words;
	/** The same as whose it is reads it, where that is another sentence; a `Decision` has theirs in its `say`. */
	readonly yours?: Words;
}

/** Who a decision belongs to. `table` is the room's own clock, which lets a window close. */
export type Decider = SeatId | 'table';

export interface Decision {
	/** Counts from 1, never used again, so that a late answer is told from a fresh one. */
	readonly id: number;
	readonly seat: Decider;
	/** The frame and form that opened it, for example `launch.aim`. */
	readonly name: string;
	readonly shape: Shape;
	/** The rule that asks. */
	readonly rule: string;
	readonly say: Words;
	/** The pieces and seats it is about, as choices name them with `on`; left out: none in particular. */
	readonly about?: readonly string[];
	/** What led to it; left out: the course of the game. */
	readonly because?: Because;
	/** The moment of a response window; null for an ordinary question. */
	readonly window: string | null;
	/** What happens on a time-out: this answer, or any legal one by chance. */
	readonly fallback: Answer | 'random';
	/** The time the rules give it, in seconds; null: what the table gives any decision. */
	readonly seconds: number | null;
	/** In a talk: the first id asked in it. Its time counts from there, however often all are asked anew. */
	readonly since?: number;
}

/** Where a frame stands when its step is done. */
export const END = 'end';

/** A step under way: its name and the form it stands at. Innermost last. Its few locals lie beside them: plain JSON, typed by its game (`FrameOf`). */
export interface Frame {
	readonly step: string;
	at: string;
	/** Set while this form waits: answers that came in so far. A secret until all are in. */
	got?: Partial<Record<Decider, Answer>>;
	/** Seats still to be asked, for forms that go round the table. */
	queue?: SeatId[];
	/** Set while a talk goes on: the first id asked in it. */
	since?: number;
	/** Set while its questions are put aside: those that come back as they were keep their ids. */
	paused?: readonly Decision[];
}

/** What must hold for a standing order to answer: `unconcerned`: the window is not about its seat; `unable`: its seat can do nothing there but pass. */
export type When = 'unconcerned' | 'unable';

/** An answer left with the table for windows to come. */
export interface StandingOrder {
	/** A moment, a group of moments that the game names, or `*`: every window. */
	readonly on: string;
	/** All of these must hold; none: it answers always. */
	readonly when: readonly When[];
	/** Given where it is legal; elsewhere the next order is looked at. */
	readonly answer: Answer;
	/** How long it holds: for one of the spans that the game names, or for the `game`. */
	readonly until: string;
}

export interface Over {
	readonly winners: readonly SeatId[];
	readonly why: Words;
	readonly rule: string;
}

/** What happened, for programs: its `type` and whatever else the game tells with it. */
export type AnyMove = { readonly type: string; readonly [key: string]: Json };

/** The move every game ends with. */
export type OverMove = { readonly type: 'over'; readonly winners: readonly SeatId[] };

/** Something that happened, and who may read it. Moves pieces on the screen, makes the log. */
export interface GameEvent<Move extends AnyMove = AnyMove> {
	readonly to: 'all' | readonly SeatId[];
	/** A sentence. Empty when only pieces move. */
	readonly say: Words;
	readonly rule?: string;
	/** The pieces it is about, as choices name them with `on`, where neither its seats nor its move name them. */
	readonly about?: readonly string[];
	/** What moved, in the game's own terms. */
	readonly move?: Move;
}

export interface Table<Board, Vault> {
	readonly game: string;
	/** The behaviour of the rules it began with, and finishes under. */
	readonly rules: number;
	/** The shape of this value; a newer program migrates an older one. */
	readonly shape: number;
	readonly seats: readonly SeatId[];
	readonly options: { readonly [option: string]: Json };
	/** Whether windows wait for the room's clock before they close. */
	readonly clocked: boolean;
	board: Board;
	/** Decks and chance: what nobody may see. Views cannot reach it. */
	vault: Vault;
	chance: ChanceState;
	frames: Frame[];
	decisions: Decision[];
	/** What seats have left; of who has left nothing see `ordersOf`. No rule reads it: answers by order are answers like any other. */
	orders: Partial<Record<SeatId, StandingOrder[]>>;
	/** Accepted decisions so far. */
	n: number;
	/** The id of the next decision. */
	next: number;
	over: Over | null;
}

/** What a seat or the room did. */
export type Action =
	| {
			readonly type: 'answer';
			/** 0: of a seat that was not asked, with an aside. */
			readonly decision: number;
			readonly answer: Answer | AsideAnswer;
	  }
	/** The decision ran out of time: its fallback was taken. */
	| { readonly type: 'timeout'; readonly decision: number };

/** One accepted action. The saved state is the truth; the log of these is the evidence. */
export interface LogEntry<Move extends AnyMove = AnyMove> {
	/** Counts from 1. */
	readonly n: number;
	readonly by: Decider;
	readonly action: Action;
	/** Chance's answers in the order they were asked; stays in the room until the game is over. */
	readonly chance: readonly number[];
	readonly events: readonly GameEvent<Move>[];
	/** Something hidden came to light, so this cannot be taken back without consent. */
	readonly showed: boolean;
	/** It waits for the answers of others: no rule has been run, so board and vault are as before. */
	readonly sealed?: true;
}
