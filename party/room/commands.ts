/** Each command of a seat is carried out once: counters, told again by a page whose line broke. */
import type { SeatId } from '$lib/core';

/** Commands remembered for each seat. */
const REMEMBERED = 8;

/** A table saved when less was known has no checksum, or one of another make (a text): any answer passes for that. */
type Known = readonly [counter: number, decision: number, sum?: number | string];

/** [ROOM-ONCE.3] A counter may be so much higher than the last: no page counts so far while it is not heard. */
const MOST_AHEAD = 1000;
/** Where a seat's counters begin is its page's affair, which may have counted at other tables and games. */
const FIRST_BELOW = 2 ** 40;

/** The last commands carried out for each seat: counter, decision, and a checksum of what was answered. */
export interface Done {
	readonly [seat: string]: readonly Known[];
}

/** A checksum of what was said (FNV-1a): it tells a command told again from another, and keeps no secret. */
export function checksumOf(said: unknown): number {
	const text = JSON.stringify(said);
	let sum = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
	return sum >>> 0;
}

export class Commands {
	#done: Record<string, Done[string]>;

	constructor(done: Done = {}) {
		this.#done = { ...done };
	}

	/** As it is kept. */
	get done(): Done {
		return this.#done;
	}

	/** The highest counter carried out for this seat. */
	counter(seat: SeatId): number {
		return this.#done[seat]?.at(-1)?.[0] ?? 0;
	}

	/** `new`, or carried out already (`done`), or its number was used for something else (`used`), or is `far` off. */
	heard(
		seat: SeatId,
		counter: number,
		decision: number,
		sum: number
	): 'new' | 'done' | 'used' | 'far' {
		const done = this.#done[seat];
		if (!done) return counter < FIRST_BELOW ? 'new' : 'far';
		const last = this.counter(seat);
		if (counter > last) return counter > last + MOST_AHEAD ? 'far' : 'new';
		const known = done.find(([one]) => one === counter);
		if (!known || known[1] !== decision) return 'used';
		return typeof known[2] !== 'number' || known[2] === sum ? 'done' : 'used';
	}

	carriedOut(seat: SeatId, counter: number, decision: number, sum: number): void {
		const known = [counter, decision, sum] as const;
		this.#done[seat] = [...(this.#done[seat] ?? []), known].slice(-REMEMBERED);
	}

	/** Another player has this seat now: what its page counted is nobody's any more. */
	forget(seat: SeatId): void {
		delete this.#done[seat];
	}
}
