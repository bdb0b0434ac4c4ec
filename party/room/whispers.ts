/**
 * [ROOM-WHISPER.1] What one seat says to another alone. It has no number and no place among the table's talk, so that
 * nobody else can tell that it was said: not by a gap, a count, or a message that comes with it.
 */
import { msg, seatIndex } from '$lib/core';
import type { SeatId } from '$lib/core';
import { CHAT_LENGTH, tidyText } from '$lib/protocol';
import type { Whisper } from '$lib/protocol';
import { seatOf } from './people';
import { WHISPERED } from './record';
import type { Whispers } from './record';
import { no } from './session';
import type { Answered } from './session';
import { MUTED } from './talk';
import type { Turn } from './turn';

const keyOf = (...seats: readonly [SeatId, SeatId]): string =>
	WHISPERED + [...seats].sort((a, b) => seatIndex(a) - seatIndex(b)).join(' ');

/** All that this seat may read, in the order in which it was said. */
export const whispersOf = (whispers: Whispers, seat: SeatId | null): readonly Whisper[] =>
	[...whispers.values()]
		.flat()
		.filter(({ from, to }) => from === seat || to === seat)
		.sort((a, b) => a.at - b.at);

export function whisper(turn: Turn, from: SeatId, to: SeatId, words: string): Answered {
	const { record, session } = turn;
	if (!record.house.whispers)
		return no(
			'ROOM-WHISPER.1',
			msg('Nobody whispers at this table; what is said is heard by all.')
		);
	// Before the start chairs change hands.
	if (record.phase === 'lobby')
		return no('ROOM-WHISPER.2', msg('You can whisper when the game has begun.'));
	if (seatOf(record, from)?.muted) return MUTED;
	const heard = seatOf(record, to);
	if (to === from || heard?.kind !== 'human' || heard.keys.length === 0)
		return no('ROOM-WHISPER.2', msg('Nobody sits there who could hear you.'));
	const { running, game } = session;
	const silent = running && game.silent?.(running.table.board, from, to);
	if (silent) return silent;
	const text = tidyText(words, CHAT_LENGTH);
	if (!text) return no('ROOM-TALK.1', msg('Say something, or send a sign.'));
	turn.whisper(keyOf(from, to), { from, to, text, at: session.port.now() });
	return null;
}

/** [ROOM-WHISPER.3] Who gets a seat reads nothing that was said to whoever had it; nor does anybody in the next game. */
export function forgetWhispers(turn: Turn, seat?: SeatId): void {
	for (const [key, lines] of turn.whispers)
		if (!seat || lines.some(({ from, to }) => from === seat || to === seat))
			turn.forgetWhispers(key);
}
