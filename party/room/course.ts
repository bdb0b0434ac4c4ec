/**
 * The course of a game in public moves: which was the last, which of them can be gone back before, and by
 * what numbers pages know its decisions.
 */
import type { LogEntry, SeatId } from '$lib/core';
import { KEPT } from './checkpoints';

/** Decisions of different pasts are told apart on the wire: the n-th way back begins here. */
const LINE = 1_000_000;
/** Those of different games too: so many ways back are left to each. */
const LINES = 1000;

/** A public move one can go back before. */
export interface Earlier {
	/** The public move that left the table as it was before. */
	readonly v: number;
	/** Whose answers it was made of. */
	readonly by: readonly SeatId[];
	/** Something hidden came to light: answers that were sealed as well [ROOM-UNDO.5]. */
	readonly showed: boolean;
	/** Its number in the log; missing where it was kept before that was noted. */
	readonly n?: number;
}

/** A way back: to before this seat's last decision, whose answer is still `sealed`, or a public move. */
export type WayBack =
	| { readonly kind: 'sealed'; readonly free: true }
	| { readonly kind: 'public'; readonly to: Earlier; readonly free: boolean };

/** As it is kept. */
export interface Progress {
	/** Counts the public moves of this round, and the times it went back. */
	readonly v: number;
	/** How often the table went back: keeps decisions of different pasts apart. */
	readonly line: number;
	readonly earlier: readonly Earlier[];
}

export class Course {
	#kept: Progress;
	/** Whose last public decision has become too long ago since this was last asked. */
	#lapsed: readonly SeatId[] = [];

	constructor(kept: Progress) {
		this.#kept = kept;
	}

	/** What a page still says about an earlier game is no answer in this one. */
	static ofRound(round: number): Course {
		return new Course({ v: 0, line: (round - 1) * LINES, earlier: [] });
	}

	get kept(): Progress {
		return this.#kept;
	}

	get v(): number {
		return this.#kept.v;
	}

	/** A public move, of this number in the log, was made of the answers of these seats. */
	moved(by: readonly SeatId[], { n, showed }: Pick<LogEntry, 'n' | 'showed'>): void {
		const { v, earlier } = this.#kept;
		this.#step([...earlier, { v, by, showed, n }]);
	}

	/** The table is as it was before this move, which was one that can be gone back before. */
	wentBack(to: Earlier): void {
		this.#step(this.#kept.earlier.filter(({ v }) => v < to.v));
		this.#kept = { ...this.#kept, line: this.#kept.line + 1 };
	}

	/** `earlier`: what led to where the table is now, of which so much can be taken back. */
	#step(earlier: readonly Earlier[]): void {
		const v = this.#kept.v + 1;
		const kept = earlier.filter((one) => one.v > v - KEPT);
		const gone = earlier.slice(0, earlier.length - kept.length).flatMap(({ by }) => by);
		this.#lapsed = [...new Set([...this.#lapsed, ...gone])].filter(
			(seat) => !kept.some(({ by }) => by.includes(seat))
		);
		this.#kept = { ...this.#kept, v, earlier: kept };
	}

	/** Those whose last public decision has become too long ago to go back before; each is told of once. */
	takeLapsed(): readonly SeatId[] {
		const lapsed = this.#lapsed;
		this.#lapsed = [];
		return lapsed;
	}

	/** The last public move, whoever made it. */
	get last(): Earlier | null {
		return this.#kept.earlier.at(-1) ?? null;
	}

	/**
	 * How this seat's last public decision could be taken back, none before public move `from`; free while
	 * nothing hidden was shown and nobody else has acted since. Null when it is too long ago, or there is none.
	 */
	wayBack(seat: SeatId, from: number): WayBack | null {
		const { earlier } = this.#kept;
		const at = earlier.findLastIndex(({ by, v }) => by.includes(seat) && v >= from);
		const to = earlier[at];
		if (!to) return null;
		const isOwn = ({ by, showed }: Earlier) => !showed && by.every((one) => one === seat);
		return { kind: 'public', to, free: earlier.slice(at).every(isOwn) };
	}

	/** The id a page knows this decision by. */
	wireId(decision: number): number {
		return decision + this.#kept.line * LINE;
	}

	/** The kernel's decision a page means; 0: none; −1 when it is one of a past that was taken back. */
	fromWire(decision: number): number {
		if (decision === 0) return 0;
		return Math.floor(decision / LINE) === this.#kept.line ? decision % LINE : -1;
	}
}
