/** The hint that was asked for on this page: of which question it is, and what is told of it. */
import type { Words } from '$lib/core';
import { msg } from '$lib/core/words';
import type { LiveTable } from '$lib/table/table.svelte';
import type { Draft } from '../draft.svelte';
import { takesNothing } from '../filling';
import { adviceOn } from './hint';

interface Hint {
	readonly table: LiveTable;
	readonly decision: number;
	/** Nothing: none was found. */
	readonly lines: readonly Words[];
}

class Hinting {
	#told = $state.raw<Hint | null>(null);
	/** The question that is thought about. */
	#thinking = $state.raw<number | null>(null);

	/** What is told of the question that is open; null: nothing was asked. */
	toldOf(table: LiveTable): readonly Words[] | null {
		const told = this.#told;
		return told?.table === table && told.decision === table.decision?.id ? told.lines : null;
	}

	thinksOf = (table: LiveTable): boolean =>
		this.#thinking !== null && this.#thinking === table.decision?.id;

	/** Fills the draft with what a steady player would do, and tells why. Sends nothing. */
	async ask(table: LiveTable, draft: Draft): Promise<void> {
		const { room, open, own } = table;
		if (!room || !open || !own?.decision || this.thinksOf(table)) return;
		const { decision } = own;
		const { id } = decision;
		this.#thinking = id;
		const seed = `${table.name} ${own.seat} ${id}`;
		const advice = await adviceOn({ game: room.game, open, own, seed });
		if (this.#thinking === id) this.#thinking = null;
		// Meanwhile it may have been answered, or another stands in its place.
		if (draft.decision?.id !== id || table.decision?.id !== id) return;
		const lines: Words[] = [];
		if (advice) {
			draft.fillIn(advice.answer);
			const { deed } = draft;
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
		this.#told = { table, decision: id, lines };
	}
}

export const hinting = new Hinting();
