/** Before the first round (GC-4): a species, bids for one, and how great fates were met. */
import type { Answer, Shape } from '../../../core';
import { bestOf, pickBest, ranked } from '../../kit';
import { cardIn } from '../questions/ask';
import { PURSE } from '../start/auction';
import { pointsOf } from '../board';
import { speciesOf } from '../tables/by-id';
import { effectsOf } from '../effects/sources';
import type { Sight } from './sight';
import { worthOfTrait } from './worth';

/** Species win about as often as each other, so taste decides, and not everybody wants the same. */
const TASTE = 0.8;

const taste = ({ dice }: Sight): number => (TASTE * dice(100)) / 100;

function worthOfSpecies(sight: Sight, id: string): number {
	const { home, fleet, trait } = speciesOf(id);
	return (
		0.1 * home.production +
		0.05 * home.defence +
		0.03 * pointsOf(fleet) +
		0.5 * worthOfTrait(sight, trait.effects) +
		taste(sight)
	);
}

export function pickSpecies(sight: Sight, shape: Shape): Answer | null {
	return pickBest(shape, (id) => worthOfSpecies(sight, cardIn(id)));
}

export function preferSpecies(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'order') return null;
	const liked = ranked(shape.choices, ({ id }) => worthOfSpecies(sight, cardIn(id)));
	return { order: liked.map(({ id }) => id) };
}

/** A little for what it likes, and never the whole purse: species differ less than Stock does. */
export function bid(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const liked = ranked(shape.places, ({ id }) => worthOfSpecies(sight, cardIn(id)));
	const split: Record<string, number> = {};
	liked.forEach(({ id }, i) => {
		const n = Math.min(PURSE, 2 - i);
		if (n > 0) split[id] = n;
	});
	return { split };
}

/** One response to each fate; they belong to one question. */
export function meetFates(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = bestOf(shape.choices, ({ id }) => worthOfTrait(sight, effectsOf(id)) + taste(sight));
	if (!best) return null;
	const then = best.then ? meetFates(sight, best.then) : null;
	return then ? { pick: best.id, then } : { pick: best.id };
}
