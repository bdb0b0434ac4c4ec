/** Eradicate: who loses to it loses ships for good. */
import { msg, template } from '../../../core';
import { bestOf } from '../../kit';
import { opposing, shipsOn, sideOf as sideIn } from '../bot/sight';
import { spareShips } from '../bot/ships';
import { always, myShips, zaps } from '../bot/wishes';
import { SHIP, fightIn } from '../bot/worth';
import {
	involvedShips,
	otherSide,
	planetName,
	shipsAt,
	sideOf,
	timingOrder,
	uninvolvedColonies
} from '../board';
import { declaredUse, stopUse } from '../declared';
import { removable } from '../ships';
import { loseShips } from '../steps/lose';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Harm } from '../bot/wishes';
import type { CosmicChanges } from '../use';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { ALLY, MAIN } from './timing';

/** Whether the first has won the encounter, and the other lost it. */
function hasBeaten(board: Board, seat: SeatId, other: SeatId): boolean {
	const outcome = board.encounter?.outcome;
	return (
		outcome?.type === 'won' &&
		sideOf(board, seat) === outcome.side &&
		sideOf(board, other) === otherSide(outcome.side)
	);
}

/** Whether anybody has ships to lose that may leave the game. */
const eradicates = (board: Board, seat: SeatId): boolean =>
	timingOrder(board).some(
		(other) =>
			hasBeaten(board, seat, other) &&
			involvedShips(board, other) > 0 &&
			removable(board, other) > 0
	);

const removing: CosmicChanges = {
	removed: ({ board }, owner, removed, { seat, n, asLoser }) =>
		asLoser && hasBeaten(board, owner.seat, seat)
			? Math.max(removed, Math.min(n, removable(board, seat)))
			: removed
};

/** One ship is not worth a zap. */
const harmsLosers: Harm = (sight, by) => {
	const fight = fightIn(sight);
	const mine = sideIn(sight, sight.me);
	return (
		fight !== null &&
		mine !== null &&
		sideIn(sight, by) === opposing(mine) &&
		myShips(sight, fight) > 1
	);
};

export const voidAlien: Alien = {
	words: {
		name: msg('Void'),
		power: msg('Eradicate'),
		gist: msg('Makes losers lose ships for good'),
		text: msg(
			'As a main player, when you win an encounter, you *use* this power: the ships that the losers would lose to the warp leave the game instead. Nobody is left with fewer ships than the foreign colonies it takes to win; ships beyond that go to the warp.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: MAIN, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When an artifact is played, send one of your ships that is not in the encounter to the warp: the artifact is discarded without effect.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		super: {
			text: msg('Use your power as an ally on the side that wins.'),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		rulings: [
			msg('The ships leave before anything can save them from the warp.'),
			msg('Ships in the warp count among those you have left.'),
			msg('For ships that leave the game there is no compensation.'),
			msg('A deal that fails is no win: nothing leaves the game.')
		]
	},
	liked: 8,
	power: {
		uses: {
			eradicate: {
				moments: ['resolution.outcome'],
				roles: MAIN,
				mandatory: true,
				open: ({ board }, { seat }) => eradicates(board, seat),
				say: msg('ships of the losers leave the game'),
				harms: harmsLosers,
				lasting: removing
			}
		}
	},
	wild: {
		uses: {
			swallow: asking({
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const { source, fate } = declaredUse(play);
					return source === 'artifact' && !fate && uninvolvedColonies(play.board, seat).length > 0;
				},
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: uninvolvedColonies(board, seat).map((planet) => ({
						id: planet,
						say: planetName(planet),
						on: planet,
						note: msg('{n, plural, one {# ship} other {# ships}} there', {
							n: shipsAt(board, seat, planet)
						})
					}))
				}),
				say: msg('send a ship to the warp and cancel the artifact'),
				sends: template('Cancel it for a ship on {first}'),
				worth: (sight) => (spareShips(sight) > 0 ? zaps(sight) - SHIP : 0),
				choose: (sight, { choices }) => {
					const from = bestOf(choices, ({ id }) => shipsOn(sight, id)[sight.me] ?? 0);
					return from ? { pick: from.id } : null;
				},
				apply: (play, { seat }, { pick }) => {
					stopUse(play, 'cancelled');
					loseShips(play, { [seat]: { [pick]: 1 } }, { rule: 'CE-1.14' });
				}
			})
		}
	},
	super: {
		uses: {
			eradicate: {
				moments: ['resolution.outcome'],
				roles: ALLY,
				open: ({ board }, { seat }) => eradicates(board, seat),
				say: msg('ships of the losers leave the game'),
				worth: always(0.1),
				harms: harmsLosers,
				lasting: removing
			}
		}
	}
};
