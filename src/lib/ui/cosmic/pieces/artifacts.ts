/** Each artifact's device, 48×48, drawn inside its octagon: strokes, and what is filled. */
export interface Device {
	readonly lines: string;
	readonly solid?: string;
}

const DEVICES: { readonly [artifact: string]: Device } = {
	// A card struck out.
	'card-zap': { lines: 'M16 12h16v24H16zM9 36L39 12M16 18h16' },
	// A bolt through a power's ring.
	'cosmic-zap': {
		lines: 'M12 34a15.500 15.500 0 0 1 5-23M36 14a15.500 15.500 0 0 1-5 23',
		solid: 'M27 8L15 27h8l-3 13 13-19h-8z'
	},
	// The tube with one side.
	'mobius-tubes': {
		lines:
			'M24 24c-5-9-17-9-17 0s12 9 17 0s17-9 17 0s-12 9-17 0M24 24c-3-4-11-5-11 0s8 4 11 0s11-5 11 0s-8 4-11 0'
	},
	// A calm face.
	'emotion-control': {
		lines: 'M9 24a15 15 0 1 1 30 0a15 15 0 1 1-30 0M17 31h14M9 19q15-6 30 0',
		solid: 'M16.500 24a2 2 0 1 1 4 0a2 2 0 1 1-4 0M27.500 24a2 2 0 1 1 4 0a2 2 0 1 1-4 0'
	},
	// A dome over one point.
	'force-field': {
		lines: 'M7 36h34M10 36a14 14 0 0 1 28 0M17 36a7 7 0 0 1 14 0M24 16v-5M11 22l-4-3M37 22l4-3',
		solid: 'M22 35a2 2 0 1 1 4 0z'
	},
	// What drifts in and leaves nothing.
	'ionic-gas': {
		lines: 'M8 16q5-6 10 0t10 0t10 0M8 25q5-6 10 0t10 0t10 0M8 34q5-6 10 0t10 0t10 0'
	},
	// It spreads from one to three.
	plague: {
		lines:
			'M24 24V15M24 24l-8 6M24 24l8 6M19 11a5 5 0 1 1 10 0a5 5 0 1 1-10 0M8 33a5 5 0 1 1 10 0a5 5 0 1 1-10 0M30 33a5 5 0 1 1 10 0a5 5 0 1 1-10 0',
		solid: 'M21 24a3 3 0 1 1 6 0a3 3 0 1 1-6 0'
	},
	// A fan of cards, swept.
	'hand-zap': {
		lines: 'M13 34L9 17l9-3 5 18M20 32V12h10v20M29 32l5-18 9 3-5 17',
		solid: 'M27 15l-6 11h5l-2 8 7-11h-5l3-8z'
	},
	// A lens over a card.
	finder: { lines: 'M12 22a9 9 0 1 1 18 0a9 9 0 1 1-18 0M27 29l10 10M18 18h6v8h-6z' },
	// What drifts round a world.
	'space-junk': {
		lines:
			'M15 24a9 9 0 1 1 18 0a9 9 0 1 1-18 0M8 12l5 3-4 4zM35 9l5 1-2 5zM36 34l5 4-6 2zM9 35h5v5H9z'
	},
	// A deal pulled apart.
	quash: { lines: 'M20 31a9 9 0 1 1 0-14M28 17a9 9 0 1 1 0 14M24 8v32M19 12l5-4 5 4M19 36l5 4 5-4' }
};

/** A device for artifacts nobody has drawn: the plain wheel. */
const WHEEL: Device = {
	lines: 'M8 24a16 16 0 1 1 32 0a16 16 0 1 1-32 0M24 8v32M8 24h32M24 24l11-11',
	solid: 'M20 24a4 4 0 1 1 8 0a4 4 0 1 1-8 0'
};

export const deviceOf = (artifact: string): Device => DEVICES[artifact] ?? WHEEL;
