/** Every message either side may send: one union a direction. */
import type {
	Answer,
	AsideAnswer,
	OpenLook,
	OwnLook,
	Plain,
	SeatId,
	StandingOrder,
	Words
} from '../core';
import * as v from 'valibot';
import { CHAT_LENGTH, ENDPOINT_LENGTH } from './limits';
import { EMOTES, USHERING } from './looks';
import type {
	Accepted,
	ChatLine,
	Clock,
	Emote,
	LoggedEvent,
	RoomLook,
	SeenEvent,
	WatcherId,
	Whisper,
	You
} from './looks';
import type { Patch } from './patch';
import { tidyName, tidyText } from './words';

const isLike = (value: unknown, form: RegExp) => typeof value === 'string' && form.test(value);
const seat = v.custom<SeatId>((value) => isLike(value, /^seat:[1-9][0-9]?$/));
const watcher = v.custom<WatcherId>((value) => isLike(value, /^watcher:[A-Za-z0-9_-]{8}$/));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** No game is longer; the room's keys have room for as many. */
const MOST_MOVES = 999_999;
const word = v.pipe(v.string(), v.maxLength(64));
/** The room cuts names to size; what is far longer is no name. */
const name = v.pipe(v.string(), v.maxLength(200), v.transform(tidyName));
/** [ROOM-WORDS.2] Words for others to read; `most` is far more than the room lets through, so that it can say so. */
// @__NO_SIDE_EFFECTS__
const text = (most: number) =>
	v.pipe(
		v.string(),
		v.maxLength(most),
		v.transform((words) => tidyText(words, most))
	);
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
const code = v.pipe(v.string(), v.maxLength(16));
const salt = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const words = v.pipe(v.array(word), v.maxLength(200));
const amounts = v.record(word, v.number());

/** An answer says by its key which it is, so that one schema is run on it and not nine. */
const ANSWERS = /* @__PURE__ */ new Map<string, v.GenericSchema<Answer>>([
	['pick', v.strictObject({ pick: word, then: v.optional(v.lazy(answerOf)) })],
	['picks', v.strictObject({ picks: words })],
	['amount', v.strictObject({ amount: v.number() })],
	['order', v.strictObject({ order: words })],
	['split', v.strictObject({ split: amounts })],
	['yes', v.strictObject({ yes: v.boolean() })],
	[
		'offer',
		v.strictObject({
			offer: v.strictObject({
				give: v.record(word, v.lazy(answerOf)),
				get: v.record(word, v.lazy(answerOf)),
				promise: text(1000)
			})
		})
	],
	['accept', v.strictObject({ accept: v.number() })],
	['refuse', v.strictObject({ refuse: v.literal(true) })]
]);
const NO_ANSWER: v.GenericSchema<Answer> = v.never();

function answerOf(input: unknown): v.GenericSchema<Answer> {
	const kind = Object.keys(Object(input) as object).find((key) => ANSWERS.has(key));
	return (kind === undefined ? undefined : ANSWERS.get(kind)) ?? NO_ANSWER;
}

/** What a seat does beside the question it is asked. */
const aside: v.GenericSchema<AsideAnswer> = v.strictObject({
	aside: word,
	then: v.lazy(answerOf)
});

const isAside = (input: unknown) => typeof input === 'object' && input !== null && 'aside' in input;

const standingOrder: v.GenericSchema<StandingOrder> = v.strictObject({
	on: word,
	when: v.pipe(v.array(v.picklist(['unconcerned', 'unable'])), v.maxLength(2)),
	answer: v.lazy(answerOf),
	until: word
});

/** What an option is set to: never a list or an object. */
const plain = v.custom<Plain>(
	(value) => value === null || ['string', 'number', 'boolean'].includes(typeof value)
);
const settings = v.record(word, plain);
/** What a game's option is set to: a value, or the ids chosen of a list. */
const chosen = v.record(word, v.union([plain, words]));

/** Marked as free of effects, like all of valibot: a page, which reads no such message, carries none of this. */
// @__NO_SIDE_EFFECTS__
const message = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
	v.strictObject({ type: v.literal(type), ...entries });

