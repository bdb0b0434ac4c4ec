/** The objectives as all see them, and as one seat does besides (CE-40.58). */
import { bySeat } from '../../../kit';
import type { Board, CardId, SeatId } from '../../types';
import { objectiveOf } from './cards';
import type { ObjectiveId } from './cards';
import { pointsOf, seenOf } from './count';
import type { Objectives, Tally } from './state';

/** The objectives, as all see them. */
export interface OpenObjectives {
	readonly cards: readonly {
		readonly id: ObjectiveId;
		/** What each player has of it now; null: that hangs on their hands. */
		readonly points: { readonly [seat: SeatId]: number } | null;
	}[];
	/** What all had when the game ended; left out: it has not ended so. */
	readonly counted?: { readonly [seat: SeatId]: Tally };
}

export interface OwnObjectives {
	/** What objectives that count the cards in hand bring it now; left out: none does. */
	readonly objectives?: { readonly [objective in ObjectiveId]?: number };
}

export function openObjectives(board: Board, { cards, counted }: Objectives): OpenObjectives {
	const seen = seenOf(board);
	return {
		cards: cards.map((id) => ({
			id,
			points:
				objectiveOf(id).points.of === 'hand'
					? null
					: bySeat(board.order, (seat) => pointsOf(id, seen, seat, null) ?? 0)
		})),
		...(counted && { counted })
	};
}

/** What the objectives that count cards in hand bring with this one. */
export function ownObjectives(board: Board, hand: readonly CardId[]): OwnObjectives {
	const counted = (board.objectives?.cards ?? []).flatMap((id) => {
		const { points } = objectiveOf(id);
		return points.of === 'hand' ? [[id, points.count(hand)] as const] : [];
	});
	return counted.length > 0 ? { objectives: Object.fromEntries(counted) } : {};
}
