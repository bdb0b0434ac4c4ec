/** What the service worker keeps, and how it answers what pages ask for: decided here, done in `src/service-worker`. */
/**
 * `apart`: none of its business, the browser asks as if there were no worker. `kept`: its name holds its own hash, so
 * what is kept is right, of whatever version. `fresh`: asked for anew; what is kept is for who has no line.
 */
export type Way = 'apart' | 'kept' | 'fresh';

export interface Asked {
	readonly method: string;
	readonly url: string;
	/** `navigate` where a page is asked for. */
	readonly mode: string;
}

/** What the build knows: paths of scripts and styles, of files that lie beside them, and of pages built ahead. */
export interface Site {
	readonly origin: string;
	readonly build: readonly string[];
	readonly files: readonly string[];
	readonly prerendered: readonly string[];
}

/** One page answers for all tables. */
const TABLE = '/t/new';

/** Pages whose own words are read: many, long, and in each language. */
const isReading = (path: string) => /^(\/[a-z]{2})?\/(rules|codex)\//.test(path);

/** Faces for letters that no language here is written in: they come from the network, or another face stands in. */
const isRareFace = (path: string) => /-(cyrillic|greek|vietnamese)(-ext)?-[^/]*\.woff2$/.test(path);

/** What is kept first: all that the home page, tables and replays are made of. */
export const shellOf = ({ build, files, prerendered }: Site): readonly string[] => [
	...build.filter((path) => !isRareFace(path)),
	// Pictures for messengers are of no use here, and hosts keep notes to themselves in files.
	...files.filter((path) => !/^\/(_|preview\.)/.test(path)),
	...prerendered.filter((path) => !isReading(path))
];

/** Rules and codices in this language, as far as they are built in it; else in English. */
export function readingIn(lang: string, { prerendered }: Site): readonly string[] {
	const reading = prerendered.filter(isReading);
	const own = reading.filter((path) => path.startsWith(`/${lang}/`));
	return own.length > 0 ? own : reading.filter((path) => /^\/(rules|codex)\//.test(path));
}

export function wayOf({ method, url, mode }: Asked, { origin, files, prerendered }: Site): Way {
	const { origin: from, pathname } = new URL(url);
	if (method !== 'GET' || from !== origin) return 'apart';
	// What goes on at tables, and how the host is, are never yesterday's.
	if (pathname.startsWith('/parties/') || pathname === '/health') return 'apart';
	if (pathname.startsWith('/_app/immutable/')) return 'kept';
	if (mode === 'navigate' || files.includes(pathname) || prerendered.includes(pathname))
		return 'fresh';
	return 'apart';
}

/** Under which path the answer to this request is kept. */
export function placeOf(url: string): string {
	const { pathname } = new URL(url);
	if (pathname.startsWith('/t/')) return TABLE;
	return pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
}

const PREFIX = 'orrery-site-';

export const cacheOf = (version: string): string => `${PREFIX}${version}`;

/**
 * Of all caches of this origin, oldest first, those that go when this version takes over. The one before stays: a
 * page of it may still be open, and ask for a part of itself.
 */
export const outdated = (caches: readonly string[], version: string): readonly string[] =>
	caches.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(version)).slice(0, -1);

/** What pages say to the worker. */
export type Said =
	/** A page is at rest: the site is kept, rules and codices in this language. */
	| { readonly type: 'keep'; readonly lang: string }
	/** Somebody agreed to the newer version, which waits. */
	| { readonly type: 'take-over' };
