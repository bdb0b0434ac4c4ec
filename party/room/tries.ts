/** [ROOM-KEY.5] Wrong codes, counted by the minute: of all who try at this table, and of each by itself. */
import type { Limits } from '$lib/protocol';

const MINUTE = 60_000;

export class Tries {
	#since = 0;
	#all = 0;
	#each = new Map<unknown, number>();

	constructor(readonly limits: Limits) {}

	/** Whether another try of theirs is heard. `who`: an address, or a socket where that is not known. */
	may(who: unknown, now: number): boolean {
		if (now - this.#since > MINUTE) {
			this.#since = now;
			this.#all = 0;
			this.#each.clear();
		}
		const { wrongCodes, wrongCodesEach } = this.limits;
		return this.#all < wrongCodes && (this.#each.get(who) ?? 0) < wrongCodesEach;
	}

	wrong(who: unknown): void {
		this.#all += 1;
		this.#each.set(who, (this.#each.get(who) ?? 0) + 1);
	}
}
