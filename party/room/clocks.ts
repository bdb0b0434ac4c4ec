/** Time for decisions: what each may take, and what is left of it. Times are stored; nothing ticks. */
import type { Decision } from '$lib/core';
import type { Clock, House } from '$lib/protocol';
import type { Running } from './running';

interface Timed {
	readonly record: { readonly house: House };
	readonly port: { now(): number };
	readonly audience: { readonly seatsHere: number };
}

/** All the time a decision has, ms; null: as long as it takes. */
export function timeFor(desk: Timed, decision: Decision): number | null {
	const { house } = desk.record;
	if (decision.seat === 'table') return leastWindow(desk);
	const seconds = decision.seconds ?? house.clockS;
	return seconds > 0 ? seconds * 1000 : null;
}

/** [ROOM-WINDOW.2] With one person alone at the table there is nobody to hide one's speed from. */
const leastWindow = (desk: Timed): number =>
	desk.audience.seatsHere >= 2 ? desk.record.house.windowMs : 0;

/** When this decision's time is up, ms since 1970; null: never. A talk has its time once, for all offers. */
export function dueAt(desk: Timed, running: Running, decision: Decision): number | null {
	const time = timeFor(desk, decision);
	return time === null ? null : running.openedAt(decision.since ?? decision.id) + time;
}

/** The clock everybody sees: of the question that has been open longest, and the first time-out to come. */
export function clockOf(desk: Timed, running: Running): Clock | null {
	const now = desk.port.now();
	let opened: number | null = null;
	let due: number | null = null;
	let of: number | null = null;
	for (const decision of running.table.decisions) {
		if (decision.seat === 'table') continue;
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
