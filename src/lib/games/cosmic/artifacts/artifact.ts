/** What an artifact file declares: its effect, roles and phases (CE-15.19). */
import type { ArtifactWords } from '../book';
import type { Step } from '../play';
import type { Effect, OwnQuestion } from '../use';

export interface Artifact extends Effect {
	readonly words: Omit<ArtifactWords, 'id'>;
	/** It is a reward card, and in no cosmic deck; left out: it may be both. */
	readonly reward?: true;
	/** Steps of its own, which its uses push as `<id>.<name>`. */
	readonly steps?: { readonly [name: string]: Step };
	/** What they ask, as `<step>.<label>`. */
	readonly questions?: { readonly [question: string]: OwnQuestion };
}
