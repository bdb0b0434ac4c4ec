/** The choice with which a question is left, as to end a turn: beside the button, so that it has one place. */
import type { Choice } from '$lib/core/shape';
import type { Shape } from '$lib/core/shape';

/** The id whose choice is no row of the list: it is one only where it is picked, so that it is seen to be. */
export const rowlessOf = (
	shape: Shape,
	id: string | undefined,
	pick: string | null
): string | undefined =>
	shape.type === 'one' && pick !== id && shape.choices.length > 1 ? id : undefined;

/** The choice of this id, until something is picked; none where there is no other, which is then picked as it stands. */
export const leavingOf = (
	shape: Shape,
	id: string | undefined,
	pick: string | null
): Choice | undefined =>
	shape.type === 'one' && pick === null && shape.choices.length > 1
		? shape.choices.find((choice) => choice.id === id)
		: undefined;
