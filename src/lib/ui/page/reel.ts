/** A saved game that can be wound to any move, for any seat's eyes. */
import { checking, Chronicler, decisionOf, lookOpen, lookOwn, redo } from '$lib/core';
import type {
	AnyGame,
	AnyTable,
	Chronicle,
	GameEvent,
	OpenLook,
	OwnLook,
	SavedGame,
	SeatId,
	Verdict,
	Viewer
} from '$lib/core';

/** A whole table is kept every so many moves; the moves between are made again when wanted. */
const SPACING = 20;

export interface Moment {
	readonly n: number;
	readonly open: OpenLook;
	readonly own: OwnLook | null;
	/** What led here, as this viewer may read it. */
	readonly events: readonly GameEvent[];
	/** Who decided, and the name of the question. */
	readonly by: string | null;
}

export class Reel {
	private constructor(
		readonly game: AnyGame,
		readonly saved: SavedGame,
		/** Whether the file is what it claims to be; the moves before the first that does not hold can be seen. */
		readonly verdict: Verdict,
		readonly kept: readonly string[],
		readonly events: readonly (readonly GameEvent[])[],
		/** How it went, as far as it holds; null when not even the start can be seen. */
		readonly chronicle: Chronicle | null
	) {}

	/** Makes every move once, which also checks the file; yields how many are made. */
	static *wind(game: AnyGame, saved: SavedGame): Generator<number, Reel, void> {
		const kept: string[] = [];
		const all: (readonly GameEvent[])[] = [];
		const chronicler = new Chronicler(game);
		const verdict = yield* checking(game, saved, (table, events) => {
			if (all.length % SPACING === 0) kept.push(JSON.stringify(table));
			all.push(events);
			chronicler.see(table, events);
		});
		return new Reel(game, saved, verdict, kept, all, all.length > 0 ? chronicler.chronicle : null);
	}

	/** Moves that can be seen; null when not even the start can. */
	get length(): number | null {
		return this.events.length > 0 ? this.events.length - 1 : null;
	}

	#tableAt(n: number): AnyTable {
		const from = Math.floor(n / SPACING);
		const table = JSON.parse(this.kept[from] ?? 'null') as AnyTable;
		for (const move of this.saved.moves.slice(from * SPACING, n))
			redo(this.game, table, move.by, move.action);
		return table;
	}

	/** The table after `n` moves, through this viewer's fog. */
	at(n: number, viewer: Viewer): Moment {
		const table = this.#tableAt(n);
		const move = n > 0 ? this.saved.moves[n - 1] : undefined;
		return {
			n,
			open: lookOpen(this.game, table),
			own: viewer === 'watcher' ? null : lookOwn(this.game, table, viewer),
			events: this.readable(n, viewer),
			by: move ? move.by : null
		};
	}

	/** What was said at a move, to this viewer. */
	readable(n: number, viewer: Viewer): readonly GameEvent[] {
		return (this.events[n] ?? []).filter(
			({ to }) => to === 'all' || (viewer !== 'watcher' && to.includes(viewer))
		);
	}

	/** The seats asked after `n` moves. */
	asked(n: number): SeatId[] {
		const table = this.#tableAt(n);
		return this.saved.seats.filter((seat) => decisionOf(table, seat) !== null);
	}
}
