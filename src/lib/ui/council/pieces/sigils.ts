/** The signs of the species: each says what its people do. */
import type { SPECIES } from '$lib/games/council/tables/species';
import { circle } from '../../pieces/sign';
import type { Sign } from '../../pieces/sign';

const SIGILS: { readonly [species in keyof typeof SPECIES]: Sign } = {
	// Voices in a crystal.
	ossuline: { lines: 'M24 4L40 18L24 44L8 18ZM8 18H40M24 4V44', dot: [24, 26, 3] },
	// Two blades crossed.
	varkesh: { lines: 'M8 8L36 36M40 8L12 36M30 40l10-10M18 40L8 30' },
	// Cells of a hive.
	thimmari: {
		lines: 'M24 6l9 5v10l-9 5-9-5V11ZM13 26l9 5v10l-9 5-9-5V31ZM35 26l9 5v10l-9 5-9-5V31Z'
	},
	// A column of sums.
	quillori: { lines: 'M12 6H36V42H12ZM17 15H31M17 23H31M17 31H25', dot: [31, 33, 2.6] },
	// A grid that counts.
	hexatine: {
		lines: 'M8 8H40V40H8ZM8 18.600H40M8 29.300H40M18.600 8V40M29.300 8V40',
		dot: [24, 24, 3]
	},
	// A road over hills.
	morrowkin: { lines: 'M4 36C14 20 22 34 30 24S40 14 44 10M36 10h8v8', dot: [8, 40, 3] },
	// Waves behind a wall.
	ulmar: { lines: 'M4 16q5-6 10 0t10 0 10 0 10 0M4 26q5-6 10 0t10 0 10 0 10 0M6 38H42M6 43H42' },
	// A flame.
	pyrrhane: {
		lines: 'M24 4C34 16 38 22 38 30A14 14 0 0 1 10 30C10 24 14 20 18 14C19 20 22 21 24 4Z',
		dot: [24, 33, 4]
	},
	// An eye that looks ahead.
	seyl: { lines: `M4 24Q24 4 44 24Q24 44 4 24Z${circle(24, 24, 8)}`, dot: [24, 24, 3] },
	// A mountain with a gate.
	brannoch: { lines: 'M4 40L18 12L26 26L32 16L44 40ZM18 40v-8a6 6 0 0 1 12 0v8' },
	// An open book.
	ixaphel: {
		lines: 'M24 12C18 6 10 6 4 9V39C10 36 18 36 24 42C30 36 38 36 44 39V9C38 6 30 6 24 12ZM24 12V42'
	},
	// A whisper that goes round.
	duskari: {
		lines: 'M8 24a16 16 0 0 1 32 0M14 24a10 10 0 0 1 20 0M8 24v12M40 24v12M14 36h20',
		dot: [24, 26, 3.4]
	}
};

const isKnown = (species: string): species is keyof typeof SIGILS => Object.hasOwn(SIGILS, species);

/** Null: no species has this id. */
export const sigilOf = (species: string): Sign | null =>
	isKnown(species) ? SIGILS[species] : null;
