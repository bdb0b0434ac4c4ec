/** What an artifact file declares: its effect, roles and phases (CE-15.19). */
import type { ArtifactWords } from '../book';
import type { Effect } from '../effects';
import type { Step } from '../play';

export interface Artifact extends Effect {
	readonly steps?: { readonly [name: string]: Step };
	readonly words: Omit<ArtifactWords, 'id'>;
}
