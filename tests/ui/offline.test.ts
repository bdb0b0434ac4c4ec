/** What the service worker keeps and how it answers; what a nudge shows, and which window it leads to. */
import { describe, expect, test } from 'vitest';
import { ENGLISH, noticeOf, tagOf, windowFor } from '../../src/lib/ui/offline/notice';
import {
	cacheOf,
	outdated,
	placeOf,
	readingIn,
	shellOf,
	wayOf
} from '../../src/lib/ui/offline/ways';
import type { Site } from '../../src/lib/ui/offline/ways';

const HERE = 'https://orrery.example';
const SITE: Site = {
	origin: HERE,
	build: [
		'/_app/immutable/chunks/abc.js',
		'/_app/immutable/assets/brygada-1918-latin-wght-normal.J2q.woff2',
		'/_app/immutable/assets/brygada-1918-cyrillic-wght-normal.J2q.woff2',
		'/_app/immutable/assets/brygada-1918-greek-wght-italic.J2q.woff2'
	],
	files: ['/favicon.svg', '/manifest.webmanifest', '/preview.png', '/_headers'],
	prerendered: [
		...['/', '/t/new', '/replay', '/book/cosmic.json'],
		...['/rules/cosmic', '/codex/cosmic', '/de/rules/cosmic', '/de/codex/cosmic']
	]
};
const way = (path: string, asked: { method?: string; mode?: string } = {}) =>
	wayOf({ method: 'GET', mode: 'cors', url: new URL(path, HERE).href, ...asked }, SITE);
const navigate = { mode: 'navigate' };

describe('what the service worker answers', () => {
	test('nothing of a table, whatever is asked and how', () => {
		for (const path of [
			'/parties/main/quiet-comet-41',
			'/parties/main/quiet-comet-41/game.json',
			'/parties/lobby/public?nudges',
			'/health'
		]) {
			expect(way(path)).toBe('apart');
			expect(way(path, navigate)).toBe('apart');
		}
	});

	test('nothing that is written, and nothing of other sites', () => {
		expect(way('/', { method: 'POST', mode: 'navigate' })).toBe('apart');
		expect(way('/_app/immutable/chunks/abc.js', { method: 'HEAD' })).toBe('apart');
		expect(way('https://elsewhere.example/_app/immutable/chunks/abc.js')).toBe('apart');
	});

	test('files whose names hold their hash are taken as they are kept, of any version', () => {
		expect(way('/_app/immutable/chunks/abc.js')).toBe('kept');
		expect(way('/_app/immutable/chunks/of-another-version.js')).toBe('kept');
		// What says which version there is does not.
		expect(way('/_app/version.json')).toBe('apart');
	});

	test('pages, books and pictures are asked for anew', () => {
		for (const path of ['/', '/t/quiet-comet-41', '/codex/cosmic', '/no/such/page'])
			expect(way(path, navigate)).toBe('fresh');
		expect(way('/book/cosmic.json')).toBe('fresh');
		expect(way('/favicon.svg')).toBe('fresh');
	});

	test('one page answers for all tables; what follows an address makes no other page of it', () => {
		expect(placeOf(`${HERE}/t/quiet-comet-41`)).toBe('/t/new');
		expect(placeOf(`${HERE}/t/quiet-comet-41/?text#key=abc`)).toBe('/t/new');
		expect(placeOf(`${HERE}/codex/cosmic/?x=1#flares`)).toBe('/codex/cosmic');
		expect(placeOf(`${HERE}/`)).toBe('/');
	});
});

describe('what the service worker keeps', () => {
	test('all that home, tables and replays need, without faces for other scripts and pictures for messengers', () => {
		expect(shellOf(SITE)).toEqual([
			'/_app/immutable/chunks/abc.js',
			'/_app/immutable/assets/brygada-1918-latin-wght-normal.J2q.woff2',
			...['/favicon.svg', '/manifest.webmanifest'],
			...['/', '/t/new', '/replay', '/book/cosmic.json']
		]);
	});

	test('rules and codices in the reader’s language, or in English', () => {
		expect(readingIn('de', SITE)).toEqual(['/de/rules/cosmic', '/de/codex/cosmic']);
		for (const lang of ['en', 'fr', ''])
			expect(readingIn(lang, SITE)).toEqual(['/rules/cosmic', '/codex/cosmic']);
	});

	test('the version before stays, for pages of it that are still open; older ones go, and nothing of others', () => {
		const caches = [cacheOf('1'), 'orrery-words', cacheOf('2'), cacheOf('3')];
		expect(outdated(caches, '3')).toEqual([cacheOf('1')]);
		expect(outdated([cacheOf('2'), cacheOf('3')], '3')).toEqual([]);
		expect(outdated([cacheOf('3')], '3')).toEqual([]);
	});
});

describe('a nudge', () => {
	const words = { yourMove: 'Du bist am Zug' };

	test('shows the table and the game in the reader’s words, one of each table', () => {
		const text = JSON.stringify({ table: 'quiet-comet-41', game: 'Cosmic Encounter' }).padEnd(256);
		expect(noticeOf(text, words)).toEqual({
			title: 'Du bist am Zug',
			body: 'Cosmic Encounter · quiet-comet-41',
			tag: tagOf('quiet-comet-41'),
			path: '/t/quiet-comet-41'
		});
	});

	test('that says nothing this version understands leads home, and nowhere else', () => {
		for (const text of [
			...['', '{}', 'null', '[]', '7', 'not json'],
			'{"table":7}',
			'{"table":"../../evil"}',
			'{"table":"//elsewhere.example"}'
		])
			expect(noticeOf(text, ENGLISH)).toEqual({
				...{ title: 'Your move', body: '', tag: 'home', path: '/' }
			});
	});

	test('leads to the window that shows the table, or to a new one', () => {
		const urls = [`${HERE}/`, `${HERE}/t/quiet-comet-4`, `${HERE}/t/quiet-comet-41?text`];
		expect(windowFor('/t/quiet-comet-41', urls)).toBe(2);
		expect(windowFor('/t/late-tide-77', urls)).toBe(-1);
	});
});
