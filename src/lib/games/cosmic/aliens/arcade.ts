/** Pwn: it keeps ships of those it beats badly, and wins by three of one player or five in all. */
import { msg, template } from '../../../core';
import { bestOf, seatChoice } from '../../kit';
import { foreignOf, isOurs, mainOf, opposing, rivalsOf, sideOf as sideIn } from '../bot/sight';
import { against, trifling } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { encounterOf, entriesOf, mainPlayer, otherSide, placesOf, shipsAt, sideOf } from '../board';
import { capturedBy, countCaptured } from '../captured';
import { declaresOwn } from '../declared';
import { note, noteOf, unnote } from '../notes';
import { asking } from '../use';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { OpenBoard } from '../view';
import type { Alien } from './alien';
import { captureFalling, falling } from './capturing';
import { hasWon, opponentsOf } from './granted';
import { INVOLVED } from './timing';

const ID = 'arcade';

const MARGIN = 10;
/** Captured ships with which it wins: of one player, or of all. */
const OF_ONE = 3;
const OF_ALL = 5;

declare module '../notes' {
	interface Notes {
		/** Whose ship is taken in place of one of the main player. */
		readonly arcade: SeatId;
	}
}

/** Whether it has enough ships to win. */
const hasEnough = (board: Board | OpenBoard): boolean =>
	countCaptured(board, ID) >= OF_ALL ||
	entriesOf(capturedBy(board, ID)).some(([, n]) => n >= OF_ONE);

/** Whether one more may be enough. */
const isNear = (open: OpenBoard): boolean =>
	countCaptured(open, ID) >= OF_ALL - 1 ||
	entriesOf(capturedBy(open, ID)).some(([, n]) => n >= OF_ONE - 1);

/** Whether a ship of this player more is enough. */
const winsBy = (open: OpenBoard, seat: SeatId): boolean =>
	countCaptured(open, ID) >= OF_ALL - 1 || isLast(open, seat);

/** What another captured ship is worth to a bot: five of them are five colonies, three of one player as well. */
const CAPTURED = 1;

/** Whether a ship of this player is the third of theirs. */
const isLast = (open: OpenBoard, seat: SeatId): boolean =>
	capturedBy(open, ID)[seat] === OF_ONE - 1;

/** The main player of the other side, as a bot sees it. */
function opponentOf(sight: Sight): SeatId | null {
	const side = sideIn(sight, sight.me);
	return side && mainOf(sight, opposing(side));
}

/** Whether its side has won with an attack: by 10 or more, two attacks compared. */
function wonHigh(board: Board, seat: SeatId): boolean {
	const { totals } = encounterOf(board);
	return (
		hasWon(board, seat) && totals !== null && Math.abs(totals.offense - totals.defense) >= MARGIN
	);
}

/** Whether its side has won with an attack against a negotiate. */
function beatNegotiate(board: Board, seat: SeatId): boolean {
	const side = sideOf(board, seat);
	if (!side || !hasWon(board, seat)) return false;
	const { laid } = encounterOf(board);
	return laid[side]?.face?.kind === 'attack' && laid[otherSide(side)]?.face?.kind === 'negotiate';
}

/** The main player it has beaten so. */
function opponent(play: Play, seat: SeatId): SeatId | null {
	const { board } = play;
	const side = sideOf(board, seat);
	return side && (wonHigh(board, seat) || beatNegotiate(board, seat))
		? mainPlayer(board, otherSide(side))
		: null;
}

/** Allies of that one with ships that are about to be lost. */
const alliesOf = (play: Play, seat: SeatId): SeatId[] =>
	opponentsOf(play.board, seat).filter(
		(other) => other !== opponent(play, seat) && falling(play, other) > 0
	);

/** Losers with a ship left to lose. */
const losers = (play: Play, seat: SeatId): SeatId[] =>
	play.within('lose').asLoser && wonHigh(play.board, seat)
		? opponentsOf(play.board, seat).filter((other) =>
				placesOf(play.board, other).some((where) => shipsAt(play.board, other, where) > 0)
			)
		: [];

