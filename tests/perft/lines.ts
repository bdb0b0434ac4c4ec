/** Counts lines of play: every legal answer of every decision, one after the other. */
import { act, listAnswers } from '../../src/lib/core';
import type { AnyGame, AnyTable } from '../../src/lib/core';
import { said } from '../support/said';

/** More answers than this would not be counted but guessed. */
const MOST_ANSWERS = 10_000;

/** Lines of play from here to where `ends` says so. Seats that are asked at once answer in turn order. */
export function countLines(
	game: AnyGame,
	table: AnyTable,
	ends: (table: AnyTable, depth: number) => boolean,
	depth = 0
): number {
	if (ends(table, depth)) return 1;
	const [decision] = table.decisions;
	if (!decision) throw new Error('The game ended before the line did.');
	const saved = JSON.stringify(table);
	let lines = 0;
	for (const answer of listAnswers(decision.shape, MOST_ANSWERS)) {
		const next = JSON.parse(saved) as AnyTable;
		const result = act(game, next, decision.seat, decision.id, answer);
		if (!result.ok) throw new Error(said(result.refusal.say));
		lines += countLines(game, next, ends, depth + 1);
	}
	return lines;
}

/** Lines of exactly so many decisions. */
export const linesOfDepth = (game: AnyGame, table: AnyTable, depth: number): number =>
	countLines(game, table, (_, at) => at === depth);

/** Lines until a decision of this name is open, or none of it is to come. */
export const linesTo = (game: AnyGame, table: AnyTable, ...names: string[]): number =>
	countLines(
		game,
		table,
		({ over, decisions }) =>
			over !== null || decisions.some(({ name, window }) => names.includes(window ?? name))
	);
