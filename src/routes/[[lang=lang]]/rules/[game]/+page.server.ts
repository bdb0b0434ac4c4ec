/**
 * A game's rules.md as a page, made at build time: every rule has an anchor, every mention is a link. The rules
 * themselves are English in every language.
 */
import { error } from '@sveltejs/kit';
import { Marked } from 'marked';
import { GAMES, gameOf } from '$lib/games';
import { inLanguage, LANGS, shellOf } from '$lib/ui/reference/built';
import { codexHref, howHref, t } from '$lib/ui/words';
import type { EntryGenerator, PageServerLoad } from './$types';

const SOURCES = import.meta.glob('/src/lib/games/*/rules.md', {
	query: '?raw',
	import: 'default',
	eager: true
});

const RULE = /\b([A-Z]{2}-\d+\.\d+)\b/g;
const SECTION = /<h2>(\d+)\. (.*?)<\/h2>/g;
/** Where a rule comes from: for who works on it, not for who plays. */
const SOURCES_OF_RULES = /\s*(?:\[(?:seed|FFG|TI3|ruling|variant|pointer)\b[^\]]*\]\s*)+/g;
/** In rules.md below the heading of a section that players need not read: where rules come from, checks, figures. */
const OF_THE_MAKING = '<!-- of the making -->';
/** In the head of a rules.md: what stands behind the last `[ruling]` of a rule is why it was ruled so. */
const REASONED = '<!-- reasons follow rulings -->';
const REASON = /\[ruling\](?!.*\[ruling\])\s*(.+?)(?=<\/p>|<\/li>|\n|$)/gm;

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
		head: t(
			'The rules in our own words, each with a number that never moves: the log and every refusal lead to it.'
		),
		english: params.lang ? t('The numbered rules are written in English.') : '',
		how: { href: howHref(game.id), say: t('How to play {game}', { game: game.name }) },
		made: t('How these rules were made: sources, checks, figures'),
		shell: shellOf(`/rules/${game.id}`)
	}));
	// The head is for who works on the rules; players are told what they need in their language.
	const body = plain.slice(plain.indexOf('<h2>'));
	const html = (
		source.includes(REASONED) ? body.replace(REASON, ' <small class="why">$1</small>') : body
	)
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
		.replace(SOURCES_OF_RULES, ' ')
		.replace(SECTION, '<h2 id="section-$1">$1. $2</h2>')
		.replaceAll(
			'<table>',
			`<div class="scroll" tabindex="0" role="region" aria-label="${shell.table}"><table>`
		)
		.replaceAll('</table>', '</table></div>');
	const parts = html.split(/(?=<h2 )/);
	const rules = parts.filter((part) => !part.includes(OF_THE_MAKING)).join('');
	const making = parts.filter((part) => part.includes(OF_THE_MAKING)).join('');
	const sections = [...rules.matchAll(/<h2 id="(section-\d+)">(\d+)\. (.*?)<\/h2>/g)].map(
		([, id = '', n = '', title = '']) => ({ id, n, title: plainText(title) })
	);
	return { ...shell, rules, making, sections };
};
