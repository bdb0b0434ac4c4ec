/** Tables kept as fixtures: one for each question that random play is asked, as small as it was met. */
import type { AnyGame, AnyTable } from '../../src/lib/core';
import { survey } from './survey';

/** Where somebody is asked: the form, and the moment where it is a window. */
export const standsAt = ({ decisions }: AnyTable): string => {
	const [first] = decisions;
	if (!first) return 'over';
	return first.window === null ? first.name : `${first.name} ${first.window}`;
};

/**
 * For each place where somebody is asked, the smallest table met there, as the text of its JSON, in order of places: of
 * so many games, and as many in which something comes into the box.
 */
export function smallest(
	game: AnyGame,
	{ games, most }: { readonly games: number; readonly most: number }
): Map<string, string> {
	const found = new Map<string, string>();
	const sizes = new Map<string, number>();
	const visit = (table: AnyTable) => {
		// Most tables are no smaller than the one known, and writing one down is dear.
		const place = standsAt(table);
		const known = sizes.get(place) ?? Infinity;
		if (known < Infinity && table.seats.length > 3) return;
		const text = JSON.stringify(table);
		if (text.length >= known) return;
		found.set(place, text);
		sizes.set(place, text.length);
	};
	survey(game, { games, most, seed: 101 }, visit);
	// What comes into the box by an option is met seldom among all options.
	const additions = game.options.map((spec) => (spec.adds ? spec : { ...spec, values: [] }));
	survey({ ...game, options: additions }, { games, most, seed: 501 }, visit);
	return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
