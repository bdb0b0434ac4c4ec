/** Saves a turn in one write, then tells everybody what they may know of it. */
import { CHAT_KEPT } from '$lib/protocol';
import type { Clock } from '$lib/protocol';
import type { Desk } from './desk';
import { isFull } from './full';
import { clockLook, gameLooks, ownLooks, roomLook, undoOf } from './looks';
import { NotKept } from './port';
import type { Entries, Past } from './record';
import type { Turn } from './turn';

/**
 * Fulfilled when all is told. Rejected when it could not be saved: then nothing of the turn has happened
 * but in the game, which is to be read again.
 */
export async function commit(turn: Turn): Promise<void> {
	const { desk, presence } = turn;
	const isGame = turn.anew !== null || turn.moves.length > 0 || turn.quiet.length > 0;
	if (isGame && desk.running?.table.over && turn.record.phase === 'playing')
		// The game is over: what was secret is shown, so that all can be checked.
		turn.change({ phase: 'over', votes: [], finished: desk.running.table.n });
	const isOther = turn.record !== desk.record;
	noteRecord(turn, isOther);
	await keep(turn);
	desk.record = turn.record;
	if (turn.lines.length > 0) desk.chat = [...desk.chat, ...turn.lines].slice(-CHAT_KEPT);
	const room = isOther || presence ? roomLook(desk) : undefined;
	if (room) desk.looked += 1;
	desk.audience.publish(
		{ ...(room ? { room } : {}), ...(isGame ? looksAfter(turn) : {}) },
		happenedIn(turn),
		isGame ? clockIfNew(desk) : undefined,
		turn.accepted.map(({ seat, counter }) => ({
			seat,
			word: { counter, undo: undoOf(desk, seat) }
		}))
	);
	for (const line of turn.lines) desk.audience.tellAll({ type: 'chat', line });
	for (const work of turn.after) work();
}

function hasAny(entries: Entries): boolean {
	for (const _ in entries) return true;
	return false;
}

/** One write. Who is away can be written with the next one, while nothing can be kept. */
async function keep({ desk, entries }: Turn): Promise<void> {
	if (!hasAny(entries)) return;
	if (await isFull(desk.port)) {
		if (Object.keys(entries).some((key) => key !== 'away'))
			throw new NotKept('There is no room for it.');
		desk.awayKept = '';
		return;
	}
	await desk.port.store.put(entries).catch((error: unknown) => {
		throw new NotKept(String(error));
	});
}

/** Notes the table's record and who is away, so that a table that slept knows for how long. */
function noteRecord({ desk, presence, entries, record }: Turn, isOther: boolean): void {
	if (isOther) entries['room'] = JSON.stringify(record);
	if (!isOther && !presence) return;
	const away = JSON.stringify([...desk.away]);
	if (away !== desk.awayKept) entries['away'] = away;
	desk.awayKept = away;
}

/** What changed on the screen: sealed answers in an open window change what their own seats see alone. */
function looksAfter({ desk, anew, moves, quiet }: Turn) {
	const isWindow = desk.running?.table.decisions[0]?.window != null;
	const isSecret = !anew && moves.every(({ entry }) => entry.sealed && isWindow);
	if (!isSecret) return gameLooks(desk);
	return { own: ownLooks(desk, [...moves.flatMap(({ seat }) => seat ?? []), ...quiet]) };
}

/** What was said, move by move; of sealed answers not even that there were any. */
function happenedIn({ desk, anew, moves }: Turn): readonly Past[] {
	const told = moves.filter(({ entry }) => !entry.sealed).map(({ entry }) => entry);
	return anew === 'begun' ? [...(desk.running?.past.slice(0, 1) ?? []), ...told] : told;
}

/** A running clock is told when it is another than before; without clocks nothing is sent. */
function clockIfNew(desk: Desk): Clock | null | undefined {
	const clock = clockLook(desk);
	const told =
		clock?.ofMs == null ? '' : String(desk.running?.course.wireId(desk.running.table.next) ?? 0);
	if (told === desk.clockTold) return undefined;
	desk.clockTold = told;
	return clock;
}
