/** Chat and quick signs. A watcher's words are marked as such. */
import { CHAT_LENGTH, tidyName, tidyText } from '$lib/protocol';
import type { Emote } from '$lib/protocol';
import type { Listener } from './audience';
import { no } from './desk';
import type { Answered, Desk } from './desk';

const speaker = (desk: Desk, from: Listener) =>
	from.seat
		? { from: from.seat, name: desk.nameOf(from.seat) }
		: { from: 'watcher' as const, name: tidyName(from.name) || 'Watcher' };

const isMuted = (desk: Desk, from: Listener) => (from.seat && desk.seat(from.seat)?.muted) === true;

const MUTED = no('ROOM-TALK.2', 'The table has muted you; the game goes on all the same.');

export function say(desk: Desk, from: Listener, words: string): Answered {
	if (isMuted(desk, from)) return MUTED;
	const text = tidyText(words, CHAT_LENGTH);
	if (!text) return no('ROOM-TALK.1', 'Say something, or send a sign.');
	const by = speaker(desk, from);
	desk.line(by.from, by.name, text);
	return null;
}

export function emote(desk: Desk, from: Listener, sign: Emote): Answered {
	if (isMuted(desk, from)) return MUTED;
	desk.after(() => desk.audience.tellAll({ type: 'emote', ...speaker(desk, from), emote: sign }));
	return null;
}
