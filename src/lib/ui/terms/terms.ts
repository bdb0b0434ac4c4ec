/** Words of a rulebook that a newcomer does not know yet, as they are explained where they are met. */
import type { Words } from '$lib/core/words';

export interface Term {
	/** As it stands in a row of such words: `main player`. */
	readonly say: Words;
	readonly means: Words;
	/** The rule that has it in full. */
	readonly rule: string;
}
