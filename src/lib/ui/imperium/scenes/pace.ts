/**
 * How fast a fight is told: much of it comes in one piece from the room, and is followed one thing after another. What
 * others fight is told faster, and nothing waits for it.
 */
import type { ImperiumMove } from '../screen';

/** How long each is looked at before the next is told, in ms; what is not named stands for no time. */
const STANDS: { readonly [type in ImperiumMove['type']]?: number } = {
	fired: 500,
	battleBegins: 900,
	announced: 700,
	strike: 600,
	battleRound: 500,
	dice: 1500,
	leaving: 900,
	retreats: 900,
	lost: 900,
	damaged: 700,
	played: 1400,
	cancelled: 900,
	// What it came to is a sentence, and what is asked next takes its place.
	battleEnds: 2000,
	bombards: 600,
	x89: 900,
	landed: 600,
	invasionBegins: 700,
	groundRound: 400,
	razed: 900,
	landedLost: 900,
	invasionEnds: 900,
	taken: 600
};

/** All that is still to be told takes no longer: in a fight of one’s own, while it asks one, and in one of others or while something else is asked. */
export const MOST_MS = { mine: 12_000, pressed: 3000, others: 6000 } as const;

/** How long this one is looked at, in ms, when nothing hurries. */
export const standsFor = (move: ImperiumMove | undefined): number =>
	(move && STANDS[move.type]) ?? 0;
