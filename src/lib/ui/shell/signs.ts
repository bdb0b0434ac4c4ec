/** The words of the quick signs, as they are offered and as they are shown; and what is shown of what is said. */
import type { SeatId } from '$lib/core';
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Emote } from '$lib/protocol';
import type { TableEvent } from '$lib/table/table.svelte';

export const SIGN_WORDS: { readonly [sign in Emote]: Words } = {
	hello: msg('Hello!'),
	thanks: msg('Thank you'),
	'well-played': msg('Well played'),
	ouch: msg('Ouch'),
	laugh: msg('Ha ha'),
	think: msg('Let me think'),
	hurry: msg('Hurry up?'),
	sorry: msg('Sorry'),
	deal: msg('Deal?'),
	'no-deal': msg('No deal')
};

/** A quick sign, a sentence that somebody has typed, or a notice of the table, as it stands over the board for a while. */
export interface Shown {
	readonly from: SeatId | 'watcher' | 'table';
	/** Whose it is; of the table's, none. */
	readonly name: string;
	/** The words of a sign or of the table; what was typed is in no language of the program. */
	readonly say: Words | { readonly typed: string };
	/** How long it stands, ms. */
	readonly ms: number;
}

const LEAST_MS = 4500;
const MOST_MS = 10_000;
/** A sentence is read as long as it is. */
const READ_MS = 70;

/**
 * What is shown of this; null: nothing. Of the table's notices, that somebody took something back, or was not let, without which what
 * stands on the screen by then would not be understood. `you`: your seat, whose own sentence was read as it was typed;
 * `chatting`: all that is said is on the screen.
 */
export function shownOf(
	event: TableEvent,
	{ you, chatting }: { readonly you: SeatId | null; readonly chatting: boolean }
): Shown | null {
	if (event.type === 'emote') {
		const { from, name, emote } = event;
		return { from, name, say: SIGN_WORDS[emote], ms: LEAST_MS };
	}
	if (event.type !== 'chat' || chatting) return null;
	if (event.line.from === 'table') {
		const { from, text, of } = event.line;
		return of === 'back' || of === 'kept' ? { from, name: '', say: text, ms: LEAST_MS } : null;
	}
	const { from, name, text } = event.line;
	if (from === you) return null;
	const ms = Math.min(MOST_MS, LEAST_MS + Math.max(0, text.length - 20) * READ_MS);
	return { from, name, say: { typed: text }, ms };
}
