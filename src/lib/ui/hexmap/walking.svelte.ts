/** Where one stands on a map and what a touch or a key does there: from hex to hex, into one and out, through what is lit. */
import { tick } from 'svelte';
import type { HexId, Point } from '$lib/hex';
import type { Lit } from '../filling';
import { nod } from '../motion';
import { nextOf } from './stops';
import type { HexStop, Inner } from './stops';
import { step, wayOf } from './walk';

/** What it walks on, as it is now. */
export interface Ground {
	readonly stops: () => readonly HexStop[];
	readonly lit: () => ReadonlyMap<string, Lit>;
	/** Those that are still to be chosen, to go through. */
	readonly open: () => readonly HexStop[];
	readonly host: () => Element | undefined;
	/** Brings these into sight; `close`: so that what lies in them can be told apart, if it cannot yet. */
	readonly show: (points: readonly Point[], close: 'no' | 'readable' | 'near') => void;
	/** Points these out for a moment. */
	readonly point: (ids: readonly HexId[]) => void;
	readonly onlook: (hex: HexId | null, picked: boolean) => void;
	readonly ontouch: (piece: string, by: 'toggle' | 1 | -1) => void;
	readonly ondrop: () => void;
	readonly onrefused: (piece: string, hex: HexId) => void;
}

const wayOfKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
	ctrlKey || metaKey || altKey ? null : wayOf(key);

export class Walking {
	/** The hex one stands on. */
	held = $state<HexId | null>(null);
	/** What the keyboard is at: a hex, or a piece within one. */
	focused = $state<string | null>(null);
	refused = $state<string | null>(null);
	/** The hex that was gone into. */
	entered = $state<HexId | null>(null);

	readonly #on: Ground;

	constructor(on: Ground) {
		this.#on = on;
	}

	focusOn(stop: string): void {
		this.#on
			.host()
			?.querySelector<SVGGElement>(`[data-stop="${stop}"]`)
			?.focus({ preventScroll: true });
	}

	/** Goes to the next lit hex, or the one before. */
	toLit(by: 1 | -1, focus: boolean): void {
		const next = nextOf(this.#on.open(), this.held, by);
		if (!next) return;
		this.held = next.id;
		this.#on.show([next], 'readable');
		if (focus) this.focusOn(next.id);
		else this.#on.point([next.id]);
	}

	touch(stop: HexStop): void {
		this.held = stop.id;
		this.refused = null;
		this.#on.onlook(stop.id, stop.touches !== null);
		if (stop.touches !== null) this.#on.ontouch(stop.touches, 'toggle');
		else if (this.#isAsked() && !stop.opens) this.#refuse(stop.id, stop.id);
	}

	touchInner(stop: HexStop, piece: Inner): void {
		const isLit = this.#on.lit().has(piece.id);
		this.held = stop.id;
		this.refused = null;
		this.#on.onlook(stop.id, isLit);
		if (isLit) this.#on.ontouch(piece.id, 'toggle');
		else if (stop.touches === stop.id) this.#on.ontouch(stop.id, 'toggle');
		else if (this.#isAsked()) this.#refuse(piece.id, stop.id);
	}

	onkeydown(event: KeyboardEvent, stop: HexStop): void {
		const { key } = event;
		const way = wayOfKey(event);
		if (way !== null) {
			const next = step(this.#on.stops(), stop.id, way, event.shiftKey);
			const spot = this.#on.stops().find(({ id }) => id === next);
			if (spot) this.held = spot.id;
			this.focusOn(next);
			if (spot) this.#on.show([spot], 'no');
		} else if (key === '.' || key === ',') this.toLit(key === '.' ? 1 : -1, true);
		else if (key === 'Enter' && stop.inner.length > 0 && stop.touches === null) {
			this.#on.onlook(stop.id, false);
			void this.#goInto(stop);
		} else if (key === 'Enter' || key === ' ') this.touch(stop);
		else if (key === 'Escape') {
			this.refused = null;
			this.#on.onlook(null, false);
			this.#on.ondrop();
		} else return;
		event.preventDefault();
		event.stopPropagation();
	}

	onkeydownInner(event: KeyboardEvent, stop: HexStop, piece: Inner): void {
		const { key } = event;
		const lit = this.#on.lit();
		const way = wayOfKey(event);
		const counts = lit.get(piece.id)?.max != null;
		if (way !== null) {
			const beside = stop.inner.map(({ id, x, y }) => ({ id, x, y, lit: lit.has(id) }));
			this.focusOn(step(beside, piece.id, way, event.shiftKey));
		} else if (key === 'Enter' || key === ' ') this.touchInner(stop, piece);
		else if (counts && (key === '+' || key === '=')) this.#on.ontouch(piece.id, 1);
		else if (counts && key === '-') this.#on.ontouch(piece.id, -1);
		else if (key === 'Escape') {
			this.entered = null;
			this.focusOn(stop.id);
		} else return;
		event.preventDefault();
		event.stopPropagation();
	}

	async #goInto(stop: HexStop): Promise<void> {
		const [first] = stop.inner;
		if (!first) return;
		this.held = this.entered = stop.id;
		this.#on.show([stop], 'near');
		await tick();
		const lit = this.#on.lit();
		this.focusOn((stop.inner.find(({ id }) => lit.has(id)) ?? first).id);
	}

	#isAsked = (): boolean => this.#on.stops().some(({ lit }) => lit);

	#refuse(piece: string, hex: HexId): void {
		this.refused = piece;
		nod(this.#on.host()?.querySelector(`[data-hex="${hex}"]`) ?? null);
		this.#on.onrefused(piece, hex);
	}
}
