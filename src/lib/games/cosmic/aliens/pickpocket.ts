/** Lift: who settles in its system loses cards there. */
import { msg, template } from '../../../core';
import { entriesOf, pickBest, seatChoice, sumOf } from '../../kit';
import { UNSEEN_CARD, always, fewRewards, trifling } from '../bot/wishes';
import { worthOfCard } from '../bot/worth';
import { caused } from '../because';
import {
	encounterOf,
	isAtHome,
	offenseOf,
	planetsOf,
	playerOf,
	shipsAt,
	shipsOn,
	timingOrder
} from '../board';
import { cardName } from '../cards';
import { declaresOwn } from '../declared';
import { discardCards } from '../hands';
import { backsToTake, rewardsIn, takeAtRandom, takeNow } from '../modules/rewards/backs';
import { note, noteOf } from '../notes';
import { stillHeld } from '../ownhand';
import { formsOf } from '../play';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Step } from '../play';
import type { Board, CardId, Role, SeatId } from '../types';
import type { Alien } from './alien';
import { IN_EACH_PHASE } from './timing';

declare module '../notes' {
	interface Notes {
		/** It takes a card of everybody in its system. */
		readonly pickpocket: true;
	}
}

declare module '../play' {
	interface Steps {
		'pickpocket.lift': {
			readonly seat: SeatId;
			readonly from: SeatId;
			rewards?: number;
			/** The card it has taken, as it is called in its hand. */
			card?: CardId;
		};
	}
}

/** All but the offense. */
const OTHERS: readonly Role[] = ROLES.filter((role) => role !== 'offense');

/** As the turn starts no encounter has begun. */
const IN_ENCOUNTER = IN_EACH_PHASE.filter((moment) => moment !== 'turn.start');

/** Who has a foreign colony in its system, and holds cards, in timing order. */
const visitors = (board: Board, seat: SeatId): SeatId[] =>
	timingOrder(board).filter(
		(other) =>
			other !== seat &&
			playerOf(board, other).hand.length > 0 &&
			planetsOf(board, seat).some(
				(planet) => shipsOn(board, planet)[other] && !isAtHome(board, other, planet)
			)
	);

/** How many cards the wild flare takes at most: one for each ship of the offense in the gate. */
const most = (board: Board): number =>
	Math.min(shipsAt(board, offenseOf(board), 'gate'), playerOf(board, offenseOf(board)).hand.length);

const { ask, run } = formsOf('pickpocket.lift');

const lift: Step = {
	backs: ask({
		ask: (play, { seat, from }) =>
			backsToTake(play, seat, from, playerOf(play.board, from).hand, 1),
		then: (_play, frame, { pick }) => {
			const rewards = rewardsIn(pick);
			if (rewards !== undefined) frame.rewards = rewards;
		}
	}),

	take: run((play, frame) => {
		const [card] = takeNow(play, frame.seat, frame.from, frame.rewards);
		if (card) frame.card = card;
	}),

	keep: ask({
		ask: (play, { seat, card }) => {
			const [held] = stillHeld(play, seat, card ? [card] : []);
			return held === undefined
				? null
				: {
						...caused(play),
						seat,
						secret: true,
						about: [held],
						rule: 'CE-13.17',
						say: msg('You have taken {card}. Do you keep it?', { card: cardName(held) }),
						shape: {
							type: 'one',
							choices: [
								{ id: 'keep', say: msg('Keep it') },
								{ id: held, say: msg('Discard it'), on: held }
							]
						},
						fallback: { pick: 'keep' }
					};
		},
		then: (play, _frame, { pick }, seat) => {
			if (pick !== 'keep') discardCards(play, seat, [pick], 'CE-15.5');
		}
	})
};

/** A card worth less than this keeps a bot from a new hand and does little else. */
const POOR = 0.06;

