/** The space stations (CE-34.1). The key is its id in saved games, so it never changes. */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import type { StationId } from './state';
import { fluxxCapacitor, obligatron, stagingZone } from './allies';
import {
	bigSkyLaser,
	exhortation,
	goldenCity,
	handAdditor,
	icyOptimization,
	recycler,
	warpHarvester,
	zaptimizer
} from './cities';
import { detectionGrid } from './grid';
import { riftEnacter } from './enacter';
import { freewheelingIntensifier } from './intensifier';
import {
	burstTargeter,
	hyperspaceRedirect,
	optionCycler,
	populationMonitor,
	quarkRefinery
} from './deep';
import type { DealtStation } from './kinds';
import { bigSpaceLaser, riftRelay } from './fights';
import { energyGenerator } from './generator';
import { colonyCloak, tacticalArray } from './launch';
import { temporalMatrix } from './matrix';
import { alienOutpost } from './outpost';
import {
	massiveBattery,
	orbitalBillboards,
	oscillationOverthruster,
	stunApparatus,
	targetingDepot,
	zapZapper
} from './newer';
import { newerPlatform, observationPlatform, shieldGenerator, shuttlePods } from './ships';
import type { Station } from './station';

const DEALT: { readonly [id in DealtStation]: Station } = {
	'alien-outpost': alienOutpost,
	'big-space-laser': bigSpaceLaser,
	'colony-cloak': colonyCloak,
	'cosmic-energy-generator': energyGenerator,
	'observation-platform': observationPlatform,
	'shield-generator': shieldGenerator,
	'shock-trooper-shuttle-pods': shuttlePods,
	'tactical-array': tacticalArray,
	'temporal-matrix': temporalMatrix,
	'transdimensional-rift-relay': riftRelay,
	'artifact-detection-grid': detectionGrid,
	'fluxx-capacitor': fluxxCapacitor,
	'massive-battery': massiveBattery,
	'observation-platform-2': newerPlatform,
	'orbital-billboards': orbitalBillboards,
	'oscillation-overthruster': oscillationOverthruster,
	'rift-enacter': riftEnacter,
	'stun-apparatus': stunApparatus,
	'targeting-depot': targetingDepot,
	'zap-zapper': zapZapper,
	'big-sky-laser': bigSkyLaser,
	exhortation: exhortation,
	'golden-city': goldenCity,
	'hand-additor': handAdditor,
	'icy-optimization': icyOptimization,
	recycler: recycler,
	'warp-harvester': warpHarvester,
	zaptimizer: zaptimizer,
	'burst-targeter': burstTargeter,
	'freewheeling-intensifier': freewheelingIntensifier,
	'high-activity-staging-zone': stagingZone,
	'hyperspace-redirect': hyperspaceRedirect,
	obligatron: obligatron,
	'option-cycler': optionCycler,
	'population-monitor': populationMonitor,
	'quark-refinery': quarkRefinery
};

export const STATIONS: { readonly [id: StationId]: Station } = naming('station', DEALT);

/** Throws when there is none of this id. */
export const stationBy = lookIn<StationId, Station>(STATIONS, 'station');
