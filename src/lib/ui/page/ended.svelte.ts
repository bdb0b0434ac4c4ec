/** The page of how it ended, in place of the board: loaded when a game is over, and shown when the last of it was seen. */
import type { LiveTable } from '$lib/table/table.svelte';
import type EndPageType from '../ending/EndPage.svelte';
import { late } from '../late';

/** The last move is drawn on the board first. */
const SEEN_MS = 2_800;

export class Ended {
	Page = $state.raw<typeof EndPageType | null>(null);

	constructor(table: LiveTable) {
		/** The game was seen while it was on. */
		let wasOn = false;
		const isOver = $derived(table.open?.over != null);
		const isOn = $derived(table.open !== null && !isOver);
		$effect(() => {
			if (isOn) wasOn = true;
			if (!isOver) {
				this.Page = null;
				return;
			}
			const seen = new Promise((resolve) => setTimeout(resolve, wasOn ? SEEN_MS : 0));
			let left = false;
			void Promise.all([late(() => import('../ending/EndPage.svelte')), seen]).then(([page]) => {
				if (!left) this.Page = page.default;
			});
			return () => (left = true);
		});
	}
}
