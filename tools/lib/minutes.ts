/**
 * How long a game takes at a real table: people in the first seats, who think ten seconds about each decision there
 * is something to decide in, beside bots at the pace a host finds set. Asked together they think together; a window
 * has its least time where there are several people, none where one is alone, and bots answer it at once
 * (ROOM-WINDOW.1, ROOM-WINDOW.2, ROOM-BOT.2).
 */
import type { AnyTable, Decision } from '../../src/lib/core';
import { HOUSE_INITIAL } from '../../src/lib/protocol/house';

export const THOUGHT_MS = 10_000;

/** Whether a person would be bothered with it: in a window who can do nothing but pass is not. */
export const isSeen = ({ window, shape }: Decision): boolean =>
	window === null || shape.type !== 'one' || shape.choices.length > 1;

function timeFor(decision: Decision, people: readonly string[]): number {
	const { seat, window } = decision;
	const least = window !== null && people.length > 1 ? HOUSE_INITIAL.windowMs : 0;
	if (people.includes(seat)) return isSeen(decision) ? THOUGHT_MS : least;
	return seat === 'table' || window !== null ? least : HOUSE_INITIAL.botMs;
}

/** A clock of the table: told of what is asked, and of what is answered. */
export class TableClock {
	#now = 0;
	/** When each open question was put. */
	#asked = new Map<number, number>();
	/** Questions the first person answered. */
	decided = 0;

	/** `people`: how many of the seats, from the first, are theirs. */
	constructor(readonly people = 1) {}

	look({ decisions }: AnyTable): void {
		this.#asked = new Map(decisions.map(({ id }) => [id, this.#asked.get(id) ?? this.#now]));
	}

	/** Before `look` sees what came of it. */
	answered({ seats }: AnyTable, decision: Decision): void {
		const people = seats.slice(0, this.people);
		const due = (this.#asked.get(decision.id) ?? this.#now) + timeFor(decision, people);
		this.#now = Math.max(this.#now, due);
		if (decision.seat === seats[0] && isSeen(decision)) this.decided += 1;
	}

	get minutes(): number {
		return this.#now / 60_000;
	}
}
