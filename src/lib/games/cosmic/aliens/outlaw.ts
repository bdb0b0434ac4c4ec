/** Waylay: it takes a card of everybody it fights against. */
import { msg, template } from '../../../core';
import { bestOf, seatChoice } from '../../kit';
import { always, trifling, UNSEEN_CARD } from '../bot/wishes';
import { fightIn, worthOfColony } from '../bot/worth';
import { sumOf, keysOf } from '../../kit';
import { encounterOf, isMain, playerOf } from '../board';
import { takeAtRandom } from '../modules/rewards/backs';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { hasLost, opponentsOf } from './granted';
import { ALLY, MAIN } from './timing';

/** Who fights against it and holds cards: the main player first, then their allies in timing order. */
const victims = (board: Board, seat: SeatId): SeatId[] => {
	const robbed = opponentsOf(board, seat).filter((other) => playerOf(board, other).hand.length > 0);
	return [
		...robbed.filter((other) => isMain(board, other)),
		...robbed.filter((other) => !isMain(board, other))
	];
};

/** What a bot is spared when the allies of the offense gain no colonies. */
function spared(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight) return 0;
	const allies = keysOf(fight.gate).filter((seat) => seat !== fight.offense);
	return -sumOf(allies, (seat) => worthOfColony(sight, seat, fight.target));
}

export const outlaw: Alien = {
	words: {
		name: msg('Outlaw'),
		power: msg('Waylay'),
		gist: msg('Robs everybody on the other side'),
		text: msg(
			'As a main player, once allies have joined, you may *use* this power to take a card at random from the hand of your opponent and of each of their allies.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['alliance'] },
		setup: null,
		wild: {
			text: msg('As an ally who has lost, take a card at random from one of the winners.'),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'When the defense has lost, you as the defense or a defensive ally send the allies of the offense home: they do not land.'
			),
			timing: { roles: ['defense', 'defensiveAlly'], phases: ['resolution'] }
		},
		rulings: [
			msg('The cards are taken one after the other, your opponent first.'),
			msg('An empty hand is passed over.'),
			msg('Allies who are sent home gain neither a colony nor rewards.')
		]
	},
	set: 'storm',
	liked: 13,
	power: {
		uses: {
			rob: {
				moments: ['alliance.formed'],
				roles: MAIN,
				once: true,
				open: ({ board }, { seat }) => victims(board, seat).length > 0,
				say: msg('take a card of everybody on the other side'),
				worth: always(2 * UNSEEN_CARD),
				apply: (play, { seat }) => {
					// Steps are carried out last in, first out: the opponent is robbed first.
					for (const from of victims(play.board, seat).reverse()) takeAtRandom(play, seat, from);
				}
			}
		}
	},
	wild: {
		uses: {
			rob: asking({
				moments: ['resolution.settled'],
				roles: ALLY,
				open: ({ board }, { seat }) => hasLost(board, seat) && victims(board, seat).length > 0,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: victims(board, seat).map(seatChoice)
				}),
				say: msg('take a card of a winner'),
				sends: template('Take a card of {first}'),
				harms: trifling,
				worth: always(UNSEEN_CARD),
				choose: (sight, { choices }) => {
					const choice = bestOf(choices, ({ id }) => sight.open.players[id]?.hand ?? 0);
					return choice ? { pick: choice.id } : null;
				},
				apply: (play, { seat }, { pick }) => takeAtRandom(play, seat, pick)
			})
		}
	},
	super: {
		uses: {
			scatter: {
				moments: ['resolution.outcome'],
				roles: ['defense', 'defensiveAlly'],
				open: ({ board }, { seat }) => {
					const { allies } = encounterOf(board);
					return hasLost(board, seat) && allies.offense.length > 0;
				},
				say: msg('the allies of the offense go home'),
				worth: spared,
				lasting: { alliesLand: () => false }
			}
		}
	}
};
