/** The artifacts in the box. The key is a card's id in saved games, so it never changes. */
import { keepingArtifacts } from '../keepers';
import { naming } from '../names';
import { cardZap } from './card-zap';
import { cosmicZap } from './cosmic-zap';
import { emotionControl } from './emotion-control';
import { forceField } from './force-field';
import { ionicGas } from './ionic-gas';
import { mobiusTubes } from './mobius-tubes';
import { plague } from './plague';
import { quash } from './quash';
import { REWARD_ARTIFACTS } from '../modules/rewards/artifacts';
import type { Artifact } from './artifact';
import type { ArtifactId } from '../types';

export const ARTIFACTS: { readonly [id: ArtifactId]: Artifact } = naming('artifact', {
	'card-zap': cardZap,
	'cosmic-zap': cosmicZap,
	'mobius-tubes': mobiusTubes,
	'emotion-control': emotionControl,
	'force-field': forceField,
	'ionic-gas': ionicGas,
	plague,
	quash,
	...REWARD_ARTIFACTS
});

keepingArtifacts(ARTIFACTS);
