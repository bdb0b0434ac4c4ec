/** Answers that seats have left for questions to come, and what became of them. */
import { foresee, standingOfHeld } from '$lib/core';
import type { AnyGame, AnyTable, Answer, HeldAhead, OwnAhead, Refusal, SeatId } from '$lib/core';

/** As it is kept; `isVoid`: its question has changed, which its seat has not heard yet. */
export interface Left extends HeldAhead {
	readonly isVoid?: true;
}

export type LeftAhead = { readonly [seat: string]: Left };

/** An answer whose question is asked. */
export interface ByAhead {
	readonly seat: SeatId;
	readonly decision: number;
	readonly answer: Answer;
}

export class Held {
	#left: LeftAhead;

	constructor(left: LeftAhead = {}) {
		this.#left = left;
	}

	get kept(): LeftAhead {
		return this.#left;
	}

	/** What this seat sees of it. */
	look(seat: SeatId): OwnAhead | null {
		const left = this.#left[seat];
		if (!left) return null;
		const { name, answer, isVoid } = left;
		return { name, answer, ...(isVoid ? { isVoid } : {}) };
	}

	/** Leaves an answer, or with null none; or says why not. */
	leave(game: AnyGame, table: AnyTable, seat: SeatId, answer: Answer | null): Refusal | null {
		if (answer === null) {
			this.forget(seat);
			return null;
		}
		const found = foresee(game, table, seat, answer);
		if (!found.ok) return found.refusal;
		this.#left = { ...this.#left, [seat]: found.value };
		return null;
	}

	forget(seat: SeatId): void {
		const { [seat]: _, ...others } = this.#left;
		this.#left = others;
	}

	/** What this seat has left, which is used up by that. */
	take(seat: SeatId): Left | null {
		const left = this.#left[seat] ?? null;
		this.forget(seat);
		return left;
	}

	/** Its question has changed: it stays until its seat has heard so. */
	makeVoid(seat: SeatId, left: Left): void {
		this.#left = { ...this.#left, [seat]: { ...left, isVoid: true } };
	}

	/**
	 * What is due now; those whose question has gone are void from now on. `isOwn`: whether this seat's owner
	 * answers for it.
	 */
	due(game: AnyGame, table: AnyTable, isOwn: (seat: SeatId) => boolean): ByAhead | null {
		for (const seat of table.seats) {
			const left = this.#left[seat];
			if (!left || left.isVoid || !isOwn(seat)) continue;
			const standing = standingOfHeld(game, table, seat, left);
			if (standing.is === 'asked')
				return { seat, decision: standing.decision, answer: left.answer };
			if (standing.is === 'gone') this.makeVoid(seat, left);
		}
		return null;
	}
}
