/** A game's rules as a page, made at build time. */
import { error } from '@sveltejs/kit';
import { GAMES, gameOf } from '$lib/games';
import { inLanguage, LANGS, shellOf } from '$lib/ui/reference/built';
import { lawOf } from '../../../rules/law.server';
import { codexHref, howHref, t } from '$lib/ui/words';
import type { EntryGenerator, PageServerLoad } from './$types';

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
	const law = await lawOf(params.game);
	if (!game || law === null) error(404, `There are no rules of ${params.game}.`);
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
		shell: shellOf(`/rules/${game.id}`)
	}));
	const rules = law
		.replace(SECTION, '<h2 id="section-$1">$1. $2</h2>')
		.replaceAll(
			'<table>',
			`<div class="scroll" tabindex="0" role="region" aria-label="${shell.table}"><table>`
		)
		.replaceAll('</table>', '</table></div>');
	const sections = [...rules.matchAll(/<h2 id="(section-\d+)">(\d+)\. (.*?)<\/h2>/g)].map(
		([, id = '', n = '', title = '']) => ({ id, n, title: plainText(title) })
	);
	return { ...shell, rules, sections };
};
