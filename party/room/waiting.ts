/**
 * [ROOM-COST.4] Those who want the whole picture, each once. It is the dearest thing to ask for, and what
 * every newcomer needs: so nobody is refused it, but waits until it can be paid for.
 */
import type { ClientMessageOf } from '$lib/protocol';
import type { Listener } from './listener';

export type Wish = ClientMessageOf<'hello' | 'resync'>;

export class Waiting {
	readonly #wishes = new Map<Listener, Wish>();

	/** Whoever waits already keeps their place; a hello says more than what was wished before. */
	add(listener: Listener, wish: Wish): void {
		if (wish.type === 'hello' || !this.#wishes.has(listener)) this.#wishes.set(listener, wish);
	}

	delete(listener: Listener): void {
		this.#wishes.delete(listener);
	}

	has(listener: Listener): boolean {
		return this.#wishes.has(listener);
	}

	get isAny(): boolean {
		return this.#wishes.size > 0;
	}

	/** The first whose turn it is, or how long nobody's is, ms; null when nobody waits. `until`: 0 for now. */
	next(
		until: (listener: Listener, wish: Wish) => number
	): { readonly listener: Listener; readonly wish: Wish } | number | null {
		let least: number | null = null;
		for (const [listener, wish] of this.#wishes) {
			const ms = until(listener, wish);
			if (ms <= 0) return { listener, wish };
			least = Math.min(least ?? ms, ms);
		}
		return least;
	}
}
