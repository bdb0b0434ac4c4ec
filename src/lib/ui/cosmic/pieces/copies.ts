/** Copies of a card: a question that asks for one of them names one (CE-15.34), and in the hand all of them can be touched for it. */
import { likeOf } from '$lib/core/copies';

/** By each card that is not lit and is like the only one of its kind that is: that one. */
export function copiesOf(
	held: readonly string[],
	lit: ReadonlyMap<string, unknown>
): ReadonlyMap<string, string> {
	const named = held.filter((card) => lit.has(card));
	return new Map(
		held.flatMap((card): [string, string][] => {
			const [one, ...more] = named.filter((other) => likeOf(other) === likeOf(card));
			return one && more.length === 0 && one !== card ? [[card, one]] : [];
		})
	);
}
