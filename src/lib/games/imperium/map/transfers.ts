/** Which two systems a Transfer Action can link (TI-7.1, TI-7.2). */
import { msg } from '../../../core';
import { playerOf } from '../../kit';
import { countersLeft, planetsAt, planetState, systemIds } from '../board';
import { fleetsAt } from '../fleets/ships';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';
import { activationBars, hasUnits } from './activation';
import { adjacentForShips } from './neighbours';
import { tariffsDue, tariffsPayable } from './tariffs';

export type Pair = readonly [SystemId, SystemId];

export const isPair = (systems: readonly SystemId[]): systems is Pair => systems.length === 2;

/** TI-7.1: an own unit, and no unit of anybody else. */
const isOwn = (board: Board, id: SystemId, seat: SeatId): boolean =>
	hasUnits(board, id, seat) &&
	fleetsAt(board, id).every((one) => one === seat) &&
	planetsAt(board, id).every((planet) => {
		const { owner, units } = planetState(board, planet);
		return owner === seat || units.groundForce + units.pds + units.spaceDock === 0;
	});

/** All pairs, in map order; none without both counters (TI-7.2). */
export function transferPairs(board: Board, seat: SeatId): Pair[] {
	if (playerOf(board, seat).counters.command < 1 || countersLeft(board, seat) < 1) return [];
	const whyNot = activationBars(board, seat);
	const ids = systemIds(board).filter((id) => isOwn(board, id, seat) && whyNot(id) === null);
	// TI-7.7: a wormhole links too.
	const payable = tariffsPayable(board, seat);
	const isPayable = (pair: Pair) => tariffsDue(board, seat, pair) <= payable;
	return ids.flatMap((id, i) => {
		const near = adjacentForShips(board, id);
		return ids
			.slice(i + 1)
			.flatMap((other): Pair[] =>
				near.includes(other) && isPayable([id, other]) ? [[id, other]] : []
			);
	});
}

export const transferChoice = (board: Board, [one, other]: Pair) => ({
	id: `${one} ${other}` as const,
	on: one,
	say: msg('{one} ⇄ {other}', { one: systemWords(board, one), other: systemWords(board, other) })
});
