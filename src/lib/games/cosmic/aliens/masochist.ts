/** Hurt Yourself: it wins when all its ships are lost. */
import { msg, template } from '../../../core';
import { bestOf, keysOf, seatChoice, sumOf } from '../../kit';
import { foreignOf, shipsOn } from '../bot/sight';
import { warpOf } from '../bot/wishes';
import { SHIP } from '../bot/worth';
import { coloniesOf, encounterOf, shipsAt, shipsInGame, timingOrder } from '../board';
import { heldOf } from '../essence/laid';
import { toRetrieve } from '../retrieval';
import { removeShips } from '../ships';
import { ROLES } from '../types';
import { asking } from '../use';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Board, SeatId } from '../types';
import type { Alien } from './alien';

/** Whether every ship of a seat is in the warp, captured (CE-1.14) or out of the game. */
const hasLostAll = (board: Board, seat: SeatId): boolean =>
	shipsInGame(board, seat) === shipsAt(board, seat, 'warp') + heldOf(board, seat);

/** Others than the offense that have a ship in the warp and a colony for it. */
function heirs(play: Play): SeatId[] {
	const { board } = play;
	const { offense } = encounterOf(board);
	// CE-6.3: without a colony the offense has no ship to send but this one.
	if (!toRetrieve(play, offense) || coloniesOf(board, offense).length === 0) return [];
	return timingOrder(board).filter(
		(seat) =>
			seat !== offense && shipsAt(board, seat, 'warp') > 0 && coloniesOf(board, seat).length > 0
	);
}

/** Ships a bot has left below which it goes for losing them all. */
const FEW = 7;

const shipsLeft = (sight: Sight): number =>
	sumOf(keysOf(sight.open.planets), (planet) => shipsOn(sight, planet)[sight.me] ?? 0);

export const masochist: Alien = {
	words: {
		name: msg('Masochist'),
		power: msg('Hurt Yourself'),
		gist: msg('Wins by losing every ship'),
		text: msg(
			'At the start of every encounter, anybody’s, you *use* this power if all your ships are in the warp, captured or out of the game: you win. However few home colonies you have, this power is not lost. You may still win in the usual way.'
		),
		usage: 'mandatory',
		alert: 'red',
		timing: { roles: ROLES, phases: ['regroup'] },
		setup: null,
		wild: {
			text: msg(
				'Before the offense gets a ship back from the warp, choose another player who gets one back instead. Not while the offense has no colony.'
			),
			timing: { roles: ROLES, phases: ['regroup'] }
		},
		super: {
			text: msg(
				'As the offense, instead of getting a ship back from the warp, take one of your ships there out of the game.'
			),
			timing: { roles: ['offense'], phases: ['regroup'] }
		},
		rulings: [
			msg('Ships on planets, on cards and in the gate are not lost.'),
			msg(
				'Stopped as you would win, you win when another encounter begins with all your ships lost.'
			),
			msg('Whoever acts before you may still bring a ship of yours back, and you do not win.'),
			msg('The wild flare may choose its own player, who needs a colony for the ship.')
		]
	},
	liked: 2,
	keepsPower: true,
	forbids: ['healer'],
	power: {
		uses: {
			win: {
				moments: ['encounter.start'],
				mandatory: true,
				open: ({ board }, { seat }) => hasLostAll(board, seat),
				say: msg('they have lost all their ships, and win'),
				yours: msg('you have lost all your ships, and win'),
				harms: () => true,
				lasting: {
					ownWins: ({ board }, { seat }, wins) =>
						hasLostAll(board, seat)
							? [...wins, { seat, how: msg('With all their ships lost.') }]
							: wins
				}
			}
		}
	},
	wild: {
		uses: {
			divert: asking({
				moments: ['regroup.retrieve'],
				open: (play) => heirs(play).length > 0,
				ask: (play) => ({
					type: 'one',
					choices: heirs(play).map((seat) => ({
						...seatChoice(seat),
						note: msg('{n, plural, one {# ship} other {# ships}} in the warp', {
							n: shipsAt(play.board, seat, 'warp')
						})
					}))
				}),
				say: msg('another player gets a ship back instead'),
				doing: ({ pick: who }, by) =>
					who === by
						? msg('{who, select, you {you get} other {they get}} a ship back instead', { who })
						: msg('{who, select, you {you get} other {# gets}} a ship back instead', { who }),
				sends: template('A ship comes back to {first}'),
				worth: (sight) => (sight.open.offense !== sight.me && warpOf(sight) > 0 ? SHIP : 0),
				/** Itself, or whoever is furthest from winning. */
				choose: (sight, { choices }) => {
					const to = bestOf(choices, ({ id }) => (id === sight.me ? 1 : -foreignOf(sight, id)));
					return to ? { pick: to.id } : null;
				},
				apply: (play, _me, { pick }) => play.push('home', { from: 'warp', ships: { [pick]: 1 } }),
				lasting: { retrieves: () => false }
			})
		}
	},
	super: {
		uses: {
			leave: {
				moments: ['regroup.retrieve'],
				roles: ['offense'],
				open: (play, { seat }) => toRetrieve(play, seat),
				say: msg('take a ship in the warp out of the game instead of retrieving it'),
				worth: (sight) => (shipsLeft(sight) < FEW ? SHIP : 0),
				apply: (play, { seat }) => {
					removeShips(play, [{ seat, n: 1, from: 'warp' }]);
				},
				lasting: {
					retrieves: (_play, owner, retrieves, { seat }) => retrieves && seat !== owner.seat
				}
			}
		}
	}
};
