/**
 * A game's rules.md as a page, made at build time: every rule has an anchor, every mention is a link. The rules
 * themselves are English in every language.
 */
import { error } from '@sveltejs/kit';
import { Marked } from 'marked';
import { GAMES, gameOf } from '$lib/games';
import { inLanguage, LANGS, shellOf } from '$lib/ui/reference/built';
import { codexHref, t } from '$lib/ui/words';
import type { EntryGenerator, PageServerLoad } from './$types';

const SOURCES = import.meta.glob('/src/lib/games/*/rules.md', {
	query: '?raw',
	import: 'default',
	eager: true
});

const RULE = /\b([A-Z]{2}-\d+\.\d+)\b/g;
const SECTION = /<h2>(\d+)\. (.*?)<\/h2>/g;

const ENTITIES: { readonly [entity: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a heading says, without its tags and entities: the page writes them anew. */
const plainText = (html: string): string =>
	html
		.replace(/<[^>]+>/g, '')
		.replace(/&(amp|lt|gt|quot);/g, (_all, entity: string) => ENTITIES[entity] ?? '');

/** Nothing on it needs SvelteKit in the browser. */
export const csr = false;

export const entries: EntryGenerator = () =>
	LANGS.flatMap((lang) => Object.keys(GAMES).map((game) => ({ lang, game })));

export const load: PageServerLoad = async ({ params }) => {
	const game = gameOf(params.game);
	const source = SOURCES[`/src/lib/games/${params.game}/rules.md`];
	if (!game || typeof source !== 'string') error(404, `There are no rules of ${params.game}.`);
	const plain = await new Marked().parse(source);
	const shell = inLanguage(params.lang, game.id, () => ({
		tab: t('Rules of {game} · Orrery', { game: game.name }),
		title: game.name,
		search: t('Search the rules'),
		other: { href: codexHref(game.id), say: t('Everything in the box') },
		table: t('Table'),
		shell: shellOf(`/rules/${game.id}`)
	}));
	const html = plain
		.replace(/<h1>.*?<\/h1>/, '')
		.replace(
			/<li>(?:<p>)?<strong>([A-Z]{2}-\d+\.\d+)<\/strong>/g,
			'<li id="$1" class="rule" data-item><a class="id" href="#$1">$1</a>'
		)
		// Mentions in running text; what stands in a tag already is left alone.
		.replace(
			/>([^<]+)</g,
			(_all, text: string) => `>${text.replace(RULE, '<a href="#$1">$1</a>')}<`
		)
		.replace(
			/<a class="id" href="(#[^"]+)"><a href="[^"]+">([^<]+)<\/a><\/a>/g,
			'<a class="id" href="$1">$2</a>'
		)
		.replace(
			/((?:\[(?:seed|FFG|TI3|ruling|variant|pointer)\b[^\]]*\]\s*)+)/g,
			'<small class="source">$1</small>'
		)
		.replace(SECTION, '<h2 id="section-$1">$1. $2</h2>')
		.replaceAll(
			'<table>',
			`<div class="scroll" tabindex="0" role="region" aria-label="${shell.table}"><table>`
		)
		.replaceAll('</table>', '</table></div>');
	const sections = [...html.matchAll(/<h2 id="(section-\d+)">(\d+)\. (.*?)<\/h2>/g)].map(
		([, id = '', n = '', title = '']) => ({ id, n, title: plainText(title) })
	);
	return { ...shell, html, sections };
};
