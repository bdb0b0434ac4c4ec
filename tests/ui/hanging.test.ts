/** The balance of a reveal, where there is little room. */
import { describe, expect, it } from 'vitest';
import { cardAbove, hangsAt } from '../../src/lib/ui/cosmic/scenes/hanging';

describe('the balance', () => {
	const laptop = { height: 656, usual: 348, said: 34, dips: 35, below: 210 };
	const phone = { height: 220, usual: 97, said: 46, dips: 14, below: 86 };

	it('hangs where it usually does while there is room below', () => {
		expect(hangsAt(laptop)).toBe(348);
	});

	it('given a low scene, then it hangs so high that what a side adds up to stands above the verdict', () => {
		const { height, said, dips, below } = phone;
		expect(hangsAt(phone)).toBe(74);
		expect(hangsAt(phone) + dips + below).toBe(height - said);
	});

	it('given a verdict of many lines, then it stays in the scene', () => {
		expect(hangsAt({ ...phone, said: 180 })).toBe(44);
	});
});

describe('the cards above the balance', () => {
	const usual = 176;
	const scene = { bow: 10, rise: Math.sin(Math.PI / 22.5), top: 39, aside: 24, usual, least: 64 };
	/** How far the beam hangs below the card’s outer corner, where it leans up to it. */
	const clear = (beam: number, card: number) =>
		beam - scene.bow - scene.rise * (scene.aside + card) - (scene.top + 1.4 * card);

	it('are as large as usual while the beam hangs clear of them', () => {
		expect(cardAbove({ ...scene, beam: 348 })).toBe(usual);
	});

	it('given a note that lifts the beam, then they give way to it', () => {
		const card = cardAbove({ ...scene, beam: 260 });
		expect(card).toBeLessThan(usual);
		expect(clear(260, usual)).toBeLessThan(0);
		expect(clear(260, card)).toBeGreaterThanOrEqual(6);
	});

	it('are never smaller than what can be read', () => {
		expect(cardAbove({ ...scene, beam: 60 })).toBe(64);
	});
});
