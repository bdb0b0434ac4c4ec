/**
 * How long a game takes at a real table: one person in the first seat, who thinks ten seconds about each decision
 * there is something to decide in, beside bots at the pace a host finds set. Asked together they think together; a
 * window has no least time where one person is alone, and bots answer it at once (ROOM-WINDOW.2, ROOM-BOT.2).
 */
import type { AnyTable, Decision } from '../../src/lib/core';
import { HOUSE_INITIAL } from '../../src/lib/protocol';

export const THOUGHT_MS = 10_000;

/** Whether a person would be bothered with it: in a window who can do nothing but pass is not. */
export const isSeen = ({ window, shape }: Decision): boolean =>
	window === null || shape.type !== 'one' || shape.choices.length > 1;

function timeFor(decision: Decision, person: string | undefined): number {
	const { seat, window } = decision;
	if (seat === person) return isSeen(decision) ? THOUGHT_MS : 0;
	return seat === 'table' || window !== null ? 0 : HOUSE_INITIAL.botMs;
}

/** A clock of the table: told of what is asked, and of what is answered. */
export class TableClock {
	#now = 0;
	/** When each open question was put. */
	#asked = new Map<number, number>();
	/** Questions the person answered. */
	decided = 0;

	look({ decisions }: AnyTable): void {
		this.#asked = new Map(decisions.map(({ id }) => [id, this.#asked.get(id) ?? this.#now]));
	}

	/** Before `look` sees what came of it. */
	answered({ seats }: AnyTable, decision: Decision): void {
		const [person] = seats;
		const due = (this.#asked.get(decision.id) ?? this.#now) + timeFor(decision, person);
		this.#now = Math.max(this.#now, due);
		if (decision.seat === person && isSeen(decision)) this.decided += 1;
	}

	get minutes(): number {
		return this.#now / 60_000;
	}
}
