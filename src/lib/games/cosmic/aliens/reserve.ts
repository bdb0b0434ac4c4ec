/** Reinforce: low attacks of its hand are reinforcements, and a negotiate cancels those of others. */
import { msg, template } from '../../../core';
import { ranked } from '../../kit';
import { always, decidesFights, gainCancelling } from '../bot/wishes';
import { CARD } from '../bot/worth';
import { bothAttack, playerOf } from '../board';
import { cardName, kindOf, numberOf } from '../cards';
import { discardCards, takeDropped } from '../hands';
import { isDiscarded } from '../modules/decks';
import { cardChoices } from '../ownhand';
import { ROLES } from '../types';
import { asking } from '../use';
import { cancelReinforcement } from '../declared';
import type { Open, Play } from '../play';
import type { CardId, SeatId } from '../types';
import type { Alien } from './alien';
import { chosenBy, offered, playAs, turnsIt } from './attacking';
import { INVOLVED } from './timing';

/** The highest attack that its power makes a reinforcement, and its super flare. */
const HIGHEST = 6;
const HIGHEST_SUPER = 9;

/** Reinforcements that somebody else has just discarded, as long as they lie there. */
const dropped = (
	{ board }: Play,
	seat: SeatId,
	{ discarded }: Pick<Open, 'discarded'>
): readonly CardId[] =>
	!discarded || discarded.by === seat
		? []
		: discarded.cards.filter(
				(card) => kindOf(card) === 'reinforcement' && isDiscarded(board, card)
			);

export const reserve: Alien = {
	words: {
		name: msg('Reserve'),
		power: msg('Reinforce'),
		gist: msg('Adds low attacks as reinforcements'),
		text: msg(
			'As a main player or ally, when both main players have revealed attacks, you may *use* this power to play an attack of 06 or lower from your hand as a reinforcement of that number. When another player plays a reinforcement, you may *use* it to discard a negotiate from your hand: the reinforcement is cancelled.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: INVOLVED, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'When another player discards a reinforcement, played or not, take it into your hand.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('Play an attack of 09 or lower from your hand as a reinforcement.'),
			timing: { roles: INVOLVED, phases: ['reveal'] }
		},
		rulings: [
			msg('These are two uses; whichever is stopped, both are off until the encounter ends.'),
			msg('Each attack is a use of its own, as many as you like.'),
			msg('An attack played so is an attack again once it is discarded.'),
			msg('A reinforcement that is cancelled stays discarded.'),
			msg('Of several that are discarded at once the flare takes one of your choice.')
		]
	},
	liked: 8,
	power: {
		uses: {
			reinforce: asking({
				moments: ['reveal.values'],
				roles: INVOLVED,
				repeats: true,
				open: ({ board }) => bothAttack(board),
				ask: (play, { seat }) => offered(play, seat, HIGHEST),
				say: msg('play an attack of 06 or lower as a reinforcement'),
				sends: template('Reinforce with {first}'),
				harms: decidesFights,
				worth: turnsIt(HIGHEST),
				choose: chosenBy(HIGHEST),
				apply: playAs
			}),
			cancel: {
				moments: ['reinforcement.played'],
				roles: INVOLVED,
				open: (play, { seat }) => {
					const { seat: by, cancelled } = play.within('reinforce');
					return by !== seat && cancelled !== true;
				},
				when: ({ board }, { seat }) =>
					playerOf(board, seat).hand.some((card) => kindOf(card) === 'negotiate'),
				say: msg('discard a negotiate and cancel the reinforcement'),
				harms: decidesFights,
				worth: (sight) => gainCancelling(sight) - 0.1,
				apply: (play, { seat }) => {
					const { hand } = playerOf(play.board, seat);
					const paid = hand.find((card) => kindOf(card) === 'negotiate');
					// It may have gone to another answer meanwhile: then nothing is cancelled.
					if (paid === undefined) return;
					cancelReinforcement(play);
					discardCards(play, seat, [paid], 'CE-15.36');
				}
			}
		}
	},
	wild: {
		uses: {
			collect: asking({
				moments: ['cards.discarded'],
				open: (play, { seat }, frame) => dropped(play, seat, frame).length > 0,
				ask: (play, { seat }) => {
					const frame = play.openWindow();
					const cards = frame ? dropped(play, seat, frame) : [];
					if (cards.length === 0) return null;
					return {
						type: 'one',
						choices: cardChoices(cards)
					};
				},
				say: msg('take a reinforcement that was discarded'),
				sends: template('Take {first}'),
				worth: always(CARD),
				choose: (_sight, { choices }) => {
					const best = ranked(choices, ({ id }) => numberOf(id))[0];
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					if (!isDiscarded(play.board, pick)) return;
					play.say(
						msg('{who, select, you {You take} other {# takes}} {card} from the discard pile.', {
							who: seat,
							card: cardName(pick)
						}),
						'CE-16.28'
					);
					takeDropped(play, seat, pick);
				}
			})
		}
	},
	super: {
		uses: {
			reinforce: asking({
				moments: ['reveal.values'],
				roles: INVOLVED,
				open: ({ board }) => bothAttack(board),
				ask: (play, { seat }) => offered(play, seat, HIGHEST_SUPER),
				say: msg('play an attack of 09 or lower as a reinforcement'),
				sends: template('Reinforce with {first}'),
				harms: decidesFights,
				worth: turnsIt(HIGHEST_SUPER, HIGHEST),
				choose: chosenBy(HIGHEST_SUPER, HIGHEST),
				apply: playAs
			})
		}
	}
};
