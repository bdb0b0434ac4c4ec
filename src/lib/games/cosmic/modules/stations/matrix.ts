/** Temporal Matrix: another encounter all the same, and destiny once more. */
import { msg } from '../../../../core';
import { encounterOf, hasEncounterCard, playerOf } from '../../board';
import { colourOf } from '../../cards';
import { threatens } from '../../bot/sight';
import { putBack } from '../../destiny/deck';
import type { Play } from '../../play';
import type { Station } from './station';
import type { SeatId } from '../../types';

/** The destiny card of the first encounter, which was won, while it lies on its pile. */
const first = (play: Play) => {
	const { first: card } = play.within('turn');
	return card !== undefined && play.board.destinyDiscard.includes(card) ? card : null;
};

/** Whether the encounter under way is a second one. */
const isSecond = (play: Play, seat: SeatId): boolean => {
	const { n, offense } = encounterOf(play.board);
	return n === 2 && offense === seat;
};

export const temporalMatrix: Station = {
	words: {
		name: msg('Temporal Matrix'),
		gist: msg('A second encounter though you have lost the first'),
		text: msg(
			'As the offense you may have a second encounter though you have lost the first, while you hold an encounter card. Before destiny is drawn for a second encounter after one that succeeded, you may put the first destiny card back on top of its deck.'
		),
		rulings: [msg('A failed deal is no defeat.')]
	},
	liked: 9,
	passive: {
		secondThough: ({ board }, owner, may, { seat }) =>
			may || (seat === owner.seat && hasEncounterCard(playerOf(board, seat).hand))
	},
	uses: {
		again: {
			moments: ['destiny.before'],
			roles: ['offense'],
			once: true,
			open: (play, { seat }) => isSecond(play, seat) && first(play) !== null,
			say: msg('the first destiny card is drawn again'),
			// Whom it has beaten once it beats again: a colony more in a system whose planets it knows.
			worth: (sight) => {
				const card = sight.open.destinyDiscard.at(-1);
				const seat = card === undefined ? null : colourOf(card);
				return seat && seat !== sight.me && !threatens(sight, seat) ? 0.1 : 0;
			},
			apply: (play) => {
				const card = first(play);
				if (!card) return;
				putBack(play, card);
				play.say(msg('The first destiny card goes back on top of its deck.'), 'CE-34.15');
			}
		}
	}
};
