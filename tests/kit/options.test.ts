/** What the host chooses before the start. */
import { describe, expect, it } from 'vitest';
import { misfitOf } from '../../src/lib/games/kit';
import type { OptionSpec } from '../../src/lib/core';

const SPECS: readonly OptionSpec[] = [
	{
		id: 'length',
		say: '',
		rule: 'X-1',
		values: [
			{ value: 'short', say: '' },
			{
				value: 'long',
				say: '',
				list: { id: 'scenes', note: '', among: ['a', 'b', 'c'].map((id) => ({ id, say: '' })) }
			}
		],
		initial: 'long'
	},
	{ id: 'bidding', say: '', rule: 'X-2', values: [{ value: false, say: '' }], initial: false }
];

describe('what is chosen', () => {
	it.each([
		[{}],
		[{ length: 'short' }],
		[{ length: 'long', bidding: false }],
		[{ scenes: [] }],
		[{ scenes: ['c', 'a'] }]
	])('%j fits', (options) => {
		expect(misfitOf(SPECS, options, 'X')).toBeNull();
	});

	it('is refused by the rule of the option where it is none of its values', () => {
		expect(misfitOf(SPECS, { length: 'middling' }, 'X')?.rule).toBe('X-1');
		expect(misfitOf(SPECS, { bidding: 'false' }, 'X')?.rule).toBe('X-2');
	});

	it.each([['a'], [['d']], [['a', 'a']], [[1]], [{}]])(
		'is refused where %j is none of the list',
		(scenes) => {
			expect(misfitOf(SPECS, { scenes }, 'X')?.rule).toBe('X');
		}
	);

	it('is refused by the rule given where there is no such option', () => {
		expect(misfitOf(SPECS, { length: 'long', depth: 3 }, 'X')?.rule).toBe('X');
	});
});
