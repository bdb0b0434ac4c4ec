/** What somebody else has taken of this reader, which is told until it was seen. */
import type { SeatId } from '$lib/core';
import { isSeat } from '$lib/core/ids';
import type { LogLine } from '$lib/table/picture';
import { movesWith } from '../weights';
import type { LogMove, Notes } from '../weights';

/** More of them are read in the log. */
export const MOST_LOSSES = 3;

/** A player the line names so. */
function namedAs(say: LogLine['say'], as: 'who' | 'whom'): SeatId | null {
	const one = typeof say === 'string' ? null : say[1][as];
	return typeof one === 'string' && isSeat(one) ? one : null;
}

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
		const named = { who: namedAs(say, 'who'), whom: namedAs(say, 'whom') };
		const robs = (one: LogMove, isSilent: boolean) =>
			notes[one.type]?.robs?.(one, { ...named, isSilent }) === you;
		const isSaid = move !== undefined && robs(move, false);
		const isLost = isSaid || movesWith(log, at).some((one) => one !== move && robs(one, true));
		return isLost ? [{ line, isSaid }] : [];
	});
	const said = new Set(found.flatMap(({ line, isSaid }) => (isSaid ? line.n : [])));
	return found.flatMap(({ line, isSaid }) => (isSaid || !said.has(line.n) ? line : []));
}
