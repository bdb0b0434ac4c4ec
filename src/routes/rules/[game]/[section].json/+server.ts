/** What the rules of a section say, by their ids, as one file made at build time: a page shows one where it is cited. */
import { error, json } from '@sveltejs/kit';
import { GAMES } from '$lib/games';
import { rulesOf } from '../../law.server';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;

export const entries: EntryGenerator = async () =>
	(
		await Promise.all(
			Object.keys(GAMES).map(async (game) =>
				[...(await rulesOf(game)).keys()].map((section) => ({ game, section }))
			)
		)
	).flat();

export const GET: RequestHandler = async ({ params: { game, section } }) => {
	const rules = (await rulesOf(game)).get(section);
	if (!rules) error(404, `There are no rules ${section} of ${game}.`);
	return json(rules);
};
