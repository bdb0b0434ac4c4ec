/**
 * A write costs more than a decision, so when several are asked, answers wait a moment for those of the
 * others, and are carried out in one turn with them. Whatever else is said keeps its place among them.
 */
import type { ClientMessage } from '$lib/protocol';
import type { Answer } from './answering';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import type { Port } from './port';
import type { Turns } from './turns';

/** [ROOM-SAVE.3] So long an answer waits for those of others who are asked with it: no player notices. */
export const GATHER_MS = 2;

export class Gathering {
	/** Answers that wait for those that come in with them. */
	#answers: { readonly from: Listener; readonly message: ClientMessage }[] = [];
	#stop = () => {};

	constructor(
		readonly port: Port,
		readonly turns: Turns,
		readonly answer: Answer
	) {}

	add(from: Listener, message: ClientMessage): void {
		this.#answers.push({ from, message });
		if (this.#isAll) this.letIn();
		else if (this.#answers.length === 1)
			this.#stop = this.port.later(GATHER_MS, () => this.letIn());
	}

	/**
	 * Whether nobody is left to wait for. The room's own clock, where a window has one, never answers here:
	 * so there every answer waits as long, and nobody can tell by that whether others are still asked.
	 */
	get #isAll(): boolean {
		const asked = this.turns.session?.running?.table.decisions ?? [];
		return asked.every(({ seat }) => this.#answers.some(({ from }) => seatBehind(from) === seat));
	}

	/** The answers that were gathered are a turn. */
	letIn(): void {
		this.#stop();
		const answers = this.#answers;
		if (answers.length === 0) return;
		this.#answers = [];
		void this.turns.take(
			async (turn) => {
				for (const { from, message } of answers) await this.answer(turn, from, message);
			},
			answers.map(({ from }) => from)
		);
	}
}
