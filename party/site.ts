/** Which built file answers an address, and with which headers: the same on both hosts. */

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

/** Headers every page and file carries; `static/_headers` says the same to the deployed host. */
export const HEADERS: Readonly<Record<string, string>> = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'same-origin'
};

/** A file whose name holds its own hash never changes; everything else is asked for again. */
export function cacheControl(pathname: string): string {
	return pathname.startsWith('/_app/immutable/')
		? 'public, max-age=31536000, immutable'
		: 'no-cache';
}
