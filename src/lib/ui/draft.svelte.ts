/**
 * The answer being made to the open decision, shared by tray, board, hand and text mode. Nothing of
 * it leaves this device before it is sent, and it outlives a lost connection or a reload.
 */
import { barredFor } from '$lib/core/answer';
import { PASS } from '$lib/core/shape';
import type { AsideAnswer } from '$lib/core/aside';
import type { Answer, Barred } from '$lib/core/shape';
import type { OwnDecision } from '$lib/core/look';
import type { Words } from '$lib/core/words';
import type { Verbs } from './boards';
import {
	aboutOf,
	answerOf,
	barredAlong,
	blank,
	carried,
	deed,
	deedAlong,
	deedAs,
	fromAnswer,
	litOf,
	missing,
	offersOf,
	sendsAlong,
	take,
	totalOf,
	touch,
	trailOf
} from './filling';
import type { Filling, Lit, Offer, Trail } from './filling';

interface Kept {
	readonly id: number;
	readonly name: string;
	readonly filling: Filling;
}

export class Draft {
	/** The question; replaced whole by what the room says. */
	decision = $state.raw<OwnDecision | null>(null);
	filling = $state<Filling | null>(null);
	/** What the sending button says; null until the game's words are loaded. */
	verbs = $state.raw<Verbs | null>(null);
	/** The first of the questions that go on as this one, where others’ words ask it anew in a talk: it stays as it is read. */
	from = $state<number | null>(null);
	/** Whether anything was changed since the question came. */
	touched = $state(false);
	/** Whether this window asks once more, what was answered to it not having come to pass: somebody acted first. */
	again = $state(false);

	readonly answer: Answer | null = $derived(
		this.decision && this.filling ? answerOf(this.decision.shape, this.filling) : null
	);
	/** What is missing before it can be sent, in words; null when nothing is. */
	readonly missing: Words | null = $derived(
		this.decision && this.filling ? missing(this.decision.shape, this.filling) : null
	);
	/** What sending it will do. */
	readonly deed: Words = $derived(this.filling ? this.does(this.filling) : '');
	/** Every piece an answer can name, by its id. */
	readonly lit: ReadonlyMap<string, Lit> = $derived(
		this.decision && this.filling ? litOf(this.decision.shape, this.filling) : new Map()
	);
	/** The pieces the question is about besides. */
	readonly about: ReadonlySet<string> = $derived(aboutOf(this.decision?.about ?? [], this.lit));

	/** What is picked so far, in the order it was asked; null while nothing is asked. */
	readonly trail: Trail | null = $derived(
		this.decision && this.filling ? trailOf(this.decision.shape, this.filling) : null
	);

	/** Where drafts are kept over a reload; null: nowhere. */
	readonly #place: string | null;
	/** The draft of the question before this one, which may come back: something came between. */
	#before: { readonly shape: string; readonly id: number; readonly filling: Filling } | null = null;
	/** What was answered last, till something else is asked. */
	#sent: { readonly to: OwnDecision; readonly answer: Answer } | null = null;

	constructor(place: string | null) {
		this.#place = place;
	}

	/** What sending this would do, if it were filled in. */
	does(filling: Filling): Words {
		if (!this.decision) return '';
		const { name, shape } = this.decision;
		const { sends = {}, along = {}, laid } = this.verbs ?? {};
		const further = sendsAlong(along, name, shape, filling);
		if (further) return deedAlong(shape, filling, further);
		const lays = laid?.[name];
		if (lays && totalOf(filling) > 0) return lays(filling.split);
		const own = sends[name];
		return own ? deedAs(shape, filling, own) : deed(shape, filling);
	}

