/** Numbers that the rules make of a board, for views: so that a screen shows them and repeats no rule. */
import { recordOf } from '../../core';
import { bySeat } from '../kit';
import { allPlanets, countersLeft, planetsOf, valueOf } from './board';
import { priceOf, priceParts, techsFor } from './economy/techs';
import type { PricePart } from './economy/techs';
import { goalOf } from './ending';
import { movesChanged } from './fleets/movement';
import { progressWith } from './objectives/conditions';
import type { Progress } from './objectives/conditions';
import { buildingOf } from './start/tiles';
import type { Building } from './start/tiles';
import { unclaimedOpen } from './status/claims';
import type { UnitKind } from './tables/units';
import { initiativeOf, orderOfPlay } from './turn-order';
import type { Board, ObjectiveId, PlanetId, SeatId, TechId } from './types';

export interface PlayerFigures {
	/** Command counters in reinforcements. */
	readonly countersLeft: number;
	/** What each technology costs that it may buy now. */
	readonly prices: { readonly [tech: TechId]: number };
	/** What makes such a price another than the usual one, where something does. */
	readonly changes: { readonly [tech: TechId]: readonly PricePart[] };
	/** How far its ships move, of kinds for which that is not what is printed. */
	readonly moves: { readonly [kind in UnitKind]?: number };
	/** How far it is with each open objective that it has not claimed, condition by condition. */
	readonly progress: { readonly [objective: ObjectiveId]: readonly Progress[] };
}

export interface Figures {
	/** Victory points that win. */
	readonly toWin: number;
	/** The order of play with its numbers; a number is null where no card was picked yet. */
	readonly turns: readonly { readonly seat: SeatId; readonly initiative: number | null }[];
	/** What planets are worth now, whatever is printed on them. */
	readonly worth: {
		readonly [planet: PlanetId]: { readonly resources: number; readonly influence: number };
	};
	readonly players: { readonly [seat: SeatId]: PlayerFigures };
	/** The galaxy while it is built; null: it lies. */
	readonly building: Building | null;
}

/** Who has no card yet counts as this much. */
const NO_CARD = 9;

export function figuresOf(board: Board): Figures {
	const isPlayed = board.round > 0;
	return {
		toWin: goalOf(board),
		turns: isPlayed
			? orderOfPlay(board).map((seat) => {
					const number = initiativeOf(board, seat);
					return { seat, initiative: number < NO_CARD ? number : null };
				})
			: [],
		worth: recordOf<PlanetId, Figures['worth']>(allPlanets(board), (id) => ({
			resources: valueOf(board, id, 'resources'),
			influence: valueOf(board, id, 'influence')
		})),
		players: bySeat(board.order, (seat) => ({
			countersLeft: countersLeft(board, seat),
			...(isPlayed ? pricesOf(board, seat) : { prices: {}, changes: {} }),
			moves: movesChanged(board, seat),
			progress: isPlayed
				? recordOf<ObjectiveId, PlayerFigures['progress']>(unclaimedOpen(board, seat), (id) =>
						progressWith(board, seat, id)
					)
				: {}
		})),
		building: buildingOf(board)
	};
}

function pricesOf(board: Board, seat: SeatId): Pick<PlayerFigures, 'prices' | 'changes'> {
	const prices: { [tech: TechId]: number } = {};
	const changes: { [tech: TechId]: readonly PricePart[] } = {};
	const planets = planetsOf(board, seat);
	for (const tech of techsFor(board, seat, 'buy')) {
		const parts = priceParts(board, seat, tech, planets);
		prices[tech] = priceOf(parts);
		const other = parts.filter(({ of }) => !('base' in of));
		if (other.length > 0) changes[tech] = other;
	}
	return { prices, changes };
}
