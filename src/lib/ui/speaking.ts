/**
 * Words of other languages, loaded by whoever reads them: `shell`, what the page itself says, and a part for each
 * game. What has no words yet, or cannot be loaded, is said in English.
 */
import { ENGLISH } from '$lib/core/words';
import type { Tongue } from '$lib/core/words';
import { language, languageFor } from './language.svelte';
import { late } from './late';
import { preferences } from './shell/preferences.svelte';

type Dictionary = Tongue['words'];
const FILES = import.meta.glob<Dictionary>('./languages/*/*.json', { import: 'default' });

/** The parts this page speaks of. */
const parts = new Set<string>();
/** What is loaded, by language. */
const known: { [lang: string]: Dictionary } = {};

const wanted = () => languageFor(preferences.language, navigator.languages);

/** Speaks the language that is wanted now, as soon as its words are here. */
export async function speak(): Promise<void> {
	const lang = wanted();
	await Promise.all(
		[...parts].map(async (part) => {
			const load = FILES[`./languages/${lang}/${part}.json`];
			if (load) known[lang] = { ...(await late(load)), ...known[lang] };
		})
	);
	// Another one may have been chosen meanwhile.
	if (lang !== wanted()) return;
	const words = known[lang];
	language.tongue = words ? { lang, words } : ENGLISH;
	document.documentElement.lang = lang;
}

/** So long a page waits for words before it speaks English meanwhile. */
const PATIENCE_MS = 1500;

/** Settles when this part can be said in the reader's language, or takes too long to wait for. */
export function learn(part: string): Promise<void> {
	parts.add(part);
	const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
	return Promise.race([speak(), patience]);
}
