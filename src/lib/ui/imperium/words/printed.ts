/** What is printed on cards and tiles, in the reader's language: it names no player. */
import type { Words } from '$lib/core/words';
import { fill } from '../../words';

export const printed = (words: Words | null | undefined): string => (words ? fill(words, {}) : '');

/** What an id says before the number of its copy: `empty` of `empty#3`. */
export const likeOf = (id: string): string => id.split('#')[0] ?? id;
