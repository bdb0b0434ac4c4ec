/** What a step gets in its hands while it runs: the board, chance, the stack, and a way to say what happened. */
import { roll } from './chance';
import type { Game } from './game';
import type { SeatId } from './ids';
import type { Frame, GameEvent, Table } from './table';

/** What a step starts with. The names a frame has for itself are taken. */
interface Locals {
	readonly [local: string]: unknown;
	readonly step?: never;
	readonly at?: never;
	readonly got?: never;
	readonly queue?: never;
	readonly since?: never;
}

export class Play<B, V> {
	readonly events: GameEvent[] = [];
	/** Chance's answers in this action, in the order asked. */
	readonly rolled: number[] = [];
	/** Whether anything hidden came to light, so that the action cannot be taken back freely. */
	showed = false;
	/** Whether the answer at hand waits for others: no rule has been run. */
	sealed = false;
	/** Whether the answer at hand was taken because its time ran out. */
	lapsed = false;

	constructor(
		readonly game: Game<B, V>,
		readonly table: Table<B, V>
	) {}

	get board(): B {
		return this.table.board;
	}

	get vault(): V {
		return this.table.vault;
	}

	/** Whether this table began under these rules or later ones: a changed rule asks, and the old way stays. */
	since(rules: number): boolean {
		return this.table.rules >= rules;
	}

	/** A whole number from 0 to `below` − 1. */
	roll = (below: number): number => {
		const value = roll(this.table.chance, below);
		this.rolled.push(value);
		this.showed = true;
		return value;
	};

	/** Shuffles in place. */
	shuffle<T>(items: T[]): T[] {
		for (let i = items.length - 1; i > 0; i--) {
			const j = this.roll(i + 1);
			const held = items[i] as T;
			items[i] = items[j] as T;
			items[j] = held;
		}
		return items;
	}

	/** Starts a step; it runs, and everything it pushes, before the step that pushed it goes on. */
	push(step: string, locals: Locals = {}): void {
		const forms = this.game.steps[step];
		const first = forms && Object.keys(forms)[0];
		if (first === undefined) throw new Error(`There is no step ${step}.`);
		this.table.frames.push({ step, at: first, ...locals });
	}

	/** Opens a response window; the step that pushed it goes on when all have passed. */
	window(moment: string, locals: Locals = {}): void {
		this.push('window', { moment, ...locals });
	}

	/** The innermost frame of this step. Throws when there is none: asking for it is then a bug. */
	within(step: string): Frame {
		const frame = this.find(step);
		if (!frame) throw new Error(`Nothing of step ${step} is under way.`);
		return frame;
	}

	/** The innermost frame of this step, if one is under way. */
	find(step: string): Frame | undefined {
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

	/** Tells everybody. */
	say(say: string, rule?: string, move?: GameEvent['move']): void {
		this.events.push({ to: 'all', say, ...(rule ? { rule } : {}), ...(move ? { move } : {}) });
	}

	/** Tells some seats only. */
	tell(to: SeatId | readonly SeatId[], say: string, rule?: string, move?: GameEvent['move']): void {
		this.showed = true;
		this.events.push({
			to: typeof to === 'string' ? [to] : to,
			say,
			...(rule ? { rule } : {}),
			...(move ? { move } : {})
		});
	}

	/** Ends the game. */
	finish(winners: readonly SeatId[], why: string, rule: string): void {
		this.table.over = { winners: winners.slice(), why, rule };
		this.table.frames = [];
		this.table.decisions = [];
		this.say(why, rule, { type: 'over', winners: winners.slice() });
	}
}
