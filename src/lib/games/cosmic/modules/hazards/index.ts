/** The hazards in the box, of both sets. The key is a card's id in saved games, so it never changes. */
import { naming } from '../../names';
import { alliance } from './alliance';
import { alternatives } from './alternatives';
import { confinedLaunches } from './confined';
import { galacticCouncil } from './council';
import { economicAid, illGottenGains, shamefulWar, supplyMixUp } from './hands';
import { incentives, realEstateSwindle } from './deals';
import { domesticDifficulties, subspaceInterference } from './allies';
import { cosmicUpheaval, energyFields, mirrorUniverse, sargassoWeb } from './cards';
import { entropyBeast } from './entropy';
import {
	cosmicGuardian,
	enforceableCeaseFire,
	meteorStorm,
	noQuarter,
	oddWay,
	reReinforcement
} from './fights';
import { dangerZone, easyDoesIt } from './modes';
import { obligatorySolidarity, techAdvantage, warpResearch, winLoseOrDraw } from './outcomes';
import { cosmicNebula, psychicSwitcheroo, witness } from './powers';
import { blackHole, fullOfStars, reverseRewards } from './ships';
import { temporalAnomaly } from './turns';
import { unstable } from './unstable';
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
	witness,
	'danger-zone': dangerZone,
	'domestic-difficulties': domesticDifficulties,
	'easy-does-it': easyDoesIt,
	'enforceable-cease-fire': enforceableCeaseFire,
	'no-quarter': noQuarter,
	'obligatory-solidarity': obligatorySolidarity,
	're-reinforcement': reReinforcement,
	'subspace-interference': subspaceInterference,
	'tech-advantage': techAdvantage,
	unstable,
	'warp-research': warpResearch,
	'win-lose-or-draw': winLoseOrDraw,
	...alternatives,
	'confined-launches': confinedLaunches,
	'economic-aid': economicAid,
	'ill-gotten-gains': illGottenGains,
	'shameful-war': shamefulWar,
	'supply-mix-up': supplyMixUp,
	incentives,
	'real-estate-swindle': realEstateSwindle,
	'galactic-council': galacticCouncil
});
