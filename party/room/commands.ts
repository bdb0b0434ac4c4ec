/** Each command of a seat is carried out once: counters, told again by a page whose line broke. */
import type { SeatId } from '$lib/core';

/** Commands remembered for each seat. */
const REMEMBERED = 8;

/** The last commands carried out for each seat: counter and decision. */
export interface Done {
	readonly [seat: string]: readonly (readonly [counter: number, decision: number])[];
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

	/** `new`, or carried out already (`done`), or its number was used for something else (`used`). */
	heard(seat: SeatId, counter: number, decision: number): 'new' | 'done' | 'used' {
		if (counter > this.counter(seat)) return 'new';
		const known = this.#done[seat]?.find(([one]) => one === counter);
		return known && known[1] === decision ? 'done' : 'used';
	}

	carriedOut(seat: SeatId, counter: number, decision: number): void {
		this.#done[seat] = [...(this.#done[seat] ?? []), [counter, decision] as const].slice(
			-REMEMBERED
		);
	}

	/** Another player has this seat now: what its page counted is nobody's any more. */
	forget(seat: SeatId): void {
		delete this.#done[seat];
	}
}
