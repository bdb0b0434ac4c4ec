/** The two sides of a battle in space (TI-9.1), and the dice they roll in it. */
import { fleetAt } from '../board';
import type { Board, SeatId, SystemId } from '../types';

/** Who fights whom where. Plain JSON. */
export type Sides = {
	readonly attacker: SeatId;
	readonly defender: SeatId;
	readonly system: SystemId;
};

/** The attacker first (TI-9.12). */
export const sidesOf = ({ attacker, defender }: Sides): readonly [SeatId, SeatId] => [
	attacker,
	defender
];

export const otherSide = ({ attacker, defender }: Sides, seat: SeatId): SeatId =>
	seat === attacker ? defender : attacker;

/** Those that still have a ship there (TI-9.7, TI-9.8). */
export const sidesLeft = (board: Board, sides: Sides): SeatId[] =>
	sidesOf(sides).filter((seat) => fleetAt(board, sides.system, seat) !== undefined);
