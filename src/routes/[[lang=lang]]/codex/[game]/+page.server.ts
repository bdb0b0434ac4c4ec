/**
 * What is in a game's box, as a page made at build time from the words its sheets and cards show. It is rendered
 * here, with its styles, and not by the page, or its drawings would be among the scripts that a table has to share.
 */
import { error } from '@sveltejs/kit';
import { render } from 'svelte/server';
import { GAMES, gameOf } from '$lib/games';
import { codexOf } from '$lib/ui/codexes';
import { inLanguage, LANGS, shellOf } from '$lib/ui/reference/built';
import { rulesHref, t } from '$lib/ui/words';
import type { EntryGenerator, PageServerLoad } from './$types';

/** Nothing on it needs SvelteKit in the browser. */
export const csr = false;

export const entries: EntryGenerator = () =>
	LANGS.flatMap((lang) => Object.keys(GAMES).map((game) => ({ lang, game })));

export const load: PageServerLoad = ({ params }) => {
	const game = gameOf(params.game);
	const codex = codexOf(params.game);
	if (!game || !codex) error(404, `There is no codex of ${params.game}.`);
	return inLanguage(params.lang, game.id, () => {
		const { head, body } = render(codex.Entries, { props: { book: game.book } });
		const { heads } = codex.sections(game.book);
		return {
			head,
			body,
			tab: t('Everything in {game} · Orrery', { game: game.name }),
			title: t('In the box of {game}', { game: game.name }),
			search: t('Search the box'),
			sections: Object.entries(heads).map(([id, { title }]) => ({ id, title })),
			other: { href: rulesHref(game.id), say: t('Rules') },
			shell: shellOf(`/codex/${game.id}`)
		};
	});
};
