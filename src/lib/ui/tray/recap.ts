/** What happened while somebody was not looking: the lines of the log that matter most, by what moved. */
import type { SeatId } from '$lib/core';
import type { LogLine } from '$lib/table/picture';
import { movesWith, weightOf } from '../weights';
import type { Notes } from '../weights';

/** More lines are a log. */
export const MOST_LINES = 5;

export interface Missed {
	readonly log: readonly LogLine[];
	readonly notes: Notes;
	/** The moves of the game there were when this reader knew all. */
	readonly since: number;
	readonly you: SeatId | null;
	/** Fewer lines than this are no recap: they are still to be seen in the log. */
	readonly fewest: number;
}

/** At most five lines, in the order in which they were told: the heaviest, and of like ones the latest. */
export function recapOf({ log, notes, since, you, fewest }: Missed): readonly LogLine[] {
	const found = log.flatMap((line, at) => {
		if (!line.say || line.n <= since) return [];
		const weight = weightOf(line.say, movesWith(log, at), { notes, you });
		return weight > 0 ? [{ line, weight, at }] : [];
	});
	if (found.length < fewest) return [];
	return found
		.sort((one, other) => other.weight - one.weight || other.at - one.at)
		.slice(0, MOST_LINES)
		.sort((one, other) => one.at - other.at)
		.map(({ line }) => line);
}
