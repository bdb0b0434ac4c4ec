/** Which systems a player may activate (TI-6), and why not the others. */
import { msg } from '../../../core';
import type { Reason } from '../../../core';
import { playerOf } from '../../kit';
import { planetsAt, planetState, systemIds, systemOf } from '../board';
import { isActivated } from '../economy/counters';
import { hasEnemyShips } from '../fleets/ships';
import { lastingOf } from '../lasting';
import { isTruce } from '../politics/truce';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';
import { countersDue, tariffsDue, tariffsPayable } from './tariffs';

declare module '../lasting' {
	interface Lastings {
		/** TI-24.3: neither of the two may activate a system holding units of the other. */
		diplomacy: { seats: readonly [SeatId, SeatId] };
		/** Only this player may activate this system (Diplomatic Immunity). */
		immunity: { seat: SeatId; system: SystemId };
	}
}

/** Whether this player has any unit in a system, in space or on a planet (TI-24.3). */
export const hasUnits = (board: Board, id: SystemId, seat: SeatId): boolean =>
	systemOf(board, id).fleets[seat] !== undefined ||
	planetsAt(board, id).some((planet) => {
		const { owner, units } = planetState(board, planet);
		return owner === seat && units.groundForce + units.pds + units.spaceDock > 0;
	});

/** Who alone may activate this system, if it is held so. */
export const immunityOf = (board: Board, id: SystemId) =>
	lastingOf(board, 'immunity').find((one) => one.system === id);

/** Why this player cannot put a counter on this system now; null: it may. */
export function whyNotActivate(board: Board, seat: SeatId, id: SystemId): Reason | null {
	// TI-6.3.
	if (playerOf(board, seat).counters.command < 1)
		return { why: msg('Your Command Pool is empty.'), rule: 'TI-6.3' };
	// TI-6.2.
	if (isActivated(board, id, seat))
		return { why: msg('You have activated it already.'), rule: 'TI-6.2' };
	for (const { seats } of lastingOf(board, 'diplomacy')) {
		const other = seats.includes(seat) && seats.find((one) => one !== seat);
		if (other && hasUnits(board, id, other))
			return {
				why: msg('Diplomacy: it holds units of {other}.', { other }),
				rule: 'TI-24.3'
			};
	}
	const bar = whyLawful(board, seat, id);
	if (bar) return bar;
	const immune = immunityOf(board, id);
	if (immune && immune.seat !== seat)
		return {
			why: msg('Diplomatic Immunity: only {who} may.', { who: immune.seat }),
			rule: 'TI-6.4'
		};
	return null;
}

/** What laws say against it (TI-6.4). */
function whyLawful(board: Board, seat: SeatId, id: SystemId): Reason | null {
	const rule = 'TI-6.4';
	if (isTruce(board) && hasEnemyShips(board, id, seat))
		return { why: msg('Short Term Truce: there are ships of others.'), rule };
	const due = tariffsDue(board, seat, [id]);
	return due > 0 && due > tariffsPayable(board, seat)
		? { why: msg('You cannot pay the Traffic Tariffs.'), rule }
		: null;
}

/** Systems this player may activate in a Tactical Action, in map order. */
export const openSystems = (board: Board, seat: SeatId): SystemId[] =>
	playerOf(board, seat).counters.command < countersDue(board, seat)
		? []
		: systemIds(board).filter((id) => whyNotActivate(board, seat, id) === null);

/** Activating a system, as a choice. */
export const activation = (board: Board, id: SystemId) => ({
	id: `activate:${id}` as const,
	on: id,
	say: msg('Activate {place}', { place: systemWords(board, id) })
});

/** The system a choice names. */
export const activatedBy = (pick: `activate:${SystemId}`): SystemId =>
	// What follows the prefix is the id it was made of.
	pick.slice('activate:'.length) as SystemId;