export const pickpocket: Alien = {
	words: {
		name: msg('Pickpocket'),
		power: msg('Lift'),
		gist: msg('Takes cards of who settles nearby'),
		text: msg(
			'Once in each encounter, anybody’s, you may *use* this power to take a card at random from a player who has a foreign colony in your home system. Look at it, and keep or discard it.'
		),
		usage: 'optional',
		alert: 'green',
		timing: {
			roles: ROLES,
			phases: ['regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution']
		},
		setup: null,
		wild: {
			text: msg(
				'When the gate is aimed at a planet of your home system and you are not the offense, take cards at random from the offense, up to one for each of their ships in the gate.'
			),
			timing: { roles: OTHERS, phases: ['launch'] }
		},
		super: {
			text: msg(
				'Your power takes a card of every player with a foreign colony in your home system.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg(
				'As a turn starts no encounter has begun, and before the next one begins none is going on.'
			),
			msg('What is kept or discarded you say before anything else happens.'),
			msg('With the super flare the cards are taken one after the other, in timing order.'),
			msg('Who has no cards is passed over.'),
			msg('The wild flare is played once the ships are in the gate, before allies are invited.')
		]
	},
	set: 'dominion',
	liked: 12,
	power: {
		uses: {
			lift: asking({
				moments: IN_ENCOUNTER,
				once: true,
				open: ({ board }, { seat }) => visitors(board, seat).length > 0,
				ask: ({ board }, { seat }) => {
					const choices = visitors(board, seat).map((other) => ({
						...seatChoice(other),
						note: msg('{n, plural, one {# card} other {# cards}}', {
							n: playerOf(board, other).hand.length
						})
					}));
					return choices.length > 0 ? { type: 'one', choices } : null;
				},
				say: msg('take a card of a player who has settled in their system'),
				yours: msg('take a card of a player who has settled in your system'),
				sends: template('Take a card of {first}'),
				worth: always(UNSEEN_CARD),
				harms: trifling,
				apply: (play, { seat }, { pick }) => {
					const robbed = noteOf(play, 'pickpocket') ? visitors(play.board, seat) : [pick];
					// Steps are carried out last in, first out.
					for (const from of robbed.toReversed()) play.push('pickpocket.lift', { seat, from });
				}
			})
		}
	},
	wild: {
		uses: {
			snatch: asking({
				moments: ['launch.sent'],
				roles: OTHERS,
				open: ({ board }, { seat }) => encounterOf(board).system === seat && most(board) > 0,
				ask: ({ board }) => ({ type: 'amount', min: 1, max: most(board) }),
				say: msg('take cards of the offense, up to one for each ship in the gate'),
				sends: template('Take {n, plural, one {a card} other {# cards}}'),
				worth: ({ open }) =>
					UNSEEN_CARD * sumOf(entriesOf(open.encounter?.gate ?? {}), ([, n]) => n),
				choose: (_sight, { max }) => ({ amount: max }),
				apply: (play, { seat }, { amount }) => {
					for (let n = 0; n < amount; n++) takeAtRandom(play, seat, offenseOf(play.board));
				}
			})
		}
	},
	super: {
		uses: {
			all: {
				moments: ['use.declared'],
				open: (play, me) => declaresOwn(play, me) && visitors(play.board, me.seat).length > 1,
				say: msg('a card of every player who has settled in their system'),
				yours: msg('a card of every player who has settled in your system'),
				worth: always(UNSEEN_CARD),
				apply: (play) => note(play, 'pickpocket', true)
			}
		}
	},
	steps: { lift },
	questions: {
		'lift.backs': {
			deed: msg('choose the backs of cards'),
			why: { is: 'few rewards' },
			answer: fewRewards
		},
		'lift.keep': {
			deed: msg('keep the card or discard it'),
			why: (answer) =>
				'pick' in answer && answer.pick === 'keep' ? { is: 'keeps card' } : { is: 'poor card' },
			answer: (_sight, shape) =>
				pickBest(shape, (id) => (id === 'keep' ? POOR : POOR * 2 - worthOfCard(id)))
		}
	}
};
