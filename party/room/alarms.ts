/** What wakes a table: a timer for what comes soon, as long as it is awake, and the host's alarm beyond. */
import type { Port } from './port';

export class Alarms {
	#cancel: (() => void) | null = null;
	#soon: number | null = null;
	#far: number | null = null;

	/** `ring`: the timer went off. */
	constructor(
		readonly port: Port,
		readonly ring: () => void
	) {}

	/** When the timer is to go off next, ms since 1970; null: never. */
	soon(at: number | null): void {
		const now = this.port.now();
		if (at === this.#soon && (at === null || at > now)) return;
		this.#cancel?.();
		this.#cancel = null;
		this.#soon = at;
		if (at === null) return;
		this.#cancel = this.port.later(Math.max(0, at - now), () => {
			this.#cancel = null;
			this.#soon = null;
			this.ring();
		});
	}

	/** [ROOM-CLOCK.5] When the host is to wake the table at the latest. It has one alarm: an early one does no harm, it only looks. */
	far(at: number): void {
		if (this.#far !== null && this.#far <= at && this.#far > this.port.now()) return;
		this.#far = at;
		this.port.wakeAt(at);
	}

	/** The host's alarm has gone off: none is set. */
	rang(): void {
		this.#far = null;
	}
}