export const arcade: Alien = {
	words: {
		name: msg('Arcade'),
		power: msg('Pwn'),
		gist: msg('Wins by ships of those it beats badly'),
		text: msg(
			'As a main player or ally, you *use* this power when your side wins by 10 or more with two attacks, or with an attack against a negotiate: capture a ship that the opposing main player is about to lose. With three captured ships of one player, or five in all, you win. You may still win in the usual way.'
		),
		usage: 'mandatory',
		alert: 'yellow',
		timing: { roles: INVOLVED, phases: ['resolution'] },
		setup: null,
		wild: {
			text: msg(
				'When your side has won by 10 or more with two attacks, each losing player loses another ship.'
			),
			timing: { roles: INVOLVED, phases: ['resolution'] }
		},
		super: {
			text: msg(
				'When you use your power, capture a ship of an opposing ally instead of one of the main player.'
			),
			timing: { roles: INVOLVED, phases: ['resolution'] }
		},
		rulings: [
			msg('A ship that is saved before you act, or has left the game, cannot be captured.'),
			msg('A captured ship is not lost, so no compensation is due for it.'),
			msg('Where ships of several colonies are about to be lost, it comes off the largest.'),
			msg(
				'Captured ships lie on this sheet for the rest of the game, also while the power is off.'
			),
			msg('While the power is lost or stopped you do not win by them.'),
			msg('Each losing player says from where they lose the further ship.')
		]
	},
	set: 'storm',
	liked: 14,
	power: {
		uses: {
			pwn: {
				moments: ['ships.losing'],
				roles: INVOLVED,
				mandatory: true,
				open: (play, { seat }) => {
					const whom = opponent(play, seat);
					return whom !== null && falling(play, whom) > 0;
				},
				say: msg('capture a ship of the opposing main player'),
				harms: (sight, by) => !isOurs(sight, by) && isNear(sight.open),
				bends: {
					prize: ({ open }, { beaten, faces, side, margin }) => {
						const outdone = faces[side].kind === 'attack' && (margin === null || margin >= MARGIN);
						if (!outdone) return 0;
						return winsBy(open, beaten) ? 'wins' : CAPTURED;
					}
				},
				apply: (play, { seat }) => {
					const noted = noteOf(play, ID);
					unnote(play, ID);
					const whom = noted && falling(play, noted) > 0 ? noted : opponent(play, seat);
					if (whom && falling(play, whom) > 0) captureFalling(play, seat, ID, whom);
				}
			}
		},
		passive: {
			ownWins: ({ board }, { seat }, wins) =>
				hasEnough(board)
					? [
							...wins,
							{
								seat,
								how: msg('With {n} captured ships.', { n: countCaptured(board, ID) })
							}
						]
					: wins
		}
	},
	wild: {
		uses: {
			more: {
				moments: ['ships.lost'],
				roles: INVOLVED,
				open: (play, { seat }) => losers(play, seat).length > 0,
				say: msg('each losing player loses another ship'),
				worth: (sight) =>
					(SHIP / 3) * rivalsOf(sight).filter((seat) => against(sight, seat)).length,
				harms: trifling,
				apply: (play, { seat }) =>
					play.push('mustLose', {
						due: Object.fromEntries(losers(play, seat).map((whom) => [whom, 1])),
						rule: 'CE-20.8'
					})
			}
		}
	},
	super: {
		uses: {
			ally: asking({
				moments: ['use.declared'],
				roles: INVOLVED,
				open: (play, me) => declaresOwn(play, me) && alliesOf(play, me.seat).length > 0,
				ask: (play, { seat }) => {
					const choices = alliesOf(play, seat).map(seatChoice);
					const shape: OneOf<Choice<SeatId>> = { type: 'one', choices };
					return choices.length > 0 ? shape : null;
				},
				say: msg('capture a ship of an opposing ally instead'),
				sends: template('Capture a ship of {first}'),
				// As good as one of the main player, unless it is the third of theirs.
				worth: (sight) => {
					const main = opponentOf(sight);
					const brings = rivalsOf(sight).some(
						(seat) => seat !== main && against(sight, seat) && isLast(sight.open, seat)
					);
					return brings && !(main && isLast(sight.open, main)) ? 1 : 0;
				},
				choose: (sight, { choices }) => {
					const whom = bestOf(
						choices.filter(({ id }) => !isOurs(sight, id)),
						({ id }) => capturedBy(sight.open, ID)[id] ?? 0,
						({ id }) => foreignOf(sight, id)
					);
					return whom ? { pick: whom.id } : null;
				},
				apply: (play, _me, { pick }) => note(play, ID, pick)
			})
		}
	}
};
