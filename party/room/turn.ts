/**
 * All that one turn of the room changes, as one value: handlers fill it, `commit` saves it in one write,
 * and only then tells it. Nothing of the table's record or talk is changed before; so what cannot be
 * saved has not happened.
 */
import type { LogEntry, SeatId, Words } from '$lib/core';
import { seatIndex } from '$lib/core';
import { CHAT_KEPT, WHISPERS_KEPT } from '$lib/protocol';
import type { Notice, Spoken, Whisper } from '$lib/protocol';
import type { TableSession } from './session';
import { noEntries } from './record';
import type { ChatLine, Entries, RoomRecord, SeatRecord, Whispers } from './record';

/** What became of the game besides moves: it began, or was put back or away. */
export type Anew = 'begun' | 'replaced';

/** This seat's command is done. */
export interface Done {
	readonly seat: SeatId;
	readonly counter: number;
}

export class Turn {
	/** The table's record as this turn leaves it. */
	record: RoomRecord;
	/** Who is here changed: told, but not saved. */
	presence = false;
	/** Whose pages are in sight may have changed: kept, and told nobody. */
	sight = false;
	anew: Anew | null = null;
	/** Moves in their order, each with the seat that answered; with none, `game` is as it was. */
	readonly moves: { readonly entry: LogEntry; readonly seat: SeatId | null }[] = [];
	/** Seats that left other orders, of which nobody else sees anything. */
	readonly quiet: SeatId[] = [];
	/** Commands that are done, told with the change itself. */
	readonly accepted: Done[] = [];
	readonly lines: ChatLine[] = [];
	/** What seats have whispered, as this turn leaves it; and what of it is new. */
	whispers: Whispers;
	readonly whispered: Whisper[] = [];
	/** Other things to keep. */
	readonly entries: Entries = noEntries();
	/** What goes on in the game is kept anew, once for all moves of this turn (`Running.now`). */
	keepsNow = false;
	/** Done once all is saved and told. */
	readonly after: (() => void)[] = [];

	constructor(readonly session: TableSession) {
		this.record = session.record;
		this.whispers = session.whispers;
	}

	/** The game moved on by an answer of this seat. */
	moved(entry: LogEntry, seat: SeatId | null): void {
		this.moves.push({ entry, seat });
		this.#keep(this.session.running?.entries(entry));
	}

	/** The game is another one now. */
	replace(anew: Anew): void {
		this.anew = anew;
		this.#keep(this.session.running?.entries(null));
	}

	/** This seat left other orders. */
	ordered(seat: SeatId): void {
		this.quiet.push(seat);
		this.keepBeside();
	}

	/** A sealed answer was taken back: who sees of it, and what, their looks say. */
	retracted(): void {
		this.anew = 'replaced';
		this.keepBeside();
	}

	/** What lies beside the last public move is another. */
	keepBeside(): void {
		this.#keep(this.session.running?.beside());
	}

	#keep(entries: Entries | undefined): void {
		this.keepsNow = true;
		Object.assign(this.entries, entries);
	}

	/** The record is another one in this. */
	change(changes: Partial<RoomRecord>): void {
		this.record = { ...this.record, ...changes };
	}

	/** One seat of the record is another one in this. */
	changeSeat(seat: SeatId, changes: Partial<SeatRecord>): void {
		const at = seatIndex(seat);
		this.change({
			seats: this.record.seats.map((one, i) => (i === at ? { ...one, ...changes } : one))
		});
	}

	/** A chat line of a seat or a watcher. */
	line(from: Spoken['from'], name: string, text: string): void {
		this.#say({ from, name, text });
	}

	/** What the table itself says; `of`: what pages do more about than show it. */
	notice(text: Words, of?: Notice['of']): void {
		this.#say({ from: 'table', text, ...(of ? { of } : {}) });
	}

	/** One seat says this to another; `key`: where it is kept. */
	whisper(key: string, line: Whisper): void {
		this.whispered.push(line);
		this.#keepWhispers(key, [...(this.whispers.get(key) ?? []), line].slice(-WHISPERS_KEPT));
	}

	forgetWhispers(key: string): void {
		this.#keepWhispers(key, []);
	}

	#keepWhispers(key: string, lines: readonly Whisper[]): void {
		this.whispers = new Map([...this.whispers, [key, lines]]);
		this.entries[key] = JSON.stringify(lines);
	}

	#say(said: Omit<Spoken, 'n' | 'at'> | Omit<Notice, 'n' | 'at'>): void {
		const n = ((this.lines.at(-1) ?? this.session.chat.at(-1))?.n ?? 0) + 1;
		const line: ChatLine = { n, ...said, at: this.session.port.now() };
		this.lines.push(line);
		this.entries[`chat:${n % CHAT_KEPT}`] = JSON.stringify(line);
	}
}
