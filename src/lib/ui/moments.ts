/** Lines of the log and what was told with them, for looking back. */
import type { GameEvent } from '$lib/core/table';

/** As much of an event as looking back needs. */
export interface Told {
	readonly say: string;
	readonly move?: GameEvent['move'];
}

/** A line, and the moves without words that were told with it: up to the next line. */
export function told(events: readonly Told[], at: number): readonly Told[] {
	const next = events.findIndex(({ say }, i) => i > at && say !== '');
	return events.slice(at, next < 0 ? undefined : next);
}
