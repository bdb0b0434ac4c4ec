/** The artifacts that are reward cards alone. The key is a card's id in saved games, so it never changes. */
import { finder } from './finder';
import { handZap } from './hand-zap';
import { spaceJunk } from './space-junk';
import type { Artifact } from '../../artifacts/artifact';
import type { ArtifactId } from '../../types';

export const REWARD_ARTIFACTS: { readonly [id: ArtifactId]: Artifact } = {
	'hand-zap': handZap,
	finder,
	'space-junk': spaceJunk
};
