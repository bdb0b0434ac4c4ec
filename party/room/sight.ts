/** Whether anybody looks at the pages of a seat. Pages say so themselves; it is told nobody [ROOM-NUDGE.6], and kept for nudges alone. */
import { seatAt } from '$lib/core';
import type { SeatId } from '$lib/core';
import type { Answered } from './session';
import { labelOf, seatBehind } from './listener';
import type { Listener } from './listener';
import type { RoomRecord, Sight } from './record';
import type { Turn } from './turn';

const IN_SIGHT: Sight = { seen: null, nudged: null };

/** A page went out of sight, or came back into it. */
export function look(turn: Turn, from: Listener, on: boolean): Answered {
	if (from.hidden === !on) return null;
	from.hidden = !on;
	from.socket.label = labelOf(from);
	turn.sight = true;
	return null;
}

/** Whether a device of this seat is told that it is its turn. */
const hasNudges = ({ keys }: RoomRecord['seats'][number]): boolean =>
	keys.some(({ nudges }) => nudges);

/** Notes who is out of sight since now. It is written down where a device is nudged: so it holds across a sleep. */
export function noteSights({ session, record, entries }: Turn): void {
	const { sights, audience, port } = session;
	const inSight = new Set<SeatId | null>();
	for (const listener of audience.listeners.values())
		if (!listener.hidden) inSight.add(seatBehind(listener));
	for (const [i] of record.seats.entries()) {
		const seat = seatAt(i);
		if (inSight.has(seat)) sights.set(seat, IN_SIGHT);
		else if ((sights.get(seat)?.seen ?? null) === null)
			sights.set(seat, { seen: port.now(), nudged: null });
	}
	const nudged = record.seats.flatMap((chair, i) => (hasNudges(chair) ? [seatAt(i)] : []));
	const kept = JSON.stringify(nudged.map((seat) => [seat, sights.get(seat)]));
	if (kept === session.sightsKept) return;
	entries['sights'] = kept;
	session.sightsKept = kept;
}
