/** Command counters: where they are needed. */
import type { Answer, SplitShape } from '../../../core';
import { countBig } from '../board';
import { fleetsOf } from '../fleets/ships';
import { AREAS } from '../types';
import type { Area } from '../types';
import { filling } from './fill';
import { fleetWanted } from './goals';
import { self } from './sight';
import type { Sight } from './sight';

/** What one counter more in an area is worth beside those there are. */
function need(sight: Sight, area: Area, has: number): number {
	const { board, me } = sight;
	switch (area) {
		case 'command':
			// There is most to settle in the first rounds.
			return has < 2 ? 10 : has < 3 ? 6 : has < 4 ? (board.round < 3 ? 4 : 3) : 2 / (has - 2);
		case 'strategy':
			// Without one it buys no technology: that is more than a second ship that moves.
			return has < 1 ? 11 : has < 2 ? 7 : has < 3 ? 5 : 4 / has;
		case 'fleet': {
			const biggest = Math.max(
				0,
				...fleetsOf(board, me).map((id) => {
					const fleet = board.systems[id]?.fleets[me];
					return fleet ? countBig(fleet) : 0;
				})
			);
			const wanted = Math.min(6, 3 + Math.floor(board.round / 2));
			if (has >= biggest && has < fleetWanted(sight)) return ASKED;
			return has < biggest ? 20 : has < wanted ? (biggest >= has ? 5.5 : 3.5) : 0.6;
		}
	}
}

/** For ships that an objective asks for at Mecatol Rex: after two to activate systems and the first for Strategy Cards. */
const ASKED = 8;

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

/** What so many counters more are worth to this player, each where it does most beside those it has. */
export function countersWorth(sight: Sight, n: number): number {
	const has = { ...self(sight).counters };
	let worth = 0;
	for (let i = 0; i < n; i++) {
		const best = bestArea(sight, has);
		worth += need(sight, best, has[best]) / NEEDED;
		has[best] += 1;
	}
	return worth;
}
/** What is needed so much is worth a tenth of a victory point. */
const NEEDED = 2;

const bestArea = (sight: Sight, has: { readonly [area in Area]: number }): Area =>
	AREAS.reduce((best, area) =>
		need(sight, area, has[area]) > need(sight, best, has[best]) ? area : best
	);

/** What a counter of Strategy Allocation is worth beside those there are, for what it is spent on now. */
export const strategyCounter = (sight: Sight): number => {
	const { strategy } = self(sight).counters;
	return strategy > 2 ? 1 : strategy > 1 ? 1.6 : 2.4;
};

/** TI-21.8: they are spread anew where they lie badly: one does less where it is than it would do elsewhere. */
export function redistribute(sight: Sight, shape: SplitShape): Answer | null {
	const { counters } = self(sight);
	const best = bestArea(sight, counters);
	const gain = need(sight, best, counters[best]);
	const least = Math.min(
		...AREAS.filter((area) => area !== best && counters[area] > 0).map((area) =>
			need(sight, area, counters[area] - 1)
		)
	);
	if (gain < least + BADLY) return null;
	const none = { command: 0, fleet: 0, strategy: 0 };
	const split = spreadCounters(sight, shape.places, shape.max, undefined, undefined, none);
	return { split };
}
const BADLY = 2;
