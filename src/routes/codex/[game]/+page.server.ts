/**
 * What is in a game's box, as a page made at build time from the words its sheets and cards show. It is rendered
 * here, with its styles, and not by the page, or its drawings would be among the scripts that a table has to share.
 */
import { error } from '@sveltejs/kit';
import { render } from 'svelte/server';
import { GAMES, gameOf } from '$lib/games';
import { codexOf } from '$lib/ui/codexes';
import type { EntryGenerator, PageServerLoad } from './$types';

/** Nothing on it needs SvelteKit in the browser. */
export const csr = false;

export const entries: EntryGenerator = () => Object.keys(GAMES).map((game) => ({ game }));

export const load: PageServerLoad = ({ params }) => {
	const game = gameOf(params.game);
	const codex = codexOf(params.game);
	if (!game || !codex) error(404, `There is no codex of ${params.game}.`);
	const { head, body } = render(codex.Entries, { props: { book: game.book } });
	return { id: game.id, name: game.name, sections: codex.sections, head, body };
};
