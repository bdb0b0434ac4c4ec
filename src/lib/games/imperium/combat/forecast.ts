/**
 * What each ship of a side rolls and hits on, and why, before it rolls: for players, for computer players, and for the
 * roll itself. All of it is public.
 */
import { unitOf } from '../tables/by-id';
import { BARRAGE_DICE, SHIPS } from '../tables/units';
import type { Ship } from '../tables/units';
import type { PublicBoard, SeatId } from '../types';
import { chanceOf, needed } from './dice';
import type { Die, Part, Roll } from './modifiers';
import { otherSide, sidesOf } from './sides';
import type { Sides } from './sides';

/** Ships of one kind in a roll. Plain JSON. */
export interface Rolling {
	readonly kind: Ship;
	/** How many ships, and the dice of each. */
	readonly n: number;
	readonly dice: number;
	/** What has to be reached, what is added, and so what has to show. */
	readonly hitsOn: number;
	readonly parts: readonly Part[];
	readonly needs: number;
}

/** Rolls in which a side's ships stand against the other's. */
export type SideRoll = Extract<Roll, 'barrage' | 'strike' | 'round'>;

/** A die of one of a side's ships. */
export const dieOf = (
	sides: Sides,
	seat: SeatId,
	kind: Ship,
	roll: SideRoll,
	isFirst: boolean
): Die => ({
	...{ seat, kind, roll, system: sides.system, planet: null },
	...{ attacks: seat === sides.attacker, against: otherSide(sides, seat), isFirst }
});

/** TI-9.11: each War Sun rolls three dice; TI-9.5: in the barrage each Destroyer two. */
function diceOf(kind: Ship, roll: SideRoll): number {
	if (roll !== 'barrage') return unitOf(kind).dice;
	return kind === 'destroyer' ? BARRAGE_DICE : 0;
}

/** How the ships of one kind would roll. */
export function rollingOf(
	board: PublicBoard,
	sides: Sides,
	seat: SeatId,
	{ kind, n, roll, isFirst }: { kind: Ship; n: number; roll: SideRoll; isFirst: boolean }
): Rolling {
	const chance = chanceOf(board, dieOf(sides, seat, kind, roll, isFirst));
	return { kind, n, dice: diceOf(kind, roll), ...chance, needs: needed(chance) };
}

/** A side's ships that roll in a round, all of them (TI-9.2), or in the barrage; `isFirst`: in the first round. */
export function sideOf(
	board: PublicBoard,
	sides: Sides,
	seat: SeatId,
	roll: Exclude<SideRoll, 'strike'> = 'round',
	isFirst = false
): Rolling[] {
	const fleet = board.systems[sides.system]?.fleets[seat];
	return SHIPS.flatMap((kind) => {
		const n = fleet?.[kind] ?? 0;
		return n > 0 && diceOf(kind, roll) > 0
			? [rollingOf(board, sides, seat, { kind, n, roll, isFirst })]
			: [];
	});
}

/** Their dice, ready to be rolled. */
export const diceFor = (
	sides: Sides,
	seat: SeatId,
	rolling: readonly Rolling[],
	roll: SideRoll,
	isFirst = false
): Die[] =>
	rolling.flatMap(({ kind, n, dice }) =>
		Array.from({ length: n * dice }, () => dieOf(sides, seat, kind, roll, isFirst))
	);

/** TI-9.5: dice of Destroyers, only at Fighters. */
export const barrageDice = (board: PublicBoard, sides: Sides): Die[] =>
	sidesOf(sides).flatMap((seat) =>
		(board.systems[sides.system]?.fleets[otherSide(sides, seat)]?.fighter ?? 0) > 0
			? diceFor(sides, seat, sideOf(board, sides, seat, 'barrage'), 'barrage')
			: []
	);

/** Hits to be expected of these, on the average. */
export const expectedHits = (rolling: readonly Rolling[]): number =>
	rolling.reduce(
		(sum, { n, dice, needs }) => sum + (n * dice * Math.min(10, Math.max(0, 11 - needs))) / 10,
		0
	);
