/** Words of Galactic Council’s rulebook, explained where a newcomer meets them: at a question, and on the page that says how it is played. */
import { msg } from '$lib/core/words';
import type { Term } from '../../terms/terms';

export const TERMS = {
	events: {
		say: msg('Major and Minor Events'),
		means: msg(
			'What you do in your turn. You have one of each: a battle, an alliance or research is a Major Event; to move, to build or to play an Action Card is a Minor one. The Major one may be given up for two Minor ones.'
		),
		rule: 'GC-7.1'
	},
	production: {
		say: msg('production'),
		means: msg(
			'What a planet gives its owner, once a round, to pay for ships, Space Ports and technologies: the number in its disc. What is left over is lost at the end of the turn.'
		),
		rule: 'GC-8.1'
	},
	stock: {
		say: msg('Stock'),
		means: msg(
			'Production put by. One pays what one production pays, at any time, and is not lost.'
		),
		rule: 'GC-8.4'
	},
	token: {
		say: msg('Discovery Token'),
		means: msg(
			'One lies face down on every hex. Ships that come there turn it up, and what it says happens to them: a find, or a trap.'
		),
		rule: 'GC-9.4'
	},
	actionCard: {
		say: msg('Action Card'),
		means: msg(
			'Three belong to your species, and each is used once: as a Minor Event of your turn, in a battle, or with your ballot, as it says.'
		),
		rule: 'GC-15.2'
	},
	points: {
		say: msg('Battle Points'),
		means: msg(
			'What ships are worth in a fight: a Fighter one, a Destroyer two, a Dreadnaught four. Each is a die, and four or more hits.'
		),
		rule: 'GC-10.5'
	},
	defence: {
		say: msg('Defence'),
		means: msg(
			'What a die and your Destroyers together must beat to take a planet that is somebody’s: the number in its shield.'
		),
		rule: 'GC-11.3'
	},
	objective: {
		say: msg('objective'),
		means: msg(
			'An open card that gives Victory Points to everybody who meets its condition, one a round, each only once.'
		),
		rule: 'GC-17.3'
	},
	riot: {
		say: msg('Riot Counter'),
		means: msg(
			'On a planet of somebody else yours win you the vote of that planet at the Council. With enough of them it riots: it pays nothing, builds nothing and votes for nobody.'
		),
		rule: 'GC-16.6'
	}
} satisfies { readonly [term: string]: Term };

type Id = keyof typeof TERMS;
const these = (...ids: readonly Id[]): readonly Term[] => ids.map((id) => TERMS[id]);

const SPECIES = these('events', 'stock', 'token');

/** Beside these questions, where cards are read: as many as one line of a phone holds, which the choices spare. */
export const TERMS_AT: { readonly [question: string]: readonly Term[] } = {
	'setup.draft': SPECIES,
	'setup.prefer': SPECIES,
	'setup.bid': SPECIES,
	'setup.fates': these('events', 'stock', 'points'),
	'effect.riot.where': these('riot')
};
