/**
 * An answer given ahead: held on this page, sent when its question comes, dropped with a word when the
 * question that comes is another. Nobody else learns of it before it is sent.
 */
import type { Answer, OwnComing, OwnDecision, Shape, Words } from '$lib/core';
import { Draft } from './draft.svelte';

/** As much of a question as decides whether an answer made for it still fits. */
export interface Question {
	readonly name: string;
	readonly shape: Shape;
}

export interface Held extends Question {
	readonly answer: Answer;
	/** What sending it does. */
	readonly deed: Words;
}

/** Notes tell what a choice leads to and may change; the choices themselves may not. */
const choices = (shape: Shape): string =>
	JSON.stringify(shape, (key, value: unknown) => (key === 'note' ? undefined : value));

export const fits = (held: Question, asked: Question): boolean =>
	held.name === asked.name && choices(held.shape) === choices(asked.shape);

export class Ahead {
	/** The answer being made, while the form is open. */
	readonly draft = new Draft(null);
	/** What is to come; replaced whole by what the room says. */
	coming: OwnComing | null = $state.raw(null);
	held: Held | null = $state.raw(null);
	/** The decision it was sent to, until that is gone. */
	sent: number | null = $state.raw(null);
	/** What an answer that was dropped would have done, until that was read. */
	dropped: Words | null = $state.raw(null);
	/** Whether the form for the question to come is open. */
	open = $state(false);

	/**
	 * Takes what is asked of this seat now, and what is to come. What is held stays as long as its question
	 * is still to come, or is the one asked.
	 */
	meet(decision: OwnDecision | null, coming: OwnComing | null): void {
		this.coming = coming;
		if (!coming) this.open = false;
		this.draft.ask(coming && { ...coming, id: 0, window: null });
		if (!this.held) return;
		if (this.sent !== null && decision?.id !== this.sent) return this.takeBack();
		const question = decision?.name === this.held.name ? decision : coming;
		if (question && fits(this.held, question)) return;
		this.dropped = this.held.deed;
		this.held = null;
	}

	/** Holds what was filled in. */
	hold(): void {
		const { answer, deed, decision } = this.draft;
		if (!decision || answer === null || this.draft.missing !== null) return;
		this.held = { name: decision.name, shape: decision.shape, answer, deed };
		this.open = false;
		this.dropped = null;
	}

	takeBack(): void {
		this.held = null;
		this.sent = null;
	}

	/** What is held for this very question; null when nothing is. */
	answerTo(decision: Question | null): Answer | null {
		return decision && this.held && fits(this.held, decision) ? this.held.answer : null;
	}
}
