/** Cards with “Zap” in their names, which some moons name (CE-37.18). */
import type { ArtifactId } from '../../types';

export const ZAPS: readonly ArtifactId[] = ['card-zap', 'cosmic-zap', 'hand-zap'];
