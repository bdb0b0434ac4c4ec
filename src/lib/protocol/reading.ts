/**
 * Reads what came over the wire, the cheap questions first: how long, how deep, of which type, and whether
 * this speaker may say that at all. Only then is the one schema of that type run.
 */
import { msg } from '../core/words';
import type { Json, Refusal } from '../core';
import * as v from 'valibot';
import { MESSAGE_DEPTH, MESSAGE_LENGTH, MESSAGE_PARTS, PROTOCOL } from './limits';
import { count, SCHEMAS, SERVER_TYPES } from './messages';
import type { SeenEvent } from './looks';
import type { ClientMessage, ServerMessage, ServerMessageOf } from './messages';
import { Listening } from './told';

/** Who speaks: `stranger` before the hello, then `watcher` or `seat`. */
export type Speaker = 'stranger' | 'watcher' | 'seat';

type Type = ClientMessage['type'];

/** `early`: the hello is still to come. `not-yours`: a watcher said what only a seat may. */
export type Unread = 'long' | 'deep' | 'unknown' | 'early' | 'not-yours';

export type Read =
	| { readonly ok: true; readonly message: ClientMessage }
	/** `of`: its type, where that could be read; else `message`. */
	| {
			readonly ok: false;
			readonly why: Unread;
			readonly of: Type | 'message';
			readonly counter?: number;
	  };

/** [ROOM-WIRE.5] What a watcher may say; a stranger only says hello, a seat everything. */
const OF_WATCHERS: ReadonlySet<string> = new Set<Type>([
	...([
		'hello',
		'sit',
		'takeSeat',
		'chat',
		'emote',
		'resync',
		'ping',
		'earlier',
		'seen',
		'looking'
	] as const)
]);

/** What the speaker is told. */
export const UNREAD: { readonly [why in Unread]: Refusal } = {
	long: { rule: 'ROOM-LIMIT.1', say: msg('That message is too long for a table.') },
	deep: { rule: 'ROOM-WIRE.4', say: msg('No message to a table is nested so deep.') },
	unknown: {
		rule: 'ROOM-WIRE.1',
		say: msg('The table does not understand that; reload the page.')
	},
	early: { rule: 'ROOM-WIRE.2', say: msg('Say hello first.') },
	'not-yours': { rule: 'ROOM-SEAT.2', say: msg('You are watching; take a seat for that.') }
};

const BACKSLASH = 92;
const QUOTE = 34;
const COMMA = 44;
/** `{` and `}`; with one bit less they are `[` and `]`. */
const OPENS = 0x7b;
const CLOSES = 0x7d;

/** [ROOM-WIRE.4] Whether this JSON is nested too deep, or lists too much, to be worth parsing; stops where it is. */
function overgrown(text: string): 'deep' | 'long' | null {
	let depth = 0;
	let parts = 0;
	let inString = false;
	for (let at = 0; at < text.length; at++) {
		const char = text.charCodeAt(at);
		if (inString) {
			if (char === BACKSLASH) at += 1;
			else if (char === QUOTE) inString = false;
		} else if (char === QUOTE) inString = true;
		else if ((char | 0x20) === OPENS) {
			if (++depth > MESSAGE_DEPTH) return 'deep';
		} else if ((char | 0x20) === CLOSES) depth -= 1;
		else if (char === COMMA && ++parts > MESSAGE_PARTS) return 'long';
	}
	return null;
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what a client sent. Nothing unparsed goes further; whatever it is, it costs next to nothing. */
export function readClient(raw: unknown, speaker: Speaker): Read {
	const unread = (why: Unread, of: Type | 'message' = 'message', counter?: unknown): Read => ({
		ok: false,
		...{ why, of },
		...(Number.isSafeInteger(counter) ? { counter: counter as number } : {})
	});
	if (typeof raw !== 'string') return unread('unknown');
	if (raw.length > MESSAGE_LENGTH) return unread('long');
	const excess = overgrown(raw);
	if (excess) return unread(excess);
	let value: unknown;
	try {
		value = JSON.parse(raw);
	} catch {
		return unread('unknown');
	}
	if (!isRecord(value) || typeof value['type'] !== 'string') return unread('unknown');
	const { type, counter } = value;
	const schema = SCHEMAS.get(type);
	if (!schema) return unread('unknown');
	const of = type as Type;
	if (speaker === 'stranger' && of !== 'hello') return unread('early', of, counter);
	if (speaker === 'watcher' && !OF_WATCHERS.has(of)) return unread('not-yours', of, counter);
	const parsed = v.safeParse(schema, value, { abortEarly: true });
	if (parsed.success) return { ok: true, message: parsed.output };
	// [ROOM-WIRE.3] Whatever else another version says, that it is another one is understood.
	const { protocol } = value;
	return of === 'hello' && v.is(count, protocol) && protocol !== PROTOCOL
		? { ok: true, message: { type: 'hello', protocol } }
		: unread('unknown', of, counter);
}

/** Only the envelope: what the room sends was made by our own types, at the protocol both ends agreed on. */
const ServerEnvelope = v.looseObject({
	type: v.picklist(Object.keys(SERVER_TYPES) as ServerMessage['type'][])
});

/** Parts of a change, as they stand in it: what was told before to all, and to one's own seat, is left out of them. */
const TO_ALL = ['open', 'room', 'events'] as const;
const TO_ME = ['own', 'mine'] as const;

/** What only this seat may read, each with its place among all that happened. */
type Mine = readonly (readonly [at: number, event: SeenEvent])[];

/** What a page reads of one table, in the order in which it is sent. */
export class Ear {
	#seq = 0;
	#all = new Listening(0);
	#own = new Listening(0);

	/**
	 * What the room said, whole; null when it is no message of ours (a newer room's, say); `gap` when it
	 * means what was not told here.
	 */
	read(raw: unknown): ServerMessage | 'gap' | null {
		if (typeof raw !== 'string') return null;
		let value: unknown;
		try {
			value = JSON.parse(raw);
		} catch {
			return null;
		}
		if (!v.is(ServerEnvelope, value)) return null;
		const message = value as unknown as ServerMessage;
		if (message.type === 'welcome') {
			this.#seq = message.seq;
			this.#all = new Listening(message.told.all);
			this.#own = new Listening(message.told.own);
		}
		// One that was told already, or comes too early, is known by its number and not looked into.
		if (message.type !== 'delta' || message.seq !== this.#seq + 1) return message;
		this.#seq = message.seq;
		try {
			return this.#whole(value as { readonly [part: string]: Json });
		} catch {
			return 'gap';
		}
	}

	#whole(sent: { readonly [part: string]: Json }): ServerMessage {
		const parts: { [part: string]: Json } = { ...sent };
		for (const part of TO_ALL) if (sent[part]) parts[part] = this.#all.read(sent[part]);
		for (const part of TO_ME) if (sent[part]) parts[part] = this.#own.read(sent[part]);
		// As little looked into as any message of ours: see `ServerEnvelope`.
		const { mine, ...delta } = parts as unknown as ServerMessageOf<'delta'> & { mine?: Mine };
		if (!mine) return delta;
		const events = [...(delta.events ?? [])];
		for (const [at, event] of mine) events.splice(at, 0, event);
		return { ...delta, events };
	}
}
