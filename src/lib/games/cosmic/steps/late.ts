/** Ships that come once both cards lie face down (CE-8.15): each says how many, or none, before anything else is used there. */
import { msg, withBarred } from '../../../core';
import { totalOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { encounterOf, offenseOf, shipsAt, targetOf, timingOrder } from '../board';
import { isLate, lateNoMore } from '../late';
import { heldColonies } from '../leaving';
import { formsOf } from '../play';
import { SIDES } from '../types';
import type { Play, Step } from '../play';
import type { SeatId, Side } from '../types';
import type { Origin } from '../use';
import { fleetTo } from './alliance';
import { fromColonies, leastShips, leaveFor, sendOff, shipsLeaving, shipsToLaunch } from './launch';

declare module '../play' {
	interface Steps {
		/** Ships of a seat come to a side, or none do. */
		late: {
			readonly seat: SeatId;
			readonly side: Side;
			/** Who must allow more than one ship has done so (CE-36.24). */
			allowed?: true;
		};
	}
}

const { run, ask } = formsOf('late');

/** Those whose ships are still to come, in timing order. */
export function bringLate(play: Play): void {
	const { board } = play;
	const due = timingOrder(board).flatMap((seat) =>
		SIDES.filter((side) => isLate(encounterOf(board), seat, side)).map((side) => ({ seat, side }))
	);
	// What is pushed last comes first.
	for (const one of due.reverse()) play.push('late', one);
}

/** What may come: as many as could have been sent, none at least but of who must join (CE-9.16); null: there is none. */
export function lateShips(
	play: Play,
	seat: SeatId,
	side: Side,
	allowed: boolean
): SplitOf<Origin | 'warp'> | null {
	if (seat === offenseOf(play.board)) {
		const shape = shipsToLaunch(play, allowed);
		return shape && { ...shape, min: 0 };
	}
	const found = fleetTo(play, seat, side, allowed ? [seat] : []);
	if (!found) return null;
	const { fleet, least } = found;
	const max = fleet.max - shipsAt(play.board, seat, side === 'offense' ? 'gate' : 'beside');
	return max > 0 ? { ...fleet, min: Math.min(least, max), max } : null;
}

/** CE-21.10: who is away goes on with one ship as the offense, and joins with none they need not send. */
const awayWith = (play: Play, seat: SeatId, shape: SplitOf<Origin | 'warp'>) => {
	if (seat === offenseOf(play.board)) return leastShips(shape);
	return shape.min > 0 ? 'random' : { split: {} };
};

export const late: Step = {
	leave: ask({
		ask: (play, { seat, side }) => (side === 'offense' ? leaveFor(play, seat) : null),
		then: (_play, frame, { yes }) => {
			if (yes) frame.allowed = true;
		}
	}),

	send: ask({
		ask: (play, { seat, side, allowed = false }) => {
			// CE-9.14: what came before this may have sent it home.
			const shape = isLate(encounterOf(play.board), seat, side)
				? lateShips(play, seat, side, allowed)
				: null;
			return (
				shape && {
					seat,
					about: [targetOf(play.board)],
					rule: 'CE-8.15',
					say: msg('Now your ships come. How many, and from where?'),
					shape,
					fallback: awayWith(play, seat, shape)
				}
			);
		},
		explain: (play, _frame, shape, seat) =>
			withBarred(shape, [...heldColonies(play, seat), fromColonies('CE-8.15')]),
		then: (play, { side }, { split }, seat) => {
			encounterOf(play.board).sending = { seat, side, ships: split };
		}
	}),

	/** CE-36.38 */
	chosen: run((play, { seat }) => {
		const { sending } = encounterOf(play.board);
		if (sending && totalOf(sending.ships) > 0) play.window('ships.chosen', { seat });
	}),

	come: run((play, { seat, side }) => {
		const { board } = play;
		if (!isLate(encounterOf(board), seat, side)) return;
		// CE-9.18
		const n = totalOf(shipsLeaving(board)?.ships ?? {});
		play.say(
			n > 0
				? msg(
						'{n, plural, one {# ship} other {# ships}} of {who, select, you {yours} other {#}} {n, plural, one {comes} other {come}} to the side of the {side, select, offense {offense} other {defense}}.',
						{ n, who: seat, side }
					)
				: msg('No ship of {who, select, you {yours} other {#}} comes.', { who: seat }),
			'CE-8.15'
		);
		sendOff(play);
		lateNoMore(board, (one) => one.seat === seat && one.side === side);
		// CE-34.27
		if (board.stations && n > 0) play.push('toll', { from: seat, n });
	})
};
