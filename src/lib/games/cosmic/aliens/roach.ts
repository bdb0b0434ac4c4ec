/** Breed: ships of a further colour come off its sheet, and back onto it where others would go to the warp. */
import { msg, template } from '../../../core';
import { entriesOf } from '../../kit';
import { spread } from '../bot/ships';
import { warpOf } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { coloniesOf, isAtHome, planetsOf } from '../board';
import { alienName } from '../cards';
import { boxFurther, leftToCome } from '../further';
import { shipsToFree } from '../retrieval';
import { turnUpInSetup } from '../sheets';
import { MOST_SHIPS, moveShips, movesTo, removeShips } from '../ships';
import { capturedBy, sheetOf } from '../captured';
import { asking } from '../use';
import type { Open } from '../play';
import type { Use } from '../use';
import type { Board, PlanetId, SeatId } from '../types';
import type { Alien } from './alien';
import { comingTo } from './coming';
import { hasWon } from './granted';
import { ALLY } from './timing';

const ID = 'roach';

const left = (board: Board): number => leftToCome(board, ID);

/** Its colonies outside its home system. */
const abroad = (board: Board, seat: SeatId): PlanetId[] =>
	coloniesOf(board, seat).filter((planet) => !isAtHome(board, seat, planet));

/** What so many ships more are worth to a bot. */
const worthOf = (ships: number): number => Math.min(MOST_SHIPS, ships) * SHIP;

/** A use that brings up to four ships of the sheet to some of these planets. */
const breeding = (
	planets: (board: Board, seat: SeatId) => readonly PlanetId[],
	use: Pick<Use, 'moments' | 'roles' | 'once' | 'open' | 'say' | 'yours'>
): Use =>
	asking({
		...use,
		open: (play, me, frame) =>
			left(play.board) > 0 &&
			planets(play.board, me.seat).length > 0 &&
			(use.open?.(play, me, frame) ?? true),
		ask: ({ board }, { seat }) => comingTo(planets(board, seat), Math.min(MOST_SHIPS, left(board))),
		sends: template('Put {n, plural, one {one ship} other {# ships}} there'),
		worth: ({ open }) => worthOf(leftToCome(open, ID)),
		choose: (sight, shape) => spread(sight, shape, shape.max),
		apply: (play, { seat }, { split }) => moveShips(play, movesTo(seat, split, sheetOf(ID)))
	});

/** New colonies of a seat, of those the window tells of. */
const settledBy = ({ settled }: Open, seat: SeatId): PlanetId[] =>
	(settled ?? []).flatMap(({ seat: by, planet }) => (by === seat ? [planet] : []));

export const roach: Alien = {
	words: {
		name: msg('Roach'),
		power: msg('Breed'),
		gist: msg('Brings a second fleet, up to four ships at a time'),
		text: msg(
			'As soon as you are the defense in another player’s turn, you may *use* this power to put up to four ships of this sheet on your home planets. As the offense, in the regroup, you may *use* it to put up to four of them on your foreign colonies. They are ships of yours; those that would go to the warp come back onto this sheet. You keep this power however few home colonies you have, and nobody else comes to play it.'
		),
		usage: 'optional',
		alert: 'red',
		timing: { roles: ['offense', 'defense'], phases: ['regroup', 'destiny'] },
		setup: msg(
			'Twenty ships of a further colour lie on this sheet, or sixteen with four planets each.'
		),
		wild: {
			text: msg(
				'As an ally whose side has won, when you have a new colony, put up to four of your ships in the warp on it.'
			),
			timing: { roles: ALLY, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'In the resolution, when you have a new colony, put up to four ships of this sheet on your colonies.'
			),
			timing: { roles: ['offense', ...ALLY], phases: ['resolution'] }
		},
		rulings: [
			msg('On a home planet you may put them with a colony there or without.'),
			msg('By the super flare they come to colonies of yours, at home and abroad, old and new.'),
			msg(
				'What comes back onto this sheet has not been lost to the warp: it brings no compensation.'
			),
			msg('Of your ships that are lost from one place, those of the further colour go first.'),
			msg('Where only some of your ships leave a place, you say which of the two kinds they are.'),
			msg(
				'If this sheet is discarded, the ships on it leave the game, and so do the others when they are lost.'
			)
		]
	},
	set: 'storm',
	liked: 14,
	keepsPower: true,
	needsColour: true,
	stays: true,
	begin: (play, seat) => {
		// CE-3.21: all see the ships there, so a hidden sheet is turned up.
		turnUpInSetup(play, seat, ID);
		boxFurther(play, ID, seat);
		play.say(
			msg('{n} ships of a further colour lie on the sheet of {alien}.', {
				n: left(play.board),
				alien: alienName(ID)
			}),
			'CE-20.23'
		);
	},
	leaves: (play) => {
		const moves = entriesOf(capturedBy(play.board, ID)).map(([seat, n]) => ({
			seat,
			n,
			from: sheetOf(ID)
		}));
		if (moves.length > 0) removeShips(play, moves);
	},
	power: {
		uses: {
			home: breeding(planetsOf, {
				moments: ['destiny.defenseSet'],
				roles: ['defense'],
				once: true,
				open: ({ board }, { seat }) => board.offense !== seat,
				say: msg('put ships of their sheet on their home planets'),
				yours: msg('put ships of your sheet on your home planets')
			}),
			abroad: breeding(abroad, {
				moments: ['regroup.retrieve'],
				roles: ['offense'],
				once: true,
				say: msg('put ships of their sheet on their foreign colonies'),
				yours: msg('put ships of your sheet on your foreign colonies')
			})
		}
	},
	wild: {
		uses: {
			follow: asking({
				moments: ['colonies.gained'],
				roles: ALLY,
				open: (play, { seat }, frame) =>
					hasWon(play.board, seat) &&
					settledBy(frame, seat).length > 0 &&
					shipsToFree(play, seat) > 0,
				ask: (play, { seat }) => {
					const frame = play.openWindow();
					return frame
						? comingTo(settledBy(frame, seat), Math.min(MOST_SHIPS, shipsToFree(play, seat)))
						: null;
				},
				say: msg('put ships in the warp on their new colony'),
				yours: msg('put ships of yours in the warp on your new colony'),
				sends: template('Put {n, plural, one {one ship} other {# ships}} there'),
				worth: (sight) => worthOf(warpOf(sight)),
				choose: (sight, shape) => spread(sight, shape, shape.max),
				apply: (play, { seat }, { split }) => moveShips(play, movesTo(seat, split, 'warp'))
			})
		}
	},
	super: {
		uses: {
			swarm: breeding(coloniesOf, {
				moments: ['colonies.gained'],
				roles: ['offense', ...ALLY],
				open: ({ board }, { seat }, frame) =>
					board.phase === 'resolution' && settledBy(frame, seat).length > 0,
				say: msg('put ships of their sheet on their colonies'),
				yours: msg('put ships of your sheet on your colonies')
			})
		}
	}
};
