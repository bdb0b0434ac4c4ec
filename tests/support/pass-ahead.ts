/** What a room does for standing orders, for tests that hold a table themselves. */
import { act, dueByOrder } from '../../src/lib/core';
import type { Game, GameTypes, LogEntry, MoveOf, Table } from '../../src/lib/core';
import { said } from './said';

/** Answers for everybody who left orders to; what came of it, in order. */
export function passAhead<T extends GameTypes>(
	game: Game<T>,
	table: Table<T['board'], T['vault']>
): LogEntry<MoveOf<T>>[] {
	const entries: LogEntry<MoveOf<T>>[] = [];
	for (let due = dueByOrder(game, table); due; due = dueByOrder(game, table)) {
		const result = act(game, table, due.seat, due.decision, due.answer);
		if (!result.ok) throw new Error(said(result.refusal.say));
		entries.push(result.value);
	}
	return entries;
}
