/** Technologies (GC-13): which to take, and whether. */
import type { Answer, Shape } from '../../../core';
import { bestOf, ranked } from '../../kit';
import { NONE, cardIn } from '../questions/ask';
import { techOf } from '../tables/by-id';
import { purseOf } from '../economy/production';
import { researchPrice } from '../economy/techs';
import { gain } from './goals';
import type { Change } from './goals';
import { has } from './sight';
import type { Sight } from './sight';
import { worthOf } from './suggestion';
import type { Suggestion } from './suggestion';
import { worthOfCost, worthOfTech } from './worth';
import type { TechId } from '../types';

/** A second technology can follow in the same event (GC-13.3). */
const SECOND = 0.5;

/** A technology, for so much production. */
function worthOfTaking(sight: Sight, tech: TechId, price: number): number {
	const goals = gain(sight, byTech(sight, tech, price));
	return worthOfTech(sight, tech) + goals - worthOfCost(sight, price);
}

/** How figures change by a technology, for so much production. */
export const byTech = (sight: Sight, tech: TechId, price: number): Change => ({
	techs: 1,
	topTier: Math.max(0, techOf(tech).tier - has(sight, 'topTier')),
	productionSpent: price,
	savings: -price
});

export function researchIn(sight: Sight, shape: Shape | undefined, most: number): Suggestion[] {
	if (shape?.type !== 'one') return [];
	const price = researchPrice(sight.board, sight.me);
	const found = shape.choices.map(({ id }) => ({
		answer: { pick: id },
		worth: worthOfTaking(sight, cardIn(id), price)
	}));
	const [first, second] = ranked(found, worthOf);
	if (!first) return [];
	const isRich = most > 1 && purseOf(sight.board, sight.me) >= 2 * price;
	const more = isRich && second ? SECOND * Math.max(0, second.worth) : 0;
	return [{ ...first, worth: first.worth + more }];
}

/** Technologies a card offers are cheaper than that. */
const BY_CARD = 2;

/** A technology that may be declined: a second one for its full price, or one by a card. */
export function takeTech(sight: Sight, shape: Shape, by: 'research' | 'card'): Answer | null {
	if (shape.type !== 'one') return null;
	const price = by === 'research' ? researchPrice(sight.board, sight.me) : BY_CARD;
	const techs = shape.choices.filter(({ id }) => id !== NONE);
	const found = techs.map(({ id }) => ({ id, worth: worthOfTaking(sight, cardIn(id), price) }));
	const best = bestOf(found, ({ worth }) => worth);
	const mayDecline = techs.length < shape.choices.length;
	return { pick: best && (best.worth > 0 || !mayDecline) ? best.id : NONE };
}
