/** Who may retreat after a battle round, where to, and at what price (GC-10.12). */
import { hexIds, isBlocked, isSeat, playerOf } from '../board';
import { neighboursOf } from '../map/neighbours';
import { hasFlag } from '../numbers/stats';
import { hasEffect } from './cards';
import { battleOf, opposite, shipsOn } from './sides';
import type { Board, HexId, SeatId, Side } from '../types';

/** Whether a side retreats without spending or owing a Minor Event. */
export function isFree(board: Board, name: Side): boolean {
	const side = battleOf(board).sides[name];
	return hasEffect(side, 'withdraw') || hasFlag(board, side.race, 'freeRetreat');
}

/** The player that may retreat on this side now, if one may. NPC races never do. */
export function maybeRetreats(board: Board, name: Side): SeatId | null {
	const { sides } = battleOf(board);
	const side = sides[name];
	if (!isSeat(side.race) || side.bound || shipsOn(board, side) === 0) return null;
	if (hasEffect(sides[opposite(name)], 'pin')) return null; // GC-1.5: “may not” before “may”
	if (isFree(board, name)) return side.race;
	const canPay =
		name === 'attack' ? (board.turn?.minor ?? 0) > 0 : !playerOf(board, side.race).owes;
	return canPay ? side.race : null;
}

/** Hexes the defender can retreat to: without other races' ships, and not where attackers came from. */
export function refuges(board: Board): HexId[] {
	const { target, sides } = battleOf(board);
	const near = neighboursOf(board, target);
	return hexIds(board).filter(
		(hex) =>
			near.includes(hex) &&
			!isBlocked(board, hex, sides.defence.race) &&
			!sides.attack.hexes.includes(hex)
	);
}
