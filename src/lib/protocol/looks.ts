/** What a page knows of a table besides the game itself: who sits where, what is asked of the table, the talk. */
import { msg } from '../core/words';
import type { AnyMove, Json, SeatId, Waiting, Words } from '../core';
import type { House } from './house';

export type Phase = 'lobby' | 'playing' | 'over';

/** Which bot plays a person's seat, and why. */
export interface StandIn {
	readonly level: string;
	readonly why: 'away' | 'asked' | 'vote' | 'left';
}

/** What chairs look like, in their order: a chair is chosen for its colour, and a seat keeps it. */
export const COLOURS = [
	...(['amber', 'blue', 'crimson', 'dove'] as const),
	...(['emerald', 'fuchsia', 'glacier', 'heliotrope'] as const)
] as const;
export type Colour = (typeof COLOURS)[number];

/** Who had a seat earlier in the game. */
export interface Before {
	readonly name: string;
	/** The last public move while they had it. */
	readonly upTo: number;
}

export interface SeatLook {
	readonly seat: SeatId;
	readonly colour: Colour;
	/** `open`: nobody's chair, before the start only. */
	readonly kind: 'open' | 'human' | 'bot';
	readonly name: string;
	/** Whether one of its devices is connected. Always true for bots. */
	readonly here: boolean;
	readonly ready: boolean;
	/** The bot's level, when the seat is a bot's. */
	readonly level: string | null;
	readonly standIn: StandIn | null;
	/** What was left, when this was told, until a bot sits in for who is away, ms; left out: none will. */
	readonly sitsInMs?: number;
	readonly muted: boolean;
	/** Whether a newcomer may sit down there, or ask for it in a running game. */
	readonly free: boolean;
	/** Who had it earlier in this game, the first first; left out: nobody else. */
	readonly before?: readonly Before[];
}

/** One connection that watches, by a number that says nothing of who it is. */
export type WatcherId = `watcher:${string}`;

export interface WatcherLook {
	readonly id: WatcherId;
	readonly name: string;
	readonly muted: boolean;
	/** Sent away from a chair here: it may watch, and takes none. */
	readonly barred: boolean;
}

/** What may be done about somebody who watches; `pardon` lets who was sent away sit down again. */
export const USHERING = ['mute', 'unmute', 'away', 'pardon'] as const;
export type Ushering = (typeof USHERING)[number];

/** What people propose about another who sits at the table. */
export type VoteKind = 'kick' | 'mute' | 'unmute' | 'bot';

/** Somebody who watches, as a question names them. */
interface Newcomer {
	readonly id: WatcherId;
	readonly name: string;
}

/** What is put to the table. */
export type Question =
	/** `seat`: whom it is about; for `undo` the seat itself. */
	| { readonly kind: VoteKind | 'undo'; readonly by: SeatId; readonly seat: SeatId }
	| {
			readonly kind: 'usher';
			readonly by: SeatId;
			readonly watcher: Newcomer;
			readonly how: Ushering;
	  }
	/** A newcomer asks for a bot's seat, or for the seat of somebody away: theirs, on a device they lost. */
	| { readonly kind: 'sit' | 'return'; readonly by: Newcomer; readonly seat: SeatId };

/** How a question stands. */
export interface Count {
	readonly id: number;
	readonly yes: readonly SeatId[];
	readonly no: readonly SeatId[];
	/** What it comes to when its time is over and nobody has decided it. */
	readonly silence: 'yes' | 'no';
}

/** A question to the people at the table. */
export type VoteLook = Question &
	Count & {
		/** Yes votes that carry it. */
		readonly need: number;
		/** Seats that are asked. */
		readonly voters: readonly SeatId[];
		/** What was left of its time when this was told, ms. */
		readonly leftMs: number;
		/** [ROOM-UNDO.7] What would be taken back, as it was told to all; missing where nothing was. */
		readonly what?: Words;
	};

/** Shown when the game is over: with it anyone can check every shuffle. */
interface Reveal {
	readonly secret: string;
	readonly salts: readonly string[];
}

/** A game that was played to its end here. */
export interface FinishedLook {
	/** Which of this table's games it was, from 1: `game-<round>.json` is its file. */
	readonly round: number;
	readonly game: string;
	/** When it was over, ms since 1970 by the server's clock; null where that was not noted. */
	readonly ended: number | null;
}

export interface RoomLook {
	readonly table: string;
	/** Six letters and digits that lead to this table, for reading aloud. */
	readonly code: string;
	readonly game: string;
	readonly phase: Phase;
	/** The game that is played is a lesson, whose shuffle is known to all; left out of others. */
	readonly lesson?: true;
	/** Games begun at this table. */
	readonly round: number;
	readonly host: SeatId | null;
	readonly seats: readonly SeatLook[];
	/** The game's own options. */
	readonly options: { readonly [id: string]: Json };
	readonly house: House;
	/** Bots' levels this game has, best first. */
	readonly levels: readonly string[];
	readonly watchers: readonly WatcherLook[];
	/** SHA-256 of the table's secret, published before the first card. */
	readonly commitment: string;
	readonly reveal: Reveal | null;
	readonly votes: readonly VoteLook[];
	/** Faults the table recovered from in this game; their reports can be had when it is over. */
	readonly reports: number;
	/** Finished games of this table whose files can be had, the last one last. */
	readonly games: readonly FinishedLook[];
	/** Who wants another game, and what is left until it is set up, ms; null: nobody as yet. */
	readonly again: { readonly seats: readonly SeatId[]; readonly leftMs: number } | null;
	/** Why the game in progress cannot be played by this version of the program, in words; left out when it can. */
	readonly waits?: Words;
}

