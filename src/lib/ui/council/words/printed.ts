/** What is printed on cards, tokens and tiles, in the reader's language: it names no player. */
import type { Words } from '$lib/core/words';
import { fill } from '../../words';

export const printed = (words: Words | null | undefined): string => (words ? fill(words, {}) : '');
