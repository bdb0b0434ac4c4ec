/** Which lines stand over a map that has no room for the log. */
import type { SeatId } from '$lib/core';
import type { Words } from '$lib/core/words';
import { told } from '../../moments';
import type { Told } from '../../moments';
import { weightOf } from '../../weights';
import type { Notes } from '../../weights';

export interface Fresh {
	readonly say: Words;
	/** May decide the game, or is about you: newer lines that matter less do not take its place. */
	readonly holds: boolean;
}

const HOLDS = 3;

/** Of all that one decision told, at most so many lines, in their order: the heaviest, and of like ones the latest. */
export function newsOf(
	events: readonly Told[],
	{
		notes,
		you,
		most
	}: { readonly notes: Notes; readonly you: SeatId | null; readonly most: number }
): readonly Fresh[] {
	return events
		.flatMap(({ say }, at) => {
			if (!say) return [];
			const moves = told(events, at).flatMap(({ move }) => move ?? []);
			const weight = weightOf(say, moves, { notes, you });
			return [{ say, weight, at }];
		})
		.sort((one, other) => other.weight - one.weight || other.at - one.at)
		.slice(0, most)
		.sort((one, other) => one.at - other.at)
		.map(({ say, weight }) => ({ say, holds: weight >= HOLDS }));
}

/** What stands then: the newest, and the last of those that hold. */
export function standing<Line extends Pick<Fresh, 'holds'>>(
	lines: readonly Line[],
	most: number
): readonly Line[] {
	const newest = lines.slice(-most);
	if (newest.some(({ holds }) => holds)) return newest;
	const held = lines.findLast(({ holds }) => holds);
	return held ? [held, ...lines.slice(lines.length - most + 1)] : newest;
}
