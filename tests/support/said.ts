/** Words in English, with `{seat:2}` where the name of a player goes, as tests of words read them; nothing said: ''. */
import { inWords } from '$lib/core';
import type { Words } from '$lib/core';

export const said = (words: Words | null | undefined): string =>
	words == null ? '' : inWords(words, (seat) => `{${seat}}`);
