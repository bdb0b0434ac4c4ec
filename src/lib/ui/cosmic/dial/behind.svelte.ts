/** The dial while something stands over it: it waits, and moves by all that happened meanwhile once it is seen again. */
import { untrack } from 'svelte';
import type { OpenBoard } from '$lib/games/cosmic/view';
import type { Batch } from '../../boards';
import type { Told } from '../../moments';
import type { CosmicMove } from '../screen';

export class Behind {
	/** What the dial is given; null: what there is. */
	shown = $state.raw<{
		readonly open: OpenBoard;
		readonly batch: Batch<CosmicMove> | null;
	} | null>(null);
	/** What it has not shown yet. */
	#missed: Told<CosmicMove>[] = [];
	#met: number | null = null;

	/** Takes the view and what led to it; `hidden`: nobody sees the dial now. */
	meet(open: OpenBoard, batch: Batch<CosmicMove> | null, hidden: boolean): void {
		untrack(() => {
			if (batch && batch.n !== this.#met) {
				this.#met = batch.n;
				// Nothing led to a view that came by itself.
				this.#missed = batch.events.length > 0 ? [...this.#missed, ...batch.events] : [];
			}
			if (hidden) return;
			const { shown } = this;
			// The same batch again, as when something else of the page has changed, moves nothing twice.
			const same = shown && batch && shown.batch?.n === batch.n;
			this.shown = {
				open,
				batch: same ? shown.batch : batch && { n: batch.n, events: this.#missed }
			};
			this.#missed = [];
		});
	}
}
