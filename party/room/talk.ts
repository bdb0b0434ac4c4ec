/** Chat and quick signs. A watcher's words are marked as such. */
import { msg } from '$lib/core';
import { CHAT_LENGTH, tidyText } from '$lib/protocol';
import type { Emote } from '$lib/protocol';
import { no } from './session';
import type { Answered } from './session';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import { isMuted } from './marks';
import { isOwned, nameOf } from './people';
import type { Turn } from './turn';

function speaker({ record }: Turn, from: Listener) {
	const seat = seatBehind(from);
	return seat
		? { from: seat, name: nameOf(record, seat) }
		: { from: 'watcher' as const, name: from.called };
}

export const MUTED = no(
	'ROOM-TALK.2',
	msg('The table has muted you; the game goes on all the same.')
);

/** Why nobody would hear this; null when it may be said. */
function silenced({ record }: Turn, from: Listener): Answered {
	if (isMuted(record, from)) return MUTED;
	// [ROOM-TALK.3] Nothing is kept of a table that is nobody's.
	return isOwned(record)
		? null
		: no('ROOM-TALK.3', msg('Nobody sits here who could read it; sit down.'));
}

/** An answer as others may read it: of a muted seat without its words. */
export function unspoken(answer: unknown): unknown {
	if (typeof answer !== 'object' || answer === null) return answer;
	if (Array.isArray(answer)) return answer.map(unspoken);
	return Object.fromEntries(
		Object.entries(answer).map(([key, value]) => [
			key,
			key === 'promise' && typeof value === 'string' ? '' : unspoken(value)
		])
	);
}

export function say(turn: Turn, from: Listener, words: string): Answered {
	const refusal = silenced(turn, from);
	if (refusal) return refusal;
	const text = tidyText(words, CHAT_LENGTH);
	if (!text) return no('ROOM-TALK.1', msg('Say something, or send a sign.'));
	const by = speaker(turn, from);
	turn.line(by.from, by.name, text);
	return null;
}

export function emote(turn: Turn, from: Listener, sign: Emote): Answered {
	const refusal = silenced(turn, from);
	if (refusal) return refusal;
	const by = speaker(turn, from);
	turn.after.push(() => turn.session.audience.tellAll({ type: 'emote', ...by, emote: sign }));
	return null;
}
