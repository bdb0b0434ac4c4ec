/** Which built file answers an address, and with which headers: the same on both hosts. */
import headers from './headers.json';

/** The page that finds its own way: served for an address that is a page but not a file. */
const FALLBACK = '/200.html';
/** The page of every table. */
const TABLE = '/t/new.html';

/** The page for an address that no file answers. */
export const pageFor = (pathname: string): string =>
	pathname.startsWith('/t/') ? TABLE : FALLBACK;

/** Whether an address that no file answers is a page (`/t/abc`) rather than a missing file (`/a.png`). */
export function isPage(pathname: string): boolean {
	const last = pathname.slice(pathname.lastIndexOf('/') + 1);
	return !pathname.startsWith('/_app/') && !pathname.startsWith('/parties/') && !last.includes('.');
}

/** The files to try for an address, in order. The build writes `/rules/cosmic` as `rules/cosmic.html`. */
export function filesFor(pathname: string): string[] {
	if (pathname === '/') return ['/index.html'];
	if (!isPage(pathname)) return [pathname];
	if (pathname.startsWith('/t/')) return [TABLE];
	return [`${pathname.replace(/\/+$/, '')}.html`, FALLBACK];
}

/** [ROOM-PORT.2] Headers every answer carries; `static/_headers` says the same of the deployed host's files. */
export const HEADERS: Readonly<Record<string, string>> = headers;

/** [ROOM-PORT.1] How pages and files, tables and lists are read; they are not written over HTTP. */
export const READS: readonly string[] = ['GET', 'HEAD'];

export const onlyRead = (headers: Readonly<Record<string, string>> = HEADERS): Response =>
	new Response('This can only be read.\n', {
		status: 405,
		headers: { ...headers, allow: READS.join(', ') }
	});

/** A year, and only where the line is encrypted already. */
const SECURE = { 'strict-transport-security': 'max-age=31536000' };

/** The answer to a request for this address, with the headers that every answer carries. */
export function dressed(answer: Response, url: string): Response {
	if (answer.status === 101) return answer;
	const wanted = { ...HEADERS, ...(url.startsWith('https:') ? SECURE : {}) };
	const missing = Object.entries(wanted).filter(([name]) => !answer.headers.has(name));
	if (missing.length === 0) return answer;
	const response = new Response(answer.body, answer);
	for (const [name, value] of missing) response.headers.set(name, value);
	return response;
}

/** A file whose name holds its own hash never changes; everything else is asked for again. */
export function cacheControl(pathname: string): string {
	return pathname.startsWith('/_app/immutable/')
		? 'public, max-age=31536000, immutable'
		: 'no-cache';
}
