/** For every test: words equal the English sentence they say, with `{seat:2}` where the name of a player goes. */
import { expect } from 'vitest';
import type { Words } from '$lib/core';
import { said } from './said';

const isFilled = (value: unknown): value is Words =>
	Array.isArray(value) &&
	value.length === 2 &&
	typeof value[0] === 'string' &&
	typeof value[1] === 'object' &&
	value[1] !== null &&
	!Array.isArray(value[1]);

expect.addEqualityTesters([
	function wordsEqual(a: unknown, b: unknown): boolean | undefined {
		if (typeof a === 'string' && isFilled(b)) return a === said(b);
		if (typeof b === 'string' && isFilled(a)) return b === said(a);
		return undefined;
	}
]);
