/**
 * A hint says why (ROOM-HINT.2): whatever a form of a game may ask, its steady player has a reason for its answer.
 * tests/bots/hints.test.ts looks in whole games that none is missing.
 */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games';
import { REASONED as cosmic } from '../../src/lib/games/cosmic/bot/why';
import { REASONED as council } from '../../src/lib/games/council/bot/why';
import { REASONED as imperium } from '../../src/lib/games/imperium/bot/why';

const REASONED: { readonly [game: string]: readonly string[] } = { cosmic, council, imperium };

describe.each(Object.values(GAMES))('$name', ({ id, steps }) => {
	const asked = Object.entries(steps).flatMap(([step, forms]) =>
		Object.entries(forms).flatMap(([label, form]) => ('ask' in form ? [`${step}.${label}`] : []))
	);

	it('[ROOM-HINT.2] has a reason for every question that one of its forms asks', () => {
		expect(asked.length).toBeGreaterThan(30);
		expect(asked.filter((question) => !REASONED[id]?.includes(question))).toEqual([]);
	});

	it('has no reason for a question that nothing asks', () => {
		expect(REASONED[id]?.filter((question) => !asked.includes(question))).toEqual([]);
	});
});
