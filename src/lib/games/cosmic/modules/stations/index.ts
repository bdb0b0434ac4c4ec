/** The space stations, of the set Storm (CE-34.1). The key is its id in saved games, so it never changes. */
import { lookIn } from '../../../kit';
import { naming } from '../../names';
import type { StationId } from './state';
import { bigSpaceLaser, riftRelay } from './fights';
import { energyGenerator } from './generator';
import { colonyCloak, tacticalArray } from './launch';
import { temporalMatrix } from './matrix';
import { alienOutpost } from './outpost';
import { observationPlatform, shieldGenerator, shuttlePods } from './ships';
import type { Station } from './station';

export const STATIONS: { readonly [id: StationId]: Station } = naming('station', {
	'alien-outpost': alienOutpost,
	'big-space-laser': bigSpaceLaser,
	'colony-cloak': colonyCloak,
	'cosmic-energy-generator': energyGenerator,
	'observation-platform': observationPlatform,
	'shield-generator': shieldGenerator,
	'shock-trooper-shuttle-pods': shuttlePods,
	'tactical-array': tacticalArray,
	'temporal-matrix': temporalMatrix,
	'transdimensional-rift-relay': riftRelay
});

/** Throws when there is none of this id. */
export const stationBy = lookIn<StationId, Station>(STATIONS, 'station');
