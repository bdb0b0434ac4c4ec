/** What is followed over a board, for any game: dice as they are read aloud, ballots, and what is told beat by beat. */
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Told } from '../../src/lib/ui/moments';
import Ballots from '../../src/lib/ui/scenes/Ballots.svelte';
import Dice from '../../src/lib/ui/scenes/Dice.svelte';
import Die from '../../src/lib/ui/scenes/Die.svelte';
import { tied, votesFor } from '../../src/lib/ui/scenes/scenes';
import type { Option } from '../../src/lib/ui/scenes/scenes';
import { Stories } from '../../src/lib/ui/scenes/stories.svelte';
import type { Beat } from '../../src/lib/ui/scenes/stories.svelte';

describe('a die', () => {
	const shown = (props: { value: number; hit: boolean; before?: number; sides?: number }) =>
		render(Die, { props }).body;

	test('with six sides shows pips, with ten a numeral', () => {
		expect(shown({ value: 5, hit: false }).match(/<circle/g)).toHaveLength(5);
		const ten = shown({ value: 10, hit: true, sides: 10 });
		expect(ten).not.toContain('<circle');
		expect(ten).toMatch(/<text[^>]*>10<\/text>/);
	});

	test('says that it is a hit, and what it was before it was rolled again', () => {
		expect(shown({ value: 9, hit: true, sides: 10 })).toContain('aria-label="9, a hit"');
		const again = shown({ value: 9, hit: true, before: 3, sides: 10 });
		expect(again).toContain('aria-label="9, a hit, rolled again from 3"');
	});

	test('that was rolled again stands beside what it was', () => {
		const dice = [
			{ value: 9, hit: true, before: 3 },
			{ value: 4, hit: false, before: null }
		];
		const { body } = render(Dice, { props: { dice, sides: 10, hits: 1, names: {} } });
		expect([...body.matchAll(/<s\b[^>]*>(\d+)<\/s>/g)].map(([, was]) => was)).toEqual(['3']);
		expect(body).toContain('1 hit');
	});
});

