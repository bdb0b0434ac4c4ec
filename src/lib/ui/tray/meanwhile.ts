/** A fight or a vote as the log tells it, whole: what somebody may want to see once more, and who waits most of all. */
import type { LogLine } from '$lib/table/picture';
import type { Stretch } from '../moments';
import type { Notes } from '../weights';

interface Whole {
	readonly lines: LogLine[];
	/** The latest of them that is of it, and not only told after it. */
	last: LogLine;
	/** There was a fight in it, or a count. */
	counts: boolean;
	/** It has come to something; what is told after it in the same breath came of it. */
	over: boolean;
}

/** What moved with a line: its own move, and those without words after it. */
function notesWith(log: readonly LogLine[], at: number, notes: Notes) {
	const next = log.findIndex(({ say }, i) => i > at && say !== '');
	return log
		.slice(at, next < 0 ? undefined : next)
		.flatMap(({ move }) => (move && notes[move.type]) ?? []);
}

/**
 * All fights, or all votes, there are in the log, the oldest first, each by its lines. An agenda that is turned up is no
 * vote yet, and a planet that is settled was not fought for. `starts`: rules with which the log begins a new chapter.
 */
function stretchesOf(
	log: readonly LogLine[],
	notes: Notes,
	what: Stretch,
	starts: ReadonlySet<string> | null
): readonly Whole[] {
	const found: Whole[] = [];
	let open: Whole | null = null;
	log.forEach((line, at) => {
		if (!line.say) return;
		const parts = notesWith(log, at, notes).filter((note) => note.of === what);
		const before: LogLine | undefined = open?.lines.at(-1);
		if (parts.some(({ begins }) => begins)) open = null;
		else if (line.rule && starts?.has(line.rule)) open = null;
		else if (open?.over && parts.length === 0 && line.n !== before?.n) open = null;
		if (parts.length === 0 && !open?.over) return;
		if (!open) {
			open = { lines: [], last: line, counts: false, over: false };
			found.push(open);
		}
		open.lines.push(line);
		if (parts.length > 0) open.last = line;
		open.over ||= parts.some(({ ends }) => ends);
		open.counts ||= what === 'vote' ? open.over : parts.some(({ sound }) => sound === 'fight');
	});
	return found.filter(({ counts }) => counts);
}

/** What the last fight, or the last vote, came to; null without one. */
export const lastOf = (...of: Parameters<typeof stretchesOf>): LogLine | null =>
	stretchesOf(...of).at(-1)?.last ?? null;

/** The fight or the vote this line is of, by its lines; none where it is of neither. */
export function wholeOf(
	line: LogLine,
	log: readonly LogLine[],
	notes: Notes,
	starts: ReadonlySet<string> | null
): readonly LogLine[] {
	for (const what of ['fight', 'vote'] as const) {
		const whole = stretchesOf(log, notes, what, starts).find(({ lines }) => lines.includes(line));
		if (whole) return whole.lines;
	}
	return [];
}