	/** Takes the question as it stands now; a draft for the same question stays. */
	ask(decision: OwnDecision | null): void {
		if (decision && this.decision && decision.id === this.decision.id) {
			const same = JSON.stringify(decision.shape) === JSON.stringify(this.decision.shape);
			this.decision = decision;
			if (same) return;
		}
		if (!decision || !this.#goesOn(decision)) this.from = decision?.id ?? null;
		const begun = decision && (this.#begun(decision) ?? this.#counter(decision));
		const again = decision && this.#again(decision);
		if (this.decision && this.filling && this.touched) {
			const { id, shape } = this.decision;
			this.#before = { id, shape: JSON.stringify(shape), filling: this.filling };
		}
		const kept = decision && (this.#back(decision) ?? this.#kept(decision) ?? begun);
		this.decision = decision;
		this.filling = decision && (kept ?? again ?? blank(decision.shape));
		this.touched = (kept ?? again) !== null;
	}

	/** What was sent, which the room may have let somebody else forestall. */
	sent(id: number, answer: Answer | AsideAnswer): void {
		const to = this.decision;
		this.#sent = to?.id === id && !('aside' in answer) ? { to, answer } : null;
	}

	/** Forgets what was filled in. */
	drop(): void {
		if (!this.decision) return;
		this.filling = blank(this.decision.shape);
		this.touched = false;
		this.keep();
	}

	/** Touches a piece on the board or a card in the hand; false when the question is not about it. */
	touch(on: string, by: number | 'toggle'): boolean {
		if (!this.decision || !this.filling) return false;
		const hit = touch(this.decision.shape, this.filling, on, by);
		if (hit) this.changed();
		return hit;
	}

	/** What the question says of a piece that cannot be chosen, or of where it lies; null where it says nothing. */
	barred(on: string, within: string | null = null): Barred | null {
		if (!this.decision || !this.filling) return null;
		const barred = barredAlong(this.decision.shape, this.filling);
		return barredFor(barred, on) ?? (within === null ? null : (barredFor(barred, within) ?? null));
	}

	/** Every way the question leads to a piece. */
	offers = (on: string): Offer[] => (this.decision ? offersOf(this.decision.shape, on) : []);

	/** Picks one thing after another, as an offer says. */
	take = (path: readonly string[]): void => {
		if (!this.decision || !this.filling) return;
		take(this.decision.shape, this.filling, path);
		this.changed();
	};

	/** Goes on with what was filled in elsewhere. */
	resume(filling: Filling): void {
		this.filling = filling;
		this.changed();
	}

	/** Fills in an answer, to be sent as it is or changed. */
	fillIn(answer: Answer): void {
		if (!this.decision) return;
		this.filling = fromAnswer(this.decision.shape, answer);
		this.changed();
	}

	/** To be called after every change made to `filling` from outside. */
	changed = (): void => {
		this.touched = true;
		this.keep();
	};

	keep(): void {
		if (this.#place === null || !this.decision || !this.filling) return;
		const { id, name } = this.decision;
		const kept: Kept = { id, name, filling: $state.snapshot(this.filling) };
		try {
			sessionStorage.setItem(this.#place, JSON.stringify(kept));
		} catch {
			// Storage may be full or forbidden; the draft then lives as long as the page.
		}
	}

	/**
	 * In a window the first to act does so and all others are asked anew. What this seat chose to do is filled in again,
	 * as far as it can still be done; had it been done, its card would not be there any more.
	 */
	#again({ id, name, window, shape }: OwnDecision): Filling | null {
		if (this.#sent?.to.id === id) return null;
		const { to, answer } = this.#sent ?? {};
		this.#sent = null;
		this.again =
			window !== null &&
			to?.name === name &&
			to.window === window &&
			shape.type === 'one' &&
			!!answer &&
			'pick' in answer &&
			answer.pick !== PASS &&
			shape.choices.some((choice) => choice.id === answer.pick);
		if (!this.again || !answer) return null;
		const filling = fromAnswer(shape, answer);
		return missing(shape, filling) === null ? filling : null;
	}

	#back({ id, shape }: OwnDecision): Filling | null {
		const before = this.#before;
		return before?.id === id && before.shape === JSON.stringify(shape) ? before.filling : null;
	}

	/** A counter-offer in the making outlives the next offer of the other side, where all it names is still there. */
	#counter({ name, shape }: OwnDecision): Filling | null {
		const was = this.decision;
		if (!this.touched || this.filling?.reply !== 'offer' || !was) return null;
		// One that was made lies on the table.
		if (this.#sent?.to.id === was.id) return null;
		// A card that an offer named can be chosen while it lies there, and not any more once it is another.
		const isSame = shape.type === 'deal' && name === was.name;
		return isSame ? carried(shape, this.filling) : null;
	}

	/** Whether the question before it was this one, and not answered. */
	#goesOn({ name, window }: OwnDecision): boolean {
		const was = this.decision;
		if (!was || this.#sent?.to.id === was.id) return false;
		return was.name === name && was.window === null && window === null;
	}

	/**
	 * Where many talk at once, what one of them says asks all others anew: a way begun through the question and not
	 * sent goes on, as far as it is still there.
	 */
	#begun(decision: OwnDecision): Filling | null {
		const { shape } = decision;
		const was = this.decision;
		if (!this.touched || !was || !this.filling || !this.#goesOn(decision)) return null;
		if (was.shape.type !== 'one' || shape.type !== 'one') return null;
		const { pick } = this.filling;
		const [before, now] = [was.shape, shape].map(({ choices }) =>
			choices.find(({ id }) => id === pick)
		);
		if (!before || !now) return null;
		if (JSON.stringify(before) === JSON.stringify(now)) return this.filling;
		const filling = blank(shape);
		take(shape, filling, trailOf(was.shape, this.filling).picks);
		return filling;
	}

	#kept(decision: OwnDecision): Filling | null {
		if (this.#place === null) return null;
		try {
			const kept = JSON.parse(sessionStorage.getItem(this.#place) ?? 'null') as Kept | null;
			if (kept?.id !== decision.id || kept.name !== decision.name) return null;
			// A kept draft must still fit the question: ids are counted anew in a rematch.
			const fresh = blank(decision.shape);
			const filling: Filling = { ...fresh, ...kept.filling };
			answerOf(decision.shape, filling);
			if (decision.shape.type === 'order' && filling.order.length !== fresh.order.length)
				return null;
			return missing(decision.shape, filling) === null ? filling : null;
		} catch {
			return null;
		}
	}
}
