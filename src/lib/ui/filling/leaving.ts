/** The choice with which a question is left, as to end a turn: beside the button, so that it has one place. */
import type { Choice } from '$lib/core/shape';
import type { Shape } from '$lib/core/shape';

/** The choice of this id, until something is picked; none where there is no other, which is then picked as it stands. */
export const leavingOf = (
	shape: Shape,
	id: string | undefined,
	pick: string | null
): Choice | undefined =>
	shape.type === 'one' && pick === null && shape.choices.length > 1
		? shape.choices.find((choice) => choice.id === id)
		: undefined;
