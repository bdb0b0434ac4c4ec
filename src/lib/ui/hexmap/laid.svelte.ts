/** How a map of hexes lies on this screen: laid out anew only when its hexes, or the one at the bottom, change. */
import { untrack } from 'svelte';
import type { HexId } from '$lib/hex';
import { layOf } from './lay';
import type { Lay } from './lay';

export class Laid {
	readonly #ids: () => readonly HexId[];
	readonly #bottom: () => HexId | null;
	readonly #shape = $derived.by(() => `${this.#ids().join(' ')} ${this.#bottom() ?? ''}`);
	readonly lay: Lay = $derived.by(() => {
		void this.#shape;
		return untrack(() => layOf(this.#ids(), this.#bottom()));
	});

	/** `bottom`: where who looks at it sits. */
	constructor(ids: () => readonly HexId[], bottom: () => HexId | null) {
		this.#ids = ids;
		this.#bottom = bottom;
	}
}
