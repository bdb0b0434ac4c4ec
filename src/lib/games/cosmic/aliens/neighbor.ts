/** Community: its ships round about the fight count as well. */
import { msg } from '../../../core';
import { sumOf } from '../../kit';
import {
	mainOf,
	planetsOf as planetsIn,
	shipsOn as shipsThere,
	sideOf as sideIn
} from '../bot/sight';
import { always, decidesFights, gainOf } from '../bot/wishes';
import { CARD, fightIn } from '../bot/worth';
import {
	bothAttack,
	defenseOf,
	encounterOf,
	homeOf,
	maybeCompares,
	planetsOf,
	shipsOn,
	sideOf,
	targetOf,
	timingOrder
} from '../board';
import type { Sight } from '../bot/sight';
import type { Board, SeatId } from '../types';
import { addsToSide } from './added';
import type { Alien } from './alien';
import { grants, hasWon } from './granted';
import { INVOLVED, MAIN } from './timing';

/** Ships of a seat in the system of the fight that are not in it. */
function nearby(board: Board, seat: SeatId): number {
	const { system, defense } = encounterOf(board);
	if (!system) return 0;
	const fighting = defense === seat ? targetOf(board) : null;
	return sumOf(planetsOf(board, system), (planet) =>
		planet === fighting ? 0 : (shipsOn(board, planet)[seat] ?? 0)
	);
}

/** The same of the allies of this main player. */
const friendsNearby = (board: Board, seat: SeatId): number =>
	sumOf(timingOrder(board), (other) =>
		other !== seat && sideOf(board, other) === sideOf(board, seat) ? nearby(board, other) : 0
	);

/** The same as a bot sees it, of the fight it reckons with. */
function seenNearby(sight: Sight, seat: SeatId): number {
	const fight = fightIn(sight);
	const target = fight?.target ?? sight.open.encounter?.target;
	if (!target) return 0;
	const fighting = mainOf(sight, 'defense') === seat ? target : null;
	return sumOf(planetsIn(sight, homeOf(target)), (planet) =>
		planet === fighting ? 0 : (shipsThere(sight, planet)[seat] ?? 0)
	);
}

/** Ships of the defense on the planet it has kept. */
const held = (board: Board): number => shipsOn(board, targetOf(board))[defenseOf(board)] ?? 0;

export const neighbor: Alien = {
	words: {
		name: msg('Neighbor'),
		power: msg('Community'),
		gist: msg('Ships near the fight count as well'),
		text: msg(
			'As a main player or ally, when attacks meet, you *use* this power: each of your ships in the system of the encounter that is not in the encounter adds 1 to your side’s total.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: INVOLVED, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a winning defensive ally, you get a reward more for each ship the defense has on the planet.'
			),
			timing: { roles: ['defensiveAlly'], phases: ['resolution'] }
		},
		super: {
			text: msg(
				'As a main player, ships of your allies that are in that system and not in the encounter add 1 each as well.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		rulings: [
			msg('As the defense your ships on your other planets of that system count.'),
			msg('Ships that share the attacked planet with the defense are not in the encounter.'),
			msg('What is added is no ship: nothing that changes what ships count changes it.')
		]
	},
	set: 'storm',
	liked: 12,
	power: {
		uses: {
			count: {
				moments: ['reveal.values'],
				roles: INVOLVED,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => bothAttack(board) && nearby(board, seat) > 0,
				surely: (board, seat) => maybeCompares(board) && nearby(board, seat) > 0,
				say: msg('their ships nearby count as well'),
				yours: msg('your ships nearby count as well'),
				harms: decidesFights,
				bends: { helps: seenNearby },
				fixes: (board, seat) => nearby(board, seat),
				lasting: addsToSide
			}
		}
	},
	wild: {
		uses: {
			thank: {
				moments: ['resolution.settled'],
				roles: ['defensiveAlly'],
				open: ({ board }, { seat }) => hasWon(board, seat) && held(board) > 0,
				say: msg('get a reward more for each ship of the defense'),
				worth: always(2 * CARD),
				amount: ({ board }) => held(board),
				lasting: grants
			}
		}
	},
	super: {
		uses: {
			friends: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }, { seat }) => bothAttack(board) && friendsNearby(board, seat) > 0,
				say: msg('ships of their allies nearby count as well'),
				yours: msg('ships of your allies nearby count as well'),
				worth: (sight) => {
					const fight = fightIn(sight);
					const side = sideIn(sight, sight.me);
					return fight
						? gainOf(
								sight,
								fight,
								sumOf(sight.open.order, (other) =>
									other !== sight.me && sideIn(sight, other) === side ? seenNearby(sight, other) : 0
								)
							)
						: 0;
				},
				amount: ({ board }, { seat }) => friendsNearby(board, seat),
				lasting: addsToSide
			}
		}
	}
};
