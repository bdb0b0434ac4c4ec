/** Welcoming: guests in its home system decide its fights. */
import { msg } from '../../../core';
import { bestOf, entriesOf, sumOf } from '../../kit';
import { planetsOf as planetsIn, shipsOn as shipsThere, sideOf as sideIn } from '../bot/sight';
import { always, decidesFights, gainOf } from '../bot/wishes';
import { fightIn } from '../bot/worth';
import { bothAttack, isAtHome, planetsOf, shipsOn } from '../board';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';
import { addsToSide } from './added';
import { MAIN } from './timing';

const ID = 'xenophile';

/** What each foreign colony in its home system adds or takes away. */
const EACH = 3;

type Sign = 'add' | 'subtract';

/** Foreign colonies in the home system of a seat. */
const guests = (board: Board, seat: SeatId): number =>
	sumOf(
		planetsOf(board, seat),
		(planet) =>
			entriesOf(shipsOn(board, planet)).filter(([other]) => !isAtHome(board, other, planet)).length
	);

/** The same as a bot counts them. */
const seenGuests = (sight: Sight, seat: SeatId): number =>
	sumOf(
		planetsIn(sight, seat),
		(planet) =>
			entriesOf(shipsThere(sight, planet)).filter(([other]) => !isAtHome(sight.open, other, planet))
				.length
	);

const signs = (n: number): OneOf<Choice<Sign>> => ({
	type: 'one',
	choices: (['add', 'subtract'] as const).map((sign) => ({
		id: sign,
		say: msg('{sign, select, add {Add} other {Subtract}} {n}', { sign, n })
	}))
});

/** What a bot gains by so much on its side. */
function gained(sight: Sight, n: number): number {
	const fight = fightIn(sight);
	return fight && sideIn(sight, sight.me) ? gainOf(sight, fight, n) : 0;
}

/** What it has fixed by its power; null while it has not used it. */
const fixed = (sight: Sight, seat: SeatId): number | null =>
	sight.open.encounter?.lasting.find(
		(one) => one.id === ID && one.source === 'power' && one.seat === seat
	)?.amount ?? null;

export const xenophile: Alien = {
	words: {
		name: msg('Xenophile'),
		power: msg('Welcoming'),
		gist: msg('Stronger or weaker by every guest at home'),
		text: msg(
			'As a main player, when attacks meet, you *use* this power if others have colonies in your home system: for each of these colonies add 3 to your side’s total, or subtract 3, the same for all. You keep this power however few home colonies you have.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: MAIN, phases: ['reveal'] },
		setup: null,
		wild: {
			text: msg(
				'As a main player, when attacks meet, add 1 to your side’s total for each colony that others have in your home system.'
			),
			timing: { roles: MAIN, phases: ['reveal'] }
		},
		super: {
			text: msg('When two or more other players win the game together, you win as well.'),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Several players on one planet have a colony there each.'),
			msg('Ships in the gate, or beside a planet, are no colony.'),
			msg('Colonies are counted when the power is used; what moves afterwards changes nothing.'),
			msg('Teams win together by themselves, so they play without this alien.')
		]
	},
	set: 'conflict',
	liked: 13,
	keepsPower: true,
	needsSoleWinners: true,
	power: {
		uses: {
			welcome: asking({
				moments: ['reveal.values'],
				roles: MAIN,
				mandatory: true,
				once: true,
				open: ({ board }, { seat }) => bothAttack(board) && guests(board, seat) > 0,
				ask: ({ board }, { seat }) => signs(EACH * guests(board, seat)),
				say: msg('colonies of others at home change the total'),
				asks: msg('Do the colonies of others in your home system add to your total?'),
				harms: decidesFights,
				bends: {
					helps: (sight, seat) => fixed(sight, seat) ?? EACH * seenGuests(sight, seat)
				},
				choose: (sight) => {
					// What it is reckoned to add before is taken as added.
					const n = EACH * seenGuests(sight, sight.me);
					const best = bestOf(['add', 'subtract'] as const, (sign) =>
						sign === 'add' ? 0 : gained(sight, -2 * n)
					);
					return best ? { pick: best } : null;
				},
				counted: ({ board }, { seat }, { pick }) =>
					(pick === 'add' ? 1 : -1) * EACH * guests(board, seat),
				lasting: addsToSide
			})
		}
	},
	wild: {
		uses: {
			host: {
				moments: ['reveal.values'],
				roles: MAIN,
				open: ({ board }, { seat }) => bothAttack(board) && guests(board, seat) > 0,
				say: msg('each colony of others at home adds 1'),
				worth: (sight) => gained(sight, seenGuests(sight, sight.me)),
				harms: decidesFights,
				amount: ({ board }, { seat }) => guests(board, seat),
				lasting: addsToSide
			}
		}
	},
	super: {
		uses: {
			join: {
				moments: ['victory.shared'],
				open: (play, { seat }) => !play.within('victory').winners.includes(seat),
				say: msg('they win together with the others'),
				yours: msg('you win together with the others'),
				worth: always(6),
				harms: () => true,
				lasting: { joinsWinners: (_play, { seat }, seats) => [...seats, seat] }
			}
		}
	}
};
