/** What somebody may still spend. It fills up as time goes by, and can be in debt by as much as it holds. */
import type { Budget } from '$lib/protocol';

export class Purse {
	#left: number;
	#at: number;

	/** `now`: ms since 1970, here as below. */
	constructor(
		readonly budget: Budget,
		now: number,
		left = budget.burst
	) {
		this.#left = left;
		this.#at = now;
	}

	left(now: number): number {
		const gained = (Math.max(0, now - this.#at) * this.budget.perSecond) / 1000;
		this.#left = Math.min(this.budget.burst, this.#left + gained);
		this.#at = now;
		return this.#left;
	}

	take(cost: number, now: number): void {
		this.#left = Math.max(-this.budget.burst, this.left(now) - cost);
	}

	/** ms until so much is in it; 0 when it is already. */
	until(cost: number, now: number): number {
		const missing = Math.min(cost, this.budget.burst) - this.left(now);
		return missing <= 0 ? 0 : Math.ceil((missing * 1000) / this.budget.perSecond);
	}
}
