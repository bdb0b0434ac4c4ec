/** The view that pieces move in. Events move them; a view that changes without any is simply drawn. */
import { tick } from 'svelte';
import type { Batch, ScreenTypes } from './boards';
import { soon } from './late';
import type { Player, Stage } from './player';

/** What a board says of those moves of its game that it shows. */
export interface Moves<T extends ScreenTypes, Move> {
	/** Those in these events that can be shown; none where nothing is to be seen moving. */
	readonly in: (
		events: Batch<T['move']>['events'],
		before: T['open'],
		after: T['open']
	) => readonly Move[];
	/** The view they start from, and what each makes of it as it begins and as it ends. */
	readonly startOf: (before: T['open'], after: T['open'], moves: readonly Move[]) => T['open'];
	readonly begun: (board: T['open'], move: Move) => T['open'];
	readonly ended: (board: T['open'], move: Move) => T['open'];
}

export class Moving<T extends ScreenTypes, Move, On extends Stage<Move>> {
	/** While pieces move, the view they move in; else null, and the view itself is drawn. */
	view = $state.raw<T['open'] | null>(null);
	readonly #moves: Moves<T, Move>;
	readonly #loaded: () => (new () => Player<Move, On>) | null;
	readonly #stageOf: (draw: Stage<Move>['draw']) => On | null;
	#player: Player<Move, On> | null = null;
	#seen: number | null = null;
	#last: T['open'] | null = null;

	/**
	 * `load`: brings what shows them; before it is there nothing moves. `stageOf`: where they are shown, null before it
	 * is drawn.
	 */
	constructor(
		moves: Moves<T, Move>,
		load: () => Promise<new () => Player<Move, On>>,
		stageOf: (draw: Stage<Move>['draw']) => On | null
	) {
		this.#moves = moves;
		this.#loaded = soon(load);
		this.#stageOf = stageOf;
	}

	/** Takes the view as it is now, and what led to it; the first batch seen, or none, moves nothing. */
	meet(open: T['open'], batch: Batch<T['move']> | null): void {
		const before = this.#last;
		this.#last = open;
		if (!batch) this.#seen ??= -1;
		else if (batch.n !== this.#seen) {
			const isFirst = this.#seen === null;
			this.#seen = batch.n;
			this.stop();
			if (isFirst || !before || document.hidden) return;
			const moves = this.#moves.in(batch.events, before, open);
			const Shown = this.#loaded();
			if (Shown && moves.length > 0) void this.#play(new Shown(), before, open, moves);
		}
	}

	/** Ends what moves, and draws the view as it is. */
	stop(): void {
		this.#player?.finish();
		this.#player = null;
		this.view = null;
	}

	async #play(
		player: Player<Move, On>,
		before: T['open'],
		after: T['open'],
		moves: readonly Move[]
	): Promise<void> {
		this.#player = player;
		this.view = this.#moves.startOf(before, after, moves);
		await tick();
		const stage = this.#stageOf(async (part, move) => {
			if (this.#player !== player || this.view === null) return;
			this.view = this.#moves[part](this.view, move);
			await tick();
		});
		if (stage && this.#player === player) await player.play(moves, stage);
		// What only marks a place may fade out by itself.
		if (this.#player === player) this.#player = this.view = null;
	}
}
