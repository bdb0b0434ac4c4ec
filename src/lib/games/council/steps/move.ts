/**
 * Moving (GC-9): ships of one hex go to an adjacent one, and with a longer reach from there
 * on, hex by hex, so that each Discovery Token on the way is resolved before they proceed.
 */
import type { Answer, Choice } from '../../../core';
import { hexChoices, someShips } from '../ask';
import {
	countShips,
	fleetAt,
	fleetsOf,
	hexName,
	isBlocked,
	plural,
	shipsInWords,
	squadOf
} from '../board';
import { pickIn, thenIn } from '../events';
import type { TurnEvent } from '../events';
import { stepsFrom } from '../map';
import { enter, isHalted, stillMoving } from '../moving';
import type { Travelling } from '../moving';
import { moveShips } from '../pieces';
import { hasFlag, stat } from '../stats';
import type { Ship, ShipCounts } from '../vocabulary';
import type { Frame, Play, Step } from '../play';
import type { Board, HexId, SeatId, Squad } from '../types';

/** How far the next Move of this player reaches (GC-9.2). */
function reachOf(board: Board, seat: SeatId): number {
	const { turn } = board;
	const isFirst = turn?.seat === seat && !turn.done.includes('move');
	return stat(board, seat, 'moveRange') + (isFirst ? stat(board, seat, 'firstMoveRange') : 0);
}

/** The race that moves, and whether it may pass other races' ships: asked once for many hexes. */
interface Mover {
	readonly board: Board;
	readonly seat: SeatId;
	readonly passes: boolean;
}

const moverOf = (board: Board, seat: SeatId): Mover => ({
	board,
	seat,
	passes: hasFlag(board, seat, 'moveThrough')
});

/** Whether a hex may be entered with this many steps left after it: to stay, or to pass through (GC-9.3). */
function mayEnter(mover: Mover, hex: HexId, left: number): boolean {
	if (!isBlocked(mover.board, hex, mover.seat)) return true;
	return (
		mover.passes &&
		left > 0 &&
		stepsFrom(mover.board, mover.seat, hex).some((next) => mayEnter(mover, next, left - 1))
	);
}

const nextHexes = (mover: Mover, from: HexId, left: number): HexId[] =>
	stepsFrom(mover.board, mover.seat, from).filter((hex) => mayEnter(mover, hex, left - 1));

/** Whether this player can make a Move now. */
export function canMove(board: Board, seat: SeatId): boolean {
	const mover = moverOf(board, seat);
	const reach = reachOf(board, seat);
	return fleetsOf(board, seat).some((from) => nextHexes(mover, from, reach).length > 0);
}

/** Every Move this player can begin: from where, where to first, and with which ships. */
export function moveChoices(board: Board, seat: SeatId): Choice[] {
	const mover = moverOf(board, seat);
	const reach = reachOf(board, seat);
	const moves: Choice[] = [];
	for (const from of fleetsOf(board, seat)) {
		const targets = hexChoices(board, nextHexes(mover, from, reach));
		if (targets.length === 0) continue;
		const fleet = fleetAt(board, from, seat) ?? {};
		const ships = countShips(fleet) > 1 ? someShips(fleet, 1) : null;
		const choices = ships
			? targets.map(({ id, say }) => ({ id, say, on: id, then: ships }))
			: targets;
		moves.push({
			id: from,
			on: from,
			say: `From ${hexName(board, from)}`,
			note: shipsInWords(fleet),
			then: { type: 'one', choices }
		});
	}
	return moves;
}

/** Begins the Move an answer to `moveChoices` describes: `{ pick: from, then: { pick: to, then: { split } } }`. */
export function beginMove(play: Play, seat: SeatId, answer: Answer | null): void {
	const from = pickIn(answer) as HexId;
	const to = pickIn(thenIn(answer)) as HexId;
	const split = thenIn(thenIn(answer));
	const ships: ShipCounts =
		split && 'split' in split ? split.split : (fleetAt(play.board, from, seat) ?? {});
	const reach = reachOf(play.board, seat);
	const { turn } = play.board;
	if (turn?.seat === seat && !turn.done.includes('move')) turn.done.push('move');
	play.push('move', { seat, from, here: from, next: to, ships: squadOf(ships), left: reach });
}

export const moveEvent: TurnEvent = {
	uses: 'minor',
	choice: ({ board }, seat) => {
		const choices = moveChoices(board, seat);
		return choices.length === 0
			? null
			: {
					id: 'move',
					say: 'Move ships',
					note: 'From one hex to the next; a Discovery Token there is found',
					then: { type: 'one', choices }
				};
	},
	begin: beginMove
};

interface Locals extends Travelling {
	readonly seat: SeatId;
	/** The hex the ships stand in; it stays behind while they pass through others' ships. */
	from: HexId;
	/** How far they have come. */
	here: HexId;
	next: HexId;
	ships: Squad;
	/** Steps left, the next one included. */
	left: number;
}

declare module '../play' {
	interface Steps {
		move: Locals;
	}
}

const locals = (frame: Frame) => frame as unknown as Locals;

/** The ships under way, but for those scuttled meanwhile (GC-14.8). */
function shipsLeft(board: Board, { seat, from, ships }: Locals): Squad {
	const fleet = fleetAt(board, from, seat);
	const left = (ship: Ship) => Math.min(ships[ship], fleet?.[ship] ?? 0);
	return {
		fighter: left('fighter'),
		destroyer: left('destroyer'),
		dreadnaught: left('dreadnaught')
	};
}

const STOP = 'stop';

export const move: Step = {
	step: {
		form: 'run',
		run: (play, frame) => {
			const local = locals(frame);
			const { seat, from, next } = local;
			const ships = shipsLeft(play.board, local);
			local.here = next;
			local.left -= 1;
			if (isBlocked(play.board, next, seat)) return 'on';
			moveShips(play, seat, from, next, ships);
			local.from = next;
			play.say(`{${seat}} moves ${shipsInWords(ships)} to ${hexName(play.board, next)}.`, 'GC-9.1');
			enter(play, local, seat, next, ships);
			return undefined;
		}
	},

	/** GC-9.5: what a token left of the moving ships, and whether they go on. */
	entered: {
		form: 'run',
		run: (play, frame) => {
			const local = locals(frame);
			local.ships = stillMoving(play, local.seat);
			return isHalted(play, local.seat) ? 'end' : undefined;
		}
	},

	on: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const { seat, here, left } = locals(frame);
			const ships = shipsLeft(board, locals(frame));
			if (left < 1 || countShips(ships) === 0) return null;
			const hexes = nextHexes(moverOf(board, seat), here, left);
			const stay = isBlocked(board, here, seat)
				? []
				: [{ id: STOP, say: `Stay at ${hexName(board, here)}`, on: here }];
			if (hexes.length === 0) return null;
			return {
				seat,
				rule: 'GC-9.2',
				say: `Move ${shipsInWords(ships)} on? ${plural(left, 'hex', 'hexes')} left`,
				shape: { type: 'one', choices: [...stay, ...hexChoices(board, hexes)] },
				fallback: { pick: stay[0]?.id ?? hexes[0] ?? STOP }
			};
		},
		then: (_play, frame, answer) => {
			if (pickIn(answer) === STOP) return undefined;
			locals(frame).next = pickIn(answer) as HexId;
			return 'step';
		}
	}
};