describe('ballots', () => {
	const option = (key: string, ...votes: number[]): Option<string> => ({
		key,
		piece: `option:${key}`,
		name: key,
		text: '',
		who: null,
		ballots: votes.map((n, i) => ({ id: `${key}-${i}`, name: '', votes: n, along: [] })),
		now: undefined,
		won: false
	});

	test('are counted by their weight', () => {
		expect(votesFor(option('for', 3, 2))).toBe(5);
		expect(votesFor(option('against'))).toBe(0);
	});

	test('tie where several options lead, and only then', () => {
		const keys = (...options: Option<string>[]) => tied(options).map(({ key }) => key);
		expect(keys(option('a', 3), option('b', 1, 2), option('c', 2))).toEqual(['a', 'b']);
		expect(keys(option('a', 3), option('b', 2), option('c', 2))).toEqual([]);
		expect(keys(option('a'))).toEqual([]);
	});

	test('say beside who voted for nothing what kept them from it', () => {
		const { body } = render(Ballots, {
			props: {
				options: [],
				mark: createRawSnippet<[string, number]>(() => ({ render: () => '<i></i>' })),
				cast: true,
				passed: 'elected',
				abstained: [
					{ id: 'a', name: 'Ines', says: 'no influence is ready' },
					{ id: 'b', name: 'Lars' }
				],
				weights: [],
				ontouch: () => {},
				onabstain: () => {}
			}
		});
		expect(body).toContain('Ines (no influence is ready)');
		expect(body).not.toContain('Lars (');
	});

	test('show what won before the others, in whatever order those stood', () => {
		const options = [option('a', 1), option('b', 2), { ...option('c', 4), won: true }];
		const { body } = render(Ballots, {
			props: {
				options,
				mark: createRawSnippet<[string, number]>(() => ({ render: () => '<i></i>' })),
				cast: true,
				passed: 'elected',
				abstained: [],
				weights: [],
				ontouch: () => {},
				onabstain: () => {}
			}
		});
		const named = [...body.matchAll(/<section[^>]*aria-label="(\w)/g)].map(([, name]) => name);
		expect(named).toEqual(['c', 'a', 'b']);
	});
});

/** A board that counts; every event adds to it, and some are looked at for a while. */
interface Sums {
	readonly open: number;
	readonly own: null;
	readonly book: null;
	readonly move: { readonly type: 'add'; readonly n: number };
}
class Adding extends Stories<Sums, 'sum'> {
	told: number[] = [];
	saw: string[] = [];
	protected anew = (open: number) => this.saw.push(`anew ${open}`);
	protected resume = (open: number) => this.saw.push(`resume ${open}`);
	protected tell = ({ event, after }: Beat<Sums>) => {
		if (event.move) this.told.push(after);
	};
	protected catchUp = (open: number) => this.saw.push(`at ${open}`);
	protected piecesAfter = (sum: number, { move }: Told<Sums['move']>) => sum + (move?.n ?? 0);
	protected standsFor = ({ move }: Told<Sums['move']>) => (move && move.n > 1 ? 1000 : 0);
	protected isFollowed = () => true;
	protected most = () => 1500;
	/** What is asked is about ten, and more than that. */
	protected misleads = (open: number) => this.pressed && open >= 10 && (this.told.at(-1) ?? 0) < 10;
}
const add = (n: number): Told<Sums['move']> => ({ say: '', move: { type: 'add', n } });

describe('what is told beat by beat', () => {
	beforeEach(() => {
		vi.useFakeTimers();
		vi.stubGlobal('document', { hidden: false });
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	function begun(): Adding {
		const stories = new Adding();
		stories.meet(0, { n: 1, events: [] }, null);
		stories.meet(9, { n: 2, events: [add(2), add(1), add(3), add(3)] }, null);
		return stories;
	}

	test('waits at what is looked at, with the pieces as they lay then, and passes what is not', () => {
		const stories = begun();
		expect(stories.told).toEqual([2]);
		expect([stories.telling, stories.busy]).toEqual([2, true]);
		vi.advanceTimersByTime(500);
		expect(stories.told).toEqual([2, 3, 6]);
		expect(stories.telling).toBe(6);
	});

	test('takes no longer than it may: three seconds are told in one and a half', () => {
		const stories = begun();
		vi.advanceTimersByTime(1499);
		expect(stories.busy).toBe(true);
		vi.advanceTimersByTime(1);
		expect([stories.busy, stories.telling]).toEqual([false, null]);
		expect(stories.saw.at(-1)).toBe('at 9');
	});

	test('stays as it lies when more comes while the last of it stands', () => {
		const stories = new Adding();
		stories.meet(0, { n: 1, events: [] }, null);
		stories.meet(2, { n: 2, events: [add(2)] }, null);
		// It is the newest there is.
		expect([stories.telling, stories.busy]).toEqual([null, true]);
		stories.meet(7, { n: 3, events: [add(3), add(2)] }, null);
		expect([stories.told, stories.telling]).toEqual([[2], 2]);
		vi.advanceTimersByTime(1000);
		expect([stories.told, stories.telling]).toEqual([[2, 5], 5]);
		vi.runAllTimers();
		expect([stories.told, stories.telling, stories.busy]).toEqual([[2, 5, 7], null, false]);
	});

	test('is told at once where it would be taken for what is asked, and what comes after it as ever', () => {
		const stories = begun();
		stories.pressed = true;
		stories.meet(11, { n: 3, events: [add(1), add(1), add(2)] }, null);
		expect(stories.told).toEqual([2, 3, 6, 9, 10, 11, 13]);
		expect([stories.telling, stories.busy]).toEqual([null, true]);
	});

	test('is told at once when one skips to now', () => {
		const stories = begun();
		stories.finish();
		expect(stories.told).toEqual([2, 3, 6, 9]);
		expect([stories.busy, stories.telling, vi.getTimerCount()]).toEqual([false, null, 0]);
	});

	test('is dropped when a view comes by itself, or another moment is looked at', () => {
		const stories = begun();
		stories.meet(4, { n: 3, events: [] }, null);
		expect(stories.told).toEqual([2]);
		expect(stories.saw).toContain('resume 4');
		stories.meet(1, null, null);
		expect(stories.saw.slice(-2)).toEqual(['anew 1', 'at 1']);
		expect(vi.getTimerCount()).toBe(0);
	});
});
