/** What a table keeps besides the game in progress (`checkpoints.ts`) and the log: its own record, chat, absences. */
import type { GameEvent, Json, SeatId, Start } from '$lib/core';
import type {
	Before,
	ChatLine,
	Colour,
	Count,
	House,
	Phase,
	Question,
	StandIn,
	Whisper
} from '$lib/protocol';
import type { NudgesTo } from './port';

/** A way to a seat: one for each device. Only the key's SHA-256 is kept. */
export interface KeyRecord {
	readonly id: string;
	readonly hash: string;
	readonly since: number;
	/** The mark of the address it was given to (`marks.ts`); null when that is not known. */
	readonly from?: string | null;
	/** Where it is told that it is its seat's turn; left out where it is not. */
	readonly nudges?: NudgesTo;
}

export interface SeatRecord {
	readonly kind: 'open' | 'human' | 'bot';
	readonly colour: Colour;
	readonly name: string;
	/** The bot's level, when it is a bot's seat. */
	readonly level: string | null;
	readonly ready: boolean;
	readonly muted: boolean;
	readonly keys: readonly KeyRecord[];
	/** A link for another device, not yet used: hashes of its key and of its code. */
	readonly link: { readonly key: string; readonly code: string; readonly until: number } | null;
	readonly standIn: StandIn | null;
	/** What this seat mixes into the next shuffle. */
	readonly salt: string | null;
	/** 0 for who sat here when the game began; newcomers count on. */
	readonly since: number;
	/** From which public move on its decisions are its owner's, to take back. */
	readonly undoFrom: number;
	/** Who had it earlier in this game; left out: nobody, or a table before this was kept. */
	readonly before?: readonly Before[];
}

export type VoteRecord = Question &
	Count & {
		readonly until: number;
		/** What a newcomer brings along: the name they want, their share of the next shuffle. */
		readonly brings?: { readonly name: string; readonly salt: string | null };
	};

/**
 * What somebody did or suffered here, kept under what they are known by (`marks.ts`) until the next game
 * is set up; `muted` stays. `left`: a seat, in mid-game. `sent`: away from a seat. `out`: away from
 * watching. `refused`: an ask. `took`: a seat while nobody of the table was there to ask.
 */
export interface Bar {
	readonly kind: 'left' | 'sent' | 'out' | 'refused' | 'took' | 'muted';
	readonly marks: readonly string[];
}

/** Everything about the table that is not the game. Never changed in place: a turn leaves another one. */
export interface RoomRecord {
	/** How the table is kept; one of an older format is written down anew when it is read. */
	readonly format: 1 | 2;
	readonly table: string;
	readonly code: string;
	readonly game: string;
	readonly phase: Phase;
	/** [ROOM-LESSON.1] The game begun last is a lesson; left out where none was begun since this was known. */
	readonly lesson?: boolean;
	readonly round: number;
	readonly host: SeatId | null;
	/** Who is host again on return before the start: the first who sat, or whom they passed it on to. */
	readonly founder: SeatId | null;
	readonly seats: readonly SeatRecord[];
	readonly options: { readonly [id: string]: Json };
	readonly house: House;
	readonly secret: string;
	readonly commitment: string;
	/** In seat order, once the game has begun. */
	readonly salts: readonly string[];
	readonly votes: readonly VoteRecord[];
	readonly nextVote: number;
	readonly bars: readonly Bar[];
	/** Mixed into the marks of addresses, so that the store does not tell them. */
	readonly pepper: string;
	/** Newcomers who have sat down in this game. */
	readonly newcomers: number;
	/** Since when no seat has an owner, ms since 1970. */
	readonly vacant: number | null;
	readonly reports: number;
	/** [ROOM-FAIR.3] Games that were played to their end here and whose files can be had, the last one last. */
	readonly games: readonly Finished[];
	/** [ROOM-REMATCH.2] Who wants another game, and when it is set up at the latest, ms since 1970; null: nobody as yet. */
	readonly again: { readonly seats: readonly SeatId[]; readonly until: number } | null;
}

/** A game that was played to its end. */
export interface Finished {
	readonly round: number;
	readonly game: string;
	readonly decisions: number;
	/** ms since 1970; null: it was over before this was noted. */
	readonly ended: number | null;
}

/** How a round began: with its log, all that is needed to play it again. */
export interface Begun extends Omit<Start, 'key'> {
	readonly game: string;
	readonly rules: number;
	readonly names: { readonly [seat: string]: string };
	/** A game begun when seats had no colours of their own has none. */
	readonly colours?: { readonly [seat: string]: Colour };
	readonly secret: string;
	readonly commitment: string;
	readonly salts: readonly string[];
}

/** What was said at a move; 0 is the setup. */
export interface Past {
	readonly n: number;
	readonly events: readonly GameEvent[];
}

/** Seats with nobody connected, and since when (ms since 1970). */
export type Away = readonly (readonly [SeatId, number])[];

/**
 * Whether the pages of a seat are in sight. `seen`: when the last one went out of it, ms since 1970; null: one is in
 * sight. `nudged`: the last message sent since, and the question it was about; null: none was.
 */
export interface Sight {
	readonly seen: number | null;
	readonly nudged: { readonly at: number; readonly decision: number } | null;
}

export type Sights = readonly (readonly [SeatId, Sight])[];

/** What is kept under which key. */
export type Entries = Record<string, string>;

/** Ever new keys, which a plain object would take for ever new shapes, and slowly. */
export const noEntries = () => Object.create(null) as Entries;

/** What seats have whispered, by the key it is kept under: one for each two. */
export type Whispers = ReadonlyMap<string, readonly Whisper[]>;

/** Their keys begin so. */
export const WHISPERED = 'whisper:';

export type { ChatLine };
