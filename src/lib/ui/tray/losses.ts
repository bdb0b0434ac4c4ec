/** What somebody else has taken of this reader, which is told until it was seen. */
import type { SeatId } from '$lib/core';
import type { LogLine } from '$lib/table/picture';
import { movesWith } from '../weights';
import type { LogMove, Notes } from '../weights';

/** More of them are read in the log. */
export const MOST_LOSSES = 3;

/** The lines after the move `since`, oldest first; what has words of its own is told by them alone. */
export function lossesOf({
	log,
	notes,
	since,
	you
}: {
	readonly log: readonly LogLine[];
	readonly notes: Notes;
	readonly since: number;
	readonly you: SeatId | null;
}): readonly LogLine[] {
	if (you === null) return [];
	const found = log.flatMap((line, at) => {
		const { n, say, move } = line;
		if (n <= since || !say) return [];
		const robs = (one: LogMove) => notes[one.type]?.robs?.(one) === you;
		const isSaid = move !== undefined && robs(move);
		const isLost = isSaid || movesWith(log, at).some(robs);
		return isLost ? [{ line, isSaid }] : [];
	});
	const said = new Set(found.flatMap(({ line, isSaid }) => (isSaid ? line.n : [])));
	return found.flatMap(({ line, isSaid }) => (isSaid || !said.has(line.n) ? line : []));
}
