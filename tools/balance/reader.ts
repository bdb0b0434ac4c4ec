/** Reading games for their balance: one reader a game knows what to look for in it. */
import type { AnyTable, LogEntry } from '../../src/lib/core';
import type { Note } from './tally';
import { readCouncil } from './council';

export interface Reader {
	/** Everything that could be seen, by kind, so that what never is can be told. */
	readonly kinds: { readonly [kind: string]: readonly string[] };
	/** Begins to read a game. */
	readonly open: () => {
		/** After each decision. */
		readonly watch: (table: AnyTable, entry: LogEntry, note: Note) => void;
		/** When the game is over. */
		readonly close: (table: AnyTable, note: Note) => void;
	};
}

export const READERS: { readonly [game: string]: Reader } = { council: readCouncil };
