/** What a bot does with ships and evolution cards (CE-40.38): as the files of the cards say what each number of ships is worth. */
import { thenOf } from '../../../core';
import type { Answer, Choice, Shape } from '../../../core';
import { bestOf } from '../../kit';
import { cardAt, evolutionLoss, worthWith } from './evolved';
import type { Sight } from './sight';
import { spareShips } from './ships';

/** What a ship that lies on a card, and defends nothing meanwhile, is missed. */
const AWAY = 0.05;
/** Spare ships below which none goes onto a card. */
const FEW = 4;

/** What another ship brings there: so much of the step to the number that brings most for each of the ships it takes. */
function anotherBrings(sight: Sight, place: string): number {
	const found = cardAt(sight, place);
	if (!found) return 0;
	const { card, n } = found;
	const now = worthWith(card, n);
	const steps = card.worth.flatMap((worth, there) =>
		there > n ? [(worth - now) / (there - n)] : []
	);
	return Math.max(0, ...steps);
}

/** The ship that is worth most where it goes. */
export function evolve(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = bestOf(shape.choices, (choice) => gainOf(sight, choice));
	const then = best && thenOf(shape, best);
	if (!then) return best ? { pick: best.id } : null;
	const further = then.type === 'one' ? then.choices : [];
	const to = bestOf(further, ({ id }) => shipsAt(sight, id) ?? anotherBrings(sight, id));
	return to ? { pick: best.id, then: { pick: to.id } } : null;
}

function gainOf(sight: Sight, { id, then }: Choice): number {
	const [what, place = ''] = id.split(' ');
	if (what === 'put') return spareShips(sight) > FEW ? anotherBrings(sight, place) - AWAY : -1;
	if (what !== 'move' || then?.type !== 'one') return what === 'none' ? 0 : -1;
	const to = Math.max(...then.choices.map((one) => anotherBrings(sight, one.id)));
	return to - (evolutionLoss(sight, place) ?? 0) - AWAY / 2;
}

/** Its ships on a planet, where more of them are spare; null: it is none. */
const shipsAt = ({ open, me }: Sight, id: string): number | null =>
	Object.entries(open.planets).find(([planet]) => planet === id)?.[1][me] ?? null;
