/** The hazard cards, set by set (CE-33.16): those that work whole. */
import type { Batch } from '../../book';

/** The rules since which Galactic Council is in the deck. */
export const COUNCILS = 4;

const card = (id: string, count = 1): Batch => ({ face: `hazard:${id}`, count });

export const HAZARD_SETS: { readonly [set: string]: readonly Batch[] } = {
	conflict: [
		card('alliance'),
		card('black-hole'),
		card('cosmic-guardian'),
		card('cosmic-nebula'),
		card('cosmic-upheaval'),
		card('energy-fields', 2),
		{ ...card('galactic-council'), since: COUNCILS },
		card('its-full-of-stars', 3),
		card('meteor-storm', 2),
		card('mirror-universe', 2),
		card('odd-way-to-win-a-war', 2),
		card('psychic-switcheroo'),
		card('reverse-rewards', 3),
		card('sargasso-web', 2),
		card('temporal-anomaly', 3),
		card('witness')
	],
	odyssey: [
		card('danger-zone'),
		card('domestic-difficulties'),
		card('easy-does-it'),
		card('enforceable-cease-fire'),
		card('no-quarter'),
		card('obligatory-solidarity'),
		card('re-reinforcement'),
		card('subspace-interference'),
		card('tech-advantage'),
		card('unstable'),
		card('warp-research'),
		card('win-lose-or-draw'),
		card('learn-from-the-past'),
		card('new-recruits'),
		card('peace-dividend'),
		card('re-armament'),
		card('strip-mining'),
		card('universe-merge'),
		card('confined-launches'),
		card('economic-aid'),
		card('ill-gotten-gains'),
		card('shameful-war'),
		card('supply-mix-up'),
		card('incentives'),
		card('real-estate-swindle')
	],
	/** Of the older set too, and left out unless a table asks for it (CE-33.22). */
	beast: [card('entropy-beast')]
};
