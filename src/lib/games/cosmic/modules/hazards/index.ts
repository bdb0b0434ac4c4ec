/** The hazards in the box, of the older set. The key is a card's id in saved games, so it never changes. */
import { naming } from '../../names';
import { alliance } from './alliance';
import { cosmicUpheaval, energyFields, mirrorUniverse, sargassoWeb } from './cards';
import { entropyBeast } from './entropy';
import { cosmicGuardian, meteorStorm, oddWay } from './fights';
import { cosmicNebula, psychicSwitcheroo, witness } from './powers';
import { blackHole, fullOfStars, reverseRewards } from './ships';
import { temporalAnomaly } from './turns';
import type { HazardId } from './state';
import type { Hazard } from './hazard';

export const HAZARDS: { readonly [id: HazardId]: Hazard } = naming('hazard', {
	alliance,
	'black-hole': blackHole,
	'cosmic-guardian': cosmicGuardian,
	'cosmic-nebula': cosmicNebula,
	'cosmic-upheaval': cosmicUpheaval,
	'energy-fields': energyFields,
	'entropy-beast': entropyBeast,
	'its-full-of-stars': fullOfStars,
	'meteor-storm': meteorStorm,
	'mirror-universe': mirrorUniverse,
	'odd-way-to-win-a-war': oddWay,
	'psychic-switcheroo': psychicSwitcheroo,
	'reverse-rewards': reverseRewards,
	'sargasso-web': sargassoWeb,
	'temporal-anomaly': temporalAnomaly,
	witness
});
