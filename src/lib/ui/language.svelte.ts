/** The language the page speaks: English at first, and another one as soon as its words are here (speaking.ts). */
import { ENGLISH } from '$lib/core/words';
import type { Tongue } from '$lib/core/words';

/** The languages there are, by what they call themselves. */
// eslint-disable-next-line orrery/sentences -- each in its own
export const LANGUAGES: { readonly [lang: string]: string } = { en: 'English', de: 'Deutsch' };

/** Whether it is one there is, and not the one that templates are in. */
export const isForeign = (lang: string): boolean => lang !== 'en' && Object.hasOwn(LANGUAGES, lang);

/** The one chosen, or the first there is of those the reader's browser asks for: `de-CH` is German. */
export const languageFor = (chosen: string | null, asked: readonly string[]): string =>
	[chosen ?? '', ...asked]
		.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
		.find((lang) => Object.hasOwn(LANGUAGES, lang)) ?? 'en';

class Language {
	tongue = $state.raw<Tongue>(ENGLISH);
	/** Who reads at a table, and how what is theirs is told them; null: nobody who has a seat. */
	reader = $state.raw<NonNullable<Tongue['reader']> | null>(null);
	/** The same to who reads. */
	readonly toReader: Tongue = $derived(
		this.reader ? { ...this.tongue, reader: this.reader } : this.tongue
	);
}

export const language = new Language();
