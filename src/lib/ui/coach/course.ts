/** What a game says to who meets it for the first time: a few words for each kind of question. */
import type { OwnDecision, Words } from '$lib/core';

export interface Remark {
	/** Under which a device remembers that it was read. */
	readonly id: string;
	/** The names of the questions it is about. */
	readonly asks?: readonly string[];
	/** The moments of the windows it is about, or all of them. */
	readonly windows?: readonly string[] | 'all';
	readonly say: Words;
}

export interface Course {
	/** What the game is and how it is won: said first. */
	readonly opening: Words;
	/** What there is to do while others decide. */
	readonly waiting: Words;
	/** Of what the game that is prepared to learn by surely comes to. */
	readonly lesson: readonly Remark[];
	/** Of what comes later, or seldom. */
	readonly later: readonly Remark[];
	/** When all of the lesson was met. */
	readonly ending: Words;
}

/** What is asked, as far as remarks look at it. */
export type Asked = Pick<OwnDecision, 'name' | 'window'>;

const isAbout = ({ asks, windows }: Remark, { name, window }: Asked): boolean =>
	window === null
		? (asks?.includes(name) ?? false)
		: windows === 'all' || (windows?.includes(window) ?? false);

/** Both words that are no remarks of a question are remembered like one. */
export const OPENING = 'opening';
export const WAITING = 'waiting';

/**
 * What is to be said now; null when all that could be said was read. `told`: something about this very question was
 * read: another thing about it waits until the like is asked again.
 */
export function remarkNow(
	course: Course,
	asked: Asked | null,
	read: ReadonlySet<string>,
	told = false
): Pick<Remark, 'id' | 'say'> | null {
	if (!read.has(OPENING)) return { id: OPENING, say: course.opening };
	if (!asked) return read.has(WAITING) ? null : { id: WAITING, say: course.waiting };
	if (told) return null;
	const all = [...course.lesson, ...course.later];
	return all.find((remark) => !read.has(remark.id) && isAbout(remark, asked)) ?? null;
}

/**
 * What counts as read once a question is answered: what was shown above it, and in a lesson what would have been, had
 * not something else come first: it may be asked once only.
 */
export function metBy(
	{ lesson, later }: Course,
	asked: Asked,
	shown: string | null,
	inLesson: boolean
): string[] {
	if (shown === null) return [];
	const about = [...lesson, ...later].filter((remark) => isAbout(remark, asked));
	const [first] = about;
	return inLesson && first && about.every(({ id }) => id !== shown) ? [shown, first.id] : [shown];
}

/** How much of the lesson was read. */
export const readOf = ({ lesson }: Course, read: ReadonlySet<string>): number =>
	lesson.filter(({ id }) => read.has(id)).length;
