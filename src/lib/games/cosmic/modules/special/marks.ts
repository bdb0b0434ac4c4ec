/** Which ships are marked, where they are, and whether their action is left (CE-35.2, CE-35.3, CE-35.4): here and nowhere else. */
import { msg } from '../../../../core';
import { bestOf, sumOf } from '../../../kit';
import { encounterOf, isSlot, playerOf, shipsAt } from '../../board';
import { isEssence, isHeld } from '../../essence/laid';
import { nameOf } from '../../names';
import type { Words } from '../../../../core';
import type { Where } from '../../board';
import type { Play } from '../../play';
import type { ShipMove } from '../../ships';
import type { Board, SeatId } from '../../types';
import type { Mark } from './state';

/** The marked ship of a seat; null: it has none, or there are none at the table. */
export const markOf = ({ special }: Board, seat: SeatId): Mark | null =>
	special?.marks[seat] ?? null;

/** Places in which a ship is out of its owner's control (CE-35.3). */
const isLost = (where: Where): boolean =>
	where === 'warp' || isEssence(where) || isHeld(where) || GONE.includes(where);
/** Those it does not come back from. */
const GONE: readonly Where[] = ['removed', 'pact'];

/** The marked ship of a seat while it has it in its control (CE-35.3). */
export function markedShip(board: Board, seat: SeatId): Mark | null {
	const mark = markOf(board, seat);
	return mark && !isLost(mark.at) ? mark : null;
}

/** Its marked ship, while its action is left. */
export function readyShip(board: Board, seat: SeatId): Mark | null {
	const mark = markedShip(board, seat);
	return mark?.up ? mark : null;
}

/** Whether its marked ship is in the encounter under way (CE-1.12). */
export function isInEncounter(board: Board, seat: SeatId): boolean {
	const at = markedShip(board, seat)?.at;
	const { defense, target } = encounterOf(board);
	return at === 'gate' || at === 'beside' || (seat === defense && at === target);
}

/** What the special ships at the table are called. */
export const shipName = ({ special }: Board): Words => nameOf('ship', special?.kind ?? '');

/** CE-35.2, CE-35.5: a ship of a seat at this place is its marked one from now on, face up. */
export function markShip({ board }: Play, seat: SeatId, at: Where): void {
	if (board.special) board.special.marks[seat] = { at, up: true };
}

/** CE-35.4: the action is used. */
export function turnDown({ board }: Play, seat: SeatId): void {
	const mark = markOf(board, seat);
	if (mark) mark.up = false;
}

/** CE-35.4: the action can be used again. */
export function readyAgain(play: Play, seat: SeatId): void {
	const mark = markedShip(play.board, seat);
	if (mark?.up !== false) return;
	mark.up = true;
	play.say(
		msg('{ship} of {who} is ready again.', { ship: shipName(play.board), who: seat }),
		'CE-35.4'
	);
}

/** Whether the marked ship of a seat is lost for good. */
export const isGone = (board: Board, seat: SeatId): boolean => {
	const mark = markOf(board, seat);
	return mark !== null && GONE.includes(mark.at);
};

/** Whether this seat marks another ship when it retrieves one (CE-35.5). */
export const marksAnew = (board: Board, seat: SeatId): boolean =>
	!board.special?.of && isGone(board, seat);

/** The marked ship of a seat is somewhere else now; CE-35.4: out of the warp it comes ready. */
export function putMark({ board }: Play, seat: SeatId, to: Where): void {
	const mark = markOf(board, seat);
	if (!mark) return;
	if (mark.up === false && mark.at === 'warp' && !isLost(to)) mark.up = true;
	mark.at = to;
}

/**
 * CE-35.6: ships have moved, and it is said which of them the marked ones were. What stays and what is not lost is the
 * marked one until its owner says otherwise; where it may have gone several ways, that is asked.
 */
export function followMarks(play: Play, moves: readonly ShipMove[]): void {
	const { board } = play;
	for (const seat of board.order) {
		const mark = markOf(board, seat);
		if (!mark) continue;
		const from = mark.at;
		const left = moves.filter((move) => move.seat === seat && move.n > 0 && move.from === from);
		const [first] = left;
		if (!first) continue;
		const sure = left.find(({ marked }) => marked);
		if (sure) {
			putMark(play, seat, sure.to);
			continue;
		}
		const came = moves.filter((move) => move.seat === seat && move.to === from);
		const stays = shipsAt(board, seat, from) > sumOf(came, ({ n }) => n);
		const ways = [...new Set(left.map(({ to }) => to))].filter((to) => !isLost(to) && !isSlot(to));
		if (!stays) {
			const kept = left.filter(({ to }) => ways.includes(to));
			putMark(play, seat, (bestOf(kept, ({ n }) => n) ?? first).to);
		}
		const at = markOf(board, seat)?.at ?? from;
		const others = ways.filter((to) => to !== at);
		if (others.length > 0) play.push('ships.goes', { seat, where: at, others });
	}
}

/** Whether a technology of this place is being researched: a ship of its player is on it (CE-32.5). */
export const researched = (board: Board, seat: SeatId): Where[] =>
	(playerOf(board, seat).techs ?? [])
		.filter(({ faceUp, ships }) => !faceUp && (ships[seat] ?? 0) > 0)
		.map(({ slot }) => slot);
