/** Which systems a player may activate (TI-6), and why not the others. */
import { msg } from '../../../core';
import type { Barred, Reason } from '../../../core';
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

const EMPTY: Reason = { why: msg('Your Command Pool is empty.'), rule: 'TI-6.3' };
const ACTIVATED: Reason = { why: msg('You have activated it already.'), rule: 'TI-6.2' };
const TRUCE: Reason = { why: msg('Short Term Truce: there are ships of others.'), rule: 'TI-6.4' };
const TARIFFS: Reason = { why: msg('You cannot pay the Traffic Tariffs.'), rule: 'TI-6.4' };

/** Why this player cannot put a counter on a system now; null: it may. What holds for all systems is asked once. */
export function activationBars(board: Board, seat: SeatId): (id: SystemId) => Reason | null {
	const isEmpty = playerOf(board, seat).counters.command < 1;
	const apart = lastingOf(board, 'diplomacy').flatMap(({ seats }) =>
		seats.includes(seat) ? seats.filter((one) => one !== seat) : []
	);
	const immunities = lastingOf(board, 'immunity');
	const truce = isTruce(board);
	const isPoor = tariffsPayable(board, seat) < 1;
	return (id) => {
		// TI-6.3.
		if (isEmpty) return EMPTY;
		// TI-6.2.
		if (isActivated(board, id, seat)) return ACTIVATED;
		const other = apart.find((one) => hasUnits(board, id, one));
		if (other)
			return { why: msg('Diplomacy: it holds units of {other}.', { other }), rule: 'TI-24.3' };
		// TI-6.4: laws, then cards.
		if (truce && hasEnemyShips(board, id, seat)) return TRUCE;
		if (isPoor && tariffsDue(board, seat, [id]) > 0) return TARIFFS;
		const immune = immunities.find(({ system }) => system === id);
		return immune && immune.seat !== seat
			? { why: msg('Diplomatic Immunity: only {who} may.', { who: immune.seat }), rule: 'TI-6.4' }
			: null;
	};
}

/** Systems this player may activate in a Tactical Action, in map order. */
export function openSystems(board: Board, seat: SeatId): SystemId[] {
	if (playerOf(board, seat).counters.command < countersDue(board, seat)) return [];
	const whyNot = activationBars(board, seat);
	return systemIds(board).filter((id) => whyNot(id) === null);
}

/** Systems that cannot be activated, together by why; one line for all of them where no counter is left. */
export function barredSystems(board: Board, seat: SeatId): Barred[] {
	const whyNot = activationBars(board, seat);
	const by = new Map<string, { reason: Reason; ids: SystemId[] }>();
	for (const id of systemIds(board)) {
		const reason = whyNot(id);
		if (!reason) continue;
		const key = JSON.stringify(reason.why);
		const known = by.get(key);
		if (known) known.ids.push(id);
		else by.set(key, { reason, ids: [id] });
	}
	return [...by.values()].map(({ reason, ids }): Barred => {
		if (reason === EMPTY)
			return { id: 'activate', say: msg('Activate a system'), rest: ['hex:'], ...reason };
		const [first = ''] = ids;
		const names = ids.map((id) => systemWords(board, id));
		return {
			id: first,
			say: msg('Activate {places}', { places: { and: names } }),
			covers: ids,
			...reason
		};
	});
}

/** Activating a system, as a choice. */
export const activation = (board: Board, id: SystemId) => ({
	id: `activate:${id}` as const,
	on: id,
	say: msg('Activate {place}', { place: systemWords(board, id) })
});

/** Whether a choice activates a system. */
export const isActivation = (pick: string): pick is `activate:${SystemId}` =>
	pick.startsWith('activate:');

/** The system a choice names. */
export const activatedBy = (pick: `activate:${SystemId}`): SystemId =>
	// What follows the prefix is the id it was made of.
	pick.slice('activate:'.length) as SystemId;
