/** What a screen needs to know of a game, as one file made at build time: its words, options and seats. */
import { error, json } from '@sveltejs/kit';
import { GAMES, gameOf } from '$lib/games';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;

export const entries: EntryGenerator = () => Object.keys(GAMES).map((game) => ({ game }));

export const GET: RequestHandler = ({ params }) => {
	const game = gameOf(params.game);
	if (!game) error(404, `There is no game ${params.game}.`);
	const { id, name, seats, options, presets = [], spans = [], groups = [], book } = game;
	return json({ id, name, seats, options, presets, spans, groups, book });
};
