/** Leaving a battle (TI-9): whether a side may, and where it may go. */
import { msg } from '../../../core';
import type { Barred, Choice, OneShape, Reason } from '../../../core';
import { fleetAt, tileAt } from '../board';
import { isActivated } from '../economy/counters';
import { hasEnemyShips, moveUnits, unitsOf } from '../fleets/ships';
import { adjacentForShips } from '../map/neighbours';
import { mayStop } from '../map/ways';
import { lawOf } from '../politics/in-force';
import type { Play } from '../play';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords, tileWords } from '../words';
import type { Sides } from './sides';

declare module '../moves' {
	interface Moves {
		/** A fleet leaves a battle: at the end of a round, or before the battle (TI-25.8). What moves is told with it. */
		retreats: {
			readonly seat: SeatId;
			readonly from: SystemId;
			readonly to: SystemId;
			readonly isEarly: boolean;
		};
	}
}

/** A law or the like that forbids leaving battles (TI-9.26); each is asked. */
export type RetreatBar = (board: Board, sides: Sides, seat: SeatId) => Reason | null;

/** All of them; whatever brings one adds it here. */
const BARS: readonly RetreatBar[] = [
	(board) =>
		lawOf(board, 'code-of-honor')
			? { why: msg('Code of Honor: nobody leaves a battle.'), rule: 'TI-9.26' }
			: null
];

/** Why a fleet cannot go there; null: it may (TI-9.21, TI-14.7). The counter of this very action lies where the battle is. */
export function whyNotRetreatTo(
	board: Board,
	from: SystemId,
	seat: SeatId,
	to: SystemId
): Reason | null {
	const rule = 'TI-9.21';
	if (!adjacentForShips(board, from).includes(to)) return { why: msg('It is not adjacent.'), rule };
	if (!mayStop(board, to)) {
		const tile = tileAt(board, to);
		return { why: msg('No ship may stop in {tile}.', { tile: tile ? tileWords(tile) : '' }), rule };
	}
	if (hasEnemyShips(board, to, seat)) return { why: msg('There are ships of others.'), rule };
	if (!isActivated(board, to, seat)) return { why: msg('It holds no counter of yours.'), rule };
	return null;
}

/** Systems this fleet may retreat to; wormholes link (TI-9.22). */
export const retreatsOf = (board: Board, from: SystemId, seat: SeatId): SystemId[] =>
	adjacentForShips(board, from).filter((to) => whyNotRetreatTo(board, from, seat, to) === null);

/** Why this side cannot leave the battle at all; null: it may (TI-9.10, TI-9.26). */
export function whyNotRetreat(board: Board, sides: Sides, seat: SeatId): Reason | null {
	for (const bar of BARS) {
		const reason = bar(board, sides, seat);
		if (reason) return reason;
	}
	return retreatsOf(board, sides.system, seat).length > 0
		? null
		: {
				why: msg('No adjacent system that is free of ships of others holds a counter of yours.'),
				rule: 'TI-9.10'
			};
}

/** The systems to choose from, and why not the others beside. */
export function retreatShape(
	board: Board,
	{ system }: Sides,
	seat: SeatId
): { readonly choices: Choice<SystemId>[]; readonly barred: Barred[] } {
	const choices: Choice<SystemId>[] = [];
	const barred: Barred[] = [];
	for (const to of adjacentForShips(board, system)) {
		const named = { id: to, on: to, say: systemWords(board, to) };
		const reason = whyNotRetreatTo(board, system, seat, to);
		if (reason) barred.push({ ...named, ...reason });
		else choices.push(named);
	}
	return { choices, barred };
}

/** The same as a question. */
export const retreatQuestion = (board: Board, sides: Sides, seat: SeatId): OneShape => ({
	type: 'one',
	...retreatShape(board, sides, seat)
});

/** TI-9.20: the whole fleet goes, with all that lies aboard; nothing fires at it (TI-9.25). */
export function retreat(
	play: Play,
	seat: SeatId,
	from: SystemId,
	to: SystemId,
	{ isEarly = false }: { isEarly?: boolean } = {}
): void {
	const fleet = fleetAt(play.board, from, seat);
	if (!fleet) return;
	const rule = isEarly ? 'TI-25.8' : 'TI-9.20';
	play.say(
		msg('{who} retreats from {from} to {to}.', {
			who: seat,
			from: systemWords(play.board, from),
			to: systemWords(play.board, to)
		}),
		rule,
		{ type: 'retreats', seat, from, to, isEarly }
	);
	moveUnits(play, seat, from, to, unitsOf(fleet), rule);
	// TI-9.24.
	play.push('upkeep');
}
