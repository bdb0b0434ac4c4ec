/** What the sources a view names say: traits, technologies, laws, cards. */
import type { CouncilBook } from '$lib/games/council/words';
import { titled } from '../pieces/races';
import { printed } from './printed';

export interface Said {
	readonly name: string;
	readonly text: string;
	/** The card it stands on, where that has a name of its own. */
	readonly on: string | null;
}

/** A source without the number of its copy and the way into its lists: `tactic:feint` for `tactic:feint#2/0`. */
const bare = (source: string): string => source.replace(/[/#].*$/, '');

export function sourceWords(source: string, book: CouncilBook | null): Said {
	const id = bare(source);
	const said = book?.sources[id];
	return said
		? { name: printed(said.name), text: printed(said.text), on: said.on && printed(said.on) }
		: { name: titled(id), text: '', on: null };
}

/** Timings an Action Card can have, as the book names them. */
export function timingOf(card: string, book: CouncilBook | null): string | null {
	const species = card.slice(0, card.lastIndexOf('-'));
	const timing = book?.species[species]?.actions.find(({ id }) => id === card)?.timing;
	return timing ? printed(book?.timings[timing].name) : null;
}
