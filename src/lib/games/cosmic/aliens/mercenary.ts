/** Bounty Hunting: its ships are paid for each victory. */
import { msg, template } from '../../../core';
import { always, never } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { encounterOf, playerOf, shipsOn, targetOf } from '../board';
import { discardCards } from '../hands';
import { cardChoices, stillHeld } from '../ownhand';
import { collector } from '../steps/compensation';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Play } from '../play';
import type { CardId, SeatId } from '../types';
import type { Use } from '../use';
import type { Alien } from './alien';
import { grants, hasWon } from './granted';

/** Its ships that have landed, or kept the planet: those of an ally that was sent home are none of them. */
function paidFor(play: Play, seat: SeatId): number {
	const { board } = play;
	return encounterOf(board).defense === seat
		? (shipsOn(board, targetOf(board))[seat] ?? 0)
		: (play.within('resolution').landed?.[seat] ?? 0);
}

/** The same for whoever is paid. */
const bounty = {
	moments: ['resolution.settled'],
	open: (play, { seat }) => hasWon(play.board, seat) && paidFor(play, seat) > 0,
	say: msg('get a reward for each of their ships'),
	yours: msg('get a reward for each of your ships'),
	amount: (play, { seat }) => paidFor(play, seat),
	lasting: grants
} satisfies Partial<Use>;

/** Cards a seat has taken as rewards, no compensation among them. */
function rewardsOf(play: Play, seat: SeatId): readonly CardId[] {
	const { gained, collected } = play.within('resolution');
	const came = gained?.[seat] ?? [];
	if (collector(play)?.collects !== seat) return came;
	return collected ? came.filter((card) => !collected.cards.includes(card)) : [];
}

export const mercenary: Alien = {
	words: {
		name: msg('Mercenary'),
		power: msg('Bounty Hunting'),
		gist: msg('Is paid for ships with which it wins'),
		text: msg(
			'When you win an encounter as a main player or as an ally of the offense, you *use* this power: you get a reward for each of your ships in the encounter, besides what you gain anyway.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: ['offense', 'defense', 'offensiveAlly'], phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When you win an encounter as the defense, you get a reward for each of your ships in the encounter.'
			),
			timing: { roles: ['defense'], phases: ['resolution'] }
		},
		super: {
			text: msg('When you have taken cards as rewards, discard as many of them as you like.'),
			timing: { roles: ROLES, phases: ['resolution'] }
		},
		rulings: [
			msg('As an ally of the defense you gain as any other ally does.'),
			msg('What counts are ships on the planet after the encounter; each counts as one.'),
			msg('The rewards come besides all else that you gain, and you split them all together.'),
			msg('A deal is no victory.')
		]
	},
	set: 'incursion',
	liked: 14,
	power: {
		uses: {
			bounty: { ...bounty, roles: ['offense', 'defense', 'offensiveAlly'], mandatory: true }
		}
	},
	wild: { uses: { bounty: { ...bounty, roles: ['defense'], worth: always(3 * CARD) } } },
	super: {
		uses: {
			reject: asking({
				moments: ['resolution.gained'],
				open: (play, { seat }) => rewardsOf(play, seat).length > 0,
				ask: (play, { seat }) => {
					const { hand } = playerOf(play.board, seat);
					const held = rewardsOf(play, seat).filter((card) => hand.includes(card));
					return held.length > 0
						? { type: 'some', choices: cardChoices(held), min: 1, max: held.length }
						: null;
				},
				say: msg('discard cards they have taken as rewards'),
				yours: msg('discard cards you have taken as rewards'),
				sends: template('Discard {n, plural, one {a card} other {# cards}}'),
				// A card is a card: a bot keeps what it gets.
				worth: never,
				apply: (play, { seat }, { picks }) => {
					discardCards(play, seat, stillHeld(play, seat, picks), 'CE-15.5');
				}
			})
		}
	}
};
