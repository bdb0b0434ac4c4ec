/** How a bot speaks in a council (CE-33.41): it proposes what is fair, and agrees to what costs it less than no deal. */
import type { Answer, Shape } from '../../../core';
import { bestOf, entriesOf, keysOf, sumOf } from '../../kit';
import { MOST_OFFERS, worthOfGift } from './deals';
import type { Reason } from './reasons';
import { encounterIn, shipsOn } from './sight';
import type { Sight } from './sight';
import type { SeatId } from '../types';
import { nextOf, roundOfColonies } from '../modules/hazards/gifts';
import type { Gift, UsualId } from '../modules/hazards/gifts';

/** Once the terms were changed so often, it agrees to whatever costs less than no deal. */
const PATIENCE = 4;
/** By so much another proposal has to be better for it. */
const BETTER = 0.1;

/** What these terms bring it. */
const worthOf = (sight: Sight, gifts: readonly Gift[]): number =>
	sumOf(gifts, ({ from, to, gives }) => worthOfGift(sight, from, to, gives));

/** What it could propose whole, as it sees them. */
function proposals(sight: Sight): { readonly [id in UsualId]: readonly Gift[] } {
	const { open, me } = sight;
	const card = (from: SeatId): Gift[] =>
		(open.players[from]?.hand ?? 0) > 0
			? [{ from, to: nextOf(open, from), gives: { number: { amount: 1 } } }]
			: [];
	return {
		colonies: roundOfColonies(
			open.order,
			(from, to) =>
				keysOf(open.planets).filter((planet) => {
					const ships = shipsOn(sight, planet);
					return (ships[from] ?? 0) > 0 && !ships[to];
				}),
			(seat, planet) => shipsOn(sight, planet)[seat] ?? 0
		),
		cards: open.order.flatMap(card),
		mine: card(me)
	};
}

/** Agrees to what costs less than no deal, once it is not soon to be had better; else proposes that, or gives up. */
export function talkInCouncil(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const may = (id: string) => shape.choices.some((choice) => choice.id === id);
	// Somebody it stands in for was in the middle of it.
	if (may('back')) return { pick: 'back' };
	const { gifts = [], n = 0 } = encounterIn(sight).council ?? {};
	const { least } = sight.manner.deals;
	const worth = may('agree') ? worthOf(sight, gifts) : -Infinity;
	const best = bestOf(
		entriesOf(proposals(sight))
			.filter(([id]) => may(id))
			.map(([pick, terms]) => ({ pick, worth: worthOf(sight, terms) })),
		(one) => one.worth
	);
	const better =
		best && best.worth > worth + BETTER && best.worth > least && n < MOST_OFFERS ? best : null;
	if (worth > least && (better === null || n >= PATIENCE)) return { pick: 'agree' };
	return { pick: better?.pick ?? 'refuse' };
}

export const whyInCouncil = (answer: Answer): Reason => ({
	is: 'pick' in answer && answer.pick === 'refuse' ? 'no deal of all' : 'fair to all'
});
