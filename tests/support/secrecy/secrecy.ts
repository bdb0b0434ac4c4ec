/** What is secret in a game: for whoever reads what was sent of one (`leaks.ts`). */
import type { Action, AnyTable, GameEvent, SeatId } from '$lib/core';

/** What could be known of hidden things after a move, by their names. */
export interface Knowledge {
	readonly publicly: ReadonlySet<string>;
	/** What each seat knows besides. */
	readonly privately: ReadonlyMap<SeatId, ReadonlySet<string>>;
}

/** Worked out from the rules and the whole table, not from the views under test. */
export interface Secrecy {
	/** Names of things that may be hidden, wherever they stand in something that was sent. */
	readonly namedIn: (value: unknown) => readonly string[];
	/** Follows a game from its beginning: called after the setup and after each move, with what came of it. */
	readonly follow: () => (
		table: AnyTable,
		events: readonly GameEvent[],
		action?: Action
	) => Knowledge;
	/** What no page or file of a game under way may hold. */
	readonly telltale: RegExp;
}
