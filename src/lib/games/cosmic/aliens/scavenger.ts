/** Scavenge: who loses a colony takes a card of the discard pile, to which its own come late. */
import { msg, template } from '../../../core';
import { bestOf, meant, othersThan, seatChoice } from '../../kit';
import { takeBest } from '../bot/picks';
import { rivalsOf } from '../bot/sight';
import { UNSEEN_CARD, always, richest } from '../bot/wishes';
import { CARD, worthOfCard } from '../bot/worth';
import { caused } from '../because';
import { playerOf } from '../board';
import { cardName } from '../cards';
import { declaresOwn } from '../declared';
import { discardCards, drawToHand, dropStack, handOver, takeFromDiscard } from '../hands';
import { lookAtHand, oneOfShown } from '../looks';
import { taken } from '../modules/rewards/taken';
import { note, noteOf } from '../notes';
import { cardChoices, stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { isPlayed } from '../stacked';
import { PHASES, ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Play, Step } from '../play';
import type { AlienId, Board, CardId, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { leftBy } from './left';

const ID = 'scavenger';

/** Cards of which the wild flare leaves one. */
const DRAWN = 3;

declare module '../notes' {
	interface Notes {
		/** Colonies that have brought it a card in this phase, and whose hand it looks at after its next use. */
		readonly scavenger: {
			readonly phase: Board['phase'];
			readonly paid: readonly PlanetId[];
			readonly robs?: SeatId;
		};
	}
}

declare module '../play' {
	interface Steps {
		/** `seat` looks at the hand of `from` and takes a card. */
		'scavenger.rob': { readonly seat: SeatId; readonly from: SeatId };
		/** `seat` draws cards and keeps one; left out: it has not drawn yet. */
		'scavenger.sift': { readonly seat: SeatId; cards?: readonly CardId[] };
	}
}

const paidIn = (play: Play): readonly PlanetId[] => {
	const noted = noteOf(play, ID);
	return noted?.phase === play.board.phase ? noted.paid : [];
};

/** The next colony that has ended and brought it nothing yet. */
const unpaid = (play: Play, seat: SeatId): PlanetId | undefined =>
	leftBy(play.board, seat).find((planet) => !paidIn(play).includes(planet));

/** Whose hand may be looked at: an empty one holds nothing. */
const robbable = (board: Board, seat: SeatId): SeatId[] =>
	othersThan(board, seat).filter((other) => playerOf(board, other).hand.length > 0);

/** The card goes into hand, if it still lies there. */
function scavenge(play: Play, seat: SeatId, card: CardId): void {
	if (!play.board.discard.includes(card)) return;
	play.say(
		msg('{who, select, you {You take} other {# takes}} {card} from the discard pile.', {
			who: seat,
			card: cardName(card)
		}),
		'CE-16.1'
	);
	takeFromDiscard(play, seat, card);
}

const robbing = formsOf('scavenger.rob');

const rob: Step = {
	look: robbing.run((play, { seat, from }) => lookAtHand(play, seat, from)),

	take: robbing.ask({
		ask: (play, { seat, from }) => oneOfShown(play, seat, from),
		then: (play, { from }, { pick }, seat) => {
			const cards = meant(playerOf(play.board, from).hand, [pick]);
			taken(play, seat, handOver(play, from, seat, cards, 'CE-13.17', 'taken'), from);
		}
	})
};

const sifting = formsOf('scavenger.sift');

const sift: Step = {
	draw: sifting.run((play, frame) => {
		frame.cards = drawToHand(play, frame.seat, DRAWN, 'CE-16.1');
	}),

	keep: sifting.ask({
		ask: (play, { seat, cards = [] }) => {
			const held = stillHeld(play, seat, cards);
			const shape: OneOf<Choice<CardId>> = { type: 'one', choices: cardChoices(held) };
			return held.length > 1
				? {
						...caused(play),
						seat,
						secret: true,
						rule: 'CE-16.1',
						say: msg('Which of these cards do you keep? The others are discarded.'),
						shape,
						fallback: 'random'
					}
				: null;
		},
		then: (play, { cards = [] }, { pick }, seat) => {
			const others = stillHeld(play, seat, cards).filter((card) => card !== pick);
			discardCards(play, seat, others, 'CE-16.1');
		}
	})
};

export const scavenger: Alien = {
	words: {
		name: msg('Scavenger'),
		power: msg('Scavenge'),
		gist: msg('A colony lost is a card of the discard pile'),
		text: msg(
			'For each colony that you have lost you may *use* this power as the phase ends: take any card of the discard pile into your hand. What you would discard comes onto this sheet instead, and from there to the discard pile when that is shuffled into the deck. You keep this power however few home colonies you have.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: ROLES, phases: PHASES },
		setup: null,
		wild: {
			text: msg(
				'As a phase ends in which you have lost a colony, draw three cards, keep one of them and discard the others.'
			),
			timing: { roles: ROLES, phases: PHASES }
		},
		super: {
			text: msg(
				'When you use your power, look at the hand of another player afterwards, and take a card of it.'
			),
			timing: { roles: ROLES, phases: PHASES }
		},
		rulings: [
			msg('A colony is lost when your last ship has left it, whether you sent that or lost it.'),
			msg('If you have a colony there again as the phase ends, you have not lost it.'),
			msg('A colony on a planet that has left the game is lost as well.'),
			msg('Each colony is a separate use, and brings one card.'),
			msg('Cards on this sheet are not in the discard pile, and you cannot take them.'),
			msg('While your power is off, what you discard goes to the discard pile.'),
			msg('A cosmic quake takes what lies on this sheet into the new deck.')
		]
	},
	set: 'storm',
	liked: 11,
	keepsPower: true,
	rejoins: true,
	leaves: (play) => dropStack(play, ID),
	power: {
		uses: {
			scavenge: asking({
				moments: ['phase.ending'],
				repeats: true,
				open: (play, { seat }) => play.board.discard.length > 0 && unpaid(play, seat) !== undefined,
				ask: ({ board }) => ({ type: 'one', choices: cardChoices(board.discard) }),
				say: msg('take a card of the discard pile'),
				sends: template('Take {first}'),
				worth: ({ open }) => Math.max(0, ...open.discard.map(worthOfCard)),
				choose: (_sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => worthOfCard(id));
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const planet = unpaid(play, seat);
					const from = noteOf(play, ID)?.robs;
					const { phase } = play.board;
					note(play, ID, { phase, paid: planet ? [...paidIn(play), planet] : paidIn(play) });
					if (from) play.push('scavenger.rob', { seat, from });
					scavenge(play, seat, pick);
				}
			})
		},
		passive: {
			swallows: ({ board }, owner, alien: AlienId | null, { seat }) =>
				seat === owner.seat && isPlayed(board, ID) ? ID : alien
		}
	},
	wild: {
		uses: {
			sift: {
				moments: ['phase.ending'],
				open: ({ board }, { seat }) => leftBy(board, seat).length > 0,
				say: msg('draw three cards and keep one'),
				// The best of three is worth more than any one.
				worth: always(2 * UNSEEN_CARD),
				apply: (play, { seat }) => play.push('scavenger.sift', { seat })
			}
		}
	},
	super: {
		uses: {
			rob: asking({
				moments: ['use.declared'],
				open: (play, me) => declaresOwn(play, me) && robbable(play.board, me.seat).length > 0,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: robbable(board, seat).map(seatChoice)
				}),
				say: msg('look at a hand afterwards, and take a card'),
				sends: template('Look at the hand of {first}'),
				worth: (sight) => (rivalsOf(sight).length > 0 ? 2 * CARD : 0),
				choose: (sight, { choices }) => {
					const whom = richest(sight);
					const choice = choices.find(({ id }) => id === whom) ?? choices[0];
					return choice ? { pick: choice.id } : null;
				},
				apply: (play, _me, { pick }) =>
					note(play, ID, { phase: play.board.phase, paid: paidIn(play), robs: pick })
			})
		}
	},
	steps: { rob, sift },
	questions: {
		'rob.take': {
			deed: msg('take a card'),
			why: { is: 'best cards' },
			sends: { some: template('Take {what}') },
			answer: takeBest
		},
		'sift.keep': {
			deed: msg('keep one of the cards drawn'),
			why: { is: 'best cards' },
			sends: { some: template('Keep {what}') },
			answer: takeBest
		}
	}
};
