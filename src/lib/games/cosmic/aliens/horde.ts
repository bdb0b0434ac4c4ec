/** Spawn: each card it draws and each ship that comes back brings a token, which counts as a ship. */
import { msg, template } from '../../../core';
import { spread } from '../bot/ships';
import { always, trifling, warpOf } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { coloniesOf, planetName, shipsAt } from '../board';
import { sheetOf } from '../captured';
import { declaresOwn } from '../declared';
import { COLOURS, addFurther, boxFurther, isLaid, leftToCome, unboxFurther } from '../further';
import { note, noteOf } from '../notes';
import { addShip, moveShips, movesTo } from '../ships';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Open, Play } from '../play';
import type { Board, Moment, SeatId } from '../types';
import type { Use } from '../use';
import type { Alien } from './alien';
import { comingTo } from './coming';

const ID = 'horde';

declare module '../notes' {
	interface Notes {
		/** Twice as many tokens come until the encounter ends. */
		readonly horde: true;
	}
}

/** So many tokens there are. */
export const TOKENS = 38;

/** Tokens left to come: they lie on the sheet from the first that comes. */
const left = (board: Board): number => (isLaid(board, ID) ? leftToCome(board, ID) : TOKENS);

/** A use that brings a token for each of what a window tells of. */
const spawning = (
	moment: Moment,
	count: (frame: Open, seat: SeatId) => number,
	told: Pick<Use, 'say' | 'yours'>
): Use =>
	asking({
		...told,
		moments: [moment],
		mandatory: true,
		open: ({ board }, { seat }, frame) =>
			count(frame, seat) > 0 && left(board) > 0 && coloniesOf(board, seat).length > 0,
		ask: (play, { seat }) => {
			const { board } = play;
			const frame = play.openWindow();
			const each = noteOf(play, ID) ? 2 : 1;
			const n = frame ? Math.min(each * count(frame, seat), left(board)) : 0;
			return comingTo(coloniesOf(board, seat), n, n);
		},
		choose: (sight, shape) => spread(sight, shape, shape.max),
		apply: (play, { seat }, { split }) => {
			if (!isLaid(play.board, ID)) boxFurther(play, ID, seat, TOKENS);
			moveShips(play, movesTo(seat, split, sheetOf(ID)));
		}
	});

export const horde: Alien = {
	words: {
		name: msg('Horde'),
		power: msg('Spawn'),
		gist: msg('Gains a token, which counts as a ship, for each card and each ship'),
		text: msg(
			'Whenever you draw cards from the deck, or ships of yours come back from the warp, you *use* this power and put a token on one of your colonies for each of them. Tokens count as ships of yours. One that would go to the warp, or be captured, comes back onto this sheet instead. Nobody else comes to play this power.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg(
				'As the offense, in the regroup, put a ship of a further colour on one of your colonies instead of retrieving a ship. It is a ship of yours, and leaves the game when it would go to the warp or be captured.'
			),
			timing: { roles: ['offense'], phases: ['regroup'] }
		},
		super: {
			text: msg(
				'When tokens come by your power, twice as many do, and so until the encounter ends.'
			),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('There are thirty-eight tokens. Where fewer are left, so many come.'),
			msg('A new hand brings a token for each of its cards, the hand you begin with none.'),
			msg('Cards of other decks, and cards that are taken, dealt or given, bring none.'),
			msg('Without a colony of yours none comes.'),
			msg(
				'Of your ships that are lost or captured from one place the tokens go last. They bring no compensation.'
			),
			msg('Where only some of your ships leave a place, you say how many of them are tokens.'),
			msg('Tokens stay while this power is lost or stopped.'),
			msg('If this sheet is discarded, tokens leave the game as they are lost.'),
			msg(
				'The wild flare needs no ship in the warp. With eight players there is no further colour.'
			)
		]
	},
	set: 'alliance',
	liked: 14,
	bringsTokens: true,
	stays: true,
	leaves: (play) => unboxFurther(play, ID),
	power: {
		uses: {
			draw: spawning(
				'cards.drawn',
				({ seats = [], cards = [] }, seat) => (seats.includes(seat) ? cards.length : 0),
				{
					say: msg('put a token on their colonies for each card'),
					yours: msg('put a token on your colonies for each card')
				}
			),
			retrieve: spawning('ships.retrieved', ({ ships = {} }, seat) => ships[seat] ?? 0, {
				say: msg('put a token on their colonies for each ship that came back'),
				yours: msg('put a token on your colonies for each ship that came back')
			})
		}
	},
	wild: {
		uses: {
			bring: asking({
				moments: ['regroup.retrieve'],
				roles: ['offense'],
				open: ({ board }, { seat }) =>
					board.order.length < COLOURS && coloniesOf(board, seat).length > 0,
				ask: ({ board }, { seat }) => ({
					type: 'one',
					choices: coloniesOf(board, seat).map((planet) => ({
						...{ id: planet, say: planetName(planet), on: planet }
					}))
				}),
				say: msg('put a ship of a further colour on one of their colonies instead of retrieving'),
				yours: msg('put a ship of a further colour on one of your colonies instead of retrieving'),
				sends: template('Put a ship on {first}'),
				worth: (sight) => (warpOf(sight) > 0 ? 0 : SHIP),
				apply: (play, { seat }, { pick }) => {
					// What answered may have taken the last ship there.
					if (shipsAt(play.board, seat, pick) === 0) return;
					addShip(play, seat, pick);
					addFurther(play, ID, seat, pick);
				},
				lasting: {
					retrieves: (_play, owner, retrieves, { seat }) => retrieves && seat !== owner.seat
				}
			})
		}
	},
	super: {
		uses: {
			double: {
				moments: ['use.declared'],
				open: (play, me) => declaresOwn(play, me) && !noteOf(play, ID),
				say: msg('twice as many tokens come until the encounter ends'),
				harms: trifling,
				worth: always(SHIP),
				apply: (play: Play) => note(play, ID, true)
			}
		}
	}
};
