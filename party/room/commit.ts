/** Saves a turn in one write, then tells everybody what they may know of it. */
import type { GameEvent, SeatId } from '$lib/core';
import { CHAT_KEPT } from '$lib/protocol';
import type { Clock } from '$lib/protocol';
import type { Desk } from './desk';
import { clockLook, gameLooks, ownLooks, roomLook, undoOf } from './looks';
import type { Entries } from './record';
import type { Turn } from './turn';

/**
 * Fulfilled when all is told. Rejected when it could not be saved: then nothing of the turn has happened
 * but in the game, which is to be read again.
 */
export async function commit(turn: Turn): Promise<void> {
	const { desk, game, presence } = turn;
	if (game && desk.running?.table.over && turn.record.phase === 'playing')
		// The game is over: what was secret is shown, so that all can be checked.
		turn.change({ phase: 'over', votes: [], finished: desk.running.table.n });
	const isOther = turn.record !== desk.record;
	const entries = toKeep(turn, isOther);
	for (const _ in entries) {
		await desk.port.store.put(entries);
		break;
	}
	desk.record = turn.record;
	if (turn.lines.length > 0) desk.chat = [...desk.chat, ...turn.lines].slice(-CHAT_KEPT);
	const room = isOther || presence ? roomLook(desk) : undefined;
	if (room) desk.looked += 1;
	const { accepted } = turn;
	desk.audience.publish(
		{ ...(room ? { room } : {}), ...(game ? looksAfter(desk, silentFor(turn)) : {}) },
		eventsOf(turn),
		game ? clockIfNew(desk) : undefined,
		accepted && {
			seat: accepted.seat,
			word: { counter: accepted.counter, undo: undoOf(desk, accepted.seat) }
		}
	);
	for (const line of turn.lines) desk.audience.tellAll({ type: 'chat', line });
	for (const work of turn.after) work();
}

function toKeep({ desk, game, presence, entries, record }: Turn, isOther: boolean): Entries {
	if (isOther) entries['room'] = JSON.stringify(record);
	if (game && desk.running)
		Object.assign(entries, desk.running.entries(game.kind === 'moved' ? game.entry : null));
	if (isOther || presence) {
		// Who is away is kept, so that a table that slept knows for how long.
		const away = JSON.stringify([...desk.away]);
		if (away !== desk.awayKept) entries['away'] = away;
		desk.awayKept = away;
	}
	return entries;
}

/** The only seat whose picture an answer in an open window changes; null when everybody's may have. */
const silentFor = ({ game, desk }: Turn): SeatId | null =>
	game?.kind === 'moved' && game.entry.sealed && desk.running?.table.decisions[0]?.window
		? game.seat
		: null;

const looksAfter = (desk: Desk, silent: SeatId | null) =>
	silent ? { own: ownLooks(desk, [silent]) } : gameLooks(desk);

function eventsOf({ game, desk }: Turn): readonly GameEvent[] {
	if (game?.kind === 'moved') return game.entry.events;
	return game?.kind === 'begun' ? (desk.running?.past[0]?.events ?? []) : [];
}

/** A running clock is told when it is another than before; without clocks nothing is sent. */
function clockIfNew(desk: Desk): Clock | null | undefined {
	const clock = clockLook(desk);
	const told =
		clock?.ofMs == null ? '' : String(desk.running?.wireId(desk.running.table.next) ?? 0);
	if (told === desk.clockTold) return undefined;
	desk.clockTold = told;
	return clock;
}
