/** [ROOM-SAVE.1] Saves a turn in one write, then tells everybody what they may know of it. */
import type { SeatId } from '$lib/core';
import { CHAT_KEPT } from '$lib/protocol';
import type { Clock } from '$lib/protocol';
import type { TableSession } from './session';
import { isFull } from './full';
import { withFinished } from './finished';
import { clockLook, gameLooks, ownLooks, roomLook, tellYou, undoOf } from './looks';
import { NotKept } from './port';
import type { Entries, Past } from './record';
import { noteSights } from './sight';
import type { Turn } from './turn';

/**
 * Fulfilled when all is told. Rejected when it could not be saved: then nothing of the turn has happened
 * but in the game, which is to be read again.
 */
export async function commit(turn: Turn): Promise<void> {
	const { session, presence } = turn;
	const isGame = turn.anew !== null || turn.moves.length > 0 || turn.quiet.length > 0;
	if (isGame && session.running?.table.over && turn.record.phase === 'playing')
		// The game is over: what was secret is shown, so that all can be checked.
		turn.change({ phase: 'over', votes: [], games: withFinished(turn, session.running.table.n) });
	const isOther = turn.record !== session.record;
	noteRecord(turn, isOther);
	if (isOther || presence || turn.sight) noteSights(turn);
	if (turn.keepsNow) Object.assign(turn.entries, session.running?.now());
	await keep(turn);
	session.record = turn.record;
	if (turn.lines.length > 0) session.chat = [...session.chat, ...turn.lines].slice(-CHAT_KEPT);
	session.whispers = turn.whispers;
	const room = isOther || presence ? roomLook(session) : undefined;
	if (room) session.looked += 1;
	session.audience.publish(
		{ ...(room ? { room } : {}), ...(isGame ? looksAfter(turn) : {}) },
		happenedIn(turn),
		isGame ? clockIfNew(session) : undefined,
		turn.accepted.map(({ seat, counter }) => ({
			seat,
			word: { counter, undo: undoOf(session, seat) }
		}))
	);
	for (const seat of lapsedIn(turn)) tellYou(session, seat);
	for (const line of turn.lines) session.audience.tellAll({ type: 'chat', line });
	// [ROOM-WHISPER.1]
	for (const line of turn.whispered)
		for (const seat of [line.from, line.to])
			session.audience.tellSeat(seat, { type: 'whisper', line });
	for (const work of turn.after) work();
}

/** [ROOM-UNDO.1] Who was offered to take back what is too long ago by now. */
const lapsedIn = ({ session, accepted }: Turn): SeatId[] =>
	(session.running?.course.takeLapsed() ?? []).filter(
		(seat) => !accepted.some((one) => one.seat === seat) && undoOf(session, seat) === null
	);

function hasAny(entries: Entries): boolean {
	for (const _ in entries) return true;
	return false;
}

/** One write. Who is away can be written with the next one, while nothing can be kept. */
async function keep({ session, entries }: Turn): Promise<void> {
	if (!hasAny(entries)) return;
	if (await isFull(session.port)) {
		if (Object.keys(entries).some((key) => key !== 'away' && key !== 'sights'))
			throw new NotKept('There is no room for it.');
		session.awayKept = session.sightsKept = '';
		return;
	}
	await session.port.store.put(entries).catch((error: unknown) => {
		throw new NotKept(String(error));
	});
}

/** Notes the table's record and who is away, so that a table that slept knows for how long. */
function noteRecord({ session, presence, entries, record }: Turn, isOther: boolean): void {
	if (isOther) entries['room'] = JSON.stringify(record);
	if (!isOther && !presence) return;
	const away = JSON.stringify([...session.away]);
	if (away !== session.awayKept) entries['away'] = away;
	session.awayKept = away;
}

/** What changed on the screen: sealed answers in an open window change what their own seats see alone. */
function looksAfter({ session, anew, moves, quiet }: Turn) {
	const isWindow = session.running?.table.decisions[0]?.window != null;
	const isSecret = !anew && moves.every(({ entry }) => entry.sealed && isWindow);
	if (!isSecret) return gameLooks(session);
	return { own: ownLooks(session, [...moves.flatMap(({ seat }) => seat ?? []), ...quiet]) };
}

/** What was said, move by move; of sealed answers not even that there were any. */
function happenedIn({ session, anew, moves }: Turn): readonly Past[] {
	const told = moves.filter(({ entry }) => !entry.sealed).map(({ entry }) => entry);
	return anew === 'begun' ? [...(session.running?.past.slice(0, 1) ?? []), ...told] : told;
}

/** A running clock is told when it is another than before; without clocks nothing is sent. */
function clockIfNew(session: TableSession): Clock | null | undefined {
	const clock = clockLook(session);
	const told =
		clock?.ofMs == null
			? ''
			: String(session.running?.course.wireId(session.running.table.next) ?? 0);
	if (told === session.clockTold) return undefined;
	session.clockTold = told;
	return clock;
}
