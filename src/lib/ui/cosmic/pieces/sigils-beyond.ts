/** Sigils of aliens that come by an option, which most tables do without: drawn as those of the fifty (`sigils.ts`). */
import { circle, SIGILS } from './sigils';
import type { Sigil } from './sigils';

export const SIGILS_BEYOND: { readonly [alien: string]: Sigil } = {
	// A mouth with two fangs, and what goes in.
	ghoul: {
		lines: 'M5 20q19 22 38 0q-19 9-38 0zM15 27l4 9 4-7M33 27l-4 9-4-7M12 9l5 4M36 9l-5 4',
		dot: [24, 12, 3]
	},
	// Two houses on either side of a fight.
	neighbor: {
		lines: 'M4 42V26l8-8 8 8v16zM28 42V26l8-8 8 8v16zM24 4v8M17 7l4 6M31 7l-4 6',
		dot: [24, 34, 2.4]
	},
	// Two digits, and the one that falls.
	graviton: {
		lines: 'M8 6h12v16H8zM28 6h12v16H28zM34 26v16M28 36l6 6 6-6M8 42h12',
		dot: [14, 33, 3]
	},
	// A mask over two eyes.
	outlaw: {
		lines: 'M4 16q20-8 40 0v8q-4 10-14 8l-6-6-6 6q-10 2-14-8zM4 20L1 30M44 20l3 10M12 22h6M30 22h6',
		dot: [24, 40, 3]
	},
	// A fist comes down on a table.
	brute: {
		lines: 'M12 8h24v16q-3 8-12 8t-12-8zM18 8v9M24 8v9M30 8v9M4 42h40M10 36l-4-4M38 36l4-4',
		dot: [24, 26, 2.4]
	},
	// A lamp over an open book.
	sapient: {
		lines: 'M24 40V24q-9-6-19-2v16q10-4 19 2q9-6 19-2V22q-10-4-19 2M24 4v4M12 8l3 3M36 8l-3 3',
		dot: [24, 14, 3]
	},
	// A tall hat above a gem.
	oligarch: {
		lines: 'M4 25H44M13 25V5H35V25M13 18H35M16 32H32L24 44z',
		dot: [40, 37, 3]
	},
	// A star, pinned on.
	sheriff: {
		lines: 'M24 4L30 17L44 18L33 27L37 41L24 34L11 41L15 27L4 18L18 17z',
		dot: [24, 24, 3.4]
	},
	// What was written, struck out.
	negator: {
		lines: 'M9 4h30v40H9zM16 13h16M16 21h16M16 29h16M4 40L44 8',
		dot: [24, 38, 2.6]
	},
	// A scroll under a seal.
	cosmos: {
		lines: 'M10 6h28M10 6q-6 0-6 5t6 5h22M38 6q5 0 5 5t-5 5h-6v26H14V16M19 23h8M19 30h8',
		dot: [36, 38, 4]
	},
	// A closed eye, fast asleep.
	nightmare: {
		lines: 'M4 25q20 18 40 0M10 32l-5 7M24 35v8M38 32l5 7M17 4h14L17 18h14'
	},
	// A bolt through what is nothing.
	zilch: {
		lines: 'M24 4a20 20 0 1 0 .1 0M29 10L17 26H25L20 39L33 21H25z',
		dot: [8, 42, 3]
	},
	// A hat, and what it is up to.
	witch: {
		lines: 'M4 38q20 8 40 0M11 36q3-12 12-29q8-1 13 6l-8-1q3 14 9 24M15 28q9 4 18 0',
		dot: [40, 22, 3]
	},
	// A saucer, and whom it takes up.
	alien: {
		lines: 'M6 18q18 9 36 0q-4-6-10-7q-8-10-16 0q-6 1-10 7zM18 23L10 44M30 23L38 44',
		dot: [24, 36, 3]
	},
	// An egg that breaks.
	reborn: {
		lines: 'M24 4Q9 18 9 30a15 14 0 0 0 30 0Q39 18 24 4zM9 29l8-6 5 8 6-8 5 7 6-3',
		dot: [24, 16, 2.8]
	},
	// A sword, and what it is drawn for.
	mercenary: {
		lines: 'M15 27L37 5h6v6L21 33M9 23L25 39M16 32L6 42M31 38a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
		dot: [37, 38, 2.4]
	},
	// The moon above the sea.
	tide: {
		lines: 'M4 32q7-8 13 0t14 0t13 0M4 42q7-8 13 0t14 0t13 0M26 4a11 11 0 1 0 9 17a9 9 0 0 1-9-17z',
		dot: [39, 9, 2.8]
	},
	// A heart that beats.
	empath: {
		lines: 'M24 42Q5 30 5 17a10 10 0 0 1 19-4a10 10 0 0 1 19 4Q43 30 24 42zM12 23h6l4-6 5 12 4-6h5'
	},
	// A snout, and a back full of needles.
	porcupine: {
		lines: 'M7 41H46L34 31Q25 20 15 27q-8 6-8 14zM8 31L1 25M13 26L4 12M20 23L15 5M27 24L28 6',
		dot: [33, 36, 2.4]
	},
	// A flag, and the ranks that follow it.
	general: {
		lines: 'M9 4V44M9 6H35l-7 7 7 7H9M18 30l11 6 11-6M18 38l11 6 11-6',
		dot: [42, 9, 2.8]
	},
	// A face that is another on its other half.
	changeling: {
		lines: 'M24 4V44M24 4Q5 6 5 24t19 20M24 4L41 12L36 22L44 29L36 34L38 44H24M11 20h7',
		dot: [31, 21, 3]
	},
	// A flame within a flame.
	fury: {
		lines:
			'M24 44Q7 41 9 25q4 4 7 4Q13 15 25 4q-1 11 8 15q3-4 2-9Q42 19 40 28Q38 42 24 44zM24 44q-8-7 0-16q8 9 0 16',
		dot: [7, 9, 2.8]
	},
	// A hand that holds out a sheet.
	assistant: {
		lines: 'M4 40H14L20 34H32q6 0 6-4H26M20 34V28L12 26M16 22V4H40V24H24M22 10H34M22 16H34',
		dot: [8, 33, 3]
	},
	// What is thrown, its fuse alight.
	anarchist: {
		lines:
			'M17 18a14 14 0 1 0 10 0M17 18v-6h10v6M22 12q1-7 10-7M39 5h5M37 10l4 4M38 3l3-1M13 28q1-5 6-6',
		dot: [34, 6, 2.6]
	},
	// Fingers above a pocket.
	pickpocket: {
		lines: 'M7 22H41V32q0 12-17 12t-17-12zM14 22V7M21 22V4M28 22V4M35 22V9M7 29h34',
		dot: [24, 36, 2.6]
	},
	// What is there, and is not.
	phantasm: {
		lines: 'M9 44V22a15 15 0 0 1 30 0V44l-7.5-7-7.5 7-7.5-7zM15 21l6 3M33 21l-6 3',
		dot: [24, 31, 3]
	},
	// A mine, horned, on its chain.
	saboteur: {
		lines:
			'M24 8a13 13 0 1 0 0 26a13 13 0 1 0 0-26zM24 8V2M15 12L10 7M33 12L38 7M11 21H4M37 21H44M24 34q-6 4 0 7t0 5',
		dot: [24, 21, 4]
	},
	// Three arms that turn.
	dervish: {
		lines:
			'M24 24Q20 8 34 4M34 4q8 3 8 11M24 24Q40 28 37 43M37 43q-7 4-13-1M24 24Q10 33 3 21M3 21q0-8 7-11',
		dot: [24, 24, 5]
	},
	// A hook in the water, and a fish below it.
	angler: {
		lines:
			'M30 3V20q0 9-8 9t-8-8l5 3M4 12q5-4 10 0M36 12q4-4 8 0M8 38q12-10 24 0q-12 9-24 0zM32 38l9-6v12z',
		dot: [15, 37, 1.8]
	},
	// A heart, and what comes out of it.
	love: {
		lines: 'M24 42L7 25Q1 14 11 9Q19 6 24 15Q29 6 37 9Q47 14 41 25zM24 15v10M17 20l3 6M31 20l-3 6',
		dot: [24, 31, 3]
	},
	// A rake over what was hidden.
	muckraker: {
		lines: 'M40 3L19 28M8 22L28 38M8 22l-4 6M15 27l-4 6M21 33l-4 6M4 45h40',
		dot: [36, 34, 3]
	},
	// A hammer above its block.
	judge: {
		lines: 'M12 14L24 2L34 12L22 24zM28 18L43 33M8 40H34V46H8zM13 40v-5h16v5',
		dot: [10, 29, 2.4]
	},
	// A beam into an eye.
	laser: {
		lines:
			'M3 8L20 22M3 3l6 6M12 26q14-14 32 2q-16 14-32 0zM23 27a6 6 0 1 0 12 0a6 6 0 1 0-12 0M30 40v5M20 38l-3 5',
		dot: [29, 27, 2.4]
	},
	// A purse over two ships.
	merchant: {
		lines:
			'M17 14q-9 6-7 15q2 6 14 6t14-6q2-9-7-15zM15 14h18M18 5q6 4 12 0l-2 9h-8zM4 45l5-6 5 6zM34 45l5-6 5 6z',
		dot: [24, 25, 3.4]
	},
	// A machine with one arm.
	bandit: {
		lines: 'M6 12H34V44H6zM10 20h20v10H10zM17 20v10M23 20v10M34 28h5V13M14 37h12',
		dot: [39, 9, 3.6]
	},
	// A hand that asks, and a coin in it.
	extortionist: {
		lines: 'M3 30H11V44H3zM11 32l7-4q4-1 7 3h8q4 0 4 4H24M37 34l6-4q4 2 1 5L33 43H11',
		dot: [28, 15, 8]
	},
	// A hood, and footprints that lead away.
	sneak: {
		lines: 'M6 30Q6 4 20 4T34 30L27 25Q27 14 20 14T13 25zM14 36l5 3M22 41l5 3M31 35l5 3M39 40l5 3',
		dot: [20, 22, 3]
	},
	// Two cups that change places, and what is under one.
	trickster: {
		lines: 'M4 42L8 20H18L22 42zM26 42L30 20H40L44 42zM12 13q12-12 24 0M36 5v8h-8',
		dot: [35, 34, 3]
	},
	// A hawk that dives.
	warhawk: {
		lines: 'M3 8q14 2 21 16q7-14 21-16q-2 16-14 22l-7 14-7-14Q5 24 3 8zM17 30l7-6 7 6'
	},
	// What circles about one thought.
	genius: {
		lines: 'M4 24a20 8 0 1 0 40 0a20 8 0 1 0-40 0zM24 4a8 20 0 1 0 0 40a8 20 0 1 0 0-40z',
		dot: [24, 24, 3.4]
	},
	// A heart, run through.
	sadist: {
		lines: 'M24 43Q5 28 5 16a9.5 9.5 0 0 1 19-3a9.5 9.5 0 0 1 19 3q0 12-19 27zM6 42L42 6M33 6h9v9'
	},
	// What multiplies, with feet and feelers.
	disease: {
		lines:
			'M20 10h8q10 0 10 11t-10 11h-8q-10 0-10-11T20 10zM15 32l-6 11M24 32v12M33 32l6 11M14 11L8 4M34 11l6-7',
		dot: [20, 20, 3.4]
	},
	// An eye in a card.
	visionary: {
		lines: 'M10 3h28v42H10zM15 24q9-11 18 0q-9 11-18 0zM15 9h5M28 39h5',
		dot: [24, 24, 3.2]
	},
	// A hand that points on, under a star.
	prophet: {
		lines: 'M24 4l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1zM6 44q18-14 36 0M14 36l-4-5M34 36l4-5'
	},
	// A wand, and what springs from it.
	magician: {
		lines:
			'M5 45L25 23M33 4l2.5 9.5L45 16l-9.5 2.5L33 28l-2.5-9.5L21 16l9.5-2.5zM10 8v10M5 13h10M38 34v8M34 38h8'
	},
	// Two fists, one above the other.
	bully: {
		lines:
			'M4 24V10q0-4 4-4h22q6 0 6 6v8q0 4-4 4zM11 6v9M18 6v9M25 6v9M14 30h26q4 0 4 4v4q0 6-6 6H20q-6 0-6-6z',
		dot: [31, 37, 2.6]
	},
	// A deep bow before a crown.
	sycophant: {
		lines: 'M9 44V27Q9 12 25 17M9 27l9 6v11M18 16l4 14M30 44V33l4 4 4-6 4 6 4-4V44z',
		dot: [32, 19, 4.6]
	},
	// A flask with something in it.
	alchemist: {
		lines: 'M18 5H30M21 5V18L9 39q-2 5 3 5H36q5 0 3-5L27 18V5M15 30q5-3 9 0t9 0',
		dot: [24, 37, 3]
	},
	// A cabinet with a stick and a screen.
	arcade: {
		lines:
			'M12 45V8L16 3H32L36 8V45zM16 9H32V22H16zM12 28L38 28M20 40V34M28 34h5M28 39h5M20 13l4 3 4-3',
		dot: [20, 33, 2.4]
	},
	// A flag on its pole, and a star.
	patriot: {
		lines: 'M9 45V4M9 7q8-5 16 0t15 0V27q-7 5-15 0t-16 0M4 45H14',
		dot: [24, 17, 3.6]
	},
	// A box with an aerial, a stick and a button.
	remote: {
		lines: 'M9 24H39V45H9zM24 24V9M17 9q0-6 7-6t7 6M18 38V31M14 31h8',
		dot: [32, 34, 3]
	},
	// A crown over a chain.
	tyrant: {
		lines:
			'M8 26L6 8l10 9L24 5l8 12L42 8l-2 18zM8 31H40M11 40a5 4 0 1 0 10 0a5 4 0 1 0-10 0M19 40a5 4 0 1 0 10 0a5 4 0 1 0-10 0M27 40a5 4 0 1 0 10 0a5 4 0 1 0-10 0',
		dot: [24, 20, 2.2]
	},
	// A pinwheel on its stick.
	whirligig: {
		lines: 'M24 19V3L36 9zM24 19H40L34 31zM24 19V35L12 29zM24 19H8L14 7zM24 35V46'
	},
	// A half sun that shimmers in the heat.
	mirage: {
		lines:
			'M11 23a13 13 0 0 1 26 0M3 23H45M9 30q4-4 8 0t8 0 8 0 6-2M14 37q4-4 8 0t8 0 4-2M19 44q3-3 6 0t5-1'
	},
	// Two ears and big eyes.
	squee: {
		lines:
			'M13 19Q8 4 14 3T21 14H27Q28 3 34 3T35 19M13 19Q7 26 9 33Q12 45 24 45T39 33Q41 26 35 19M15 27a3 3 0 0 0 6 0M27 27a3 3 0 0 0 6 0M20 37q4 4 8 0',
		dot: [24, 33, 1.8]
	},
	// A tail that strikes.
	sting: {
		lines: 'M30 44Q8 44 8 28T24 12Q34 12 34 20L29 27L40 25L34 20M13 18l6 5M10 32l7-2M16 41l5-5',
		dot: [35, 43, 3.4]
	},
	// A stone figure that opens its eyes.
	relic: {
		lines: 'M10 44V18L16 4H32L38 18V44zM10 18H38M15 26h6M27 26h6M24 24v9M17 38h14M4 44H44'
	},
	// A door that stands open.
	xenophile: {
		lines: 'M8 44V14a16 11 0 0 1 32 0V44M8 44H40M14 44V18L27 13V44M34 22h12M42 18l4 4-4 4',
		dot: [23, 31, 2.2]
	},
	// A mouth, and how loud it is.
	vox: {
		lines: 'M4 19H13L24 9V39L13 29H4zM30 19q4 5 0 10M35 14q8 10 0 20M40 9q12 15 0 30',
		dot: [16, 24, 2.6]
	},
	// A blade in the reeds.
	guerrilla: {
		lines: 'M24 4L29 11V28H19V11zM14 28H34M24 28V38M8 44Q7 30 12 20M40 44Q41 30 36 20M3 44H45'
	},
	// A face that has had enough.
	grumpus: {
		lines:
			'M24 4a20 20 0 1 1 0 40a20 20 0 1 1 0-40zM12 17l9 4M36 17l-9 4M15 36q9-9 18 0M15 25h3M30 25h3'
	},
	// Three cards in a row, and the one that comes first.
	coordinator: {
		lines: 'M4 12H16V36H4zM18 8H30V32H18zM32 12H44V36H32zM24 36v8M20 40l4 4 4-4',
		dot: [24, 20, 3]
	},
	// What comes out where nobody dug.
	worm: {
		lines:
			'M4 40H44M8 40V22a8 8 0 0 1 16 0v8a8 8 0 0 0 16 0V18M34 18a6 6 0 0 1 12 0M13 40v-6M19 40v-6',
		dot: [40, 12, 3]
	},
	// A card one way, a ship the other.
	converter: {
		lines: 'M5 7H19V27H5zM29 41L36 21l7 20-7-5zM24 12h17v6M37 14l4 4 4-4M24 36H7v-5M3 34l4-4 4 4'
	},
	// Someone on a rope over a gap.
	daredevil: {
		lines: 'M2 30Q24 38 46 30M6 30V44M42 30V44M24 15v11M24 26l-5 8M24 26l6 8M10 17l28 4',
		dot: [24, 9, 3.6]
	},
	// Two mouths and the way between them.
	wormhole: {
		lines:
			'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM36 28a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM18 18L30 30M24 14q12 0 12 10M12 24q0 10 12 10',
		dot: [12, 12, 3]
	},
	// It strikes out of a cloud.
	lightning: {
		lines: 'M12 20a8 8 0 0 1 1-15q10-4 16 2q11-1 10 9q-1 4-6 4M26 16L17 30h9L20 45L36 25h-9l5-9'
	},
	// A shoot with two leaves, on a stem that was cut.
	plant: {
		lines: 'M24 46V20M14 46h20M24 30Q10 30 7 17q14-1 17 13zM24 24q2-15 17-15q0 15-17 15zM18 38h12',
		dot: [24, 9, 3]
	},
	// A planet with a bite out of it, and two feelers.
	locust: {
		lines:
			'M36 17A16 16 0 1 0 38 38q-5 0-6-4q-5 0-5-5q-4-1-3-6q5 1 6-3q3 0 6-3zM30 12L38 3M36 17L46 11',
		dot: [16, 30, 3]
	},
	// A cup with two handles.
	winner: {
		lines: 'M14 5H34V18q0 12-10 12t-10-12zM14 9H5q0 11 11 14M34 9h9q0 11-11 14M24 30v9M13 43H35',
		dot: [24, 15, 3.4]
	},
	// Bricks stacked, and a chimney.
	industrialist: {
		lines: 'M6 42V32h14v10zM20 42V32h14v10zM13 32V22h14v10zM30 32V10h8v22M34 42h8V32M6 42h36',
		dot: [34, 5, 2.6]
	},
	// A fish's tail rises out of a wave, and a note sounds over it.
	siren: {
		lines:
			'M4 36q5-6 10 0t10 0t10 0t10 0M22 34q-2-10 4-16M26 18q-8-2-10-10q8 0 10 10q2-10 10-12q0 10-10 12M38 22v-8l5 2',
		dot: [36, 23, 2.4]
	},
	// A round belly between knife and fork.
	glutton: {
		lines: 'M24 10a14 14 0 1 0 .1 0zM5 6v10q3 4 6 0v-10M8 18v24M40 6q6 8 0 18v18M17 28q7 6 14 0',
		dot: [24, 20, 2]
	},
	// A face split in two, one half upside down.
	lunatic: {
		lines:
			'M24 4a20 20 0 0 1 0 40zM24 44a20 20 0 0 1 0-40M32 18v4M16 30v-4M28 31q6 2 9-4M20 17q-6-2-9 4',
		dot: [24, 24, 1.8]
	},
	// An open mouth with teeth, and a card on its tongue.
	mouth: {
		lines: 'M4 24q20-28 40 0q-20 28-40 0zM14 17l4 6 4-8M26 15l4 8 4-6M18 36v-8h12v8',
		dot: [24, 32, 2.2]
	},
	// A snow crystal in a box.
	cryo: {
		lines: 'M8 8h32v32H8zM24 12v24M13 18l22 12M13 30l22-12M20 13l4 4 4-4M20 35l4-4 4 4',
		dot: [24, 24, 2.4]
	},
	// A watch swings before an eye.
	mesmer: {
		lines: 'M4 34q20-20 40 0q-20 16-40 0zM24 2l10 10M6 14q18-10 36 0M30 16l8-8 4 4-8 8z',
		dot: [24, 34, 4]
	},
	// A head with snakes for hair.
	gorgon: {
		lines:
			'M16 22h16v10l-8 10-8-10zM17 22Q4 20 10 10t-4-8M22 22Q14 12 20 4M26 22q8-10 2-18M31 22q13-2 7-12t4-8',
		dot: [24, 30, 2.4]
	},
	// A heap, and what rises from it.
	filth: {
		lines:
			'M4 42q4-14 12-12 2-10 10-6 8-2 8 8 8 0 10 10zM14 20q-4-5 0-9t0-9M24 16q-4-5 0-8t0-6M34 20q-4-5 0-9t0-9',
		dot: [22, 35, 2.6]
	},
	// A skull over two crossed bones.
	pirate: {
		lines:
			'M14 22a10 10 0 1 1 20 0v5h-4v4h-12v-4h-4zM19 21v2M29 21v2M6 32l36 12M42 32l-36 12M22 31v-3M26 31v-3',
		dot: [24, 26, 1.6]
	},
	// A parrot.
	mimic: {
		lines: 'M12 44V22A13 13 0 0 1 37 17q5 9-4 17-1-7-7-9M26 25q0 12 6 19M25 9Q24 2 15 2q4 4 3 9',
		dot: [25, 17, 2.6]
	},
	// A horseshoe.
	cavalry: {
		lines:
			'M10 6h9Q9 22 16 30q8 8 16 0 7-8-3-24h9q11 22 1 33-15 12-30 0Q-1 28 10 6zM10 22v3M38 22v3M15 34l1-1M33 34l-1-1',
		dot: [24, 39, 2]
	},
	// Two cards in a fan, with a pip each.
	deuce: {
		lines: 'M7 13l17-5 9 30-17 5zM29 7l13 5-7 24M14 16l1 3M26 33l-1-3M36 15v2',
		dot: [20, 25, 3]
	},
	// One spade on a card.
	ace: {
		lines: 'M8 4h32v40H8zM24 12q12 9 9 15-4 5-9 0-5 5-9 0-3-6 9-15zM24 27v9M20 36h8M12 9v5M36 34v5',
		dot: [24, 21, 2.4]
	},
	// Half a face, and half a machine.
	cyborg: {
		lines:
			'M24 4v40M24 4Q6 6 8 24t16 20M24 4h14v12h6v10h-6v12l-6 6h-8M30 20h6v6h-6zM13 20l6 2M17 35h14',
		dot: [16, 24, 2.2]
	},
	// A coronet on a cushion.
	aristocrat: {
		lines: 'M8 26L5 8l9 8 10-12 10 12 9-8-3 18zM10 32h28M6 44q-3-6 4-7h28q7 1 4 7z',
		dot: [24, 19, 2.6]
	},
	// One figure, and three flames that speak through it.
	host: {
		lines:
			'M14 44q0-14 10-14t10 14zM24 4q7 8 0 14-7-6 0-14zM8 12q6 7 0 12-6-5 0-12zM40 12q6 7 0 12-6-5 0-12z',
		dot: [24, 25, 3]
	},
	// A throne.
	usurper: {
		lines:
			'M13 25V10l3-6 8 5 8-5 3 6v15M6 44V23h7v9h22v-9h7v21M13 38h22M6 44h7M35 44h7M20 27l4-4 4 4',
		dot: [24, 16, 2.8]
	},
	// A prism, and light that it breaks.
	crystal: {
		lines: 'M24 8L40 38H8zM2 27l15-5M30 19l16-5M33 25l13 1M36 31l9 6',
		dot: [24, 28, 2.6]
	},
	// A pair of scales out of balance.
	ethic: {
		lines: 'M24 6v36M14 42h20M8 10l32 8M8 10L2 26h12zM40 18l-6 14h12zM2 26q6 8 12 0M34 32q6 8 12 0',
		dot: [24, 6, 3]
	},
	// A shield of bricks.
	bulwark: {
		lines:
			'M24 4l18 6v13q0 14-18 21Q6 37 6 23V10zM6 17h36M8 30h32M24 5v12M24 30v13M15 17v13M33 17v13',
		dot: [24, 23.5, 2.6]
	},
	// A drum, and its sticks.
	animal: {
		lines:
			'M6 22a18 7 0 1 1 36 0a18 7 0 1 1-36 0M6 22v13q4 8 18 8t18-8V22M12 28l6 14M36 28l-6 14M5 4l15 15M43 4L28 19'
	},
	// A hook on a chain, and a scrap that it lifts.
	scavenger: {
		lines: 'M24 3v6M24 9a4 4 0 1 0 .1 0M24 17v11q0 9-9 9t-9-9l-4 6M4 45h40',
		dot: [36, 35, 5]
	},
	// A pupa that hangs from a twig.
	chrysalis: {
		lines:
			'M4 6q20 6 40-2M24 8v5M24 13q11 6 8 18-2 9-8 14-6-5-8-14-3-12 8-18zM16 23q8 5 16 0M16 32q8 5 16 0'
	},
	// A bell under a bow tie.
	butler: {
		lines: 'M24 9L8 3v12zM24 9l16-6v12zM8 40q0-18 16-18t16 18zM4 45h40',
		dot: [24, 18, 2.6]
	},
	// A lens on what is true.
	seeker: {
		lines: 'M5 19a14 14 0 1 1 28 0a14 14 0 1 1-28 0M29 29l14 14M12 19l5 6 9-11'
	},
	// A lizard on its way up, its tail behind it.
	lizard: {
		lines:
			'M24 5q6 3 4 10l-1 13q0 8 7 8 6 0 6 7M24 5q-6 3-4 10l1 13q1 10 9 14M20 17L10 13l-5 5M28 17l10-4 5 5M21 28l-9 1-5 7M27 28l9-1 5 6',
		dot: [24, 11, 2]
	},
	// One egg that breaks, and three that have.
	horde: {
		lines:
			'M24 4q10 6 10 15t-10 9-10-9 10-15zM14 19l5-4 5 5 5-5 5 4M8 34v8M24 34v8M40 34v8M4 42h40',
		dot: [24, 24, 2.4]
	},
	// A roach, from above.
	roach: {
		lines:
			'M24 12q10 5 10 18 0 14-10 15-10-1-10-15 0-13 10-18zM7 3q12 0 17 9 5-9 17-9M14 24L4 18M34 24l10-6M15 36L5 44M33 36l10 8',
		dot: [24, 21, 3]
	},
	// It hangs from a branch, and so it stays.
	sloth: {
		lines: 'M3 8h42M12 8v14q0 20 12 20t12-20V8M12 22q12 10 24 0M20 36q4 3 8 0',
		dot: [24, 18, 3.4]
	},
	// One life, of five sides.
	pentaform: {
		lines: 'M24 4l19 14-7 23H12L5 18zM24 16V4M33 22l10-4M30 33l6 8M18 33l-6 8M15 22 5 18',
		dot: [24, 25, 4]
	}
};

/** The sigil of any alien; one made from its name where none is drawn yet. */
export function sigilOf(alien: string): Sigil {
	const known = SIGILS[alien] ?? SIGILS_BEYOND[alien];
	if (known) return known;
	let sum = 7;
	for (const letter of alien) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
	const rays = 3 + (sum % 4);
	let lines = circle(24, 24, 9 + (sum % 3) * 2);
	for (let i = 0; i < rays; i++) {
		const angle = ((i / rays) * 360 + (sum % 90)) * (Math.PI / 180);
		const [x, y] = [Math.cos(angle), Math.sin(angle)];
		const at = (r: number) => `${Math.round(24 + x * r)} ${Math.round(24 + y * r)}`;
		lines += `M${at(16)}L${at(21)}`;
	}
	return { lines, dot: [24, 24, 3 + (sum % 3)] };
}
