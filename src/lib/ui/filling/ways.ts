/** Ways through a question of picks within picks: the one taken so far, and those that lead to a piece. */
import { thenOf } from '$lib/core/shape';
import type { Shape } from '$lib/core/shape';
import type { Words } from '$lib/core/words';
import { pick } from './blank';
import { picked, totalOf } from './filling';
import type { Filling } from './filling';

/** What is picked so far, in the order the question asks it: ids of choices, then those of a pick of some. */
export interface Trail {
	readonly picks: readonly string[];
	/** What a split at its end adds up to; null without one. */
	readonly amount: number | null;
	/** How much of each place such a split takes. */
	readonly split: { readonly [place: string]: number };
}

const NOWHERE: Trail = { picks: [], amount: null, split: {} };

/** The way taken so far. */
export function trailOf(shape: Shape, filling: Filling): Trail {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return NOWHERE;
			const below = chosen.then && chosen.below ? trailOf(chosen.then, chosen.below) : NOWHERE;
			return { ...below, picks: [chosen.choice.id, ...below.picks] };
		}
		case 'some':
			return { ...NOWHERE, picks: [...filling.picks] };
		case 'split':
			return { ...NOWHERE, amount: totalOf(filling), split: { ...filling.split } };
		default:
			return NOWHERE;
	}
}

/** A way through a question to a choice that stands for a piece. */
export interface Offer {
	/** Ids to pick, the outermost first. */
	readonly path: readonly string[];
	/** What each of them says, but the last where the piece itself says it. */
	readonly says: readonly Words[];
	readonly note?: Words;
}

/** Every way a question leads to this piece by picking one thing after another. */
export function offersOf(shape: Shape, piece: string): Offer[] {
	if (shape.type !== 'one') return [];
	return shape.choices.flatMap((choice): Offer[] => {
		const { id, on, say, note } = choice;
		const then = thenOf(shape, choice);
		if (on === piece) return [{ path: [id], says: [say], ...(note ? { note } : {}) }];
		return (then ? offersOf(then, piece) : []).map((offer) => ({
			...offer,
			path: [id, ...offer.path],
			says: [say, ...offer.says]
		}));
	});
}

/** Picks one thing after another, as an offer says. */
export function take(shape: Shape, filling: Filling, [id, ...rest]: readonly string[]): void {
	if (shape.type !== 'one' || id === undefined) return;
	pick(shape, filling, id);
	const chosen = picked(shape, filling);
	if (chosen?.then && chosen.below) take(chosen.then, chosen.below, rest);
}
