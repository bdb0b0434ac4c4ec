/**
 * How a game is played, as a page made at build time: rendered here, with its drawings and styles, so that none of
 * them is among the scripts a table has to share.
 */
import { error } from '@sveltejs/kit';
import { render } from 'svelte/server';
import { GAMES, gameOf } from '$lib/games';
import Guide from '$lib/ui/how/Guide.svelte';
import { guideOf } from '$lib/ui/how/guides';
import { PARTS } from '$lib/ui/how/guide';
import { inLanguage, LANGS, shellOf } from '$lib/ui/reference/built';
import { fill, rulesHref, t } from '$lib/ui/words';
import type { EntryGenerator, PageServerLoad } from './$types';

/** Nothing on it needs SvelteKit in the browser. */
export const csr = false;

export const entries: EntryGenerator = () =>
	LANGS.flatMap((lang) => Object.keys(GAMES).map((game) => ({ lang, game })));

export const load: PageServerLoad = ({ params }) => {
	const game = gameOf(params.game);
	const guide = guideOf(params.game);
	if (!game || !guide) error(404, `There is no guide of ${params.game}.`);
	return inLanguage(params.lang, game.id, () => {
		const { head, body } = render(Guide, { props: { game: game.id, guide } });
		return {
			head,
			body,
			tab: t('How to play {game} · Orrery', { game: game.name }),
			title: t('How to play {game}', { game: game.name }),
			sections: PARTS.map((id) => ({ id, title: fill(guide.parts[id].title, {}) })),
			other: { href: rulesHref(game.id), say: t('Rules') },
			shell: shellOf(`/how/${game.id}`)
		};
	});
};
