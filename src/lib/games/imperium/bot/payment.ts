/** Paying: what is left afterwards matters, so planets good for one thing pay for it, and what is reserved stays. */
import type { Answer, SplitShape } from '../../../core';
import { canPay } from '../economy/payment';
import type { Means } from '../economy/payment';
import { sumOf } from '../../kit';
import { valueOf } from '../board';
import type { PlanetId } from '../types';
import { keptOf } from './plan';
import { recall } from './sight';
import type { Sight } from './sight';
import { cheapestWay } from './ways';

export const GOODS = 'goods';

/** What may be spent of one means without touching what is put by. */
export const purse = (sight: Sight, means: Means): number =>
	recall(sight, `purse ${means}`, () => {
		const { board, me } = sight;
		const { planets, goods } = keptOf(sight);
		const kept = sumOf([...planets], (id) => valueOf(board, id, means));
		return Math.max(0, canPay(board, me, means) - kept - goods);
	});

export const isPlanet = (id: string): id is PlanetId => id.startsWith('planet:');

/** What giving up a place of a payment costs besides: what else it could have paid. */
function costOf(sight: Sight, id: string, means: Means): number {
	const { planets, goods } = keptOf(sight);
	// Planets are refreshed each round; trade goods are not.
	if (!isPlanet(id)) return goods > 0 ? 4 : LASTING;
	const other = means === 'resources' ? 'influence' : 'resources';
	const own = valueOf(sight.board, id, means);
	return (
		own +
		(other === 'resources' ? 0.6 : 0.35) * valueOf(sight.board, id, other) +
		(planets.has(id) ? 8 : 0)
	);
}
const LASTING = 1.7;

/** The cheapest way to bring so much, from these places; null: there is none. */
export const cheapest = (
	sight: Sight,
	places: SplitShape['places'],
	brings: { readonly [place: string]: number },
	price: number,
	means: Means
): { readonly [place: string]: number } | null =>
	cheapestWay(places, brings, price, (id) => costOf(sight, id, means));

/** A question that is a payment alone: one limit asks for at least so much. */
export function payFor(sight: Sight, shape: SplitShape): Answer | null {
	const due = dueIn(shape);
	if (!due) return { split: {} };
	const split = cheapest(sight, shape.places, due.uses, due.least ?? 0, meansIn(sight, due.uses));
	return split && { split };
}

const dueIn = ({ limits = [] }: SplitShape) => limits.find(({ least = 0 }) => least > 0);

/** The same in the Status Phase: nothing else is paid before all planets are refreshed, so that trade goods stay. */
export function payLast(shape: SplitShape): Answer | null {
	const due = dueIn(shape);
	if (!due) return { split: {} };
	const { uses, least = 0 } = due;
	const split = cheapestWay(shape.places, uses, least, (id) =>
		isPlanet(id) ? PLANET * (uses[id] ?? 0) : 1
	);
	return split && { split };
}
/** Of two ways with as many trade goods that which leaves more. */
const PLANET = 0.01;

/** Whether planets bring their resources here, or their influence. */
function meansIn({ board }: Sight, uses: { readonly [place: string]: number }): Means {
	const differs = Object.keys(uses).find(
		(id) => isPlanet(id) && valueOf(board, id, 'resources') !== valueOf(board, id, 'influence')
	);
	if (!differs || !isPlanet(differs)) return 'resources';
	return valueOf(board, differs, 'resources') === uses[differs] ? 'resources' : 'influence';
}
