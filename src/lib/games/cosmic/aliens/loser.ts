/** Upset: who would win loses, and who would lose wins. */
import { msg } from '../../../core';
import { bestLaying, worthOfLaying } from '../bot/odds';
import { amMain } from '../bot/sight';
import { fightIn, worthOfEnding } from '../bot/worth';
import { hasUsed, isMain, otherSide } from '../board';
import { decideEncounter } from '../ending';
import { kindOf } from '../cards';
import { decidesFights } from '../bot/wishes';
import type { Sight } from '../bot/sight';
import { deciding } from '../use';
import type { CosmicChanges } from '../use';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** Last of all the outcomes of the two sides change places. */
const turned: CosmicChanges = {
	winner: (_play, _owner, side) => otherSide(side),
	...deciding(msg('Who would win loses, and who would lose wins'))
};

/** Whether an upset of this seat is in force already: two would undo each other. */
const isUpset = (board: Board, seat: SeatId): boolean =>
	hasUsed(board, { seat, source: 'power', id: 'loser', use: 'upset' }) ||
	hasUsed(board, { seat, source: 'super', id: 'loser', use: 'late' });

/** What a bot sees once the outcome is turned round. */
const afterwards = (sight: Sight): Sight => ({ ...sight, turned: !sight.turned });

/** What an upset that is declared before cards are laid brings: with attacks alone, if there are any. */
function early(sight: Sight): number {
	const fight = fightIn(sight);
	if (!fight || !amMain(sight)) return 0;
	const attacks = sight.own.hand.filter((card) => kindOf(card) === 'attack');
	const hand = attacks.length > 0 ? attacks : sight.own.hand;
	const now = bestLaying(sight, fight).worth;
	return bestLaying(afterwards(sight), fight, hand).worth - now - 0.1;
}

/** The same with the card that it has laid. */
function late(sight: Sight): number {
	const fight = fightIn(sight);
	const { laid } = sight.own;
	if (!fight || !laid) return 0;
	return worthOfLaying(afterwards(sight), fight, laid) - worthOfLaying(sight, fight, laid) - 0.1;
}

export const loser: Alien = {
	words: {
		name: msg('Loser'),
		power: msg('Upset'),
		gist: msg('Can make the loser win'),
		text: msg(
			'As a main player, before encounter cards are chosen, you may *use* this power to declare an upset: both main players lay attack cards if they hold any, and at the very end the side that would have won loses, and the side that would have lost wins.'
		),
		usage: 'optional',
		alert: 'green',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, before encounter cards are chosen, make both sides lose: all ships in the encounter go to the warp.'
			),
			timing: { roles: MAIN, phases: ['planning'] }
		},
		super: {
			text: msg(
				'Declare the upset once both cards lie face down. Then nobody has to have laid an attack.'
			),
			timing: { roles: MAIN, phases: ['planning', 'reveal'] }
		},
		rulings: [
			msg(
				'The upset comes last, after everything else that decides who wins; on a tie the offense wins.'
			),
			msg('A main player without attack cards lays any encounter card.'),
			msg('Two negotiates lead to a deal as always, and two morphs lose both.'),
			msg('A negotiate that wins collects nothing, nor does an attack that loses to it.')
		]
	},
	liked: 7,
	power: {
		uses: {
			upset: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				once: true,
				say: msg('declare an upset'),
				worth: early,
				harms: decidesFights,
				bends: { turns: true },
				lasting: {
					...turned,
					mustAttack: ({ board }, _owner, must, { seat }) => must || isMain(board, seat)
				}
			}
		}
	},
	wild: {
		uses: {
			ruin: {
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				say: msg('both sides lose'),
				worth: (sight) => {
					const fight = fightIn(sight);
					if (!fight || !amMain(sight)) return 0;
					const ruined = worthOfEnding(sight, fight, 'bothLose');
					return ruined - bestLaying(sight, fight).worth - 0.3;
				},
				apply: (play) => decideEncounter(play, { type: 'bothLose' })
			}
		}
	},
	super: {
		uses: {
			late: {
				moments: ['planning.selected', 'reveal.before'],
				roles: MAIN,
				open: ({ board }, { seat }) => !isUpset(board, seat),
				say: msg('declare an upset, whatever was laid'),
				worth: late,
				harms: decidesFights,
				bends: { turns: true },
				lasting: turned
			}
		}
	}
};
