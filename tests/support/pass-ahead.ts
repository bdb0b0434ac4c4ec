/** What a room does for standing orders, for tests that hold a table themselves. */
import { act, passDue, PASSED } from '../../src/lib/core';
import type { Game, LogEntry, Table } from '../../src/lib/core';

/** Passes for everybody who left orders to; what came of it, in order. */
export function passAhead<B, V>(game: Game<B, V>, table: Table<B, V>): LogEntry[] {
	const entries: LogEntry[] = [];
	for (let due = passDue(game, table); due; due = passDue(game, table)) {
		const result = act(game, table, due.seat, due.id, PASSED);
		if (!result.ok) throw new Error(result.refusal.say);
		entries.push(result.value);
	}
	return entries;
}
