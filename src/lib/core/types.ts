/** The types of one game under one name, and its steps written in them. */
import type { Aside, Ask, Form, Goto } from './game';
import type { SeatId } from './ids';
import type { Play } from './play';
import type { Refusal } from './result';
import type { Answer, Shape } from './shape';
import type { AnyMove, Decider, Frame, OverMove } from './table';

/** A game declares one interface that extends this one; the contract, its steps and its screens share it. */
export interface GameTypes {
	readonly board: unknown;
	readonly vault: unknown;
	/** What happens, for screens, bots and tests: a union by `type`. */
	readonly move: AnyMove;
	/** The locals of each step by its name: what its frame keeps beside where it stands. Plain JSON. */
	readonly steps: object;
	/** The locals of a response window; `never` where the rules have none. */
	readonly window: { readonly moment: string };
}

/** What is told of a game: its own moves, and that it is over. */
export type MoveOf<T extends GameTypes> =
	// Of a game of any kind it is any move, which is more than `any`.
	(0 extends 1 & T['move'] ? AnyMove : T['move']) | OverMove;

/** The moves of one type, also where several share a member. */
export type MoveNamed<Move, Type> = Move extends { readonly type: infer Types }
	? Type extends Types
		? Move
		: never
	: never;

export type StepName<T extends GameTypes> = keyof T['steps'] & string;

/** The frame of a step with its locals. */
export type FrameOf<Locals> = Frame & Locals;

export type WindowFrame<T extends GameTypes> = FrameOf<T['window']>;

/** A frame of a game, told from others by its step. */
export type AnyFrame<T extends GameTypes> =
	| { [S in StepName<T>]: FrameOf<T['steps'][S]> & { readonly step: S } }[StepName<T>]
	| (WindowFrame<T> & { readonly step: 'window' });

/** A step that keeps nothing. */
export type NoLocals = Record<never, never>;

/** The steps under way at a table, innermost last: a frame was pushed with the locals of its step. */
export const underwayFor =
	<T extends GameTypes>() =>
	({ frames }: { readonly frames: readonly Frame[] }) =>
		frames as readonly AnyFrame<T>[];

/** What an answer to this shape is, as the kernel hands it over: checked against the shape before. */
export type AnswerTo<S> = [Shape] extends [S]
	? Answer
	: S extends { readonly type: 'one'; readonly choices: readonly (infer C)[] }
		? PickOf<C, S extends { readonly then: infer T extends Shape } ? T : never>
		: S extends { readonly type: 'some'; readonly choices: readonly (infer C)[] }
			? { readonly picks: readonly IdOf<C>[] }
			: S extends { readonly type: 'amount' }
				? { readonly amount: number }
				: S extends { readonly type: 'order'; readonly choices: readonly (infer C)[] }
					? { readonly order: readonly IdOf<C>[] }
					: S extends { readonly type: 'split'; readonly places: readonly (infer P)[] }
						? { readonly split: SplitOf<IdOf<P>> }
						: S extends { readonly type: 'confirm' }
							? { readonly yes: boolean }
							: S extends { readonly type: 'deal' }
								? Extract<Answer, { offer: unknown } | { accept: unknown } | { refuse: unknown }>
								: never;

type SplitOf<Id extends string> = string extends Id
	? { readonly [place: string]: number }
	: { readonly [place in Id]?: number };

type IdOf<C> = C extends { readonly id: infer Id extends string } ? Id : never;

/** One union member a kind of choice, so that a pick tells which further answer came with it. `T`: what all ask further. */
type PickOf<C, T> = C extends { readonly id: infer Id }
	? C extends { readonly ends: true }
		? { readonly pick: Id; readonly then?: never }
		: C extends { readonly then: infer S extends Shape }
			? { readonly pick: Id; readonly then: AnswerTo<S> }
			: C extends { readonly then?: infer S }
				? PickAnd<Id, Extract<S, Shape>, T>
				: PickAnd<Id, never, T>
	: never;

/** A pick that may ask further by itself, or else what all ask. */
type PickAnd<Id, S, T> = [T] extends [never]
	? [S] extends [never]
		? { readonly pick: Id; readonly then?: never }
		: { readonly pick: Id; readonly then?: AnswerTo<S> }
	: { readonly pick: Id; readonly then: AnswerTo<S | T> };

