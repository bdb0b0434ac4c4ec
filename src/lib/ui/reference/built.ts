/** Pages that are read without the site's scripts: built once in each language, with what each says. */
import { ENGLISH, msg } from '$lib/core/words';
import type { Piece, Tongue } from '$lib/core/words';
import { isForeign, language, LANGUAGES } from '../language.svelte';
import { bold, piecesOf, t } from '../words';

const FILES = import.meta.glob<Tongue['words']>('../languages/*/*.json', {
	import: 'default',
	eager: true
});

/** Every language, as an address has it: English has no name there. */
export const LANGS: readonly (string | undefined)[] = [
	undefined,
	...Object.keys(LANGUAGES).filter(isForeign)
];

/** What `say` makes in this language, with the words of the page and of this game. */
export function inLanguage<T>(lang: string | undefined, game: string, say: () => T): T {
	const before = language.tongue;
	language.tongue = lang
		? {
				lang,
				words: {
					...FILES[`../languages/${lang}/${game}.json`],
					...FILES[`../languages/${lang}/shell.json`]
				}
			}
		: ENGLISH;
	try {
		return say();
	} finally {
		language.tongue = before;
	}
}

export interface Shell {
	/** What the table of contents is called for who hears it. */
	readonly contents: string;
	/** What the field found: nothing, or so many items, whose number stands apart. */
	readonly none: string;
	readonly some: readonly Piece[];
	/** The same page in other languages, each by its own name. */
	readonly others: readonly {
		readonly lang: string;
		readonly name: string;
		readonly href: string;
	}[];
}

/** What such a page says by itself, in the language that is spoken; `path` is its English address. */
export const shellOf = (path: string): Shell => ({
	contents: t('Sections'),
	none: t('None found.'),
	some: piecesOf(msg('{n} found.', { n: bold(0) }), {}),
	others: Object.entries(LANGUAGES)
		.filter(([lang]) => lang !== (isForeign(language.tongue.lang) ? language.tongue.lang : 'en'))
		.map(([lang, name]) => ({ lang, name, href: isForeign(lang) ? `/${lang}${path}` : path }))
});
