/** What a question lights: every piece an answer can name, and what is chosen of it; and what it is about besides. */
import { unreachable } from '$lib/core/result';
import type { Choice, Shape } from '$lib/core/shape';
import type { Words } from '$lib/core/words';
import { blank } from './blank';
import { fieldsOf, picked, roomAt, withinSeats } from './filling';
import type { Filling } from './filling';

/** How a piece is lit: what it may do now, as the open question sees it. */
export interface Lit {
	readonly state: 'may' | 'chosen';
	/** How many are chosen there, for places of a split; else null. */
	readonly amount: number | null;
	/** The most that may be chosen there; null when it is chosen whole. */
	readonly max: number | null;
	/** The choice in words. */
	readonly say: Words;
	readonly note?: Words;
	/** It may be chosen, and next to nothing follows from it: it is lit faintly. */
	readonly idle?: true;
	/** They come there; left out: they go from there, or are only counted. */
	readonly comes?: true;
	/** There is no room for more of it. */
	readonly full?: true;
	/** It answers the question before the one that is lit: choosing it changes that answer. */
	readonly back?: true;
}

/** Pieces and seats a question names in `about`, but for those that it lights. */
export const aboutOf = (
	about: readonly string[],
	lit: ReadonlyMap<string, Lit>
): ReadonlySet<string> => new Set(about.filter((piece) => !lit.has(piece)));

/** Every piece an answer can name, by the id a choice or place gives in `on`. */
export function litOf(
	shape: Shape,
	filling: Filling,
	lit: Map<string, Lit> = new Map()
): Map<string, Lit> {
	const put = (on: string | undefined, entry: Lit) => {
		if (on === undefined) return;
		const before = lit.get(on);
		if (!before || (before.state === 'may' && entry.state === 'chosen')) lit.set(on, entry);
	};
	const choice = (chosen: boolean, { on, say, note, idle }: Choice, back = false) =>
		put(on, {
			state: chosen ? 'chosen' : 'may',
			amount: null,
			max: null,
			say,
			...(note ? { note } : {}),
			...(idle && !chosen ? { idle } : {}),
			...(back ? { back } : {})
		});
	switch (shape.type) {
		case 'one': {
			// The deeper question first: it is the one a touch answers.
			const chosen = picked(shape, filling);
			if (chosen?.then && chosen.below) litOf(chosen.then, chosen.below, lit);
			const deeper = chosen?.then?.type === 'one' && lit.size > 0;
			for (const candidate of shape.choices) {
				const isPicked = candidate.id === filling.pick;
				choice(isPicked, candidate, deeper && !isPicked);
			}
			for (const { what } of withinSeats(shape).values()) choice(false, what, deeper);
			return lit;
		}
		case 'some':
			for (const candidate of shape.choices)
				choice(filling.picks.includes(candidate.id), candidate);
			return lit;
		case 'order':
			for (const candidate of shape.choices) choice(false, candidate);
			return lit;
		case 'split': {
			// Units of several types stand in one system, each a place of its own: the board shows what is chosen of all.
			for (const on of new Set(shape.places.map((place) => place.on))) {
				const places = shape.places.filter((place) => place.on === on);
				const amount = places.reduce((n, { id }) => n + (filling.split[id] ?? 0), 0);
				const max = places.reduce((n, place) => n + place.max, 0);
				const isFull = places.every((place) => roomAt(shape, filling, place) === 0);
				const full = isFull && ({ full: true } as const);
				const comes = shape.comes && ({ comes: true } as const);
				const [say] = places.map((place) => place.say);
				if (say)
					put(on, { state: amount > 0 ? 'chosen' : 'may', amount, max, say, ...comes, ...full });
			}
			return lit;
		}
		case 'deal':
			for (const { part, field } of fieldsOf(shape))
				litOf(field.shape, filling[part][field.id] ?? blank(field.shape), lit);
			return lit;
		case 'amount':
		case 'confirm':
			return lit;
		default:
			return unreachable(shape);
	}
}