/** What a page or a bot may say. */
const MESSAGES = [
	/** First of all. `since`: what it has seen, to be told only what it missed. */
	message('hello', {
		protocol: count,
		key: v.optional(key),
		/** A one-time code for this device, shown on another of the same seat. */
		code: v.optional(code),
		since: v.optional(v.strictObject({ epoch: word, seq: count })),
		name: v.optional(name)
	}),

	// The game.
	message('act', {
		decision: count,
		answer: v.lazy<v.GenericSchema<Answer | AsideAnswer>>((input) =>
			isAside(input) ? aside : answerOf(input)
		),
		counter: count
	}),
	message('orders', {
		orders: v.pipe(v.array(standingOrder), v.maxLength(64)),
		counter: count
	}),
	/** Leaves an answer to the question that `own.coming` shows, given when it is asked; null: leaves none. */
	message('ahead', { answer: v.nullable(v.lazy(answerOf)), counter: count }),
	/** Takes my last decision back: at once where that is free, else everybody is asked. */
	message('undo', {}),

	// Seats.
	/** Before the start: takes a chair, or moves to another one that is open or a bot's. */
	message('sit', { seat: v.optional(seat), name: v.optional(name), salt: v.optional(salt) }),
	/** Asks for a bot's seat in a running game, or for one's own seat, whose owner is away: a device was lost. */
	message('takeSeat', { seat, name: v.optional(name), salt: v.optional(salt) }),
	message('rename', { name }),
	message('leave', {}),
	message('ready', { ready: v.boolean() }),
	/** My share of the shuffle, 32 hex digits; sent again for each new game. */
	message('salt', { salt }),
	/** Lets a bot play my seat, or takes it back. */
	message('standIn', { on: v.boolean() }),
	/** Makes a key and a code for another device of my seat. */
	message('link', {}),
	message('revoke', { device: word }),

	/**
	 * Where the browser of this device takes messages for it, so that it can be told that it is this seat's turn; null:
	 * it is told no more. Keys as the browser gives them: a point of P-256, and 16 bytes.
	 */
	message('nudges', {
		to: v.nullable(
			v.strictObject({
				endpoint: v.pipe(v.string(), v.maxLength(ENDPOINT_LENGTH)),
				p256dh: v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/)),
				auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))
			})
		)
	}),
	/** Whether this page is in sight; until it says so, it is. */
	message('looking', { on: v.boolean() }),
	/** How fast the bots of a game that is on move: any person at the table may. */
	message('pace', { botMs: v.pipe(v.number(), v.safeInteger()) }),
	/** Where bots wait for it: those who are asked now may move. */
	message('step', {}),

	// The host, before the start.
	message('options', {
		game: v.optional(word),
		options: v.optional(chosen),
		house: v.optional(settings)
	}),
	/** `anyway`: though somebody is not ready. `lesson`: the game that is prepared to learn it by, alone with bots. */
	message('start', { anyway: v.optional(v.boolean()), lesson: v.optional(v.boolean()) }),
	message('addBot', { seat: v.optional(seat), level: v.optional(word) }),
	message('removeBot', { seat }),
	message('level', { seat, level: word }),
	/** Swaps two chairs with whoever sits on them. */
	message('swap', { seat, with: seat }),
	message('kick', { seat }),
	message('mute', { seat, on: v.boolean() }),
	/** About somebody who watches: the host before the start, then the table. */
	message('usher', { watcher, how: v.picklist(USHERING) }),
	/** After the end: the same people, a new game, options open again. Any seat may. */
	message('rematch', {}),

	// The table's votes, after the start.
	message('propose', { kind: v.picklist(['kick', 'mute', 'unmute', 'bot']), seat }),
	message('vote', { vote: count, yes: v.boolean() }),

	// Talk.
	/** `to`: heard by this seat alone, where the table allows it. */
	message('chat', { text: text(CHAT_LENGTH * 4), to: v.optional(seat) }),
	message('emote', { emote: v.picklist(EMOTES) }),

	// The line itself.
	/** Send me everything anew. */
	message('resync', {}),
	message('ping', { n: count }),
	/** Said at once when the room says `seen`: so much has been read. */
	message('seen', { mark: count }),
	/** What was said up to this move: before what the welcome told. */
	message('earlier', { upTo: v.pipe(count, v.maxValue(MOST_MOVES)) }),
	/** Something is wrong at this table: keep a report of it. */
	message('report', { text: v.optional(text(1000)) })
];
export type ClientMessage = v.InferOutput<(typeof MESSAGES)[number]>;
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** The one schema of each type: nothing else is tried on a message. */
export const SCHEMAS = /* @__PURE__ */ byType();

