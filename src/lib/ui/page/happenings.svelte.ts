/** What the room tells as it happens: events to move pieces by, and their words for the live region. */
import type { SeenEvent } from '$lib/protocol';
import type { LiveTable } from '$lib/table/table.svelte';
import { fill } from '../words';
import type { Names } from '../words';

export class Happenings {
	/** The events that led to the table as it is now; counted, so that a board knows a new batch. */
	batch = $state.raw<{ readonly n: number; readonly events: readonly SeenEvent[] } | null>(null);
	/** The last batch, in words. */
	spoken = $state('');

	constructor(table: LiveTable, names: () => Names) {
		const next = (events: readonly SeenEvent[]) => ({ n: (this.batch?.n ?? 0) + 1, events });
		$effect(() =>
			table.on((event) => {
				if (event.type === 'replaced') {
					this.batch = next([]);
					this.spoken = '';
				}
				if (event.type !== 'events') return;
				this.batch = next(event.events);
				this.spoken = event.events
					.filter(({ say }) => say)
					.map(({ say }) => fill(say, names()))
					.join(' ');
			})
		);
	}
}
