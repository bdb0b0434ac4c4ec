/**
 * What runs beside the pages: keeps the site for who has no line, and shows that it is somebody's turn while no page
 * is open. It decides nothing itself (`ui/offline`), and never touches what goes on at tables.
 */
import { build, files, prerendered, version } from '$service-worker';
import { ENGLISH, noticeOf, windowFor, WORDS_CACHE, WORDS_PLACE } from '$lib/ui/offline/notice';
import type { NoticeWords } from '$lib/ui/offline/notice';
import { cacheOf, outdated, placeOf, readingIn, shellOf, wayOf } from '$lib/ui/offline/ways';
import type { Said, Site } from '$lib/ui/offline/ways';

// The library knows the worker's own scope by another name than it has.
declare const self: ServiceWorkerGlobalScope;

const SITE: Site = { origin: self.location.origin, build, files, prerendered };
const CACHE = cacheOf(version);
/** So many files at once: pages that are open come first. */
const AT_ONCE = 4;
/** Who has a line that brings nothing is shown what is kept after so long. */
const PATIENCE_MS = 5000;

/** As it can be given to a page later: one that came by a redirect is refused there. */
const plain = (answer: Response): Response =>
	answer.redirected
		? new Response(answer.body, { status: answer.status, headers: answer.headers })
		: answer;

async function keep(paths: readonly string[]): Promise<void> {
	const cache = await caches.open(CACHE);
	const left = paths.slice();
	const lane = async () => {
		for (let path = left.shift(); path !== undefined; path = left.shift()) {
			if (await cache.match(path)) continue;
			const kept = await caches.match(path);
			const isHashed = path.startsWith('/_app/immutable/');
			const answer = isHashed && kept ? kept : await fetch(path, { priority: 'low' });
			if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
			await cache.put(path, plain(answer));
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/**
 * A newer version is ready when all of it is here. The first one begins at once, for what it may be asked to show;
 * it keeps the site when pages say that they are at rest.
 */
self.addEventListener('install', (event) => {
	if (self.registration.active) event.waitUntil(keep(shellOf(SITE)));
});

async function takeOver(): Promise<void> {
	await self.registration.navigationPreload?.enable();
	await Promise.all(outdated(await caches.keys(), version).map((name) => caches.delete(name)));
	await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
	const said = event.data as Said;
	if (said.type === 'take-over') event.waitUntil(self.skipWaiting());
	else
		event.waitUntil(
			keep([...shellOf(SITE), ...readingIn(said.lang, SITE)]).catch(() => undefined) // some other time
		);
});

/** Of this version, or, where it is the same in all, of any. */
async function keptAt(place: string, ofAny: boolean): Promise<Response | undefined> {
	const cache = await caches.open(CACHE);
	return (await cache.match(place)) ?? (ofAny ? caches.match(place) : undefined);
}

async function kept(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	return (await keptAt(pathname, true)) ?? fetch(request);
}

async function fresh(request: Request, preloaded: Promise<Response | undefined>) {
	const asked = preloaded.then((answer) => answer ?? fetch(request));
	const inTime = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
	const answer = await Promise.race([asked, inTime]).catch(() => undefined);
	// A host that fails is as good as none.
	if (answer && answer.status < 500) return answer;
	return (await keptAt(placeOf(request.url), false)) ?? asked;
}

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const way = wayOf(request, SITE);
	if (way === 'kept') event.respondWith(kept(request));
	else if (way === 'fresh')
		event.respondWith(fresh(request, event.preloadResponse as Promise<Response | undefined>));
});

async function words(): Promise<NoticeWords> {
	const cache = await caches.open(WORDS_CACHE);
	const left = await cache.match(WORDS_PLACE);
	return left ? ((await left.json()) as NoticeWords) : ENGLISH;
}

async function show(text: string): Promise<void> {
	const { title, path, ...rest } = noticeOf(text, await words());
	await self.registration.showNotification(title, {
		...rest,
		icon: '/icon.png',
		badge: '/badge.png',
		data: path
	});
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

async function lead(path: string): Promise<void> {
	const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const at = windowFor(
		path,
		windows.map(({ url }) => url)
	);
	await (windows[at]?.focus() ?? self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(lead(String(event.notification.data)));
});
