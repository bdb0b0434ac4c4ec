/** What somebody else has taken of this reader, which is told until it was seen. */
import type { SeatId } from '$lib/core';
import type { LogLine } from '$lib/table/picture';
import { movesWith } from '../weights';
import type { LogMove, Notes } from '../weights';

/** More of them are read in the log. */
export const MOST_LOSSES = 3;

/** The rules with which the log begins a new chapter, and the move of this reader’s last answer. */
interface Gone {
	readonly starts?: ReadonlySet<string> | null;
	readonly answered?: number | null;
}

/**
 * The move after which what was taken is still told: who has decided something in a later turn, or a later encounter,
 * has it behind them.
 */
const freshSince = (log: readonly LogLine[], { starts, answered = null }: Gone): number =>
	log.reduce(
		(since, { n, rule }) =>
			answered !== null && n < answered && rule && starts?.has(rule) ? n : since,
		0
	);

/** The lines after the move `since`, oldest first; what has words of its own is told by them alone. */
export function lossesOf({
	log,
	notes,
	since,
	you,
	...gone
}: Gone & {
	readonly log: readonly LogLine[];
	readonly notes: Notes;
	readonly since: number;
	readonly you: SeatId | null;
}): readonly LogLine[] {
	if (you === null) return [];
	const fresh = freshSince(log, gone);
	const found = log.flatMap((line, at) => {
		const { n, say, move } = line;
		if (n <= since || n < fresh || !say) return [];
		const robs = (one: LogMove) => notes[one.type]?.robs?.(one) === you;
		const isSaid = move !== undefined && robs(move);
		const isLost = isSaid || movesWith(log, at).some(robs);
		return isLost ? [{ line, isSaid }] : [];
	});
	const said = new Set(found.flatMap(({ line, isSaid }) => (isSaid ? line.n : [])));
	return found.flatMap(({ line, isSaid }) => (isSaid || !said.has(line.n) ? line : []));
}
