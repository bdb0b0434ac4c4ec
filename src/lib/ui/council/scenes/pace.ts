/**
 * How fast a battle is told: a battle round comes in one piece from the room, and is followed one thing
 * after another. What others fight is told faster, and nothing waits for it.
 */
import type { CouncilMove } from '../screen';

/** How long each is looked at before the next is told, in ms; what is not named stands for no time. */
const STANDS: { readonly [type in CouncilMove['type']]?: number } = {
	battle: 700,
	battleRound: 1000,
	bought: 700,
	activated: 1300,
	cancelled: 900,
	rolled: 1500,
	hits: 700,
	remove: 900,
	portGone: 900,
	seize: 900,
	retreat: 900,
	standoff: 900,
	won: 900,
	invasion: 900
};

/** All that is still to be told takes no longer, in a battle of one's own and in one of others. */
export const MOST_MS = { mine: 14_000, others: 7000 } as const;

/** How long this one is looked at, in ms, when nothing hurries. */
export const standsFor = (move: CouncilMove | undefined): number =>
	(move && STANDS[move.type]) ?? 0;
