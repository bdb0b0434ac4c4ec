/** Outwit: knowledge in place of colonies, and with enough of it the game. */
import { msg, template } from '../../../core';
import { bestOf, sumOf, seatChoice } from '../../kit';
import { facesOf } from '../bot/odds';
import { amMain, foreignOf, goalOf, isOurs, opposing, sideOf as sideIn } from '../bot/sight';
import { UNSEEN_CARD, always, trifling } from '../bot/wishes';
import { CARD } from '../bot/worth';
import {
	encounterOf,
	isAtHome,
	otherSide,
	playerOf,
	shipsAt,
	sideOfMain,
	targetOf,
	timingOrder
} from '../board';
import { faceName } from '../cards';
import { drawToHand } from '../hands';
import { isHeld } from '../ships';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { SeatId } from '../types';
import type { Alien } from './alien';
import { hasWon } from './granted';
import { INVOLVED, MAIN } from './timing';

/** Cards in hand that win the game. */
const ENOUGH = 20;
/** The highest attack that may be guessed. */
const HIGHEST = 40;
/** How far a guess may be off, and what it brings. */
const NEAR = 3;
const GUESSED = 4;

/** Ships with which it has just won a foreign colony; none: it had one there, or has won none. */
function settledWith(play: Play, seat: SeatId): number {
	const { board } = play;
	const landed = play.within('resolution').landed?.[seat] ?? 0;
	if (landed === 0 || !hasWon(board, seat)) return 0;
	const target = targetOf(board);
	const there = isHeld(play, seat, target) ? 0 : shipsAt(board, seat, target);
	return !isAtHome(board, seat, target) && there <= landed ? there : 0;
}

/** Whether the opponent of this main player shows an attack that is near enough. */
function check(play: Play, seat: SeatId, guess: number): void {
	const side = sideOfMain(play.board, seat);
	const face = side && encounterOf(play.board).laid[otherSide(side)]?.face;
	if (!face) return;
	const isNear = face.kind === 'attack' && Math.abs(face.value - guess) <= NEAR;
	play.say(
		msg(
			'{who} has guessed {n}, and {card} is {near, select, yes {near enough} other {something else}}.',
			{
				who: seat,
				n: guess,
				card: faceName(face),
				near: isNear ? 'yes' : 'no'
			}
		),
		'CE-11.19'
	);
	if (isNear) drawToHand(play, seat, GUESSED);
}

/** How near so many cards bring a bot to a win by cards. */
const nearing = (sight: Sight, n: number): number => {
	const held = sight.own.hand.length + n;
	return held >= ENOUGH ? 3 : held >= ENOUGH - 5 ? 0.8 : 0;
};

/** What a bot gains by giving up the colony it has just won. */
function learns(sight: Sight): number {
	const { target } = sight.open.encounter ?? {};
	const n = target ? (sight.open.planets[target]?.[sight.me] ?? 0) : 0;
	// The colony that wins is not given up.
	if (foreignOf(sight, sight.me) >= goalOf(sight, sight.me)) return 0;
	return n * CARD + nearing(sight, n) - 1;
}

/** How likely the opponent shows an attack that is near this guess. */
function chanceOf(sight: Sight, guess: number): number {
	const side = sideIn(sight, sight.me);
	if (!side || !amMain(sight)) return 0;
	return sumOf(facesOf(sight, opposing(side)), ({ face, p }) =>
		face.kind === 'attack' && Math.abs(face.value - guess) <= NEAR ? p : 0
	);
}

const bestGuess = (sight: Sight): number =>
	bestOf(
		Array.from({ length: HIGHEST + 1 }, (_, guess) => guess),
		(guess) => chanceOf(sight, guess)
	) ?? 0;

export const genius: Alien = {
	words: {
		name: msg('Genius'),
		power: msg('Outwit'),
		gist: msg('Wins with a hand of twenty cards'),
		text: msg(
			'When you gain a foreign colony by winning as a main player or ally, you may *use* this power: take your ships there home and draw a card for each. With twenty or more cards in hand as a turn begins, anybody’s, you win the game. You may still win in the usual way.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: INVOLVED, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before allies are invited, have any players you like draw a card, yourself included.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		super: {
			text: msg(
				'As a main player, once both cards lie face down, guess a number from 0 to 40. If your opponent reveals an attack that is at most 3 away from it, draw four cards.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		rulings: [
			msg('Where you had a colony on the planet already you gain none, and draw nothing.'),
			msg('The colony is given up before it is seen who has won the game.'),
			msg('That twenty cards win is no use, so nothing stops it; it takes the power to be on.'),
			msg('Cards are counted once the offense has the hand they begin the turn with.'),
			msg(
				'A morph counts as the attack it has become; what other effects make of a number does not count.'
			)
		]
	},
	set: 'incursion',
	liked: 9,
	power: {
		uses: {
			learn: {
				moments: ['resolution.settled'],
				roles: INVOLVED,
				once: true,
				open: (play, { seat }) => settledWith(play, seat) > 0,
				say: msg('give up the colony they have gained and draw a card for each ship'),
				yours: msg('give up the colony you have gained and draw a card for each ship'),
				worth: learns,
				harms: trifling,
				apply: (play, { seat }) => {
					const n = settledWith(play, seat);
					if (n === 0) return;
					play.push('home', { from: targetOf(play.board), ships: { [seat]: n } });
					drawToHand(play, seat, n);
				}
			},
			win: {
				moments: ['turn.start'],
				mandatory: true,
				unanswerable: true,
				open: ({ board }, { seat }) => playerOf(board, seat).hand.length >= ENOUGH,
				say: msg('they hold {n} cards or more, and win', { n: ENOUGH }),
				yours: msg('you hold {n} cards or more, and win', { n: ENOUGH }),
				lasting: {
					ownWins: ({ board }, { seat }, wins) =>
						board.phase === 'startTurn' && playerOf(board, seat).hand.length >= ENOUGH
							? [...wins, { seat, how: msg('With {n} cards in hand.', { n: ENOUGH }) }]
							: wins
				}
			}
		}
	},
	wild: {
		uses: {
			teach: asking({
				moments: ['alliance.before'],
				roles: MAIN,
				ask: ({ board }) => ({
					type: 'some',
					choices: timingOrder(board).map(seatChoice),
					min: 1,
					max: board.order.length
				}),
				say: msg('players of their choice draw a card'),
				yours: msg('players of your choice draw a card'),
				sends: template('They draw a card: {first}'),
				worth: always(UNSEEN_CARD),
				harms: trifling,
				choose: (sight, { choices }) => ({
					picks: choices.map(({ id }) => id).filter((id) => isOurs(sight, id as SeatId))
				}),
				apply: (play, _me, { picks }) => {
					for (const seat of timingOrder(play.board))
						if (picks.includes(seat)) drawToHand(play, seat, 1);
				}
			})
		}
	},
	super: {
		uses: {
			guess: asking({
				moments: ['planning.selected'],
				roles: MAIN,
				ask: () => ({ type: 'amount', min: 0, max: HIGHEST }),
				say: msg('guess the attack of their opponent'),
				yours: msg('guess the attack of your opponent'),
				sends: template('Guess {n}'),
				worth: (sight) => GUESSED * UNSEEN_CARD * chanceOf(sight, bestGuess(sight)),
				harms: trifling,
				choose: (sight) => ({ amount: bestGuess(sight) }),
				amount: ({ amount }) => amount,
				lasting: {
					uponReveal: (_play, { seat, amount }, due) => [
						...due,
						(play) => check(play, seat, amount)
					]
				}
			})
		}
	}
};
