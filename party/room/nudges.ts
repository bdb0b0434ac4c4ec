/**
 * [ROOM-NUDGE.1] A nudge tells a device whose page is closed or out of sight, by the push service of its browser,
 * that it is its seat's turn. It says the table and the game, and nothing of what is asked.
 */
import { msg, seatAt } from '$lib/core';
import type { SeatId } from '$lib/core';
import type { ClientMessageOf } from '$lib/protocol';
import { dueAt } from './clocks';
import { no } from './session';
import type { Answered, TableSession } from './session';
import { hashOf } from './keys';
import type { Listener } from './listener';
import { tellYou } from './looks';
import { isPlayedByBot, seatOf } from './people';
import type { NudgesTo, PushKeys } from './port';
import type { KeyRecord } from './record';
import type { Turn } from './turn';

/** Devices of a seat that are nudged. */
const MOST = 4;
/** Whoever comes back by themselves in this time is not called. */
const AFTER_MS = 20_000;
/** Who was nudged and has not looked since is nudged for another question at the earliest after this. */
const AGAIN_MS = 3_600_000;
/** How long it is worth telling: as long as there is time to decide, within these bounds, s. */
const LEAST_S = 60;
const MOST_S = 86_400;

/** Puts something into the line of turns. */
export type Take = (work: (turn: Turn) => void) => void;

/** A seat that is to be told of a question. */
interface Due {
	readonly seat: SeatId;
	readonly decision: number;
	/** ms since 1970. */
	readonly at: number;
}

/** Whether this is the address of a push service that is sent to [ROOM-NUDGE.3]. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
	let url: URL;
	try {
		url = new URL(endpoint);
	} catch {
		return false;
	}
	const { protocol, hostname, port, username, password } = url;
	if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
	return services.some((service) =>
		service.startsWith('.') ? hostname.endsWith(service) : hostname === service
	);
}

/** This device is told from now on, or no more. */
export async function setNudges(
	turn: Turn,
	from: Listener,
	seat: SeatId,
	to: ClientMessageOf<'nudges'>['to']
): Promise<Answered> {
	const { session } = turn;
	const { port, limits } = session;
	const { standing, socket } = from;
	if (standing.is !== 'seat') return null;
	const { device } = standing;
	if (to === null) {
		change(turn, seat, (one) => (one.id === device ? without(one) : one));
		return null;
	}
	if (!isPushService(to.endpoint, limits.pushServices))
		return no(
			'ROOM-NUDGE.3',
			msg('This table knows no push service at that address, and sends nothing there.')
		);
	const keys = await port.push.keys().catch((error: unknown) => {
		port.log(`${session.name}: no keys for push services`, error);
		return null;
	});
	if (!keys)
		return no('ROOM-NUDGE.2', msg('Your device cannot be told just now; please try again later.'));
	// Kept here too: an alarm may come when the list that made them cannot be asked.
	turn.entries['push'] = JSON.stringify(keys);
	const nudges: NudgesTo = { ...to, site: socket.site };
	change(turn, seat, (one) =>
		one.id === device
			? { ...one, nudges }
			: one.nudges?.endpoint === to.endpoint // the same browser, when it had another key
				? without(one)
				: one
	);
	const nudged = seatOf(turn.record, seat)?.keys.filter((one) => one.nudges && one.id !== device);
	const tooMany = new Set(nudged?.slice(0, Math.max(0, nudged.length - (MOST - 1))));
	change(turn, seat, (one) => (tooMany.has(one) ? without(one) : one));
	return null;
}

const without = ({ nudges: _, ...one }: KeyRecord): KeyRecord => one;

/** Changes devices of a seat, and shows its owner what became of them. */
function change(turn: Turn, seat: SeatId, to: (one: KeyRecord) => KeyRecord): void {
	const before = seatOf(turn.record, seat)?.keys ?? [];
	const keys = before.map(to);
	if (JSON.stringify(keys) === JSON.stringify(before)) return;
	turn.changeSeat(seat, { keys });
	turn.after.push(() => tellYou(turn.session, seat));
}

/** [ROOM-NUDGE.4] Who is to be nudged, and when. */
export function nudgesDue(session: TableSession): Due[] {
	const { record, running, sights } = session;
	if (record.phase !== 'playing' || !running) return [];
	return running.table.decisions.flatMap(({ seat, id }): Due[] => {
		if (seat === 'table' || isPlayedByBot(record, seat)) return [];
		if (!seatOf(record, seat)?.keys.some(({ nudges }) => nudges)) return [];
		const sight = sights.get(seat);
		const opened = running.openedAt(id);
		// Whoever has seen the question knows of it.
		if (!sight || sight.seen === null || sight.seen > opened) return [];
		if (sight.nudged?.decision === id) return [];
		const again = sight.nudged ? sight.nudged.at + AGAIN_MS : 0;
		return [{ seat, decision: id, at: Math.max(opened + AFTER_MS, again) }];
	});
}

/** Notes it, and sends it once that is kept; nobody at the table waits for it or hears of it. */
export function nudge(turn: Turn, { seat, decision }: Omit<Due, 'at'>, take: Take): void {
	const { session } = turn;
	const { sights, port, running, name, game, record } = session;
	const sight = sights.get(seat);
	const open = running?.table.decisions.find(({ id }) => id === decision);
	if (!sight || !open || !running) return;
	const now = port.now();
	sights.set(seat, { ...sight, nudged: { at: now, decision } });
	turn.sight = true;
	const due = dueAt(session, running, open);
	const told = {
		text: JSON.stringify({ table: name, game: game.name }),
		topic: hashOf(`${record.pepper} nudge`).slice(0, 32),
		seconds: Math.min(MOST_S, Math.max(LEAST_S, Math.ceil(((due ?? Infinity) - now) / 1000)))
	};
	const devices = seatOf(record, seat)?.keys ?? [];
	turn.after.push(() => {
		void send().catch((error: unknown) => port.log(`${name}: a nudge was not sent`, error));
	});

	async function send(): Promise<void> {
		const kept = (await port.store.get(['push'])).get('push');
		if (kept === undefined) return;
		const keys = JSON.parse(kept) as PushKeys;
		await Promise.all(
			devices.map(async ({ id, nudges }) => {
				if (!nudges) return;
				const nudged = await port.push.send(keys, nudges, told);
				port.counts.nudged(nudged);
				// [ROOM-NUDGE.5]
				if (nudged === 'gone') take((later) => forgetDevice(later, id, nudges.endpoint));
			})
		);
	}
}

/** Wherever its owner sits by now; it may have got another address meanwhile. */
function forgetDevice(turn: Turn, device: string, endpoint: string): void {
	const at = turn.record.seats.findIndex(({ keys }) => keys.some(({ id }) => id === device));
	if (at < 0) return;
	change(turn, seatAt(at), (one) =>
		one.id === device && one.nudges?.endpoint === endpoint ? without(one) : one
	);
}