/** Cross-checks an answer beyond what its shape can say; null when it stands. Must not change anything. */
type Check<T extends GameTypes, L, S> = (
	play: Play<T>,
	frame: FrameOf<L>,
	answer: AnswerTo<S>,
	seat: SeatId
) => Refusal | null;

/** The same question with what is barred in it and fuller notes: see `Explain` in `game.ts`. */
type Explain<T extends GameTypes, L, S> = (
	play: Play<T>,
	frame: FrameOf<L>,
	shape: S,
	seat: SeatId
) => Shape;

/** The forms of one step, its locals and its answers typed. What they do: `Form` in `game.ts`. */
export interface Forms<T extends GameTypes, L> {
	readonly run: (run: (play: Play<T>, frame: FrameOf<L>) => Goto) => Form<T, 'run'>;
	readonly ask: <const S extends Shape>(form: {
		readonly ask: (play: Play<T>, frame: FrameOf<L>) => Ask<S> | null;
		readonly explain?: Explain<T, L, S>;
		readonly check?: Check<T, L, S>;
		readonly then: (play: Play<T>, frame: FrameOf<L>, answer: AnswerTo<S>, seat: SeatId) => Goto;
	}) => Form<T, 'ask'>;
	readonly askAll: <const S extends Shape>(form: {
		readonly ask: (play: Play<T>, frame: FrameOf<L>) => readonly Ask<S>[];
		readonly explain?: Explain<T, L, S>;
		readonly check?: Check<T, L, S>;
		readonly then: (
			play: Play<T>,
			frame: FrameOf<L>,
			answers: { readonly [by in Decider]?: AnswerTo<S> }
		) => Goto;
	}) => Form<T, 'askAll'>;
	readonly each: <const S extends Shape>(form: {
		readonly seats: (play: Play<T>, frame: FrameOf<L>) => readonly SeatId[];
		readonly ask: (play: Play<T>, frame: FrameOf<L>, seat: SeatId) => Ask<S> | null;
		readonly explain?: Explain<T, L, S>;
		readonly check?: Check<T, L, S>;
		readonly then: (play: Play<T>, frame: FrameOf<L>, answer: AnswerTo<S>, seat: SeatId) => void;
	}) => Form<T, 'each'>;
	readonly talk: <const S extends Shape>(form: {
		readonly ask: (play: Play<T>, frame: FrameOf<L>) => readonly Ask<S>[];
		readonly explain?: Explain<T, L, S>;
		readonly check?: Check<T, L, S>;
		readonly then: (
			play: Play<T>,
			frame: FrameOf<L>,
			answer: AnswerTo<S>,
			seat: SeatId
		) => 'again' | Goto;
	}) => Form<T, 'talk'>;
}

const FORMS = {
	run: (run: unknown) => ({ form: 'run', run }),
	ask: (form: object) => ({ form: 'ask', ...form }),
	askAll: (form: object) => ({ form: 'askAll', ...form }),
	each: (form: object) => ({ form: 'each', ...form }),
	talk: (form: object) => ({ form: 'talk', ...form })
};

/**
 * A frame was pushed with the locals of its step, and an answer was checked against the shape it was asked
 * with, so both are taken by their types: here, and nowhere else.
 */
export const forms = <T extends GameTypes, L>(): Forms<T, L> => FORMS as unknown as Forms<T, L>;

/** What the steps of a game are written with: `const { run, ask } = formsOf('launch')`. */
export const formsFor =
	<T extends GameTypes>() =>
	// The step is named for its locals alone.
	<S extends StepName<T>>(_step: S): Forms<T, T['steps'][S]> =>
		forms();

/** What a seat may do beside a question, as it is written: its answer typed by what it offers. */
export interface TypedAside<T extends GameTypes, S> extends Omit<Aside<T>, 'ask' | 'then'> {
	readonly ask: (
		...at: Parameters<Aside<T>['ask']>
	) => (Omit<NonNullable<ReturnType<Aside<T>['ask']>>, 'shape'> & { readonly shape: S }) | null;
	readonly then: (play: Play<T>, answer: AnswerTo<S>, seat: SeatId) => void;
}

/** What asides of a game are written with. An answer was checked against the shape that was offered. */
export const asideFor =
	<T extends GameTypes>() =>
	<const S extends Shape>({ then, ...aside }: TypedAside<T, S>): Aside<T> => ({
		...aside,
		then: then as Aside<T>['then']
	});
