/** Catharsis: whatever it loses to the warp, others lose too. */
import { shipsToFree } from '../retrieval';
import { msg } from '../../../core';
import { roomIn, seatChoice, sumOf } from '../../kit';
import { always, trifling, warpOf } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { entriesOf, placesOf, shipsAt, timingOrder } from '../board';
import { declaredUse } from '../declared';
import { note, noteOf, unnote } from '../notes';
import { SIDES, ROLES } from '../types';
import { asking } from '../use';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';

const lostBy = (play: Play, seat: SeatId): number => play.find('lose')?.lost?.[seat] ?? 0;

const shipsOutside = (board: Board, seat: SeatId): number =>
	sumOf(placesOf(board, seat), (where) => shipsAt(board, seat, where));

/** Main players other than this one whose card is an attack. */
const attackers = (board: Board, seat: SeatId): number =>
	SIDES.filter(
		(side) =>
			board.encounter?.[side] !== seat && board.encounter?.laid[side]?.face?.kind === 'attack'
	).length;

declare module '../notes' {
	interface Notes {
		/** It also picks the ships that its next use drags along. */
		readonly vacuum: true;
	}
}

export const vacuum: Alien = {
	words: {
		name: msg('Vacuum'),
		power: msg('Catharsis'),
		gist: msg('Takes others along into the warp'),
		text: msg(
			'Whenever you lose ships to the warp, you *use* this power: up to as many ships of other players go there too. You say who loses how many; each victim chooses which.'
		),
		usage: 'mandatory',
		alert: 'green',
		timing: { roles: ROLES, phases: [] },
		setup: null,
		wild: {
			text: msg(
				'For each other main player that reveals an attack, retrieve one of your ships from the warp.'
			),
			timing: { roles: ROLES, phases: ['reveal'] }
		},
		super: {
			text: msg('When you use your power, you also choose which ships go.'),
			timing: { roles: ROLES, phases: [] }
		},
		rulings: [
			msg('Ships that are dragged along drag none further.'),
			msg('Any loss counts, a failed deal’s as well.'),
			msg('A power that keeps ships from the warp keeps them from this too.')
		]
	},
	liked: 5,
	power: {
		uses: {
			drag: asking({
				moments: ['ships.lost'],
				mandatory: true,
				// Its own ships alone count: those it drags along are lost by others, so they drag none.
				open: (play, { seat }) => lostBy(play, seat) > 0,
				ask: (play, { seat }) => {
					const { board } = play;
					const places = timingOrder(board)
						.filter((other) => other !== seat && shipsOutside(board, other) > 0)
						.map((other) => ({
							...seatChoice(other),
							max: Math.min(lostBy(play, seat), shipsOutside(board, other))
						}));
					return {
						type: 'split',
						places,
						min: 0,
						max: Math.min(lostBy(play, seat), roomIn(places))
					};
				},
				say: msg('ships of others go to the warp too'),
				apply: (play, { seat }, { split }) => {
					for (const [other, n] of entriesOf(split))
						play.say(
							msg(
								'{who, select, you {You must} other {# must}} send {n, plural, one {# ship} other {# ships}} to the warp.',
								{
									who: other,
									n
								}
							),
							'CE-20.8'
						);
					const picks = noteOf(play, 'vacuum');
					if (picks) unnote(play, 'vacuum');
					play.push('mustLose', {
						due: { ...split },
						rule: 'CE-20.8',
						...(picks ? { chooser: seat } : {})
					});
				}
			})
		}
	},
	wild: {
		uses: {
			inhale: {
				moments: ['reveal.values'],
				open: (play, { seat }) => attackers(play.board, seat) > 0 && shipsToFree(play, seat) > 0,
				say: msg('bring a ship back from the warp for each attack of another main player'),
				harms: trifling,
				worth: (sight) => warpOf(sight) * SHIP,
				apply: (play, { seat }) =>
					play.push('home', { from: 'warp', ships: { [seat]: attackers(play.board, seat) } })
			}
		}
	},
	super: {
		uses: {
			pick: {
				moments: ['use.declared'],
				open: (play, { seat }) => {
					const declared = declaredUse(play);
					return (
						declared.source === 'power' &&
						declared.id === 'vacuum' &&
						declared.seat === seat &&
						!declared.fate
					);
				},
				say: msg('choose the ships that go, too'),
				worth: always(0.05),
				apply: (play) => note(play, 'vacuum', true)
			}
		}
	}
};
