/** Who may retreat after a battle round, where to, and at what price (GC-10.12). */
import { msg } from '../../../core';
import type { Barred } from '../../../core';
import { hexIds, hexOn, isSeat, playerOf, raceName } from '../board';
import { sifted } from '../questions/ask';
import { elsewhere } from '../questions/elsewhere';
import type { Reason } from '../questions/turn-events';
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

const BOUND: Reason = {
	why: msg('A Tactic of yours was paid for with your retreat.'),
	rule: 'GC-24.5'
};
const NOTHING_LEFT: Reason = {
	why: msg('You have no Minor Event left in this turn.'),
	rule: 'GC-10.12'
};
const OWES: Reason = { why: msg('You owe a Minor Event for a retreat.'), rule: 'GC-10.12' };
const NO_REFUGE: Reason = {
	why: msg('Next to this hex is none without ships of others from which no attacker came.'),
	rule: 'GC-10.12'
};

/** Why a player may not retreat, battle round after battle round: it is bound, or cannot pay; null when it may. */
function whyStays(board: Board, name: Side, seat: SeatId): Reason | null {
	if (battleOf(board).sides[name].bound) return BOUND;
	if (isFree(board, name)) return null;
	if (name === 'attack') return (board.turn?.minor ?? 0) > 0 ? null : NOTHING_LEFT;
	return playerOf(board, seat).owes ? OWES : null;
}

/** The player that may retreat on this side now, if one may. NPC races never do. */
export function maybeRetreats(board: Board, name: Side): SeatId | null {
	const { sides } = battleOf(board);
	const side = sides[name];
	if (!isSeat(side.race) || shipsOn(board, side) === 0) return null;
	if (hasEffect(sides[opposite(name)], 'pin')) return null; // GC-1.5: “may not” before “may”
	return whyStays(board, name, side.race) ? null : side.race;
}

/** Hexes next to the battle, in map order. */
function near(board: Board): HexId[] {
	const beside = neighboursOf(board, battleOf(board).target);
	return hexIds(board).filter((hex) => beside.includes(hex));
}

/** Why the defender cannot retreat to a hex: ships of others are there, or an attacker came from it; null when it can. */
function whyNotTo(board: Board, hex: HexId): Reason | null {
	const { attack, defence } = battleOf(board).sides;
	const { fleet } = hexOn(board, hex);
	if (attack.hexes.includes(hex)) return FROM_THERE;
	return fleet && fleet.race !== defence.race
		? { why: msg('Ships of {who} are there.', { who: raceName(fleet.race) }), rule: 'GC-10.12' }
		: null;
}

const FROM_THERE: Reason = { why: msg('Attackers came from there.'), rule: 'GC-10.12' };

/** Hexes the defender can retreat to: without other races' ships, and not where attackers came from. */
export const refuges = (board: Board): HexId[] =>
	near(board).filter((hex) => whyNotTo(board, hex) === null);

/** Where the defender might look for a refuge and has none. */
export const barredRefuges = (board: Board): readonly Barred[] => [
	...sifted(board, near(board), (hex) => whyNotTo(board, hex)).barred,
	FAR
];

const FAR = elsewhere({
	why: msg('Ships retreat to a hex next to theirs.'),
	rule: 'GC-10.12'
});

/** Why a player was not asked to retreat after the last battle round, where that still holds. */
export function barredRetreat(board: Board, name: Side, seat: SeatId): readonly Barred[] {
	if (battleOf(board).round < 2) return [];
	const nowhere = name === 'defence' && refuges(board).length === 0;
	const reason = whyStays(board, name, seat) ?? (nowhere ? NO_REFUGE : null);
	return reason ? [{ id: 'retreat', say: msg('Retreat'), ...reason }] : [];
}
