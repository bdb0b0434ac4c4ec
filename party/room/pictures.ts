/** Shows the whole picture to those who wait for it, one after the other, as soon as each can be paid for. */
import type { SeatId } from '$lib/core';
import type { Answer } from './answering';
import type { Budgets } from './budgets';
import type { Ground } from './session';
import { holderOf } from './devices';
import { hashOf } from './keys';
import { seatBehind } from './listener';
import type { Listener } from './listener';
import type { Turn } from './turn';
import type { Turns } from './turns';
import type { Waiting, Wish } from './waiting';

/** The seat that pays for a picture: the one it speaks for, or whose key it brings. */
const payerOf = ({ record, session }: Turn, listener: Listener, wish: Wish): SeatId | null =>
	seatBehind(listener) ??
	(wish.type === 'hello' && wish.key
		? holderOf(record, hashOf(wish.key), session.port.now())
		: null);

export class Pictures {
	/** Calls off serving those who wait. */
	#cancel: (() => void) | null = null;

	constructor(
		readonly ground: Ground,
		readonly turns: Turns,
		readonly budgets: Budgets,
		readonly waiting: Waiting,
		readonly answer: Answer
	) {}

	wish(listener: Listener, wish: Wish): void {
		if (wish.type === 'hello') listener.saidHello = true;
		this.waiting.add(listener, wish);
		this.#serveSoon(listener);
	}

	#serveSoon(...asked: readonly Listener[]): void {
		void this.turns.take((turn) => this.#serve(turn), asked);
	}

	/** Serves the first of those who wait, if there is one who has paid, and sees to it that the rest are. */
	async #serve(turn: Turn): Promise<void> {
		const { port } = this.ground;
		this.#cancel?.();
		this.#cancel = null;
		const next = this.waiting.next((listener, wish) => this.#until(turn, listener, wish));
		if (next === null) return;
		if (typeof next === 'number') {
			this.#cancel = port.later(next, () => this.#serveSoon());
			return;
		}
		const { listener, wish } = next;
		this.waiting.delete(listener);
		this.budgets.payPicture(listener, payerOf(turn, listener, wish));
		listener.pictured = port.now();
		if (this.waiting.isAny) this.#serveSoon();
		await this.answer(turn, listener, wish);
	}

	/** ms until this one can be shown the whole picture. */
	#until(turn: Turn, listener: Listener, wish: Wish): number {
		const { limits, port } = this.ground;
		return Math.max(
			listener.pictured + limits.pictureMs - port.now(),
			this.budgets.untilPicture(listener, payerOf(turn, listener, wish))
		);
	}
}
