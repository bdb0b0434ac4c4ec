/** Paying: what is left afterwards matters, so planets good for one thing pay for it, and what is reserved stays. */
import type { Answer, SplitShape } from '../../../core';
import { canPay } from '../economy/payment';
import type { Means } from '../economy/payment';
import { valueOf } from '../board';
import type { PlanetId } from '../types';
import { goodsKept, reserveOf } from './goals';
import { self } from './sight';
import type { Sight } from './sight';

export const GOODS = 'goods';

/** What may be spent of one means without touching what is reserved. */
export function purse(sight: Sight, means: Means): number {
	const { board, me } = sight;
	const { resources, influence } = reserveOf(sight);
	const [same, other] = means === 'resources' ? [resources, influence] : [influence, resources];
	const kept = same + Math.min(goodsKept(sight), self(sight).tradeGoods) + 0.6 * other;
	return Math.max(0, canPay(board, me, means) - kept);
}

const isPlanet = (id: string): id is PlanetId => id.startsWith('planet:');

/** What giving up a place of a payment costs besides: what else it could have paid. */
function costOf(sight: Sight, id: string, means: Means): number {
	const reserve = reserveOf(sight);
	if (!isPlanet(id)) return goodsKept(sight) > 0 ? 4 : 1.1;
	const other = means === 'resources' ? 'influence' : 'resources';
	const weight = reserve[other] > 0 ? 1.5 : other === 'resources' ? 0.6 : 0.35;
	return valueOf(sight.board, id, means) + weight * valueOf(sight.board, id, other);
}

/** The cheapest way to bring so much, from these places; null: there is none. */
export function cheapest(
	sight: Sight,
	places: SplitShape['places'],
	brings: { readonly [place: string]: number },
	price: number,
	means: Means
): { readonly [place: string]: number } | null {
	interface Way {
		readonly cost: number;
		readonly split: { readonly [place: string]: number };
	}
	let ways = new Map<number, Way>([[0, { cost: 0, split: {} }]]);
	for (const { id, max } of places) {
		const worth = brings[id] ?? 0;
		if (worth <= 0) continue;
		const each = costOf(sight, id, means);
		const next = new Map(ways);
		for (const [sum, { cost, split }] of ways)
			for (let n = 1; n <= max && sum + (n - 1) * worth < price; n++) {
				const at = Math.min(price, sum + n * worth);
				const known = next.get(at);
				const total = cost + n * each;
				if (!known || total < known.cost)
					next.set(at, { cost: total, split: { ...split, [id]: n } });
			}
		ways = next;
	}
	return ways.get(Math.max(0, price))?.split ?? null;
}

/** A question that is a payment alone: one limit asks for at least so much. */
export function payFor(sight: Sight, shape: SplitShape): Answer | null {
	const due = (shape.limits ?? []).find(({ least = 0 }) => least > 0);
	if (!due) return { split: {} };
	const split = cheapest(sight, shape.places, due.uses, due.least ?? 0, meansIn(sight, due.uses));
	return split && { split };
}

/** Whether planets bring their resources here, or their influence. */
function meansIn({ board }: Sight, uses: { readonly [place: string]: number }): Means {
	const differs = Object.keys(uses).find(
		(id) => isPlanet(id) && valueOf(board, id, 'resources') !== valueOf(board, id, 'influence')
	);
	if (!differs || !isPlanet(differs)) return 'resources';
	return valueOf(board, differs, 'resources') === uses[differs] ? 'resources' : 'influence';
}
