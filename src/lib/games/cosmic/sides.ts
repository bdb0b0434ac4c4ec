/** Allies that change sides once they have joined one (CE-34.28, CE-36.64), or are sent home (CE-9.14). */
import { msg } from '../../core';
import { encounterOf, involvedShips, mayStandOn, otherSide, shipsAt, sideOf } from './board';
import { lateNoMore } from './late';
import { moveShips } from './ships';
import { value } from './values';
import type { Play } from './play';
import { SIDES } from './types';
import type { SeatId } from './types';

/** Whether this ally may stand on the other side (CE-9.5, CE-36.12, CE-36.39): not where it does already (CE-9.17). */
export const mayChange = (play: Play, ally: SeatId): boolean => {
	const side = sideOf(play.board, ally);
	return (
		side !== null &&
		!encounterOf(play.board).allies[otherSide(side)].includes(ally) &&
		mayStandOn(play.board, ally, otherSide(side)) &&
		value(play, 'mayAlly', true, { seat: ally, side: otherSide(side) })
	);
};

/** An ally stands on the other side from now on, with all its ships. */
export function changeSides(play: Play, ally: SeatId, rule: string): void {
	const { board } = play;
	const { allies } = encounterOf(board);
	const side = sideOf(board, ally);
	if (!side) return;
	const from = side === 'offense' ? 'gate' : 'beside';
	const n = shipsAt(board, ally, from);
	const to = otherSide(side);
	allies[side] = allies[side].filter((one) => one !== ally);
	allies[to] = [...allies[to], ally];
	play.say(
		msg(
			'{who, select, you {You change} other {# changes}} sides, and {who, select, you {stand} other {stands}} with the {side, select, offense {offense} other {defense}}.',
			{ who: ally, side: to }
		),
		rule
	);
	moveShips(play, [{ seat: ally, n, from, to: to === 'offense' ? 'gate' : 'beside' }]);
}

/** CE-9.14: these are allies no more, and their ships go home. */
export function sendHome(play: Play, seats: readonly SeatId[]): void {
	const { allies } = encounterOf(play.board);
	const ships = Object.fromEntries(seats.map((seat) => [seat, involvedShips(play.board, seat)]));
	for (const side of SIDES) allies[side] = allies[side].filter((seat) => !seats.includes(seat));
	lateNoMore(play.board, ({ seat }) => seats.includes(seat));
	play.push('home', { from: 'encounter', ships });
}
