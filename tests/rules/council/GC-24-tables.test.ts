/** GC-24.11: the tables, and the book that gives all they say to screens and other programs. */
import { expect, it } from 'vitest';
import { council } from '../../../src/lib/games/council';
import * as tables from '../../../src/lib/games/council/tables';

type Book = Record<string, Record<string, Record<string, unknown>>>;

/** As it reaches a program. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const book = plain(council.book) as Book;

it('[GC-24.11] the book is every table whole, as JSON', () => {
	expect(book).toMatchObject({
		species: plain(tables.SPECIES),
		fates: plain(tables.CREATION_CARDS),
		tiles: plain(tables.TILES),
		features: plain(tables.FEATURES),
		layouts: plain(tables.LAYOUTS),
		tokens: plain(tables.TOKENS),
		technologies: plain(tables.TECHNOLOGIES),
		tactics: plain(tables.TACTICS),
		councilCards: plain(tables.COUNCIL_CARDS),
		objectives: plain(tables.OBJECTIVES)
	});
});

it('[GC-24.11] so a program that knows the book alone finds whatever a view can name', () => {
	const found: { readonly [kind: string]: (id: string) => unknown } = {
		species: (id) => book['species']?.[id],
		action: (id) => book['sources']?.[`action:${id}`],
		response: (id) => book['sources']?.[`response:${id.slice(0, -2)}.${id.slice(-1)}`],
		npc: (id) => book['sources']?.[`npc:${id}`],
		tile: (id) => book['tiles']?.[id],
		feature: (id) => book['features']?.[id],
		token: (id) => book['tokens']?.[id],
		technology: (id) => book['technologies']?.[id],
		tactic: (id) => book['tactics']?.[id],
		council: (id) => book['councilCards']?.[id],
		objective: (id) => book['objectives']?.[id]
	};
	expect(Object.keys(found)).toEqual(Object.keys(council.content));
	for (const [kind, ids] of Object.entries(council.content))
		expect(ids.filter((id) => !found[kind]?.(id))).toEqual([]);
});
