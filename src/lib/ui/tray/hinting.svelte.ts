/** The hint that was asked for on this page: of which question it is, and what is told of it. */
import type { Advice } from '$lib/bots';
import type { OwnDecision, Words } from '$lib/core';
import { msg } from '$lib/core/words';
import type { LiveTable } from '$lib/table/table.svelte';
import type { Draft } from '../draft.svelte';
import { takesNothing } from '../filling';
import { spreadOf } from '../filling/spread';
import { adviceOn } from './hint';

/** As much of a table as is thought about. */
export interface Thought extends Pick<
	LiveTable,
	'name' | 'open' | 'own' | 'decision' | 'answered'
> {
	readonly room: { readonly game: string } | null;
	readonly sending: object | null;
}

interface Hint {
	readonly table: Thought;
	readonly decision: number;
	/** Of which question: in a talk each offer of another asks it anew. */
	readonly name: string;
	/** This player's moves there were: with the next one it is another question. */
	readonly answered: number | null;
	/** What was filled in; null: none was found. */
	readonly answer: string | null;
	/** Something is done before it, and after that it may be asked again. */
	readonly isFirst: boolean;
	/** Nothing: none was found. */
	readonly lines: readonly Words[];
}

/** So often it is thought about anew when others speak meanwhile. */
const MOST_THOUGHTS = 6;

const answerIn = ({ answer }: Draft): string => JSON.stringify(answer);

export class Hinting {
	#told = $state.raw<Hint | null>(null);
	/** The question that is thought about. */
	#thinking = $state.raw<number | null>(null);

	/** What is told of the question that is open; null: nothing was asked. */
	toldOf(table: Thought): readonly Words[] | null {
		const told = this.#told;
		return told?.table === table && told.decision === table.decision?.id ? told.lines : null;
	}

	/** All that was told is filled in: asking again would say the same. */
	isFilledIn(table: Thought, draft: Draft): boolean {
		const told = this.toldOf(table) && this.#told;
		return told !== null && !told.isFirst && told.answer === answerIn(draft);
	}

	thinksOf = (table: Thought): boolean =>
		this.#thinking !== null && this.#thinking === table.decision?.id;

	/** Fills the draft with what a steady player would do, and tells why. Sends nothing. */
	async ask(table: Thought, draft: Draft): Promise<void> {
		if (this.thinksOf(table)) return;
		for (let thoughts = 0; thoughts < MOST_THOUGHTS; thoughts++) {
			const { room, open, own, answered } = table;
			if (!room || !open || !own?.decision) return;
			const { decision } = own;
			const { id } = decision;
			this.#thinking = id;
			const seed = `${table.name} ${own.seat} ${id}`;
			const advice = await adviceOn({ game: room.game, open, own, seed });
			if (this.#thinking === id) this.#thinking = null;
			if (draft.decision?.id === id && table.decision?.id === id)
				return this.#tell(table, draft, decision, advice);
			// Meanwhile it may have been answered, or another stands in its place; in a talk it was only asked anew.
			const isSent = table.sending !== null || table.answered !== answered;
			if (isSent || !isAnew(decision, table.decision)) return;
		}
	}

	/** In a talk what others say asks anew: what was told holds while it is filled in, and is thought about anew where it cannot be. */
	async goOn(table: Thought, draft: Draft): Promise<void> {
		const told = this.#told;
		const { decision } = table;
		if (told?.table !== table || !decision || draft.decision?.id !== decision.id) return;
		if (told.decision === decision.id || told.answered !== table.answered || table.sending) return;
		if (told.name !== decision.name || decision.window !== null) return;
		if (told.answer === answerIn(draft)) this.#told = { ...told, decision: decision.id };
		else if (!draft.touched) {
			this.#told = null;
			await this.ask(table, draft);
		}
	}

	#tell(table: Thought, draft: Draft, decision: OwnDecision, advice: Advice | null): void {
		const lines: Words[] = [];
		if (advice) {
			draft.fillIn(advice.answer);
			const spread = draft.filling && spreadOf(decision.shape, draft.filling);
			const deed = spread ? msg('{deed}: {spread}', { deed: draft.deed, spread }) : draft.deed;
			const [before] = advice.beside;
			const first = { and: advice.beside.map(({ say }) => say) };
			// What it would do after that, and is nothing as things are, it may see otherwise then.
			const isIdle = before && draft.filling && takesNothing(decision.shape, draft.filling);
			lines.push(
				isIdle
					? msg('A steady player would first do this: {first}. Ask again after that.', { first })
					: before
						? msg('A steady player would first do this: {first}. Then: {deed}', { first, deed })
						: msg('A steady player would do this: {deed}', { deed })
			);
			const why = isIdle ? before.why : advice.why;
			if (why) lines.push(why);
		}
		const { id, name } = decision;
		const answer = advice && answerIn(draft);
		const isFirst = advice !== null && advice.beside.length > 0;
		this.#told = { table, decision: id, name, answered: table.answered, answer, isFirst, lines };
	}
}

/** Whether the second is the first, asked again because somebody else spoke. */
export const isAnew = (before: OwnDecision, now: OwnDecision | null): boolean =>
	now?.name === before.name && now.window === null && before.window === null;

export const hinting = new Hinting();
