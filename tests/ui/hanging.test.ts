/** The balance of a reveal, where there is little room. */
import { describe, expect, it } from 'vitest';
import { hangsAt } from '../../src/lib/ui/cosmic/scenes/hanging';

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
