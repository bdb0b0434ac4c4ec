/** Chat and quick signs. A watcher's words are marked as such. */
import { CHAT_LENGTH, tidyName, tidyText } from '$lib/protocol';
import type { Emote } from '$lib/protocol';
import { no } from './desk';
import type { Answered } from './desk';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import { nameOf, peopleOf, seatOf } from './people';
import type { Turn } from './turn';

function speaker({ record }: Turn, from: Listener) {
	const seat = seatBehind(from);
	return seat
		? { from: seat, name: nameOf(record, seat) }
		: { from: 'watcher' as const, name: tidyName(from.name) || 'Watcher' };
}

function isMuted({ record }: Turn, from: Listener): boolean {
	const seat = seatBehind(from);
	return (seat && seatOf(record, seat)?.muted) === true;
}

const MUTED = no('ROOM-TALK.2', 'The table has muted you; the game goes on all the same.');

/** [ROOM-LIMIT.11] */
const nobodyEverSat = ({ record }: Turn): boolean =>
	record.round === 0 && peopleOf(record).length === 0;

const NOBODY = no('ROOM-LIMIT.11', 'Nobody sits at this table yet; take a seat to begin.');

export function say(turn: Turn, from: Listener, words: string): Answered {
	if (isMuted(turn, from)) return MUTED;
	if (nobodyEverSat(turn)) return NOBODY;
	const text = tidyText(words, CHAT_LENGTH);
	if (!text) return no('ROOM-TALK.1', 'Say something, or send a sign.');
	const by = speaker(turn, from);
	turn.line(by.from, by.name, text);
	return null;
}

export function emote(turn: Turn, from: Listener, sign: Emote): Answered {
	if (isMuted(turn, from)) return MUTED;
	const by = speaker(turn, from);
	turn.after.push(() => turn.desk.audience.tellAll({ type: 'emote', ...by, emote: sign }));
	return null;
}
