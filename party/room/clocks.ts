/** Time for decisions: what each may take, and what is left of it. Times are stored; nothing ticks. */
import type { Decision } from '$lib/core';
import type { Clock } from '$lib/protocol';
import { isPlayedByBot, peopleOf } from './people';
import type { RoomRecord } from './record';
import type { Running } from './running';

interface Timed {
	readonly record: RoomRecord;
	readonly port: { now(): number };
}

/** All the time a decision has, ms; null: as long as it takes. */
export function timeFor(desk: Timed, decision: Decision): number | null {
	const { house } = desk.record;
	if (decision.seat === 'table') return leastWindow(desk);
	const seconds = decision.seconds ?? house.clockS;
	return seconds > 0 ? seconds * 1000 : null;
}

/**
 * [ROOM-WINDOW.2] With one person alone at the table there is nobody to hide one's speed from. Whose line
 * blinks is still there: windows are not quicker for it.
 */
function leastWindow({ record }: Timed): number {
	const people = peopleOf(record).filter((seat) => !isPlayedByBot(record, seat));
	return people.length >= 2 ? record.house.windowMs : 0;
}

/** When this decision's time is up, ms since 1970; null: never. A talk has its time once, for all offers. */
export function dueAt(desk: Timed, running: Running, decision: Decision): number | null {
	const time = timeFor(desk, decision);
	return time === null ? null : running.openedAt(decision.since ?? decision.id) + time;
}

/**
 * The clock everybody sees: of the question that has been open longest, and the first time-out to come. In
 * a window it is the window's own, whoever has answered, so that nobody learns that others have.
 */
export function clockOf(desk: Timed, running: Running): Clock | null {
	const now = desk.port.now();
	const { decisions } = running.table;
	const [first] = decisions;
	if (first?.window) {
		const opened = Math.min(...decisions.map(({ id }) => running.openedAt(id)));
		const { clockS } = desk.record.house;
		const of = clockS > 0 ? clockS * 1000 : null;
		return {
			openMs: Math.max(0, now - opened),
			leftMs: of === null ? null : Math.max(0, opened + of - now),
			ofMs: of
		};
	}
	let opened: number | null = null;
	let due: number | null = null;
	let of: number | null = null;
	for (const decision of decisions) {
		const at = running.openedAt(decision.id);
		if (opened === null || at < opened) opened = at;
		const end = dueAt(desk, running, decision);
		if (end !== null && (due === null || end < due)) {
			due = end;
			of = timeFor(desk, decision);
		}
	}
	if (opened === null) return null;
	return {
		openMs: Math.max(0, now - opened),
		leftMs: due === null ? null : Math.max(0, due - now),
		ofMs: of
	};
}
