/** Strange Attractor: all flares are shown, and some of them taken. */
import { msg } from '../../../../core';
import type { Ask } from '../../../../core';
import type { SomeOf } from '../../../kit';
import { leftOf, playerOf, timingOrder } from '../../board';
import { cardName, kindOf } from '../../cards';
import { handOver, takeFromDiscard } from '../../hands';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { takeBest } from '../../bot/picks';
import { rivalsOf, shipsResearching } from '../../bot/sight';
import { UNSEEN_CARD } from '../../bot/wishes';
import { SHIP } from '../../bot/worth';
import { showCardOf } from '../../looks';
import { cardChoices } from '../../ownhand';
import { formsOf } from '../../play';
import type { Play, Step } from '../../play';
import type { Board, CardId, SeatId } from '../../types';
import { discardTech, researchers } from './pieces';
import type { Technology } from './technology';

declare module '../../play' {
	interface Steps {
		'strange-attractor.take': {
			readonly seat: SeatId;
			/** How many flares it takes. */
			readonly n: number;
		};
	}
}

const flaresAmong = (cards: readonly CardId[]): CardId[] =>
	cards.filter((card) => kindOf(card) === 'flare').sort();

/** Flares that a seat can take: those discarded, and those in the hands of others. */
const within = (board: Board, seat: SeatId): CardId[] => [
	...flaresAmong(board.discard),
	...leftOf(board, seat).flatMap((other) => flaresAmong(playerOf(board, other).hand))
];

/** CE-32.46: all see what is in the hands of the others; the discard pile lies open. */
function show(play: Play, seat: SeatId): void {
	const { board } = play;
	play.showed = true;
	for (const who of timingOrder(board).filter((one) => one !== seat)) {
		const flares = flaresAmong(playerOf(board, who).hand);
		play.say(
			flares.length > 0
				? msg('{who} shows {cards}.', { who, cards: { and: flares.map(cardName) } })
				: msg('{who, select, you {You hold} other {# holds}} no flare.', { who }),
			'CE-32.46'
		);
		for (const card of flares) showCardOf(play, who, card);
	}
}

/** All at once: who loses several is told so once. */
function take(play: Play, seat: SeatId, cards: readonly CardId[]): void {
	const { board } = play;
	play.say(
		msg('{who} gets {cards}.', { who: seat, cards: { and: cards.map(cardName) } }),
		'CE-32.46'
	);
	for (const from of leftOf(board, seat)) {
		const held = cards.filter((card) => playerOf(board, from).hand.includes(card));
		handOver(play, from, seat, held, 'CE-32.46', 'taken');
	}
	for (const card of cards) if (board.discard.includes(card)) takeFromDiscard(play, seat, card);
}

const takes: Step = {
	which: formsOf('strange-attractor.take').ask({
		ask: ({ board }, { seat, n }): Ask<SomeOf<CardId>> | null => {
			const flares = within(board, seat);
			const most = Math.min(n, flares.length);
			return most === 0
				? null
				: {
						seat,
						rule: 'CE-32.46',
						say: msg('Which {n, plural, one {flare} other {# flares}} do you take?', { n: most }),
						shape: { type: 'some', choices: cardChoices(flares), min: most, max: most },
						fallback: 'random'
					};
		},
		then: (play, _frame, { picks }, seat) => {
			take(play, seat, picks);
		}
	})
};

/** So many flares another player holds, as a rule. */
const HELD = 0.8;

export const strangeAttractor: Technology = {
	words: {
		name: msg('Strange Attractor'),
		gist: msg('All show their flares, and you take one for each ship on it'),
		text: msg(
			'Turn it up in any phase while a hazard warning is active: all other players show the flares of their hands, and you take one of these or of the cosmic discard pile for each ship on this technology. Then it is discarded, and its ships go to the warp.'
		),
		rulings: [
			msg('You must take as many as there are, up to the number of ships.'),
			msg('Cards of a hoard are in no hand.')
		]
	},
	research: 'X',
	hidden: true,
	hazardous: true,
	liked: 5,
	steps: { take: takes },
	questions: {
		'take.which': {
			deed: msg('take flares'),
			why: { is: 'best cards' },
			answer: takeBest
		}
	},
	uses: {
		attract: {
			moments: IN_EACH_PHASE,
			open: ({ board }, { seat }) =>
				leftOf(board, seat).some((other) => playerOf(board, other).hand.length > 0) ||
				flaresAmong(board.discard).length > 0,
			say: msg('the flares of all others are shown, and some are taken'),
			worth: (sight) => {
				const n = shipsResearching(sight, 'strange-attractor');
				const there = rivalsOf(sight).length * HELD + flaresAmong(sight.open.discard).length;
				return Math.min(n, there) * UNSEEN_CARD - n * SHIP - 0.05;
			},
			apply: (play, me) => {
				const n = researchers(play, me.seat, me.id);
				discardTech(play, me);
				show(play, me.seat);
				play.push('strange-attractor.take', { seat: me.seat, n });
			}
		}
	}
};
