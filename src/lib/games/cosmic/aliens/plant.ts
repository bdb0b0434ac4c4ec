/** Grafting: it takes the power of a player in whose home system it has taken root. */
import { msg, template } from '../../../core';
import { bestOf, othersThan, seatChoice } from '../../kit';
import { isOurs, mainOf, planetsOf as planetsIn, shipsOn as shipsThere } from '../bot/sight';
import { always, decidesFights, opponentIn } from '../bot/wishes';
import {
	encounterOf,
	keepsPowers,
	planetsOf,
	playerOf,
	powerOn,
	shipsOn,
	sideOfMain
} from '../board';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { MAIN } from './timing';

/** What each step of liking a power is worth to a bot that has it, and that its opponent has it not. */
const LIKED = 0.02;
const DENIED = 0.1;
/** A bot takes the victory of another whatever it costs. */
const VICTORY = 6;

/** Whether a seat has a colony in the home system of another. */
const isRooted = (board: Board, seat: SeatId, other: SeatId): boolean =>
	planetsOf(board, other).some((planet) => (shipsOn(board, planet)[seat] ?? 0) > 0);

/** Whether a player has a power that is on and can be taken. */
const isActive = (board: Board, seat: SeatId): boolean =>
	!keepsPowers(board, seat) &&
	playerOf(board, seat).aliens.some((alien) => powerOn(board, seat, alien));

/** Whom it may graft. */
const hosts = (board: Board, seat: SeatId): SeatId[] =>
	othersThan(board, seat).filter((other) => isRooted(board, seat, other) && isActive(board, other));

/** Allies of this main player with a power. */
function allies(board: Board, seat: SeatId): SeatId[] {
	const side = sideOfMain(board, seat);
	return side ? encounterOf(board).allies[side].filter((ally) => isActive(board, ally)) : [];
}

function oneOf(seats: readonly SeatId[]): OneOf<Choice<SeatId>> | null {
	const choices = seats.map(seatChoice);
	return choices.length > 0 ? { type: 'one', choices } : null;
}

/** Whether a bot sees itself in the home system of another. */
const isRootedIn = (sight: Sight, other: SeatId): boolean =>
	planetsIn(sight, other).some((planet) => (shipsThere(sight, planet)[sight.me] ?? 0) > 0);

/** What it is worth to a bot to have this power for the encounter. */
const prized = (sight: Sight, seat: SeatId): number =>
	sight.liked(seat) * LIKED + (seat === opponentIn(sight) ? DENIED : 0);

/** Whose power a bot would have. */
const dearest = (sight: Sight, choices: readonly Choice<SeatId>[]) =>
	bestOf(choices, ({ id }) => prized(sight, id));

export const plant: Alien = {
	words: {
		name: msg('Plant'),
		power: msg('Grafting'),
		gist: msg('Steals the power of where it has taken root'),
		text: msg(
			'As a main player, before encounter cards are chosen, you may *use* this power to graft a player in whose home system you have a colony: until the encounter ends you have their power besides yours, and they have none.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: MAIN, phases: ['planning'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, once alliances stand, play the power of one of your allies instead of yours until the encounter ends; they play none.'
			),
			timing: { roles: MAIN, phases: ['alliance'] }
		},
		super: {
			text: msg(
				'When another player in whose home system you have a colony wins the game, you alone win instead.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('A power that is lost or stopped cannot be taken. Who has several gives all of them.'),
			msg('What lies on the sheet comes with it, and goes back with it.'),
			msg(
				'While you have too few home colonies, what you have grafted is lost together with your own power.'
			),
			msg('It is enough that one of those who win together is such a player.'),
			msg('Who takes a victory takes it before the game is over, and however it was come by.')
		]
	},
	set: 'incursion',
	liked: 13,
	needsSoleWinners: true,
	power: {
		uses: {
			graft: asking({
				moments: ['planning.beforeSelect'],
				roles: MAIN,
				once: true,
				open: ({ board }, { seat }) => hosts(board, seat).length > 0,
				ask: ({ board }, { seat }) => oneOf(hosts(board, seat)),
				say: msg('have the power of another player'),
				sends: template('Graft {first}'),
				worth: (sight) =>
					Math.max(
						0,
						...sight.open.order
							.filter((seat) => !isOurs(sight, seat) && isRootedIn(sight, seat))
							.map((seat) => prized(sight, seat))
					),
				choose: (sight, { choices }) => {
					const whom = dearest(sight, choices);
					return whom ? { pick: whom.id } : null;
				},
				harms: decidesFights,
				apply: (play, { seat }, { pick }) =>
					play.push('lend', { from: pick, to: seat, beside: true })
			})
		}
	},
	wild: {
		uses: {
			borrow: asking({
				moments: ['alliance.formed'],
				roles: MAIN,
				once: true,
				open: ({ board }, { seat }) => allies(board, seat).length > 0,
				ask: ({ board }, { seat }) => oneOf(allies(board, seat)),
				say: msg('play the power of an ally'),
				sends: template('Play the power of {first}'),
				worth: (sight) => {
					const side = mainOf(sight, 'offense') === sight.me ? 'offense' : 'defense';
					const best = Math.max(
						0,
						...(sight.open.encounter?.allies[side] ?? []).map((ally) => sight.liked(ally))
					);
					return (best - sight.liked(sight.me)) * LIKED;
				},
				choose: (sight, { choices }) => {
					const whom = dearest(sight, choices);
					return whom ? { pick: whom.id } : null;
				},
				apply: (play, { seat }, { pick }) => play.push('lend', { from: pick, to: seat })
			})
		}
	},
	super: {
		uses: {
			take: {
				moments: ['victory.won'],
				// CE-21.13: also where it is one of several who win.
				open: (play, { seat }) =>
					play
						.within('victory')
						.winners.some((other) => other !== seat && isRooted(play.board, seat, other)),
				say: msg('they alone win the game instead'),
				yours: msg('you alone win the game instead'),
				worth: always(VICTORY),
				harms: () => true,
				lasting: { takesVictory: (_play, { seat }) => seat }
			}
		}
	}
};
