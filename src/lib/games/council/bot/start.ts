/** Before the first round (GC-4): a species, bids for one, and how great fates were met. */
import type { Answer, Shape } from '../../../core';
import { cardIn } from '../questions/ask';
import { PURSE } from '../start/auction';
import { pointsOf } from '../board';
import { speciesOf } from '../tables/by-id';
import { effectsOf } from '../effects/sources';
import type { Sight } from './sight';
import { bestOf } from './suggestion';
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
	if (shape.type !== 'one') return null;
	const best = bestOf(
		shape.choices.map(({ id }) => ({
			answer: { pick: id },
			worth: worthOfSpecies(sight, cardIn(id))
		}))
	);
	return best?.answer ?? null;
}

export function preferSpecies(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'order') return null;
	const ranked = shape.choices
		.map(({ id }) => ({ id, worth: worthOfSpecies(sight, cardIn(id)) }))
		.sort((one, other) => other.worth - one.worth);
	return { order: ranked.map(({ id }) => id) };
}

/** A little for what it likes, and never the whole purse: species differ less than Stock does. */
export function bid(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'split') return null;
	const ranked = shape.places
		.map(({ id }) => ({ id, worth: worthOfSpecies(sight, cardIn(id)) }))
		.sort((one, other) => other.worth - one.worth);
	const split: Record<string, number> = {};
	ranked.forEach(({ id }, i) => {
		const n = Math.min(PURSE, 2 - i);
		if (n > 0) split[id] = n;
	});
	return { split };
}

/** One response to each fate; they belong to one question. */
export function meetFates(sight: Sight, shape: Shape): Answer | null {
	if (shape.type !== 'one') return null;
	const best = bestOf(
		shape.choices.map(({ id }) => ({
			answer: { pick: id },
			worth: worthOfTrait(sight, effectsOf(id)) + taste(sight)
		}))
	);
	if (!best || !('pick' in best.answer)) return null;
	const { pick } = best.answer;
	const next = shape.choices.find(({ id }) => id === pick)?.then;
	const then = next ? meetFates(sight, next) : null;
	return then ? { pick, then } : { pick };
}