/** Something that happened, as one reader sees it. */
export interface SeenEvent<Move extends AnyMove = AnyMove> {
	readonly say: Words;
	readonly rule?: string;
	/** The move it belongs to, when it is not the last one told. */
	readonly n?: number;
	/** The pieces it is about, where neither its seats nor its move name them. */
	readonly about?: readonly string[];
	readonly move?: Move;
	/** Only you and those named in the words can read it. */
	readonly mine?: true;
}

/** An event of the past. `n`: the number of the decision that caused it; 0: the setup. */
export interface LoggedEvent extends SeenEvent {
	readonly n: number;
}

interface Line {
	/** Counts from 1. */
	readonly n: number;
	/** When it was said, ms since 1970 by the server's clock. */
	readonly at: number;
}

/** What a person said. */
export interface Spoken extends Line {
	readonly from: SeatId | 'watcher';
	readonly name: string;
	readonly text: string;
}

/** What the table itself says. */
export interface Notice extends Line {
	readonly from: 'table';
	readonly text: Words;
	/**
	 * It has healed itself: a page offers to report it. Or somebody took a decision back (`back`), or was not let
	 * (`kept`): it is shown at once.
	 */
	readonly of?: 'healed' | 'back' | 'kept';
}

export type ChatLine = Spoken | Notice;

/** What one seat said to another; nobody else knows that it was said. */
export interface Whisper {
	readonly from: SeatId;
	readonly to: SeatId;
	readonly text: string;
	/** When it was said, ms since 1970 by the server's clock. */
	readonly at: number;
}

/** What the table says when it has healed itself. */
export const HEALED = msg('Nobody could act, so the table went back one decision.');

/** What the table says when it stops to move by itself. */
export const STANDS = msg(
	'What the table does by itself has failed again and again, so it waits until somebody at the table decides something.'
);

interface Device {
	readonly id: string;
	/** ms since 1970. */
	readonly since: number;
	/** Whether this message went to that very device. */
	readonly this: boolean;
	/** It is told by its browser's push service when it is this seat's turn; left out when it is not. */
	readonly nudged?: true;
}

type Undo = 'free' | 'ask' | null;

/** A command with a counter is done and kept. */
export interface Accepted {
	readonly counter: number;
	/** Whether it can be taken back. */
	readonly undo?: Undo;
}

/** What is yours at this table. */
export interface You {
	readonly seat: SeatId | null;
	/** By what the room calls you while you watch; null for a seat. */
	readonly watcher: WatcherId | null;
	/** The highest counter the room has accepted from your seat. */
	readonly counter: number;
	readonly devices: readonly Device[];
	/** Whether your last decision can be taken back: at once, by consent of the others, or not at all. */
	readonly undo: Undo;
	/** The table gives you no seat until its next game is set up; left out when it may. */
	readonly barred?: true;
}

/** Clocks, told as spans and not as times, so that a device with a wrong clock shows them right. */
export interface Clock {
	/** How long this question has been open, ms. */
	readonly openMs: number;
	/** What is left of its time, ms; null: no clock. */
	readonly leftMs: number | null;
	/** All it had, ms. */
	readonly ofMs: number | null;
}

/** Quick signs anyone may send. */
export const EMOTES = [
	'hello',
	'thanks',
	'well-played',
	'ouch',
	'laugh',
	'think',
	'hurry',
	'sorry',
	'deal',
	'no-deal'
] as const;
export type Emote = (typeof EMOTES)[number];

/** How a table stands, for whoever asks without coming in. */
export interface Standing {
	readonly table: string;
	readonly game: string;
	readonly phase: Phase;
	readonly people: number;
	/** Whether anybody has ever sat there. */
	readonly made: boolean;
	readonly seats: readonly Pick<SeatLook, 'seat' | 'kind' | 'name'>[];
	/** Who is waited for, as all see it; null where nobody is. */
	readonly waiting: Waiting | null;
	/** Its finished games whose files can be had, the last one last; left out: none. */
	readonly games?: readonly FinishedLook[];
	/** For whose key it is: for how long this seat has been asked something, ms; null: nothing is asked of it. */
	readonly you?: { readonly seat: SeatId; readonly openMs: number | null };
}

/** A table in the public list. */
export interface ListedTable {
	readonly table: string;
	readonly game: string;
	readonly host: string;
	readonly people: number;
	readonly bots: number;
	/** Seats a newcomer can take. */
	readonly free: number;
	readonly phase: Phase;
}
