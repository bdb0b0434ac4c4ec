/** The technologies, set by set (CE-32.1): one of each. Those whose whole text works are dealt. */
import type { Batch } from '../../book';

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
	'the-qax',
	'vacuum-turbines',
	'warpspace-key',
	'xenon-lasers'
] as const;

/** A technology that is dealt. */
export type Dealt = (typeof BASE)[number];

export const TECH_SETS: { readonly [set: string]: readonly Batch[] } = {
	base: BASE.map((face) => ({ face, count: 1 }))
};
