/**
 * Ships change place here and nowhere else, by phases and effects alone (CE-20.1), so that every change of
 * colonies is noticed: powers go off and on (CE-18.2), the board is conserved, the screen hears what moved.
 */
import { msg } from '../../core';
import { addTo } from '../kit';
import {
	containerOf,
	entriesOf,
	homeColonies,
	homeColoniesNeeded,
	playerOf,
	timingOrder
} from './board';
import { told } from './because';
import type { Where } from './board';
import { SIDES } from './types';
import type { Play } from './play';
import type { SeatId } from './types';

export interface ShipMove {
	readonly seat: SeatId;
	readonly n: number;
	readonly from: Where;
	readonly to: Where;
}

/** Moves ships at one stroke. Throws when there are fewer than that: a step asked for too many. */
export function moveShips(play: Play, moves: readonly ShipMove[]): void {
	const { board } = play;
	for (const { seat, n, from } of moves) {
		if (n === 0) continue;
		const source = containerOf(board, from);
		const left = (source[seat] ?? 0) - n;
		if (left < 0 || n < 0) throw new Error(`${seat} has no ${n} ships at ${from}.`);
		if (left === 0) delete source[seat];
		else source[seat] = left;
	}
	for (const { seat, n, from, to } of moves) {
		if (n === 0) continue;
		addTo(containerOf(board, to), seat, n);
		play.say('', undefined, { type: 'ships', seat, n, from, to });
	}
	dropAllies(play);
	checkPowers(play);
}

/** CE-9.13: before the outcome, an ally whose ships are all gone is an ally no more. */
function dropAllies({ board }: Play): void {
	const { encounter, phase } = board;
	if (!encounter || phase === 'resolution') return;
	for (const side of SIDES) {
		const { [side]: allies } = encounter.allies;
		if (allies.every((seat) => encounter.gate[seat] || encounter.beside[seat])) continue;
		encounter.allies[side] = allies.filter(
			(seat) => encounter.gate[seat] || encounter.beside[seat]
		);
	}
}

/**
 * Turns sheets down and up as home colonies come and go (CE-18.1, CE-18.2, CE-18.3). What remains is counted,
 * not what was lost (CE-18.10); what lies on a sheet stays there (CE-18.7).
 */
export function checkPowers(play: Play): void {
	const { board } = play;
	for (const seat of timingOrder(board)) {
		const player = playerOf(board, seat);
		const lost = homeColonies(board, seat) < homeColoniesNeeded(board);
		if (lost === player.powerLost || player.aliens.length === 0) continue;
		player.powerLost = lost;
		if (!lost) {
			play.say(
				msg('{who} has {n} home colonies: the power is back.', {
					who: seat,
					n: homeColoniesNeeded(board)
				}),
				'CE-18.3',
				{ type: 'power', seat, on: true }
			);
			continue;
		}
		const why = told(play, {
			of: 'powerLost',
			by: seat,
			say: msg('{who} has fewer than {n} home colonies: the power is lost.', {
				who: seat,
				n: homeColoniesNeeded(board)
			}),
			rule: 'CE-18.1',
			move: { type: 'power', seat, on: false }
		});
		play.window('power.lost', { seat, why });
	}
}

/** Ships spread over places, as a split is answered. */
export type Spread = { readonly [place in Where]?: number };

/** Turns a split over places into moves of one seat's ships. */
export const movesFrom = (seat: SeatId, split: Spread, to: Where): ShipMove[] =>
	entriesOf(split).map(([from, n]) => ({ seat, n, from, to }));

export const movesTo = (seat: SeatId, split: Spread, from: Where): ShipMove[] =>
	entriesOf(split).map(([to, n]) => ({ seat, n, from, to }));
