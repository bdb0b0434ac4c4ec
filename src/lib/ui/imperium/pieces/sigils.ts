/** The signs of the races: each says what its people do. */
import type { RACES } from '$lib/games/imperium/tables/races';
import { circle } from '../../pieces/sign';
import type { Sign } from '../../pieces/sign';

const SIGILS: { readonly [race in keyof typeof RACES]: Sign } = {
	// A bastion.
	letnev: { lines: 'M8 42V14h7v6h6v-6h6v6h6v-6h7V42ZM20 42V32a4 4 0 0 1 8 0V42' },
	// A balance of two scales.
	hacan: { lines: 'M24 6V42M14 42H34M8 14H40M8 14L3 26H13ZM40 14L35 26H45Z' },
	// A sun and its third planet.
	sol: {
		lines: `${circle(20, 24, 11)}M20 4V8M20 40V44M2 24H5M34 10L31 13M6 10L9 13M34 38L31 35`,
		dot: [41, 24, 3.4]
	},
	// A mind of wires.
	l1z1x: { lines: `${circle(24, 24, 15)}M24 9V24L35 34M24 24L13 34`, dot: [24, 24, 4] },
	// Four hands on one prize.
	mentak: { lines: 'M24 4V16M24 32V44M4 24H16M32 24H44M16 16L32 32M32 16L16 32', dot: [24, 24, 4] },
	// A coil that slips away.
	naalu: { lines: 'M36 8C24 4 14 10 18 18S36 24 34 32S18 42 8 36', dot: [36, 8, 3.4] },
	// Jaws.
	norr: {
		lines: 'M24 44C8 36 4 20 10 6C14 16 18 20 24 20S34 16 38 6C44 20 40 36 24 44ZM18 30v6M30 30v6'
	},
	// A drop under glass.
	'jol-nar': {
		lines: 'M18 4H30M20 4V18L8 40A3 3 0 0 0 11 44H37A3 3 0 0 0 40 40L28 18V4M13 32H35',
		dot: [24, 38, 2.6]
	},
	// A shell.
	xxcha: { lines: 'M4 34A20 20 0 0 1 44 34ZM14 34L20 17M34 34L28 17M12 24H36M8 40H14M34 40H40' },
	// A mask.
	yssaril: {
		lines: 'M6 12Q24 4 42 12Q44 30 24 44Q4 30 6 12ZM13 20q5-3 8 1M35 20q-5-3-8 1',
		dot: [24, 32, 2.6]
	}
};

const isKnown = (race: string): race is keyof typeof SIGILS => Object.hasOwn(SIGILS, race);

/** Null: no race has this id. */
export const sigilOf = (race: string): Sign | null => (isKnown(race) ? SIGILS[race] : null);
