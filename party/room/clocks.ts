/** Time for decisions: what each may take, and what is left of it. Times are stored; nothing ticks. */
import type { Decision } from '$lib/core';
import { isOverDays } from '$lib/protocol';
import type { Clock, House } from '$lib/protocol';
import { hashOf } from './keys';
import { isPlayedByBot, peopleOf } from './people';
import type { RoomRecord } from './record';
import type { Running } from './running';

/** One window in so many is held, by this and up to so much more. */
const DECOY_ONE_IN = 6;
const DECOY_MS = 2000;
const DECOY_MORE_MS = 3000;
/** [ROOM-DAYS.3] Of a decision's time a window has this part where the table plays over days. */
const WINDOW_PART = 8;

interface Timed {
	readonly record: RoomRecord;
	readonly port: { now(): number };
}

/** All the time a decision has, ms; null: as long as it takes. */
export function timeFor(session: Timed, decision: Decision): number | null {
	const { house } = session.record;
	if (decision.seat === 'table') return leastWindow(session, decision.id);
	if (decision.window !== null) return windowTime(house, decision.seconds ?? house.clockS);
	// [ROOM-CLOCK.2] A deal says its own; over days, minutes would be too few for it.
	return msOf(isOverDays(house) ? house.clockS : (decision.seconds ?? house.clockS));
}

/** What a window may last at most, ms; null: as long as it takes. `seconds`: what it says itself. */
function windowTime(house: House, seconds = house.clockS): number | null {
	if (isOverDays(house)) return msOf(house.windowS) ?? (house.clockS * 1000) / WINDOW_PART;
	return shorter(msOf(seconds), msOf(house.windowS));
}

const msOf = (seconds: number): number | null => (seconds > 0 ? seconds * 1000 : null);

/** [ROOM-WINDOW.4] */
const shorter = (one: number | null, other: number | null): number | null =>
	one === null || other === null ? (one ?? other) : Math.min(one, other);

/**
 * [ROOM-WINDOW.2] With one person alone at the table there is nobody to hide one's speed from. Whose line
 * blinks is still there: windows are not quicker for it.
 */
function leastWindow({ record }: Timed, id: number): number {
	const people = peopleOf(record).filter((seat) => !isPlayedByBot(record, seat));
	const { windowMs, decoys } = record.house;
	if (people.length < 2) return 0;
	return decoys ? windowMs + decoyFor(record, id) : windowMs;
}

/**
 * [ROOM-WINDOW.5] What a window stays open beyond its least time, ms. It follows from the table's secret, which
 * nobody knows before the end, and from nothing that happens in the game: so it is the same however often it is
 * worked out, and tells nothing.
 */
function decoyFor({ secret, round }: RoomRecord, id: number): number {
	const roll = Number.parseInt(hashOf(`${secret} window ${round} ${id}`).slice(0, 8), 16);
	return roll % DECOY_ONE_IN === 0
		? DECOY_MS + (Math.floor(roll / DECOY_ONE_IN) % DECOY_MORE_MS)
		: 0;
}

/** When this decision's time is up, ms since 1970; null: never. A talk has its time once, for all offers. */
export function dueAt(session: Timed, running: Running, decision: Decision): number | null {
	const time = timeFor(session, decision);
	return time === null ? null : running.openedAt(decision.since ?? decision.id) + time;
}

/**
 * The clock everybody sees: of the question that has been open longest, and the first time-out to come. In
 * a window it is the window's own, whoever has answered, so that nobody learns that others have.
 */
export function clockOf(session: Timed, running: Running): Clock | null {
	const { decisions } = running.table;
	const [first] = decisions;
	if (!first) return null;
	const now = session.port.now();
	const opened = Math.min(...decisions.map(({ id }) => running.openedAt(id)));
	const end = first.window ? windowEnd(session, opened) : firstEnd(session, running);
	return {
		openMs: Math.max(0, now - opened),
		leftMs: end && Math.max(0, end.at - now),
		ofMs: end && end.of
	};
}

/** When time is up, and how much there was in all. */
interface End {
	readonly at: number;
	readonly of: number;
}

function windowEnd({ record: { house } }: Timed, opened: number): End | null {
	const of = windowTime(house);
	return of === null ? null : { at: opened + of, of };
}

function firstEnd(session: Timed, running: Running): End | null {
	const ends = running.table.decisions.flatMap((decision): End[] => {
		const at = dueAt(session, running, decision);
		const of = timeFor(session, decision);
		return at === null || of === null ? [] : [{ at, of }];
	});
	return ends.sort((a, b) => a.at - b.at)[0] ?? null;
}
