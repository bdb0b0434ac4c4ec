/** The language the page speaks: English at first, and another one as soon as its words are here. */
import { ENGLISH } from '$lib/core/words';
import type { Tongue } from '$lib/core/words';

class Language {
	tongue = $state.raw<Tongue>(ENGLISH);
}

export const language = new Language();
