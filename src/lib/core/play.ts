/** What a step gets in its hands while it runs: the board, chance, the stack, and a way to say what happened. */
import { roll, shuffle } from './chance';
import type { Game } from './game';
import type { SeatId } from './ids';
import type { Frame, GameEvent, Table } from './table';
import { firstFormOf, WINDOW } from './steps';
import type { FrameOf, GameTypes, MoveOf, StepName, WindowFrame } from './types';
import type { Words } from './words';

/** What a step starts with, left out where it may be; the names a frame has for itself are taken. */
type Locals<L> = [Record<never, never>] extends [L]
	? readonly [locals?: L]
	: readonly [locals: L & NoFrame];
type NoFrame = { readonly [own in 'step' | 'at' | 'got' | 'queue' | 'since' | 'paused']?: never };

type Writable<Of> = { -readonly [key in keyof Of]: Of[key] };

export class Play<T extends GameTypes> {
	readonly events: GameEvent<MoveOf<T>>[] = [];
	/** Chance's answers in this action, in the order asked. */
	readonly rolled: number[] = [];
	/** Whether anything hidden came to light, so that the action cannot be taken back freely. */
	showed = false;
	/** Whether the answer at hand waits for others: no rule has been run. */
	sealed = false;
	/** Whether the answer at hand was taken because its time ran out. */
	lapsed = false;

	constructor(
		readonly game: Game<T>,
		readonly table: Table<T['board'], T['vault']>
	) {}

	get board(): T['board'] {
		return this.table.board;
	}

	get vault(): T['vault'] {
		return this.table.vault;
	}

	/** Whether this table began under these rules or later ones: a changed rule asks, and the old way stays. */
	since(rules: number): boolean {
		return this.table.rules >= rules;
	}

	/** A whole number from 0 to `below` − 1. */
	roll(below: number): number {
		const value = roll(this.table.chance, below);
		this.rolled.push(value);
		this.showed = true;
		return value;
	}

	/** Shuffles in place. */
	shuffle<Item>(items: Item[]): Item[] {
		return shuffle(items, (below) => this.roll(below));
	}

	/** Starts a step; it runs, and everything it pushes, before the step that pushed it goes on. */
	push<S extends StepName<T>>(step: S, ...[locals]: Locals<T['steps'][S]>): void {
		this.#push(step, locals);
	}

	/** Starts the first step of a game, which has no locals. */
	begin(step: StepName<T>): void {
		this.#push(step, {});
	}

	/** Opens a response window; the step that pushed it goes on when all have passed. */
	window(moment: T['window']['moment'], ...[locals]: Locals<Omit<T['window'], 'moment'>>): void {
		this.#push(WINDOW, { moment, ...locals });
	}

	#push<L>(step: string, locals: L | undefined): void {
		const at = firstFormOf(this.game, step);
		if (at === undefined) throw new Error(`There is no step ${step}.`);
		this.table.frames.push({ step, at, ...locals });
	}

	/** The innermost frame of this step. Throws when there is none: asking for it is then a bug. */
	within<S extends StepName<T>>(step: S): FrameOf<T['steps'][S]> {
		const frame = this.find(step);
		if (!frame) throw new Error(`Nothing of step ${step} is under way.`);
		return frame;
	}

	/** The innermost frame of this step, if one is under way. */
	find<S extends StepName<T>>(step: S): FrameOf<T['steps'][S]> | undefined {
		// A frame was pushed with the locals of its step.
		return this.#find(step) as FrameOf<T['steps'][S]> | undefined;
	}

	/** The innermost response window, if one is open. */
	openWindow(): WindowFrame<T> | undefined {
		return this.#find(WINDOW) as WindowFrame<T> | undefined;
	}

	#find(step: string): Frame | undefined {
		const { frames } = this.table;
		for (let i = frames.length - 1; i >= 0; i--) if (frames[i]?.step === step) return frames[i];
		return undefined;
	}

	/** Leaves every frame inside this one, so that it goes on next. */
	unwindTo(frame: Frame): void {
		const at = this.table.frames.indexOf(frame);
		if (at < 0) throw new Error('Cannot go back to a frame that has ended.');
		this.table.frames.length = at + 1;
	}

	/** Tells everybody; `about`: see `GameEvent`. */
	say(say: Words, rule?: string, move?: MoveOf<T> | null, about?: readonly string[]): void {
		this.#happened('all', say, rule, move, about);
	}

	/** Tells some seats only. */
	tell(to: SeatId | readonly SeatId[], say: Words, rule?: string, move?: T['move']): void {
		this.showed = true;
		this.#happened(typeof to === 'string' ? [to] : to, say, rule, move);
	}

	#happened(
		to: GameEvent['to'],
		say: Words,
		rule?: string,
		move?: MoveOf<T> | null,
		about?: readonly string[]
	): void {
		const event: Writable<GameEvent<MoveOf<T>>> = { to, say };
		if (rule) event.rule = rule;
		if (about) event.about = about;
		if (move) event.move = move;
		this.events.push(event);
	}

	/** Ends the game. `why`: without the winners, who are named beside it; `told`: what happens, for all. */
	finish(winners: readonly SeatId[], why: Words, rule: string, told = why): void {
		this.table.over = { winners: winners.slice(), why, rule };
		this.table.frames = [];
		this.table.decisions = [];
		this.say(told, rule, { type: 'over', winners: winners.slice() });
	}
}
