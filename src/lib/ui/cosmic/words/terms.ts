/** Words of Cosmic Encounter’s rulebook, explained where a newcomer meets them: on an alien’s sheet, beside a question, on the page that says how it is played. */
import { msg } from '$lib/core/words';
import type { Timing } from '$lib/games/cosmic/book';
import type { Term } from '../../terms/terms';

export const TERMS = {
	alien: {
		say: msg('alien'),
		means: msg(
			'What you play: a people that breaks one rule of the game. Its power is yours as long as you have enough colonies at home.'
		),
		rule: 'CE-1.3'
	},
	colony: {
		say: msg('colony'),
		means: msg(
			'One or more of your ships on a planet. Several players may each have a colony on the same planet.'
		),
		rule: 'CE-1.4'
	},
	foreign: {
		say: msg('foreign colony'),
		means: msg(
			'A colony of yours on a planet of another player. Five at the same time win the game.'
		),
		rule: 'CE-1.5'
	},
	warp: {
		say: msg('the warp'),
		means: msg(
			'Where lost ships wait. They are not gone: one comes back at the start of each of your encounters, and others by rewards.'
		),
		rule: 'CE-1.7'
	},
	gate: {
		say: msg('the gate'),
		means: msg(
			'The arm in the middle. The offense points it at one planet, and ships go through it to attack there.'
		),
		rule: 'CE-1.8'
	},
	main: {
		say: msg('main player'),
		means: msg(
			'Either of the two whose encounter it is: the offense, who attacks, and the defense, who is attacked.'
		),
		rule: 'CE-1.9'
	},
	ally: {
		say: msg('ally'),
		means: msg('Who was invited to one side of an encounter and joined it with one to four ships.'),
		rule: 'CE-1.10'
	},
	side: {
		say: msg('side'),
		means: msg('A main player with their allies: the offense against the defense.'),
		rule: 'CE-1.11'
	},
	total: {
		say: msg('total'),
		means: msg(
			'What a side comes to: its attack card, its ships, reinforcements, and what powers add. The higher total wins, the defense if both are equal.'
		),
		rule: 'CE-1.13'
	},
	lose: {
		say: msg('lose a ship'),
		means: msg('It goes to the warp, from where it can come back.'),
		rule: 'CE-1.14'
	},
	encounterCard: {
		say: msg('encounter card'),
		means: msg(
			'A card both main players lay face down: attack, negotiate or morph. All other cards are played besides.'
		),
		rule: 'CE-1.15'
	},
	negotiate: {
		say: msg('negotiate'),
		means: msg(
			'Two of them lead to a deal, in a minute or so. Against an attack it loses, but its player takes cards from the winner.'
		),
		rule: 'CE-11.6'
	},
	morph: {
		say: msg('morph'),
		means: msg('Becomes a copy of the card that the other side laid.'),
		rule: 'CE-11.2'
	},
	reinforcement: {
		say: msg('reinforcement'),
		means: msg(
			'A card that adds its number to a side once both cards are up. Allies may play them too.'
		),
		rule: 'CE-11.8'
	},
	flare: {
		say: msg('flare'),
		means: msg(
			'A card with an alien on it. Its wild half is for anybody, its super half for who plays that alien. It comes back to the hand.'
		),
		rule: 'CE-15.22'
	},
	zap: {
		say: msg('zap'),
		means: msg('Stops a use of a power, or a card, as it is announced.'),
		rule: 'CE-17.1'
	},
	destiny: {
		say: msg('destiny'),
		means: msg('The card that says whom the offense encounters.'),
		rule: 'CE-7.1'
	},
	compensation: {
		say: msg('compensation'),
		means: msg(
			'Who laid a negotiate and lost to an attack takes cards from the winner’s hand, one for each of their own ships lost.'
		),
		rule: 'CE-14.1'
	},
	rewards: {
		say: msg('rewards'),
		means: msg('Allies of a defense that holds get a card or a ship back for each ship they sent.'),
		rule: 'CE-12.6'
	},
	deal: {
		say: msg('deal'),
		means: msg(
			'Both give and take what they agree on: cards, colonies. Without a deal in time both lose three ships.'
		),
		rule: 'CE-13.13'
	}
} satisfies { readonly [term: string]: Term };

type Id = keyof typeof TERMS;
const these = (...ids: readonly Id[]): readonly Term[] => ids.map((id) => TERMS[id]);

/** Beside these questions. */
export const TERMS_AT: { readonly [question: string]: readonly Term[] } = {
	'start.choose': these('alien', 'main', 'ally', 'colony', 'warp', 'encounterCard'),
	'encounter.retrieve': these('warp', 'colony'),
	'destiny.wild': these('destiny', 'foreign'),
	'destiny.own': these('destiny', 'colony'),
	'launch.aim': these('gate', 'foreign', 'main'),
	'launch.send': these('gate', 'colony', 'total', 'warp'),
	'alliance.offenseInvites': these('ally', 'side', 'foreign'),
	'alliance.defenseInvites': these('ally', 'side', 'rewards'),
	'alliance.answer': these('side', 'ally', 'foreign', 'rewards', 'warp'),
	'alliance.together': these('side', 'ally', 'foreign', 'rewards', 'warp'),
	'planning.select': these('encounterCard', 'total', 'negotiate', 'morph'),
	'layAgain.select': these('encounterCard', 'total', 'negotiate', 'morph'),
	'compensation.take': these('compensation', 'negotiate'),
	'resolution.rewards': these('rewards', 'warp'),
	'resolution.split': these('rewards', 'warp'),
	'deal.talk': these('deal', 'colony', 'foreign'),
	'lose.more': these('lose', 'warp'),
	'lose.fewer': these('lose', 'warp'),
	'mustLose.pick': these('lose', 'warp')
};

/** On the sheet of an alien or the face of a card: who may use it, and in what it plays a part. */
export function termsOf({ roles, phases }: Timing): readonly Term[] {
	const plays = (...some: Timing['roles']) =>
		roles.length === 0 || some.some((one) => roles.includes(one));
	const at = (...some: Timing['phases']) =>
		phases.length === 0 || some.some((one) => phases.includes(one));
	const ids: readonly (readonly [Id, boolean])[] = [
		['main', plays('offense', 'defense')],
		['ally', plays('offensiveAlly', 'defensiveAlly') || at('alliance')],
		['destiny', at('destiny')],
		['gate', at('launch')],
		['colony', true],
		['warp', at('regroup', 'resolution')],
		['encounterCard', at('planning', 'reveal')],
		['total', at('reveal')],
		['rewards', at('resolution')],
		['zap', true]
	];
	return ids.flatMap(([id, met]) => (met ? [TERMS[id]] : []));
}
