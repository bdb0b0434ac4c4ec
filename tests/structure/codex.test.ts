/** The codex of every game on the shelf shows all that its box holds, each entry once and with all its words. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { plainly } from '../../src/lib/core';
import type { Words } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { codexOf } from '../../src/lib/ui/codexes';
import { reports } from '../../tools/lib/rules';

const content = reports({});

/** A game's codex as its page has it. */
function pageOf(game: string): string {
	const codex = codexOf(game);
	if (!codex) throw new Error(`${game} has no codex.`);
	return render(codex.Entries, { props: { book: GAMES[game]!.book } }).body;
}

/** The anchors of a page, in its order. */
const anchorsIn = (html: string) =>
	Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);

/** What one reads of it, in one line. */
const readingOf = (html: string) =>
	html
		.replace(/<!--.*?-->/gs, '')
		.replace(/<\/?b\b[^>]*>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(amp|lt|gt|quot);/g, (_, entity: string) => ENTITIES[entity] ?? '')
		.replace(/\s+/g, ' ');
const ENTITIES: { readonly [entity: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The keys under which books keep what stands on a card. */
const PRINTED = new Set([
	...['name', 'title', 'label', 'text', 'priceText', 'line', 'fate', 'power', 'gist', 'setup'],
	...['rulings', 'destiny']
]);

/** Whether it is a template with what fills it. */
const isFilled = (value: object): value is Words & object =>
	Array.isArray(value) && value.length === 2 && typeof value[1] === 'object';

/** Every sentence and name that a book prints on something, wherever in it. */
function printedIn(book: unknown, printed = false): string[] {
	if (typeof book === 'string') return printed ? [book] : [];
	if (typeof book !== 'object' || book === null) return [];
	if (printed && isFilled(book)) return [plainly(book)];
	return Object.entries(book).flatMap(([key, value]) => {
		// All that views name, once more; a table of terms; and what is said of steps, which stands on nothing.
		if (['sources', 'timings', 'verbs'].includes(key)) return [];
		const inner = printed && (Array.isArray(book) || typeof value === 'string');
		return printedIn(value, inner || PRINTED.has(key));
	});
}

describe.each(Object.keys(GAMES))('the codex of %s', (game) => {
	const html = pageOf(game);
	const anchors = anchorsIn(html);

	it('has an anchor for each entry of the game’s content, once, and for no other', () => {
		const kinds = new Set(Object.keys(GAMES[game]!.content));
		const entries = anchors.filter(
			(anchor) => anchor.includes(':') && kinds.has(anchor.slice(0, anchor.indexOf(':')))
		);
		const expected = content[game]!.content.map(({ kind, id }) => `${kind}:${id}`);
		expect(entries.slice().sort()).toEqual(expected.slice().sort());
	});

	it('uses no anchor twice, and every part it names is there', () => {
		expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([]);
		const { heads } = codexOf(game)!.sections(GAMES[game]!.book);
		expect(anchors.filter((id) => Object.hasOwn(heads, id))).toEqual(Object.keys(heads));
	});

	it('says all that the game’s book prints on its cards and sheets', () => {
		const reading = readingOf(html);
		const printed = printedIn(GAMES[game]!.book).map((words) => words.replaceAll('*', ''));
		expect(printed.length).toBeGreaterThan(50);
		expect(printed.filter((words) => !reading.includes(words))).toEqual([]);
	});
});

it('is none where there is no game', () => {
	expect(codexOf('toString')).toBeNull();
});

it('says of hazards what those of the newer set do that the others do not', () => {
	const [, words = ''] = readingOf(pageOf('cosmic')).split(
		'a warning on a destiny card turns one up'
	);
	expect(words.slice(0, 200)).toContain('stay until the next comes');
	expect(words.slice(0, 200)).toContain('in place of their encounter');
});
