/** The technologies that are dealt (CE-32.1). The key is its id in saved games, so it never changes. */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import type { TechId } from './state';
import type { Dealt } from './cards';
import { coldsleepShip } from './coldsleep-ship';
import { collapsiumHulls } from './collapsium-hulls';
import { cosmicFieldGenerator } from './cosmic-field-generator';
import { deltaScanners } from './delta-scanners';
import { energyCloak } from './energy-cloak';
import { enigmaDevice } from './enigma-device';
import { genesisBomb } from './genesis-bomb';
import { gluonMines } from './gluon-mines';
import { infinityDrive } from './infinity-drive';
import { lunarCannon } from './lunar-cannon';
import { omegaMissile } from './omega-missile';
import { plasmaThrusters } from './plasma-thrusters';
import { precursorSeed } from './precursor-seed';
import { quarkBattery } from './quark-battery';
import { techScrambler } from './tech-scrambler';
import { theQax } from './the-qax';
import { vacuumTurbines } from './vacuum-turbines';
import { warpspaceKey } from './warpspace-key';
import { xenonLasers } from './xenon-lasers';
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
	'the-qax': theQax,
	'vacuum-turbines': vacuumTurbines,
	'warpspace-key': warpspaceKey,
	'xenon-lasers': xenonLasers
};

export const TECHS: { readonly [id: TechId]: Technology } = naming('tech', DEALT);

/** Throws when there is none of this id. */
export const technologyOf = lookIn<TechId, Technology>(TECHS, 'technology');
