/** What a nudge shows on a device, and which window it leads to: decided here, done in `src/service-worker`. */
import { msg, plainly } from '$lib/core/words';
import { isTableName } from '$lib/protocol/names';

/** Where pages leave the words of notices, in the reader's language, for the worker, which has none of its own. */
export const WORDS_CACHE = 'orrery-words';
export const WORDS_PLACE = '/words-of-notices';

export interface NoticeWords {
	readonly yourMove: string;
}

/** As long as no page has left any. */
export const ENGLISH: NoticeWords = { yourMove: plainly(msg('Your move')) };

export interface Notice {
	readonly title: string;
	readonly body: string;
	/** One of each table: a later one takes the place of an earlier one. */
	readonly tag: string;
	/** Where it leads. */
	readonly path: string;
}

export const tagOf = (table: string): string => `table:${table}`;

interface Nudged {
	readonly table: string;
	readonly game: string;
}

/** What the room said; null when it is nothing this version understands. */
function nudgedBy(text: string): Nudged | null {
	try {
		const said: unknown = JSON.parse(text);
		if (typeof said !== 'object' || said === null) return null;
		const { table, game } = said as { readonly [key: string]: unknown };
		if (typeof table !== 'string' || !isTableName(table)) return null;
		return { table, game: typeof game === 'string' ? game : '' };
	} catch {
		return null;
	}
}

/** A browser wants something shown for whatever comes: what is not understood leads home. */
export function noticeOf(text: string, { yourMove }: NoticeWords): Notice {
	const nudged = nudgedBy(text);
	if (!nudged) return { title: yourMove, body: '', tag: 'home', path: '/' };
	const { table, game } = nudged;
	return {
		title: yourMove,
		body: game ? `${game} · ${table}` : table,
		tag: tagOf(table),
		path: `/t/${table}`
	};
}

/** Of the windows there are the one that shows this already; -1: none does. */
export const windowFor = (path: string, urls: readonly string[]): number =>
	urls.findIndex((url) => new URL(url).pathname.replace(/\/+$/, '') === path);
