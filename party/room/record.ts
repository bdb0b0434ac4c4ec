/** What a table keeps: its own record, the game in progress (`saves.ts`), the log. Strings of JSON, one write a change. */
import type { GameEvent, Json, SeatId, Start } from '$lib/core';
import type { ChatLine, House, Phase, StandIn, VoteKind } from '$lib/protocol';
import type { Store } from './port';
import { lastSaved } from './saves';
import type { Saved } from './saves';

/** A way to a seat: one for each device. Only the key's SHA-256 is kept. */
export interface KeyRecord {
	readonly id: string;
	readonly hash: string;
	readonly since: number;
}

export interface SeatRecord {
	kind: 'open' | 'human' | 'bot';
	name: string;
	/** The bot's level, when it is a bot's seat. */
	level: string | null;
	ready: boolean;
	muted: boolean;
	keys: KeyRecord[];
	/** A link for another device, not yet used: hashes of its key and of its code. */
	link: { readonly key: string; readonly code: string; readonly until: number } | null;
	standIn: StandIn | null;
	/** What this seat mixes into the next shuffle. */
	salt: string | null;
}

export interface VoteRecord {
	readonly id: number;
	readonly kind: VoteKind;
	readonly by: SeatId;
	readonly seat: SeatId;
	yes: SeatId[];
	no: SeatId[];
	readonly until: number;
}

/** Everything about the table that is not the game. */
export interface RoomRecord {
	readonly format: 1;
	readonly table: string;
	readonly code: string;
	game: string;
	phase: Phase;
	round: number;
	host: SeatId | null;
	seats: SeatRecord[];
	options: { [id: string]: Json };
	house: House;
	secret: string;
	commitment: string;
	/** In seat order, once the game has begun. */
	salts: string[];
	votes: VoteRecord[];
	nextVote: number;
	reports: number;
	/** Decisions of the last game, when it was played to its end: its file can be had until the next begins. */
	finished?: number | null;
}

/** How a round began: with its log, all that is needed to play it again. */
export interface Begun extends Omit<Start, 'key'> {
	readonly game: string;
	readonly rules: number;
	readonly names: { readonly [seat: string]: string };
	readonly secret: string;
	readonly commitment: string;
	readonly salts: readonly string[];
}

/** A saved state one can go back to, and what was done there. */
export interface Earlier {
	readonly v: number;
	readonly n: number;
	readonly by: string;
	readonly what: string;
	readonly showed: boolean;
	/** An answer in a window that was still open after it: nobody else knows of it. */
	readonly silent: boolean;
}

/** The game in progress, beside its table. */
export interface Head {
	/** Counts every save of this round, also the ones that go back. */
	readonly v: number;
	readonly round: number;
	/** How often the table went back: keeps decisions of different pasts apart. */
	readonly line: number;
	readonly earlier: readonly Earlier[];
	/** The last commands carried out for each seat: counter and decision. */
	readonly done: { readonly [seat: string]: readonly (readonly [number, number])[] };
	/** When each open decision was opened, ms since 1970. */
	readonly opened: { readonly [decision: string]: number };
}

export interface Past {
	readonly n: number;
	readonly events: readonly GameEvent[];
}

/** Seats with nobody connected, and since when (ms since 1970). */
export type Away = readonly (readonly [SeatId, number])[];

export interface Loaded {
	readonly record: RoomRecord;
	readonly away: Away;
	readonly saved: Saved | null;
	readonly past: readonly Past[];
	readonly chat: readonly ChatLine[];
}

export const logsOf = (round: number) => `log:${pad(round, 4)}:`;
export const logKey = (round: number, n: number) => `log:${pad(round, 4)}:${pad(n, 6)}`;
const pad = (n: number, width: number) => String(n).padStart(width, '0');

/** Hosts take so many keys at once. */
const KEYS_AT_ONCE = 100;

/** What happened in these moves of a round, as far as they are kept; `EARLIER_MOVES` of them at most. */
export async function movesAt(
	store: Store,
	round: number,
	from: number,
	upTo: number
): Promise<Past[]> {
	const keys = Array.from({ length: upTo - from + 1 }, (_, i) => logKey(round, from + i));
	const kept = await store.get(keys);
	return keys.flatMap((key) => {
		const text = kept.get(key);
		return text === undefined ? [] : [pastOf(text)];
	});
}

function pastOf(text: string): Past {
	const { n, events } = JSON.parse(text) as Past;
	return { n, events };
}

/** Forgets everything whose key begins so; '' is all there is. */
export async function forget(store: Store, prefix: string): Promise<void> {
	const keys = [...(await store.list(prefix)).keys()];
	for (let i = 0; i < keys.length; i += KEYS_AT_ONCE)
		await store.delete(keys.slice(i, i + KEYS_AT_ONCE));
}

/** Everything a table needs to go on. Null when nobody has ever sat there. */
export async function load(store: Store, pastKept: number): Promise<Loaded | null> {
	const kept = await store.get(['room', 'away']);
	const room = kept.get('room');
	if (room === undefined) return null;
	const record = JSON.parse(room) as RoomRecord;
	const away = JSON.parse(kept.get('away') ?? '[]') as Away;
	const chat = [...(await store.list('chat:')).values()]
		.map((text) => JSON.parse(text) as ChatLine)
		.sort((a, b) => a.n - b.n);
	if (record.phase === 'lobby') return { record, away, saved: null, past: [], chat };
	const saved = await lastSaved(store, record.round);
	const log = await store.list(logsOf(record.round), pastKept);
	return { record, away, saved, past: [...log.values()].map(pastOf), chat };
}
