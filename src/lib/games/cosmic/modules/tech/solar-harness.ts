/** Solar Harness: a flare that lies open, is in no hand, and is played so that nothing answers it. */
import { msg, template } from '../../../../core';
import { playerOf, techOf } from '../../board';
import { cardName, kindOf } from '../../cards';
import { dropOpen, putOpen } from '../../hands';
import { IN_EACH_PHASE } from '../../aliens/timing';
import { never } from '../../bot/wishes';
import { takeBest } from '../../bot/picks';
import { cardChoices } from '../../ownhand';
import { asking } from '../../use';
import type { Board, CardId, SeatId } from '../../types';
import type { Technology } from './technology';

const isEmpty = (board: Board, seat: SeatId): boolean =>
	techOf(board, seat, 'solar-harness')?.flare === undefined;

const flaresOf = (board: Board, seat: SeatId): CardId[] =>
	playerOf(board, seat).hand.filter((card) => kindOf(card) === 'flare');

export const solarHarness: Technology = {
	words: {
		name: msg('Solar Harness'),
		gist: msg('Keep a flare open on it that nothing answers'),
		text: msg(
			'In any phase you may put a flare of your hand face up on it. You may play the flare from there: nothing answers it then, and it goes to your hand as any flare does. You may discard it at any time, and must when you get a new hand.'
		),
		rulings: [
			msg('One flare at a time. It is no card of the hand.'),
			msg('When the technology is discarded, so is the flare; given away, it goes along.'),
			msg('A cosmic quake leaves it.')
		]
	},
	research: 0,
	toll: 'run',
	drawsAnother: true,
	liked: 5,
	leaves: (play, tech, seat) => dropOpen(play, seat, tech, 'CE-32.48'),
	uses: {
		load: asking({
			moments: IN_EACH_PHASE,
			open: ({ board }, { seat }) => isEmpty(board, seat) && playerOf(board, seat).hand.length > 0,
			ask: ({ board }, { seat }) => {
				const flares = flaresOf(board, seat);
				return flares.length === 0 ? null : { type: 'one', choices: cardChoices(flares) };
			},
			say: msg('a flare comes to lie open on it'),
			doing: ({ pick }) => msg('{card} comes to lie open on it', { card: cardName(pick) }),
			unanswerable: true,
			sends: template('Put {first} on it'),
			// There nobody takes it, and nothing cancels it.
			worth: ({ own }) => (own.hand.some((card) => kindOf(card) === 'flare') ? 0.03 : 0),
			choose: (sight, shape) => takeBest(sight, shape) as { pick: CardId } | null,
			apply: (play, { seat, id }, { pick }) => {
				const tech = techOf(play.board, seat, id);
				if (tech && playerOf(play.board, seat).hand.includes(pick)) putOpen(play, seat, tech, pick);
			}
		}),
		drop: {
			moments: IN_EACH_PHASE,
			open: ({ board }, { seat }) => !isEmpty(board, seat),
			say: msg('the flare on it is discarded'),
			unanswerable: true,
			worth: never,
			apply: (play, { seat, id }) => {
				const tech = techOf(play.board, seat, id);
				if (tech) dropOpen(play, seat, tech, 'CE-32.48');
			}
		}
	}
};
