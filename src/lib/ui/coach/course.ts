/** What a game says to who meets it for the first time: a few words for each kind of question. */
import type { OwnDecision, Words } from '$lib/core';

/** What a game's own screen sees of the table. */
export interface Looked {
	readonly open: unknown;
	/** Null for a watcher. */
	readonly own: unknown;
}

type LookOf<T extends Looked> = { readonly open: T['open']; readonly own: T['own'] | null };

export interface Remark<T extends Looked = Looked> {
	/** Under which a device remembers that it was read. */
	readonly id: string;
	/** The names of the questions it is about. */
	readonly asks?: readonly string[];
	/** The moments of the windows it is about, or all of them. */
	readonly windows?: readonly string[] | 'all';
	/** Of the table as it is seen: whether there is what it speaks of; left out: always. */
	readonly fits?: (look: LookOf<T>) => boolean;
	readonly say: Words;
}

export interface Course<T extends Looked = Looked> {
	/** What the game is and how it is won: said first. */
	readonly opening: Words;
	/** What there is to do while others decide. */
	readonly waiting: Words;
	/** Of what the game that is prepared to learn by surely comes to. */
	readonly lesson: readonly Remark<T>[];
	/** Of what comes later, or seldom. */
	readonly later: readonly Remark<T>[];
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
 * What is to be said now, of a table that is seen so; null when all that could be said was read. `told`: something about this very question was
 * read: another thing about it waits until the like is asked again.
 */
export function remarkNow(
	course: Course,
	asked: Asked | null,
	read: ReadonlySet<string>,
	{ told = false, look = null }: { told?: boolean; look?: LookOf<Looked> | null } = {}
): Pick<Remark, 'id' | 'say'> | null {
	if (!read.has(OPENING)) return { id: OPENING, say: course.opening };
	if (!asked) return read.has(WAITING) ? null : { id: WAITING, say: course.waiting };
	if (told) return null;
	const all = [...course.lesson, ...course.later];
	return (
		all.find(
			(remark) =>
				!read.has(remark.id) &&
				isAbout(remark, asked) &&
				(!remark.fits || (look !== null && remark.fits(look)))
		) ?? null
	);
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
	const about = [...lesson, ...later].filter((one) => !one.fits && isAbout(one, asked));
	const [first] = about;
	return inLesson && first && about.every(({ id }) => id !== shown) ? [shown, first.id] : [shown];
}

/** How much of the lesson was read. */
export const readOf = ({ lesson }: Course, read: ReadonlySet<string>): number =>
	lesson.filter(({ id }) => read.has(id)).length;
