/** Whirl: the hands of all who fight go round. */
import { msg, template } from '../../../core';
import { bestOf, othersThan, seatChoice } from '../../kit';
import { sideOf as sideIn } from '../bot/sight';
import { always, bringsColonies, richest, swapGain } from '../bot/wishes';
import { homeOf, planetsOf, playerOf, sideOf, targetOf } from '../board';
import { flareOf } from '../cards';
import { found, placesToFound } from '../found';
import { discardFromTable } from '../hands';
import { note, noteCards, noteOf, notedCards } from '../notes';
import { MOST_SHIPS } from '../ships';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { passHands, swapHands } from './swapped';
import { MAIN } from './timing';

const ID = 'dervish';

type Turn = 'clockwise' | 'back';

declare module '../notes' {
	interface Notes {
		/** Whose hand has come to whom by its power. */
		readonly dervish: { readonly to: SeatId; readonly from: SeatId };
	}

	interface CardNotes {
		/** Its flare, where that came with the hand. */
		readonly dervish: true;
	}
}

/** The next one clockwise, or back, among those in this circle. */
function nextOf(circle: readonly SeatId[], seat: SeatId, turn: Turn): SeatId {
	const at = circle.indexOf(seat) + (turn === 'clockwise' ? 1 : -1);
	return circle[(at + circle.length) % circle.length] ?? seat;
}

/** Whose hand comes to this seat. */
const giverTo = (circle: readonly SeatId[], seat: SeatId, turn: Turn): SeatId =>
	nextOf(circle, seat, turn === 'clockwise' ? 'back' : 'clockwise');

/** Who is in the encounter, as they sit, clockwise. */
const circleOf = (board: Board): SeatId[] =>
	board.order.filter((seat) => sideOf(board, seat) !== null);

const turnsOf = (board: Board, seat: SeatId): OneOf<Choice<Turn>> => {
	const circle = circleOf(board);
	const choice = (turn: Turn): Choice<Turn> => ({
		id: turn,
		say: msg('{turn, select, clockwise {Clockwise} other {Counterclockwise}}', { turn }),
		note: msg('you get the hand of {who}', { who: giverTo(circle, seat, turn) })
	});
	// Between two it is the same.
	return {
		type: 'one',
		choices: circle.length > 2 ? [choice('clockwise'), choice('back')] : [choice('clockwise')]
	};
};

/** Where it founds a colony in the system of who has passed it the flare; null: nowhere. */
function yonder(play: Play, seat: SeatId) {
	const passed = noteOf(play, ID);
	return passed ? placesToFound(play, seat, planetsOf(play.board, passed.from), MOST_SHIPS) : null;
}

/** What a bot gains by the hand that comes this way. */
function gained(sight: Sight, turn: Turn): number {
	const circle = sight.open.order.filter((seat) => sideIn(sight, seat) !== null);
	return swapGain(sight, giverTo(circle, sight.me, turn));
}

/** What a bot asks of a hand nobody has seen before it gives up its own. */
const LEAST = 0.1;

export const dervish: Alien = {
	words: {
		name: msg('Dervish'),
		power: msg('Whirl'),
		gist: msg('Hands of all who fight go round'),
		text: msg(
			'As a main player, once allies have joined, you may *use* this power: every main player and ally passes their hand to the next one of them, all clockwise or all counterclockwise, as you say.'
		),
		usage: 'optional',
		alert: 'yellow',
		timing: { roles: MAIN, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg(
				'As the defense on a planet of your home system, once the gate is aimed, swap hands with any player.'
			),
			timing: { roles: ['defense'], phases: ['launch'] }
		},
		super: {
			text: msg(
				'If this flare has come to you by your power, found a colony in the home system of who passed it to you, with one to four ships of your other colonies. Then discard it.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		rulings: [
			msg(
				'Hands are passed all at once, however many cards they hold. An empty one is passed as well.'
			),
			msg('Between two main players without allies they are swapped.'),
			msg('Cards that are laid away from a hand stay where they are.'),
			msg('If the offense is left without encounter cards, the turn ends.'),
			msg('The super flare is played at once, before cards are chosen.')
		]
	},
	set: 'storm',
	liked: 9,
	power: {
		uses: {
			whirl: asking({
				moments: ['alliance.formed'],
				roles: MAIN,
				once: true,
				ask: ({ board }, { seat }) => turnsOf(board, seat),
				say: msg('hands of all who fight go round'),
				sends: template('Pass all hands: {first}'),
				worth: (sight) => Math.max(gained(sight, 'clockwise'), gained(sight, 'back')) - LEAST,
				choose: (sight, { choices }) => {
					const best = bestOf(choices, ({ id }) => gained(sight, id));
					return best ? { pick: best.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					const circle = circleOf(play.board);
					const from = giverTo(circle, seat, pick);
					passHands(
						play,
						seat,
						circle.map((to) => ({ to, from: giverTo(circle, to, pick) })),
						msg(
							'Hands go round {turn, select, clockwise {clockwise} other {counterclockwise}}: {whom}.',
							{
								turn: pick,
								whom: { and: circle }
							}
						)
					);
					note(play, ID, { to: seat, from });
					const flare = flareOf(ID);
					if (playerOf(play.board, seat).hand.includes(flare)) noteCards(play, ID, [flare]);
				}
			})
		}
	},
	wild: {
		uses: {
			swap: asking({
				moments: ['launch.beforeShips'],
				roles: ['defense'],
				open: ({ board }, { seat }) => homeOf(targetOf(board)) === seat,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: othersThan(board, seat).map(seatChoice)
				}),
				say: msg('swap hands with any player'),
				sends: template('Swap hands with {first}'),
				worth: (sight) => swapGain(sight, richest(sight)) - LEAST,
				choose: (sight) => ({ pick: richest(sight) }),
				apply: (play, { seat }, { pick }) => swapHands(play, seat, pick)
			})
		}
	},
	super: {
		uses: {
			settle: asking({
				moments: ['alliance.formed'],
				roles: MAIN,
				open: (play, { seat }) => noteOf(play, ID)?.to === seat && yonder(play, seat) !== null,
				when: (play, { card }) => card !== null && notedCards(play, ID).includes(card),
				ask: (play, { seat }) => yonder(play, seat),
				say: msg('found a colony in the system of who passed the flare'),
				sends: template('Settle {first} with {n, plural, one {one ship} other {# ships}}'),
				worth: always(1),
				harms: bringsColonies,
				apply: (play, { seat }, answer) => found(play, seat, answer),
				afterwards: (play, { seat, card }) => {
					if (card) discardFromTable(play, seat, [card]);
				}
			})
		}
	}
};
