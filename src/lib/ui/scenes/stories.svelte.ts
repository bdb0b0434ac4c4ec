/**
 * What stands over a board while it is followed, a battle or a vote: told event by event as views come, no faster
 * than one can follow, and kept after the view has moved on, until it is put aside. A game says what is told.
 */
import { untrack } from 'svelte';
import type { SeatId } from '$lib/core/ids';
import type { Batch, ScreenTypes } from '../boards';
import type { Told } from '../moments';

/** What it all came to, a fight or everybody's ballot, is not taken out of sight sooner. */
export const OUTCOME_READ_MS = 5000;

/** Something that happened, and the pieces as they lay before and after. */
export interface Beat<T extends ScreenTypes> {
	readonly event: Told<T['move']>;
	readonly before: T['open'];
	readonly after: T['open'];
	/** The view that came with it: all it led to. */
	readonly led: T['open'];
}

/** `Kind`: what can stand over the board. */
export abstract class Stories<T extends ScreenTypes, Kind extends string> {
	/** The pieces as they lie at what was told last; null when all is told. */
	telling = $state.raw<T['open'] | null>(null);
	/** Something told is still to be looked at. */
	busy = $state(false);
	/** Which of them was put aside to look at the board. */
	aside = $state<Kind | null>(null);
	/** What is over was touched, so it stands until it is put away, or something else is asked. */
	kept = $state(false);
	/** Something is asked of you about what is told here: what led to it is told first, and soon. */
	pressed = false;
	protected you: SeatId | null = null;
	/** The question that was open when somebody looked last. */
	#asked: string | null = null;
	#open: T['open'] | null = null;
	/** The last batch met; the one a page begins with is in its view already. */
	#met: number | null = null;
	#left: Beat<T>[] = [];
	/** How long all of what was left when something came takes, unhurried, in ms. */
	#whole = 0;
	#timer: ReturnType<typeof setTimeout> | null = null;

	/** Another moment, as when a replay goes back: told by the view alone. */
	protected abstract anew(open: T['open']): void;
	/** A view that came by itself: something was taken back, or missed. */
	protected abstract resume(open: T['open']): void;
	/** One thing more is told. */
	protected abstract tell(beat: Beat<T>): void;
	/** Nothing is left to tell: what stands over the board is not behind the view. */
	protected abstract catchUp(open: T['open']): void;
	/** The pieces after something happened. */
	protected abstract piecesAfter(pieces: T['open'], event: Told<T['move']>): T['open'];
	/** How long this is looked at before the next is told, in ms, when nothing hurries. */
	protected abstract standsFor(event: Told<T['move']>): number;
	/** Whether there is anything to look at, once something was told. */
	protected abstract isFollowed(): boolean;
	/** All that is still to be told takes no longer, in ms. */
	protected abstract most(): number;
	/**
	 * Whether what stands is looked at until somebody touches, and not until its time is up, before this is told; null:
	 * nothing is left to tell.
	 */
	protected holds(_next: Told<T['move']> | null): boolean {
		return false;
	}
	/** What stands would be taken for what is asked, or goes on, elsewhere by now: it is told at once. */
	protected abstract misleads(open: T['open']): boolean;

	/** What is newly asked comes first: what was kept makes room for it. Who opens it again meanwhile keeps it. */
	asks(asked: string | null): void {
		if (asked !== null && asked !== this.#asked) this.kept = false;
		this.#asked = asked;
	}

	/** Takes a view and the events that led to it. */
	meet(open: T['open'], batch: Batch<T['move']> | null, you: SeatId | null): void {
		untrack(() => {
			const before = this.#open ?? open;
			this.#open = open;
			this.you = you;
			if (!batch) {
				this.#met ??= -1;
				this.stop();
				this.anew(open);
			} else if (batch.n !== this.#met) {
				const first = this.#met === null;
				this.#met = batch.n;
				if (batch.events.length === 0) {
					this.stop();
					this.resume(open);
				} else if (!first) this.#take(batch, before, open);
			}
			if (this.#left.length === 0) this.#end();
			if (this.busy && this.misleads(open)) this.#giveWay(open);
		});
	}

	/** Tells at once all that is left. */
	finish(): void {
		const left = this.#left;
		if (!this.busy && left.length === 0) return;
		this.stop();
		for (const beat of left) this.tell(beat);
		this.#end();
	}

	/** Tells at once what is left of what stands over the board; what comes after it is told as ever. */
	#giveWay(open: T['open']): void {
		if (this.#timer) clearTimeout(this.#timer);
		let beat: Beat<T> | undefined;
		while (this.misleads(open)) {
			beat = this.#left.shift();
			if (!beat) break;
			this.tell(beat);
		}
		this.#weigh();
		if (!beat || !this.#stands(beat)) this.#next();
	}

	/** Tells no more of what is left. */
	stop(): void {
		if (this.#timer) clearTimeout(this.#timer);
		this.#timer = null;
		this.#left = [];
		this.telling = null;
		this.busy = false;
	}

	#take({ events }: Batch<T['move']>, before: T['open'], led: T['open']): void {
		// What stands was the newest until now: the pieces stay as they lie at it.
		if (this.#timer) this.telling ??= before;
		let pieces = before;
		for (const event of events) {
			const was = pieces;
			pieces = this.piecesAfter(was, event);
			this.#left.push({ event, before: was, after: pieces, led });
		}
		this.#weigh();
		if (document.hidden) this.finish();
		else if (!this.#timer) this.#next();
	}

	#weigh(): void {
		this.#whole = this.#left.reduce((sum, { event }) => sum + this.standsFor(event), 0);
	}

	/** Tells on until something is to be looked at, and comes back when it was. */
	#next(): void {
		this.#timer = null;
		for (let beat = this.#left[0]; beat && !this.holds(beat.event); beat = this.#left[0]) {
			this.#left.shift();
			this.tell(beat);
			if (this.#stands(beat)) return;
		}
		this.busy = this.holds(this.#left[0]?.event ?? null);
		if (this.busy) return;
		this.#end();
	}

	/** Whether what was told is looked at; the next comes after it. */
	#stands({ event, after }: Beat<T>): boolean {
		const ms = this.isFollowed() ? this.standsFor(event) : 0;
		if (ms === 0) return false;
		this.telling = this.#left.length > 0 ? after : null;
		if (!this.telling) this.#end();
		this.busy = true;
		const haste = Math.max(1, this.#whole / this.most());
		this.#timer = setTimeout(() => this.#next(), ms / haste);
		return true;
	}

	#end(): void {
		this.telling = null;
		if (this.#open !== null) this.catchUp(this.#open);
	}
}
