/** What happened while somebody was not looking: the lines of the log that matter most, by what moved. */
import type { SeatId } from '$lib/core';
import { seatsIn } from '$lib/core/words';
import type { LogLine } from '$lib/table/picture';
import { heaviest, movesWith } from '../weights';
import type { Notes } from '../weights';

/** More lines are a log. */
export const MOST_LINES = 5;

export interface Missed {
	readonly log: readonly LogLine[];
	readonly notes: Notes;
	/** The moves of the game there were when this reader knew all. */
	readonly since: number;
	/** Of the moves after this one the log knows what moved, also where nobody saw it; null: of none. */
	readonly movesFrom: number | null;
	readonly you: SeatId | null;
	/** Fewer lines than this are no recap: they are still to be seen in the log. */
	readonly fewest: number;
}

/** At most five lines, in the order in which they were told: the heaviest, and of like ones the latest. */
export function recapOf({ log, notes, since, movesFrom, you, fewest }: Missed): readonly LogLine[] {
	const found = log.flatMap((line, at) => {
		if (!line.say || line.n <= since) return [];
		const isKnown = line.moment !== undefined || (movesFrom !== null && line.n > movesFrom);
		const weight = weightOf(line.say, movesWith(log, at), { notes, you, isKnown });
		return weight > 0 ? [{ line, weight, at }] : [];
	});
	if (found.length < fewest) return [];
	return found
		.sort((one, other) => other.weight - one.weight || other.at - one.at)
		.slice(0, MOST_LINES)
		.sort((one, other) => one.at - other.at)
		.map(({ line }) => line);
}

type LogMove = NonNullable<LogLine['move']>;

function weightOf(
	say: LogLine['say'],
	moves: readonly LogMove[],
	{ notes, you, isKnown }: Pick<Missed, 'notes' | 'you'> & { readonly isKnown: boolean }
): number {
	// Of lines that came without what moved, any may be news.
	const least = isKnown || moves.length > 0 ? 0 : 1;
	const weight = Math.max(least, heaviest(moves, notes));
	if (weight === 0 || you === null) return weight;
	// What is about oneself comes before what is like it.
	const mine = seatsIn(say).includes(you) || moves.some((move) => names(move, you));
	return mine ? weight + 1 : weight;
}

const names = (move: LogMove, seat: SeatId): boolean =>
	Object.values(move).some((part) => part === seat || (Array.isArray(part) && part.includes(seat)));
