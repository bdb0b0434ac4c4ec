/** How the page of a table is laid out (frame.css), by the window it is in. */
import { MediaQuery } from 'svelte/reactivity';

/** Rails on both sides, wide or narrow; or a phone, lying flat or upright. */
export type FrameShape = 'wide' | 'narrow' | 'flat' | 'phone';

export class Frame {
	readonly #wide: MediaQuery;
	readonly #narrow = new MediaQuery('(min-width: 840px) and (min-height: 540px)');
	readonly #tall = new MediaQuery('(min-width: 620px) and (min-height: 1000px)');
	readonly #flat = new MediaQuery('(min-width: 560px) and (orientation: landscape)');

	/** `wide`: the least width of a window, in px, that has room for both rails as they are. */
	constructor(wide = 1180) {
		this.#wide = new MediaQuery(`(min-width: ${wide}px) and (min-height: 660px)`);
	}

	get shape(): FrameShape {
		if (this.#wide.current) return 'wide';
		if (this.#narrow.current) return 'narrow';
		return this.#flat.current ? 'flat' : 'phone';
	}
	/** Whether it is an upright tablet: laid out as a phone, with room for a whole board. */
	get tall(): boolean {
		return this.shape === 'phone' && this.#tall.current;
	}
	/** Whether the roster and the rail with log and chat stand beside the board. */
	get railed(): boolean {
		return this.#wide.current || this.#narrow.current;
	}
}
