/** A saved game that can be wound to any move, for any seat's eyes. */
import { begin, decisionOf, isAlike, lookOpen, lookOwn, printOf, redo } from '$lib/core';
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
	readonly #events: GameEvent[][] = [];
	/** Moves that could be made again; fewer than the file's when a move is not legal. */
	readonly length: number;
	readonly verdict: Verdict;

	/** Makes every move once, which also checks the file. */
	constructor(
		readonly game: AnyGame,
		readonly saved: SavedGame,
		commitment: boolean
	) {
		const { table, events } = begin(game, saved);
		this.#events.push(events);
		let why: string | null = null;
		let chance = true;
		// Fingerprints of tables of another shape say nothing here.
		let fingerprints: boolean | null = isAlike(game, saved) ? true : null;
		let n = 0;
		this.#keep(table, 0);
		for (const move of saved.moves) {
			const done = redo(game, table, move.by, move.action);
			if (!done.ok) {
				why = `Move ${n + 1} is not legal: ${done.refusal.say}`;
				break;
			}
			n += 1;
			this.#events.push(done.value.events.slice());
			this.#keep(table, n);
			if (done.value.chance.join() !== move.chance.join()) chance = false;
			if (fingerprints && printOf(table) !== move.print) fingerprints = false;
			if (!why && !chance) why = `Chance answered otherwise at move ${n}.`;
			if (!why && fingerprints === false) why = `The table differs after move ${n}.`;
		}
		this.length = n;
		if (!why && !commitment) why = 'The commitment is not that of the secret.';
		this.verdict = { ok: why === null, moves: n, commitment, chance, fingerprints, why };
	}

	#keep(table: AnyTable, n: number): void {
		if (n % SPACING === 0) this.#kept.push(JSON.stringify(table));
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