function byType(): ReadonlyMap<string, v.GenericSchema<unknown, ClientMessage>> {
	return new Map(MESSAGES.map((schema) => [schema.entries.type.literal, schema]));
}

/** What the room says. */
export type ServerMessage =
	/** Everything, on joining and after a resync. `own` is null for watchers. */
	| {
			readonly type: 'welcome';
			readonly protocol: number;
			/** Names this run of the room; sequence numbers count within it. */
			readonly epoch: string;
			readonly seq: number;
			readonly you: You;
			readonly room: RoomLook;
			readonly open: OpenLook | null;
			readonly own: OwnLook | null;
			readonly clock: Clock | null;
			readonly log: readonly LoggedEvent[];
			/** The log tells of every move from this one on. */
			readonly logFrom: number;
			readonly chat: readonly ChatLine[];
			/** What this seat has whispered and heard so, in its order; left out where there is none. */
			readonly whispers?: readonly Whisper[];
			/** The numbers of the next values told to all, and to this seat (`told.ts`). */
			readonly told: { readonly all: number; readonly own: number };
	  }
	/** Instead of a welcome: you have missed nothing but the deltas sent just before this. */
	| {
			readonly type: 'resumed';
			readonly seq: number;
			readonly you: You;
			readonly clock: Clock | null;
			/** Chat missed meanwhile: at least all of it, the last 100 lines at most. */
			readonly chat: readonly ChatLine[];
			/** All of them, as in a welcome. */
			readonly whispers?: readonly Whisper[];
	  }
	/** What changed, against the state at `seq` − 1. As an `Ear` reads it: what was told before is not sent again. */
	| {
			readonly type: 'delta';
			readonly seq: number;
			readonly open?: Patch;
			readonly own?: Patch;
			readonly room?: Patch;
			readonly events?: readonly SeenEvent[];
			/** Present when a clock started, stopped or changed. */
			readonly clock?: Clock | null;
			/** Your answer that is part of it is done and kept. */
			readonly accepted?: Accepted;
	  }
	/** What is yours changed. `key` comes once, when the seat becomes this device's: keep it. */
	| { readonly type: 'you'; readonly you: You; readonly key?: string }
	/** It is done and kept, and nothing else is to be told with it. */
	| ({ readonly type: 'accepted' } & Accepted)
	| {
			readonly type: 'refused';
			/** The counter of what was refused; absent for messages without one. */
			readonly counter?: number;
			/** The type of the message refused. */
			readonly of: string;
			readonly rule: string;
			readonly say: Words;
	  }
	| { readonly type: 'chat'; readonly line: ChatLine }
	/** You have whispered, or somebody to you. */
	| { readonly type: 'whisper'; readonly line: Whisper }
	| {
			readonly type: 'emote';
			readonly from: SeatId | 'watcher';
			readonly name: string;
			readonly emote: Emote;
	  }
	/** For another device of this seat. */
	| {
			readonly type: 'link';
			readonly key: string;
			readonly code: string;
			readonly expiresMs: number;
	  }
	/** You have your seat back; the bot made so many decisions meanwhile. `asked`: what the last of them did, or the questions they answered. */
	| { readonly type: 'back'; readonly did: number; readonly asked?: readonly Words[] }
	| { readonly type: 'pong'; readonly n: number }
	/** Say this mark back, so that the table knows that you read. */
	| { readonly type: 'seen'; readonly mark: number }
	/** All that your eyes may read of these moves. */
	| {
			readonly type: 'earlier';
			readonly from: number;
			readonly upTo: number;
			readonly log: readonly LoggedEvent[];
	  }
	/** This page is older (or newer) than the room: reload. The seat is kept. */
	| { readonly type: 'stale'; readonly protocol: number; readonly say: Words }
	| { readonly type: 'error'; readonly say: Words };
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export const SERVER_TYPES: { readonly [K in ServerMessage['type']]: true } = {
	welcome: true,
	resumed: true,
	delta: true,
	you: true,
	accepted: true,
	refused: true,
	chat: true,
	whisper: true,
	emote: true,
	link: true,
	back: true,
	pong: true,
	seen: true,
	earlier: true,
	stale: true,
	error: true
};
