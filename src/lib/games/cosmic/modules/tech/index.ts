/** The technologies that are dealt (CE-32.1). The key is its id in saved games, so it never changes. */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import type { TechId } from './state';
import type { Dealt } from './cards';
import { brainwaveTracer } from './brainwave-tracer';
import { coldsleepShip } from './coldsleep-ship';
import { collapsiumHulls } from './collapsium-hulls';
import { cosmicCatapult } from './cosmic-catapult';
import { cosmicFieldGenerator } from './cosmic-field-generator';
import { deltaScanners } from './delta-scanners';
import { destinyHoloFlux } from './destiny-holo-flux';
import { energyCloak } from './energy-cloak';
import { enigmaDevice } from './enigma-device';
import { freewheelingProjector } from './freewheeling-projector';
import { galactoseIntolerance } from './galactose-intolerance';
import { gammaConverter } from './gamma-converter';
import { genesisBomb } from './genesis-bomb';
import { gluonMines } from './gluon-mines';
import { infinityDrive } from './infinity-drive';
import { luckyCharm } from './lucky-charm';
import { lunarCannon } from './lunar-cannon';
import { naniteMining } from './nanite-mining';
import { nuclearMissiles } from './nuclear-missiles';
import { nuxxianOrb } from './nuxxian-orb';
import { omegaMissile } from './omega-missile';
import { plasmaCoil } from './plasma-coil';
import { plasmaThrusters } from './plasma-thrusters';
import { powerRadiant } from './power-radiant';
import { precursorSeed } from './precursor-seed';
import { protectiveHalo } from './protective-nrg-halo';
import { proximityMining } from './proximity-mining';
import { quarkBattery } from './quark-battery';
import { rewardsDistributor } from './rewards-distributor';
import { sabotage } from './sabotage';
import { solarHarness } from './solar-harness';
import { stationDock } from './station-dock';
import { strangeAttractor } from './strange-attractor';
import { techScrambler } from './tech-scrambler';
import { thePrometheus } from './the-prometheus';
import { theQax } from './the-qax';
import { thoriumRod } from './thorium-rod';
import { treasureDrones } from './treasure-drones';
import { vacuumTurbines } from './vacuum-turbines';
import { warpBreaker } from './warp-breaker';
import { warpspaceKey } from './warpspace-key';
import { xLotLPod } from './x-lot-l-pod';
import { xaqAttack } from './xaq-attack';
import { xenonLasers } from './xenon-lasers';
import { zapOTron } from './zap-o-tron';
import type { Technology } from './technology';

const DEALT: { readonly [id in Dealt]: Technology } = {
	'coldsleep-ship': coldsleepShip,
	'collapsium-hulls': collapsiumHulls,
	'cosmic-field-generator': cosmicFieldGenerator,
	'delta-scanners': deltaScanners,
	'energy-cloak': energyCloak,
	'enigma-device': enigmaDevice,
	'genesis-bomb': genesisBomb,
	'gluon-mines': gluonMines,
	'infinity-drive': infinityDrive,
	'lunar-cannon': lunarCannon,
	'omega-missile': omegaMissile,
	'plasma-thrusters': plasmaThrusters,
	'precursor-seed': precursorSeed,
	'quark-battery': quarkBattery,
	'tech-scrambler': techScrambler((id) => technologyOf(id).research),
	'the-prometheus': thePrometheus,
	'the-qax': theQax,
	'vacuum-turbines': vacuumTurbines,
	'warpspace-key': warpspaceKey,
	'xenon-lasers': xenonLasers,
	'cosmic-catapult': cosmicCatapult,
	'warp-breaker': warpBreaker,
	'x-lot-l-pod': xLotLPod,
	'destiny-holo-flux': destinyHoloFlux,
	'freewheeling-projector': freewheelingProjector,
	'lucky-charm': luckyCharm,
	'nanite-mining': naniteMining,
	'power-radiant': powerRadiant,
	'proximity-mining': proximityMining,
	'brainwave-tracer': brainwaveTracer,
	'zap-o-tron': zapOTron,
	'nuclear-missiles': nuclearMissiles,
	sabotage: sabotage,
	'thorium-rod': thoriumRod,
	'treasure-drones': treasureDrones,
	'gamma-converter': gammaConverter,
	'plasma-coil': plasmaCoil,
	'nuxxian-orb': nuxxianOrb,
	'xaq-attack': xaqAttack,
	'galactose-intolerance': galactoseIntolerance,
	'rewards-distributor': rewardsDistributor,
	'protective-nrg-halo': protectiveHalo,
	'solar-harness': solarHarness,
	'station-dock': stationDock,
	'strange-attractor': strangeAttractor
};

export const TECHS: { readonly [id: TechId]: Technology } = naming('tech', DEALT);

/** Throws when there is none of this id. */
export const technologyOf = lookIn<TechId, Technology>(TECHS, 'technology');
