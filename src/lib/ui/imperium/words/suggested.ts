/** Answers that most would give, laid out when a question comes: nothing is sent, and all of it may be changed. */
import type { Answer, Shape, SplitShape } from '$lib/core/shape';
import type { Sight } from '../screen';

type View = Pick<Sight, 'open' | 'you'>;
const GROUND = 'groundForce@';

/**
 * Ground Forces above planets that are nobody's land: one on each, the others on the first. Where own planets or those
 * of others lie there too, it is for their player to say.
 */
function landing({ places, limits = [] }: SplitShape, { open }: View): Answer | null {
	const beaches = places.filter(({ id }) => id.startsWith(GROUND));
	const [first] = beaches;
	const isFree = ({ id }: { readonly id: string }) => {
		const state = open.planets[id.slice(GROUND.length) as `planet:${string}`];
		return (
			state !== undefined &&
			state.owner === null &&
			state.units.pds === 0 &&
			state.units.groundForce === 0
		);
	};
	if (!first || !beaches.every(isFree)) return null;
	const aboard = limits.find(({ uses }) => uses[first.id] !== undefined)?.most ?? first.max;
	const most = Math.min(
		aboard,
		beaches.reduce((sum, { max }) => sum + max, 0)
	);
	const split: Record<string, number> = {};
	for (const { id } of beaches.slice(0, most)) split[id] = 1;
	split[first.id] = (split[first.id] ?? 0) + Math.max(0, most - beaches.length);
	return { split };
}

export function suggestedFor(question: string, shape: Shape, view: View): Answer | null {
	return question === 'landings.assign' && shape.type === 'split' ? landing(shape, view) : null;
}
