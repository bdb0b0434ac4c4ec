/** A moment of a finished game on the table’s own board. */
import { sameWords } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { LogLine } from '$lib/table/picture';

/** The line that was told so in this move, as a landing before a victory; else the last of the move; none where this page did not see it. */
export function lineOf(log: readonly LogLine[], move: number, say?: Words): LogLine | undefined {
	const lines = log.filter((line) => line.n === move && line.moment && line.say);
	const told = say === undefined ? undefined : lines.find((line) => sameWords(line.say, say));
	return told ?? lines.at(-1);
}
