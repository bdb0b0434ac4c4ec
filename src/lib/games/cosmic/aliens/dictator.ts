/** Decree: it says what destiny shows. */
import { msg } from '../../../core';
import { bestOf } from '../../kit';
import { foreignOf, goalOf, isOurs, threatens } from '../bot/sight';
import { hasUsed, roleOf } from '../board';
import { colourOf } from '../cards';
import { drawAgain, drawNext, drawable, searched } from '../destiny/deck';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Role } from '../types';
import type { Alien } from './alien';
import { ANYBODY, worthToMe } from './destined';
import { ALLY } from './timing';

const OFFENSE = ['offense'] as const;
const NOT_OFFENSE: readonly Role[] = ['defense', ...ALLY, 'uninvolved'];

/** The same on the turn of another: rivals ahead are to be met, not itself, and who is about to win stays at home. */
function worthOfOthers(sight: Sight, like: string): number {
	const seat = colourOf(like);
	const { encounter } = sight.open;
	if (!seat || !encounter) return -0.2;
	const near = threatens(sight, encounter.offense);
	if (seat === encounter.offense) return near ? 1 : -0.1;
	if (seat === sight.me && !isOurs(sight, encounter.offense)) return -1;
	return foreignOf(sight, seat) / goalOf(sight, seat);
}

export const dictator: Alien = {
	words: {
		name: msg('Dictator'),
		power: msg('Decree'),
		gist: msg('Chooses what destiny shows to others'),
		text: msg(
			'On the turns of others you *use* this power before each draw of destiny: search the destiny deck, which you alone see, and choose the card that is drawn. The rest is shuffled.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: NOT_OFFENSE, phases: ['destiny'] },
		setup: null,
		wild: {
			text: msg(
				'When you are not the offense and destiny has been drawn, have that card discarded and another drawn.'
			),
			timing: { roles: NOT_OFFENSE, phases: ['destiny'] }
		},
		super: {
			text: msg('Use your power in an encounter of your own turn as well.'),
			timing: { roles: OFFENSE, phases: ['destiny'] }
		},
		rulings: [
			msg('You choose again whenever another card is drawn in the same phase.'),
			msg('Shown their own colour, the offense has all that this leaves, and may draw again.'),
			msg('Stopped, and on your own turn, the card is drawn from the shuffled deck.'),
			msg('Once a power has settled the defense, the card can no longer be discarded.')
		]
	},
	liked: 9,
	power: {
		uses: {
			command: asking({
				moments: ['destiny.before'],
				mandatory: true,
				open: (play, { seat }) =>
					drawable(play) > 0 &&
					(roleOf(play.board, seat) !== 'offense' ||
						hasUsed(play.board, { seat, source: 'super', id: 'dictator', use: 'own' })),
				ask: (play) => searched(play),
				choose: (sight, { choices }) => {
					const mine = sight.open.encounter?.offense === sight.me;
					const worth = mine ? worthToMe : worthOfOthers;
					const best = bestOf(choices, ({ id }) => worth(sight, id));
					return best ? { pick: best.id } : null;
				},
				say: msg('choose what destiny shows'),
				apply: (play, { seat }, { pick }) => {
					play.say(
						msg('{who, select, you {You have} other {# has}} chosen what destiny shows.', {
							who: seat
						}),
						'CE-7.20'
					);
					drawNext(play, pick);
				}
			})
		}
	},
	wild: {
		uses: {
			reject: {
				moments: ['destiny.drawn'],
				roles: NOT_OFFENSE,
				open: ({ board: { encounter } }) =>
					encounter?.defense === null && encounter.destiny !== null,
				say: msg('have the card discarded and another drawn'),
				// It stays at home in peace.
				worth: ({ open, me }) => {
					const card = open.encounter?.destiny;
					return card && colourOf(card) === me ? 0.1 : 0;
				},
				apply: drawAgain
			}
		}
	},
	super: {
		uses: {
			own: {
				moments: ['destiny.before'],
				roles: OFFENSE,
				say: msg('use their power on their own turn'),
				yours: msg('use your power on your own turn'),
				worth: () => ANYBODY
			}
		}
	}
};
