/** Words in tests: read in English, and made of any text. */
import { inWords } from '$lib/core';
import type { Words } from '$lib/core';

/** Words in English, with `{seat:2}` where the name of a player goes; nothing said: ''. */
export const said = (words: Words | null | undefined): string =>
	words == null ? '' : inWords(words, (seat) => `{${seat}}`);

/** Words that only a test says, so that nobody translates them; `{seat:2}` is the name of a player. */
export const words = (text: string): Words => text as Words;
