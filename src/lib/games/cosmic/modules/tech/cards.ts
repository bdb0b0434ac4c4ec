/** The technologies, set by set (CE-32.1): one of each. Those whose whole text works are dealt. */
import type { Batch } from '../../book';
import type { Board } from '../../types';
import type { TechId } from './state';

const BASE = [
	'coldsleep-ship',
	'collapsium-hulls',
	'cosmic-field-generator',
	'delta-scanners',
	'energy-cloak',
	'enigma-device',
	'genesis-bomb',
	'gluon-mines',
	'infinity-drive',
	'lunar-cannon',
	'omega-missile',
	'plasma-thrusters',
	'precursor-seed',
	'quark-battery',
	'tech-scrambler',
	'the-prometheus',
	'the-qax',
	'vacuum-turbines',
	'warpspace-key',
	'xenon-lasers'
] as const;

const NEWER = [
	'destiny-holo-flux',
	'freewheeling-projector',
	'lucky-charm',
	'nanite-mining',
	'power-radiant',
	'proximity-mining',
	'brainwave-tracer',
	'zap-o-tron',
	'nuclear-missiles',
	'sabotage',
	'thorium-rod',
	'treasure-drones',
	'gamma-converter',
	'plasma-coil',
	'nuxxian-orb',
	'xaq-attack',
	'galactose-intolerance',
	'rewards-distributor',
	'cosmic-catapult',
	'warp-breaker',
	'x-lot-l-pod',
	'strange-attractor',
	'station-dock',
	'solar-harness',
	'protective-nrg-halo'
] as const;

/** A technology that is dealt. */
export type Dealt = (typeof BASE)[number] | (typeof NEWER)[number];

const oneOfEach = (faces: readonly TechId[]): Batch[] => faces.map((face) => ({ face, count: 1 }));

export const TECH_SETS: { readonly [set: string]: readonly Batch[] } = {
	base: oneOfEach(BASE),
	odyssey: oneOfEach(NEWER)
};

/** Whether a technology is of a set at this table, which all know. */
export const isOfSets = ({ modules }: Pick<Board, 'modules'>, id: TechId): boolean =>
	modules?.tech?.sets.some((set) => TECH_SETS[set]?.some(({ face }) => face === id)) ?? false;
