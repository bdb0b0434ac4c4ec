/** A saved game that can be wound to any move, for any seat's eyes. */
import { decisionOf, lookOpen, lookOwn, redo, verify } from '$lib/core';
import type {
	AnyGame,
	AnyTable,
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
	readonly #kept: string[] = [];
	readonly #events: (readonly GameEvent[])[] = [];
	/** Whether the file is what it claims to be; the moves before the first that does not hold can be seen. */
	readonly verdict: Verdict;

	/** Makes every move once, which also checks the file. */
	constructor(
		readonly game: AnyGame,
		readonly saved: SavedGame
	) {
		this.verdict = verify(game, saved, (table, events) => {
			if (this.#events.length % SPACING === 0) this.#kept.push(JSON.stringify(table));
			this.#events.push(events);
		});
	}

	/** Moves that can be seen; null when not even the start can. */
	get length(): number | null {
		return this.#events.length > 0 ? this.#events.length - 1 : null;
	}

	#tableAt(n: number): AnyTable {
		const from = Math.floor(n / SPACING);
		const table = JSON.parse(this.#kept[from] ?? 'null') as AnyTable;
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
		return (this.#events[n] ?? []).filter(
			({ to }) => to === 'all' || (viewer !== 'watcher' && to.includes(viewer))
		);
	}

	/** The seats asked after `n` moves. */
	asked(n: number): SeatId[] {
		const table = this.#tableAt(n);
		return this.saved.seats.filter((seat) => decisionOf(table, seat) !== null);
	}
}
