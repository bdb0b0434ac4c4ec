/** What happened while somebody was not looking: the lines of the log that matter most, by what moved. */
import type { SeatId, Words } from '$lib/core';
import { seatsIn } from '$lib/core/words';
import type { LogLine } from '$lib/table/picture';
import { folding } from '../folding';
import { chaptersOf } from '../shell/chapters';
import { didSo, movesWith, names, weightOf } from '../weights';
import type { LogMove, Notes } from '../weights';
import { lossesOf } from './losses';

/** More lines are a log. */
export const MOST_LINES = 5;

export interface Missed {
	readonly log: readonly LogLine[];
	readonly notes: Notes;
	/** The moves of the game there were when this reader knew all. */
	readonly since: number;
	/** The last of these was this reader’s own answer: what it brought, as a vote that it closed, is told with the rest. */
	readonly answered?: boolean;
	readonly you: SeatId | null;
	/** Fewer lines than this are no recap, unless somebody scored: they are still to be seen in the log. */
	readonly fewest: number;
}

/**
 * What moved with a line. Of lines told in one breath, before what they say moved at one stroke, each has what is of a
 * seat it names: else the last of them had all.
 */
function movesFor(log: readonly LogLine[], at: number): readonly LogMove[] {
	const own = movesWith(log, at);
	const line = log[at];
	if (!line || own.length > 0) return own;
	const last = log.findIndex(({ say, move }, i) => i > at && (say === '' || move));
	const before = log[last - 1];
	if (last <= at + 1 || before?.n !== line.n || log[last]?.say !== '') return own;
	const seats = seatsIn(line.say);
	return movesWith(log, last - 1).filter((move) => seats.some((seat) => names(move, seat)));
}

/** What an answer brought that weighs less was seen as it was given. */
const BROUGHT = 2;

interface News {
	readonly line: LogLine;
	readonly weight: number;
	/** Its place in the log. */
	readonly at: number;
	/** Somebody comes nearer to winning by it, or is set back. */
	readonly scores: boolean;
}

/** All that weighs, and is not what this reader did, in the order in which it was told. */
function newsOf({ log, notes, since, answered = false, you }: Missed): readonly News[] {
	// What others took is told by itself until it was read.
	const lost = lossesOf({ log, notes, since, you });
	return log.flatMap((line, at) => {
		const own = answered && line.n === since;
		if (!line.say || (line.n <= since && !own) || lost.includes(line)) return [];
		const moves = movesFor(log, at);
		const weight = weightOf(line.say, moves, { notes, you });
		const isNews = weight >= (own ? BROUGHT : 1) && !didSo(line.say, moves, { notes, you });
		const scores = moves.some(({ type }) => notes[type]?.scores);
		return isNews ? [{ line, weight, at, scores }] : [];
	});
}

export interface Recap {
	/** At most five: the heaviest, and of like ones the latest. Scores stand first, else they are as they were told. */
	readonly lines: readonly LogLine[];
	/** So many of them, the first, tell who scored. */
	readonly scored: number;
	/** So many more would be worth telling. */
	readonly more: number;
}

const NONE: Recap = { lines: [], scored: 0, more: 0 };

/** What a line brought that is told after it, in signs as in the log: so many points. */
export function signsOf(line: LogLine, log: readonly LogLine[], notes: Notes): readonly Words[] {
	const deed = log.filter(({ n }) => n === line.n);
	return chaptersOf(deed, null, notes, folding(notes))
		.flatMap(({ deeds }) => deeds.flat())
		.flatMap((read) => (read.line === line ? (read.signs ?? []) : []));
}

const first = (one: News, other: News): number => Number(other.scores) - Number(one.scores);

export function recapOf(missed: Missed): Recap {
	const news = newsOf(missed);
	const isMuch = news.filter(({ line }) => line.n > missed.since).length >= missed.fewest;
	if (!isMuch && !news.some(({ scores }) => scores)) return NONE;
	const told = news
		.toSorted((one, other) => first(one, other) || other.weight - one.weight || other.at - one.at)
		.slice(0, MOST_LINES)
		.sort((one, other) => first(one, other) || one.at - other.at);
	return {
		lines: told.map(({ line }) => line),
		scored: told.filter(({ scores }) => scores).length,
		more: news.length - told.length
	};
}
