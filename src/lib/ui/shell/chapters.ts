/** The log as it is read: in chapters, of decisions, of lines. */
import { after, heaviest, movesWith } from '../weights';
import type { LogMove, Notes } from '../weights';
import type { Words } from '$lib/core';
import type { LogLine } from '$lib/table/picture';

/** What weighs as much changed how the game stands. */
const WEIGHTY = 2;
/** So many lines of a chapter that is folded are told besides the one it opens with. */
const MOST_BRIEF = 3;

export interface ReadLine {
	readonly line: LogLine;
	/** Whether it changed how the game stands. */
	readonly isWeighty: boolean;
	/** What moved with it. */
	readonly moves: readonly LogMove[];
	/** Lines that are read with it once it is opened, and what they come to in signs. */
	readonly parts?: readonly ReadLine[];
	readonly signs?: readonly Words[];
}

/** What one decision brought about, in the order in which it was told. */
export type Deed = readonly [ReadLine, ...ReadLine[]];

/** A turn, a round, an encounter: what the game makes of it. */
export interface Chapter {
	/** The line it opens with, which it is known by. */
	readonly opens: LogLine;
	/** The newest first. */
	readonly deeds: readonly Deed[];
	/** What is read of it while it is folded, the newest first: what weighed most, and how it opens. */
	readonly brief: readonly ReadLine[];
	/** Its lines, all told. */
	readonly length: number;
}

/** The lines of a deed as they are read, the newest on top as everywhere; what a line that is opened is made of stands under it. */
export const readDown = (
	deed: Deed,
	isOpen: (read: ReadLine) => boolean | undefined
): readonly ReadLine[] =>
	deed.toReversed().flatMap((read) => (isOpen(read) ? [read, ...(read.parts ?? [])] : read));

/** Newest first. `starts`: rules of the lines with which a chapter begins; null: the game's words are not here yet. */
export function chaptersOf(
	log: readonly LogLine[],
	starts: ReadonlySet<string> | null,
	notes: Notes | null,
	fold: (deed: Deed) => Deed = (deed) => deed
): readonly Chapter[] {
	const chapters: { opens: LogLine; deeds: [ReadLine, ...ReadLine[]][]; weights: Weighed[] }[] = [];
	/** What moved with a line that the next one is read instead of. */
	let kept: readonly LogMove[] = [];
	log.forEach((line, at) => {
		if (!line.say) return;
		const moves = [...kept, ...movesWith(log, at)];
		kept = [];
		const next = log[after(log, at)];
		if (next?.n === line.n && next.move && notes?.[next.move.type]?.instead) {
			kept = moves;
			return;
		}
		const weight = notes ? heaviest(moves, notes) : 0;
		const read = { line, isWeighty: weight >= WEIGHTY, moves };
		const isVote = moves.some(({ type }) => notes?.[type]?.of === 'vote');
		let chapter = chapters.at(-1);
		if (!chapter || (line.rule && starts?.has(line.rule))) {
			chapter = { opens: line, deeds: [], weights: [] };
			chapters.push(chapter);
		}
		const deed = chapter.deeds.at(-1);
		if (deed?.[0].line.n === line.n) deed.push(read);
		else chapter.deeds.push([read]);
		chapter.weights.push({ read, weight, at, isVote });
	});
	return chapters.reverse().map(({ opens, deeds, weights }) => ({
		opens,
		deeds: deeds.reverse().map(fold),
		brief: briefOf(weights),
		length: weights.length
	}));
}

interface Weighed {
	readonly read: ReadLine;
	readonly weight: number;
	readonly at: number;
	/** Who voted what, and what was carried, is what one looks for. */
	readonly isVote: boolean;
}

/** Of like lines the latest; a vote, whole. */
function briefOf([opens, ...others]: readonly Weighed[]): readonly ReadLine[] {
	const weighed = others
		.filter(({ weight, isVote }) => weight > 0 && !isVote)
		.sort((one, other) => other.weight - one.weight || other.at - one.at)
		.slice(0, MOST_BRIEF);
	const most = others.filter((one) => one.isVote || weighed.includes(one));
	return [...(opens ? [opens] : []), ...most]
		.sort((one, other) => other.at - one.at)
		.map(({ read }) => read);
}

/** Whether all of these words stand in the text. */
export function hasWords(wanted: string, text: string): boolean {
	const lower = text.toLocaleLowerCase();
	return wanted
		.toLocaleLowerCase()
		.split(/\s+/)
		.every((word) => lower.includes(word));
}

/** Lines in which all of these words stand, newest first; `told` says a line as its reader does. */
export const linesWith = (
	wanted: string,
	log: readonly LogLine[],
	told: (line: LogLine) => string
): readonly LogLine[] => log.filter((line) => line.say && hasWords(wanted, told(line))).reverse();
