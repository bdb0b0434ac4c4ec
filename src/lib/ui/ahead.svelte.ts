/**
 * An answer given ahead: left at the table, which gives it when its question comes, and kept here until that is
 * known; dropped with a word when the question that comes is another. Nobody else learns of it before.
 */
import { isSameQuestion, stillAnswers } from '$lib/core/foreseen';
import type { Foreseen, HeldAhead } from '$lib/core/foreseen';
import type { Answer, OwnAhead, OwnComing, OwnDecision, Words } from '$lib/core';
import { Draft } from './draft.svelte';
import { carried, fromAnswer } from './filling';
import type { Filling } from './filling';

export interface Held extends HeldAhead {
	/** What sending it does. */
	readonly deed: Words;
}

/** A draft begun while its question was still to come. */
interface Begun {
	readonly question: Foreseen;
	readonly filling: Filling;
	readonly deed: Words;
}

export class Ahead {
	/** The answer being made, while the form is open. */
	readonly draft: Draft;
	/** What is to come; replaced whole by what the room says. */
	coming: OwnComing | null = $state.raw(null);
	held: Held | null = $state.raw(null);
	/** The decision it was sent to, until that is gone. */
	sent: number | null = $state.raw(null);
	/** What an answer that was dropped would have done, until that was read; '' where that is not known. */
	dropped: Words | null = $state.raw(null);
	/** What a draft that fell away would have done, until that was read. */
	fallen: Words | null = $state.raw(null);
	/** Whether the form for the question to come is open. */
	open = $state(false);

	/** The table has said that it holds it. */
	#isLeft = false;
	/** What was begun, for the question that is asked now. */
	#begun: Begun | null = null;
	readonly #leave: (answer: Answer | null) => void;

	/** `leave`: tells the table what is held, or that nothing is. `place`: where the draft is kept over a reload. */
	constructor(leave: (answer: Answer | null) => void = () => {}, place: string | null = null) {
		this.#leave = leave;
		this.draft = new Draft(place);
	}

	/**
	 * Takes what is asked of this seat now, what is to come, and what the table holds for it. What is held stays
	 * as long as its question is still to come, or is the one asked, with all that the answer names; so does a draft, as
	 * long as all of it can be chosen.
	 */
	meet(decision: OwnDecision | null, coming: OwnComing | null, left: OwnAhead | null = null): void {
		this.coming = coming;
		if (!coming) this.open = false;
		this.#carry(decision, coming);
		if (left?.isVoid) {
			this.dropped = this.held?.deed ?? '';
			this.held = null;
			this.#isLeft = false;
			this.#leave(null);
			return;
		}
		if (left && !this.held && coming?.name === left.name) this.#takeUp(coming, left.answer);
		const wasLeft = this.#isLeft;
		this.#isLeft = left !== null;
		if (!this.held) return;
		// The table has given it.
		if (wasLeft && !left) {
			this.held = null;
			return;
		}
		if (this.sent !== null && decision?.id !== this.sent) return this.#drop();
		const question = decision?.name === this.held.name ? decision : coming;
		if (question && stillAnswers(this.held, question)) return;
		this.dropped = this.held.deed;
		this.#drop();
	}

	/** Holds what was filled in. */
	hold(): void {
		const { answer, deed, decision } = this.draft;
		if (!decision || answer === null || this.draft.missing !== null) return;
		this.held = { name: decision.name, shape: decision.shape, answer, deed };
		this.open = false;
		this.dropped = null;
		this.#leave(answer);
	}

	takeBack(): void {
		if (this.#isLeft) this.#leave(null);
		this.#drop();
	}

	#drop(): void {
		this.held = null;
		this.sent = null;
		this.#isLeft = false;
	}

	/** What is held for this question, and answers it still; null when nothing is. */
	answerTo(decision: Foreseen | null): Answer | null {
		return decision && this.held && stillAnswers(this.held, decision) ? this.held.answer : null;
	}

	/** What was begun for this question, once: null where nothing was, or where something is held for it. */
	takeBegun(decision: OwnDecision | null): Filling | null {
		const begun = this.#begun;
		if (!begun || begun.question.name !== decision?.name) return null;
		this.#begun = null;
		return this.held ? null : this.#still(begun, decision);
	}

	/** Another device of this seat, or this page before it was loaded anew, has left it. */
	#takeUp(coming: OwnComing, answer: Answer): void {
		const { name, shape } = coming;
		this.held = { name, shape, answer, deed: this.draft.does(fromAnswer(shape, answer)) };
		this.open = false;
	}

	#carry(decision: OwnDecision | null, coming: OwnComing | null): void {
		const { decision: question, filling, touched, deed } = this.draft;
		const begun: Begun | null =
			question && filling && touched && !this.held
				? { question, filling: $state.snapshot(filling), deed }
				: null;
		// All that come have one number: another question is begun anew, and what is kept for this one is not for the next.
		if (!coming) this.draft.drop();
		if (question && coming && !isSameQuestion(question, coming)) this.draft.ask(null);
		this.draft.ask(coming && { ...coming, id: 0, window: null });
		if (!begun || (coming && isSameQuestion(begun.question, coming))) return;
		if (coming?.name === begun.question.name) {
			const still = this.#still(begun, coming);
			if (still) this.draft.resume(still);
		} else if (decision?.name === begun.question.name) this.#begun = begun;
		else this.fallen = begun.deed;
	}

	/** What is left of a draft: all of it, or nothing, and then it says so. */
	#still({ filling, deed }: Begun, { shape }: Foreseen): Filling | null {
		const still = carried(shape, filling);
		if (!still) this.fallen = deed;
		return still;
	}
}
