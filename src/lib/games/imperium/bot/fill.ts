/** Filling the places of a question, unit by unit, within its limits. */
import type { Answer, SplitShape } from '../../../core';

export interface Filling {
	readonly split: { readonly [place: string]: number };
	/** Puts so many units more at a place, as many as find room; says how many did. */
	readonly add: (place: string, n: number) => number;
	readonly mayAdd: (place: string) => boolean;
	readonly answer: () => Answer;
}

/** Nothing yet, or what is there already. */
export function filling({ places, max, limits = [] }: SplitShape): Filling {
	const split: Record<string, number> = {};
	const room = new Map(places.map((place) => [place.id, place.max]));
	const used = limits.map(() => 0);
	let n = 0;
	const mayAdd = (id: string): boolean => {
		if (n >= max || (split[id] ?? 0) >= (room.get(id) ?? 0)) return false;
		return limits.every(({ most = Infinity, uses }, i) => {
			const use = uses[id] ?? 0;
			return use <= 0 || (used[i] ?? 0) + use <= most;
		});
	};
	const add = (id: string, wanted: number): number => {
		let done = 0;
		for (; done < wanted && mayAdd(id); done++) {
			split[id] = (split[id] ?? 0) + 1;
			n += 1;
			limits.forEach(({ uses }, i) => (used[i] = (used[i] ?? 0) + (uses[id] ?? 0)));
		}
		return done;
	};
	return { split, add, mayAdd, answer: () => ({ split: { ...split } }) };
}
