/** What a room does for standing orders, for tests that hold a table themselves. */
import { act, passDue, PASSED } from '../../src/lib/core';
import type { Game, GameTypes, LogEntry, MoveOf, Table } from '../../src/lib/core';
import { said } from './said';

/** Passes for everybody who left orders to; what came of it, in order. */
export function passAhead<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>
): LogEntry<MoveOf<T>>[] {
	const entries: LogEntry<MoveOf<T>>[] = [];
	for (let due = passDue(game, table); due; due = passDue(game, table)) {
		const result = act(game, table, due.seat, due.id, PASSED);
		if (!result.ok) throw new Error(said(result.refusal.say));
		entries.push(result.value);
	}
	return entries;
}
