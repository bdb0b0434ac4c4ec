/** What the sources a view names say: traits, technologies, laws, cards. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Lasting } from '$lib/games/council/types';
import type { CouncilBook } from '$lib/games/council/words';
import { titled } from '../pieces/races';
import { printed, t } from '../../words';

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

const ENDS: { readonly [end in Lasting['end']]: Words } = {
	turn: msg('until the end of the turn'),
	round: msg('until the end of the round'),
	council: msg('until the end of the next vote'),
	game: msg('until the end of the game')
};

/** How long something lasts: `until the end of the round`. */
export const untilEnd = (end: Lasting['end']): string => printed(ENDS[end]);

/** A law by its name, and by that of the card it stands on where that has one: `Truce of the Galaxy: For`. */
export const lawName = ({ name, on }: Said): string =>
	on ? t('{title}: {text}', { title: on, text: name }) : name;

/** Timings an Action Card can have, as the book names them. */
export function timingOf(card: string, book: CouncilBook | null): string | null {
	const species = card.slice(0, card.lastIndexOf('-'));
	const timing = book?.species[species]?.actions.find(({ id }) => id === card)?.timing;
	return timing ? printed(book?.timings[timing].name) : null;
}
