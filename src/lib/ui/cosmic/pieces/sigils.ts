/**
 * Aliens have sigils, not portraits: 48×48, strokes of 2 px, at most six and one filled dot, made of circle,
 * arc, wave, ray, chevron, grid, arch and triangle. Each states its power's verb.
 */
export interface Sigil {
	/** Stroked, round caps. */
	readonly lines: string;
	/** The one filled dot: centre and radius. */
	readonly dot?: readonly [x: number, y: number, r: number];
}

/** A circle about (x, y), as a path. */
export const circle = (x: number, y: number, r: number) =>
	`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/** Those of the fifty; `sigils-beyond.ts` has all others, and loads these. */
export const SIGILS: { readonly [alien: string]: Sigil } = {
	// What swells and shrinks.
	amoeba: {
		lines:
			'M24 6c8-4 15 2 14 9c9 3 8 14 0 16c1 9-11 13-16 7c-9 5-18-4-14-11c-7-7 0-16 8-14c1-4 4-6 8-7zM29 20a3.500 3.500 0 1 1 .1 0z',
		dot: [20, 27, 4.5]
	},
	// The low side of the beam wins.
	'anti-matter': {
		lines: 'M6 12L42 22M24 17V6M12 27l12 13 12-13M18 27l6 6.500 6-6.500',
		dot: [42, 30, 3]
	},
	// The axe.
	barbarian: {
		lines: 'M24 5V45M24 9q-8 3-16-3q-4 11 0 22q8-6 16-3M24 9q8 3 16-3q4 11 0 22q-8-6-16-3'
	},
	// Rays fall on one of many.
	chosen: { lines: 'M8 42a16 16 0 0 1 32 0M24 4v11M10 9l6 9.500M38 9l-6 9.500', dot: [24, 34, 4] },
	// Walls with battlements.
	citadel: {
		lines: 'M6 43V16h7v6h7v-6h8v6h7v-6h7v27zM19 43V33a5 5 0 0 1 10 0v10M24 16V4h11l-4 4 4 4H24',
		dot: [12, 31, 2.4]
	},
	// The same again.
	clone: {
		lines: `${circle(18, 20, 12)}${circle(30, 28, 12)}M4 40h10M34 8h10`,
		dot: [24, 24, 2.6]
	},
	// Two bars brought to one height.
	calculator: { lines: 'M12 42V8h8v34M28 42V22h8v20M4 22h8M36 22h8M6 42h36', dot: [16, 3.5, 2.2] },
	// A club comes down.
	cudgel: {
		lines: 'M5 43L23 25M19 21L31 6q11-3 12 10L27 29zM6 26h8M9 12l7 6M22 5v7',
		dot: [34, 14, 3]
	},
	// Who commands.
	dictator: { lines: 'M7 40V15l9 10 8-15 8 15 9-10v25zM7 33h34', dot: [24, 6, 2.6] },
	// What is fetched.
	fido: {
		lines: 'M15 17h18a6 6 0 1 1 9 6a6 6 0 1 1-9 6H15a6 6 0 1 1-9-6a6 6 0 1 1 9-6zM10 38q14 9 28 0',
		dot: [24, 9, 3]
	},
	// A hook under a card.
	filch: { lines: 'M10 6v22a11 11 0 0 0 22 0v-3M25 31l7-8 7 8M24 6h16v9H24z', dot: [10, 6, 2.8] },
	// Many small ones are thrown under.
	fodder: {
		lines: 'M24 4v16M17 11l7-7 7 7M6 28h9v14H6zM19.500 28h9v14h-9zM33 28h9v14h-9z',
		dot: [24, 24, 2.2]
	},
	// A card held back, and what is said of it.
	gambler: { lines: 'M12 4h24v40H12zM12 25q6-8 12 0t12 0M19 35h10', dot: [24, 14, 3.4] },
	// The beam tips the wrong way.
	loser: { lines: 'M7 12l34 20M24 22v20M14 42h20M34 6v12M28 12l6 6 6-6', dot: [11, 24, 4] },
	// Teeth that close on what is thrown in.
	hate: {
		lines: 'M5 8l8 13 7-13 8 13 8-13 7 13M5 40l8-13 7 13 8-13 8 13 7-13M4 24h5M39 24h5',
		dot: [24, 24, 2.8]
	},
	// It frowns, and does not forget.
	grudge: {
		lines: `${circle(24, 24, 19)}M11 17l10 5M37 17l-10 5M14 36q10-10 20 0`,
		dot: [24, 27, 1.8]
	},
	// What looks into what others hold.
	hacker: { lines: 'M4 7h40v27H4zM12 14l7 6.500-7 6.500M15 43h18M24 34v9', dot: [30, 25, 2.8] },
	// What makes ships whole again.
	healer: { lines: 'M18 5h12v13h13v12H30v13H18V30H5V18h13z', dot: [24, 24, 3.4] },
	// One who reaches up from the ground.
	human: {
		lines: 'M24 18v14M12 6l12 14L36 6M24 32L14 44M24 32l10 12',
		dot: [24, 8, 4.4]
	},
	// A ship comes down for good.
	kamikaze: {
		lines: 'M11 4h26L24 29zM24 35v10M14 34l-7 8M34 34l7 8M7 25H2M41 25h5',
		dot: [24, 12, 3]
	},
	// One heavy thing that bends the ground.
	macron: { lines: `${circle(24, 18, 13)}M3 34q12 0 21 8q9-8 21-8M10 44h28`, dot: [24, 18, 6.5] },
	// A wheel that goes round once more.
	machine: {
		lines: `M24 5a19 19 0 1 1-16.5 9.500M5 4l2 11 11-2${circle(24, 24, 8)}M24 16v16M16 24h16`
	},
	// The same on both sides of the glass, turned round.
	mirror: {
		lines: 'M24 4v40M17 12L6 24l11 12zM31 12l11 12-11 12z',
		dot: [11.5, 24, 2.4]
	},
	// Its blows fall on itself.
	masochist: {
		lines: 'M6 6l12 12M18 9v9H9M42 6L30 18M30 9v9h9M24 46V33M17 40l7-7 7 7',
		dot: [24, 25, 3.4]
	},
	// A chest that is kept shut.
	miser: {
		lines: 'M5 22V18a11 11 0 0 1 11-11h16a11 11 0 0 1 11 11v4M5 22h38v19H5zM16 7v15M32 7v15',
		dot: [24, 31, 3.4]
	},
	// Small, and loud.
	mite: { lines: 'M7 19v11h7l20 11V8L14 19zM14 30l4 12M40 18q4 6.500 0 13' },
	// Strands that grow anew.
	mutant: { lines: 'M13 4q22 10 22 20t-22 20M35 4q-22 10-22 20t22 20M16 17h16M16 31h16' },
	// A shield that looks after others.
	// A head, seen into.
	mind: {
		lines: 'M15 45v-9q-9-5-9-16a15 15 0 0 1 30-1l6 10-6 2v7h-9v7M15 20a7 7 0 1 1 7 7v4',
		dot: [22, 20, 2.4]
	},
	observer: {
		lines: 'M24 4l17 6v13q0 14-17 21q-17-7-17-21V10zM15 24q9-10 18 0q-9 9-18 0z',
		dot: [24, 24, 2.6]
	},
	// An eye that opens first.
	oracle: {
		lines: `M4 26q20-20 40 0q-20 18-40 0z${circle(24, 25, 7)}M24 3v6M9 7l4 5M39 7l-4 5`,
		dot: [24, 25, 2.6]
	},
	// The old sign of peace.
	pacifist: {
		lines: `${circle(24, 24, 19)}M24 5v38M24 24L10.500 37.500M24 24L37.500 37.500`,
		dot: [24, 24, 3]
	},
	// What holds on to another.
	parasite: {
		lines: `${circle(29, 18, 14)}M19 28q-10-2-10 6t-5 9M14 30q-3 6 4 9M24 31q-3 4 2 8`,
		dot: [29, 18, 4]
	},
	// An open hand gives something away.
	philanthropist: {
		lines: 'M4 32q8-6 14 0h9q5 0 5 4H20M32 35l9-6q4 1 2 4L31 44H4M24 24V9M17 15l7-7 7 7',
		dot: [38, 12, 3]
	},
	// From the ground another grows.
	reincarnator: {
		lines: 'M8 43h32M24 43V22M24 24Q8 24 8 8Q24 8 24 24M24 30Q40 30 40 14Q24 14 24 30',
		dot: [24, 7, 2.8]
	},
	// A small one rides along with a large one.
	remora: {
		lines: 'M4 18q18-18 34 0q-16 18-34 0zM38 18l7-8v16zM14 36q9-8 18 0q-9 8-18 0zM32 36l5-4v8z',
		dot: [13, 17, 2.4]
	},
	// Rank behind rank.
	reserve: { lines: 'M6 17L24 6l18 11M6 29l18-11 18 11M14 36l10-6 10 6', dot: [24, 41, 3.4] },
	// What casts no light falls on a ship.
	shadow: {
		lines: 'M31 5a20 20 0 1 0 12 24a15 15 0 0 1-12-24zM24 44l20-14M33 44h11v-11',
		dot: [36, 13, 2.6]
	},
	// Two things change places.
	sorcerer: { lines: 'M6 15q18-12 36 2M42 6v11H31M42 33q-18 12-36-2M6 42V31h11', dot: [24, 24, 4] },
	// It comes down, whatever it costs.
	spiff: {
		lines: 'M4 44a28 28 0 0 1 40 0M6 5l17 17M23 11v11H12M31 25l6-7M34 32h9',
		dot: [24, 29, 3]
	},
	// What runs down.
	'tick-tock': {
		lines: `${circle(24, 27, 16)}M24 27V16M24 27l8 5M17 4h14M24 4v7`,
		dot: [24, 27, 2.6]
	},
	// Hand for hand.
	trader: {
		lines: 'M4 20l9-10 9 10M13 10v20a6 6 0 0 0 6 6M26 28l9 10 9-10M35 38V18a6 6 0 0 0-6-6'
	},
	// Three of one.
	tripler: {
		lines: `${circle(24, 13, 8)}${circle(13, 33, 8)}${circle(35, 33, 8)}`,
		dot: [24, 26, 2.8]
	},
	// It draws others down with it.
	vacuum: {
		lines: 'M5 8Q24 16 43 8M9 17Q24 24 39 17M15 26q9 5 18 0M20 34q4 3 8 0M5 8L22 42M43 8L26 42',
		dot: [24, 43, 2.6]
	},
	// One becomes many.
	virus: {
		lines: `${circle(24, 24, 9)}M24 15V4M31.800 19.500L41 14M31.800 28.500L41 34M24 33v11M16.200 28.500L7 34M16.200 19.500L7 14`,
		dot: [24, 24, 3.4]
	},
	// Nothing is left.
	void: { lines: `${circle(24, 24, 15)}M7 41L41 7M4 24h5M39 24h5M24 4v5M24 39v5` },
	// Wings that wait over what was left.
	vulch: {
		lines: 'M3 10q14-1 21 12q7-13 21-12q-2 15-14 19M3 10q2 15 14 19M17 29l7 14 7-14',
		dot: [24, 12, 3.4]
	},
	// What lies in the warp lifts it.
	warpish: {
		lines: 'M5 36a19 8 0 1 0 38 0a19 8 0 1 0-38 0M24 36V6M16 14l8-9 8 9M11 30V20M37 30V20',
		dot: [24, 36, 3]
	},
	// Crossed blades.
	warrior: {
		lines: 'M7 5l26 28M41 5L15 33M37 28L27 38M11 28l10 10M35 36l7 7M13 36l-7 7',
		dot: [24, 10, 3]
	},
	// One way of many is taken.
	will: {
		lines: 'M24 44V26M24 26Q8 24 8 8M24 26V8M24 26Q40 24 40 8M33 13l7-7 5 8',
		dot: [24, 26, 3.4]
	},
	// It rises from the ground.
	zombie: {
		lines: 'M12 42V20a12 12 0 0 1 24 0v22M4 42h10M34 42h10M17 29l7-8 7 8M24 21v21',
		dot: [24, 13, 2.2]
	}
};
