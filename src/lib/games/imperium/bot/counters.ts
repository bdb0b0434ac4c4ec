/** Command counters: where they are needed. */
import type { Answer, SplitShape } from '../../../core';
import { countBig } from '../board';
import { fleetsOf } from '../fleets/ships';
import type { Area } from '../types';
import { filling } from './fill';
import { self } from './sight';
import type { Sight } from './sight';

/** What one counter more in an area is worth beside those there are. */
function need(sight: Sight, area: Area, has: number): number {
	const { board, me } = sight;
	switch (area) {
		case 'command':
			return has < 2 ? 10 : has < 3 ? 6 : has < 4 ? 4.4 : 4 / (has - 2);
		case 'strategy':
			return has < 1 ? 9 : has < 2 ? 5.6 : has < 3 ? 4.2 : 3 / has;
		case 'fleet': {
			const biggest = Math.max(
				0,
				...fleetsOf(board, me).map((id) => {
					const fleet = board.systems[id]?.fleets[me];
					return fleet ? countBig(fleet) : 0;
				})
			);
			const wanted = Math.min(6, 3 + Math.floor(board.round / 2));
			return has < biggest ? 20 : has < wanted ? (biggest >= has ? 5.5 : 3.5) : 0.6;
		}
	}
}

/** Puts counters one by one where the next does most; `from`: what lies there before. */
export function spreadCounters(
	sight: Sight,
	places: readonly { readonly id: string }[],
	n: number,
	mayAdd: (id: string) => boolean = () => true,
	add: (id: string) => void = () => {},
	from: { readonly [area in Area]: number } = self(sight).counters
): Record<string, number> {
	const found: Record<string, number> = {};
	for (let i = 0; i < n; i++) {
		const best = places
			.map(({ id }) => id)
			.filter((id): id is Area => id === 'command' || id === 'fleet' || id === 'strategy')
			.filter(mayAdd)
			.map((id) => ({ id, worth: need(sight, id, from[id] + (found[id] ?? 0)) }))
			.sort((one, other) => other.worth - one.worth)[0];
		if (!best) break;
		add(best.id);
		found[best.id] = (found[best.id] ?? 0) + 1;
	}
	return found;
}

export function gainCounters(sight: Sight, shape: SplitShape): Answer {
	const fill = filling(shape);
	spreadCounters(sight, shape.places, shape.max, fill.mayAdd, (id) => fill.add(id, 1));
	return fill.answer();
}

/** TI-21.8: they are spread anew where they lie badly. */
export function redistribute(sight: Sight, shape: SplitShape): Answer | null {
	const { counters } = self(sight);
	if (counters.command >= 2 && counters.strategy >= 1) return null;
	const none = { command: 0, fleet: 0, strategy: 0 };
	const split = spreadCounters(sight, shape.places, shape.max, undefined, undefined, none);
	return { split };
}
