/** The book of Galactic Council says everything that a view can name, in plain JSON. */
import { describe, expect, it } from 'vitest';
import { tileOf } from '../../src/lib/games/council/tables/by-id';
import { effectsOf } from '../../src/lib/games/council/effects/sources';
import { book } from '../../src/lib/games/council/words';
import { SHIPS } from '../../src/lib/games/council/tables/vocabulary';
import { said } from '../support/said';

describe('the book', () => {
	it('is plain JSON', () => {
		expect(JSON.parse(JSON.stringify(book))).toEqual(book);
	});

	it('[GC-24.11] has words for every source of effects, by the name views have for it', () => {
		const kinds: Record<string, number> = {};
		for (const [source, { name, text }] of Object.entries(book.sources)) {
			expect(() => effectsOf(source)).not.toThrow();
			expect([name, text].every(Boolean)).toBe(true);
			const [kind = ''] = source.split(':');
			kinds[kind] = (kinds[kind] ?? 0) + 1;
		}
		const cards = Object.values(book.councilCards);
		expect(kinds).toEqual({
			trait: 12,
			action: 36,
			response: 52,
			npc: 20,
			perk: Object.values(book.tiles).filter(({ perk }) => perk).length,
			token: Object.keys(book.tokens).length,
			tech: 34,
			tactic: Object.keys(book.tactics).length,
			council: cards.reduce((sum, card) => sum + (card.kind === 'election' ? 1 : 2), 0)
		});
	});

	it('[GC-24.11] tells what a source says and where it stands', () => {
		expect(book.sources['trait:ulmar']).toMatchObject({ name: 'Pressure Walls', on: 'Ulmar Deep' });
		expect(book.sources['response:oracle.b']).toMatchObject({
			name: 'Asked of peace',
			on: 'The Oracle Well'
		});
		expect(book.sources['council:truce.for']).toMatchObject({
			name: 'For',
			on: 'Truce of the Galaxy'
		});
		expect(said(book.sources['tactic:feint']?.text)).toMatch(
			/^Cancel 2 hits .* Price: Roll 1 fewer die\.$/
		);
		expect(book.sources['council:exiles-plea']).toEqual({
			name: 'The Exiles’ Plea',
			text: 'Elect a player: that player gains 5 Stock.',
			on: null
		});
	});

	it('[GC-2.1] has the numbers of every piece', () => {
		const numbers = Object.entries(book.pieces).map(([id, { cost, limit, points, hits }]) => [
			id,
			{ cost, limit, points, hits }
		]);
		expect(Object.fromEntries(numbers)).toEqual({
			fighter: { cost: 1, limit: 10, points: 1, hits: 1 },
			destroyer: { cost: 3, limit: 7, points: 2, hits: 1 },
			dreadnaught: { cost: 6, limit: 5, points: 4, hits: 2 },
			port: { cost: 3, limit: 3, points: 0, hits: 1 }
		});
		expect(Object.keys(book.pieces)).toEqual([...SHIPS, 'port']);
	});

	it('[GC-5.4] has the homeworld of every species as a tile', () => {
		expect(Object.keys(book.homeworlds).length).toBe(12);
		for (const [id, tile] of Object.entries(book.homeworlds)) expect(tileOf(id)).toEqual(tile);
	});
});
