/** Objectives (TI-23): ten of Stage I, ten of Stage II with Imperium Rex, ten secret ones. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { UnitKind } from './units';

/** What has to hold at the moment of the claim (TI-23.4), or is paid then (TI-23.6). */
export type Condition =
	| { readonly is: 'planetsOutsideHome'; readonly n: number }
	/** Mecatol Rex, from the start of the Strategy Phase to now. */
	| { readonly is: 'mecatolAllRound' }
	/** Planets that show all three specialties between them. */
	| { readonly is: 'eachSpecialty' }
	| { readonly is: 'planetsOfOneSpecialty'; readonly n: number }
	| { readonly is: 'planetsWithSpecialty'; readonly n: number }
	| { readonly is: 'techs'; readonly n: number }
	| { readonly is: 'techsOfOneColour'; readonly n: number }
	/** So many colours, each with so many technologies. */
	| { readonly is: 'techColours'; readonly n: number; readonly each: number }
	| { readonly is: 'spend'; readonly what: Spent; readonly n: number }
	| { readonly is: 'unitsOnBoard'; readonly kind: UnitKind; readonly n: number }
	| { readonly is: 'mecatol'; readonly dock: boolean }
	| { readonly is: 'groundForcesOnMecatol'; readonly n: number }
	| { readonly is: 'shipsAtMecatol'; readonly kind: 'dreadnought' | null; readonly n: number }
	| { readonly is: 'mecatolAndRing' }
	/** Every planet in the Home Systems of so many others. */
	| { readonly is: 'homesOfOthers'; readonly n: number }
	| { readonly is: 'influenceOverNeighbours' }
	| { readonly is: 'shipAtEachWormhole' }
	/** Took a neighbour's last Space Dock this round. */
	| { readonly is: 'tookLastDock' };

export type Spent = 'tradeGoods' | 'resources' | 'influence';

export interface Objective {
	readonly stage: 'one' | 'two' | 'secret';
	/** Most have none. */
	readonly name: Words | null;
	readonly text: Words;
	/** Victory points; or the claim wins the game (TI-1.10), or it ends when the card is turned up (TI-1.6). */
	readonly gives: number | 'wins' | 'ends';
	/** All of them. */
	readonly conditions: readonly Condition[];
}

export const OBJECTIVES = {
	'planets-5': {
		stage: 'one',
		name: null,
		text: msg('Control 5 planets outside your Home System.'),
		gives: 1,
		conditions: [{ is: 'planetsOutsideHome', n: 5 }]
	},
	'hold-mecatol': {
		stage: 'one',
		name: null,
		text: msg('You have controlled Mecatol Rex since this round began.'),
		gives: 1,
		conditions: [{ is: 'mecatolAllRound' }]
	},
	'three-specialties': {
		stage: 'one',
		name: null,
		text: msg('Control planets of all three technology specialties.'),
		gives: 1,
		conditions: [{ is: 'eachSpecialty' }]
	},
	'techs-5': {
		stage: 'one',
		name: null,
		text: msg('Own 5 technologies.'),
		gives: 1,
		conditions: [{ is: 'techs', n: 5 }]
	},
	'techs-3-of-a-colour': {
		stage: 'one',
		name: null,
		text: msg('Own 3 technologies of one colour.'),
		gives: 1,
		conditions: [{ is: 'techsOfOneColour', n: 3 }]
	},
	'techs-4-colours': {
		stage: 'one',
		name: null,
		text: msg('Own a technology of each of the four colours.'),
		gives: 1,
		conditions: [{ is: 'techColours', n: 4, each: 1 }]
	},
	'spend-6-goods': {
		stage: 'one',
		name: null,
		text: msg('Spend 6 trade goods now.'),
		gives: 1,
		conditions: [{ is: 'spend', what: 'tradeGoods', n: 6 }]
	},
	'spend-10-resources': {
		stage: 'one',
		name: null,
		text: msg('Spend 10 resources now.'),
		gives: 1,
		conditions: [{ is: 'spend', what: 'resources', n: 10 }]
	},
	'spend-10-influence': {
		stage: 'one',
		name: null,
		text: msg('Spend 10 influence now.'),
		gives: 1,
		conditions: [{ is: 'spend', what: 'influence', n: 10 }]
	},
	'docks-3': {
		stage: 'one',
		name: null,
		text: msg('Have your three Space Docks on the board.'),
		gives: 1,
		conditions: [{ is: 'unitsOnBoard', kind: 'spaceDock', n: 3 }]
	},
	'planets-10': {
		stage: 'two',
		name: null,
		text: msg('Control 10 planets outside your Home System.'),
		gives: 2,
		conditions: [{ is: 'planetsOutsideHome', n: 10 }]
	},
	'techs-9': {
		stage: 'two',
		name: null,
		text: msg('Own 9 technologies.'),
		gives: 2,
		conditions: [{ is: 'techs', n: 9 }]
	},
	'spend-12-goods': {
		stage: 'two',
		name: null,
		text: msg('Spend 12 trade goods now.'),
		gives: 2,
		conditions: [{ is: 'spend', what: 'tradeGoods', n: 12 }]
	},
	'spend-20-resources': {
		stage: 'two',
		name: null,
		text: msg('Spend 20 resources now.'),
		gives: 2,
		conditions: [{ is: 'spend', what: 'resources', n: 20 }]
	},
	'spend-20-influence': {
		stage: 'two',
		name: null,
		text: msg('Spend 20 influence now.'),
		gives: 2,
		conditions: [{ is: 'spend', what: 'influence', n: 20 }]
	},
	'mecatol-and-ring': {
		stage: 'two',
		name: null,
		text: msg(
			'Control the Mecatol Rex system and every system beside it: at least one ship other than a Fighter there, and all its planets. Systems in which no ship may stop are left out.'
		),
		gives: 3,
		conditions: [{ is: 'mecatolAndRing' }]
	},
	'influence-of-neighbours': {
		stage: 'two',
		name: null,
		text: msg(
			'All your planets together have more influence than those of your left and right neighbours together.'
		),
		gives: 3,
		conditions: [{ is: 'influenceOverNeighbours' }]
	},
	domination: {
		stage: 'two',
		name: msg('Domination!'),
		text: msg('Control every planet in the Home Systems of two other players.'),
		gives: 'wins',
		conditions: [{ is: 'homesOfOthers', n: 2 }]
	},
	supremacy: {
		stage: 'two',
		name: msg('Supremacy!'),
		text: msg('Control 18 planets outside your Home System.'),
		gives: 'wins',
		conditions: [{ is: 'planetsOutsideHome', n: 18 }]
	},
	'imperium-rex': {
		stage: 'two',
		name: msg('Imperium Rex'),
		text: msg('When this card is turned up the game ends: whoever has most victory points wins.'),
		gives: 'ends',
		conditions: []
	},
	conqueror: {
		stage: 'secret',
		name: msg('Conqueror'),
		text: msg('Control every planet in another player’s Home System.'),
		gives: 2,
		conditions: [{ is: 'homesOfOthers', n: 1 }]
	},
	diversified: {
		stage: 'secret',
		name: msg('Diversified'),
		text: msg(
			'Control Mecatol Rex with a Space Dock on it, and own 2 technologies in each of three colours.'
		),
		gives: 2,
		conditions: [
			{ is: 'mecatol', dock: true },
			{ is: 'techColours', n: 3, each: 2 }
		]
	},
	focused: {
		stage: 'secret',
		name: msg('Focused'),
		text: msg('Control 4 planets with the same technology specialty.'),
		gives: 2,
		conditions: [{ is: 'planetsOfOneSpecialty', n: 4 }]
	},
	forceful: {
		stage: 'secret',
		name: msg('Forceful'),
		text: msg(
			'Control Mecatol Rex with a Space Dock on it, and have 4 Dreadnoughts in its system.'
		),
		gives: 2,
		conditions: [
			{ is: 'mecatol', dock: true },
			{ is: 'shipsAtMecatol', kind: 'dreadnought', n: 4 }
		]
	},
	industrial: {
		stage: 'secret',
		name: msg('Industrial'),
		text: msg('Control Mecatol Rex, with your 3 Space Docks and your 5 Dreadnoughts on the board.'),
		gives: 2,
		conditions: [
			{ is: 'mecatol', dock: false },
			{ is: 'unitsOnBoard', kind: 'spaceDock', n: 3 },
			{ is: 'unitsOnBoard', kind: 'dreadnought', n: 5 }
		]
	},
	'keeper-of-gates': {
		stage: 'secret',
		name: msg('Keeper of Gates'),
		text: msg('Have a ship other than a Fighter in every system with a wormhole.'),
		gives: 2,
		conditions: [{ is: 'shipAtEachWormhole' }]
	},
	'master-of-ships': {
		stage: 'secret',
		name: msg('Master of Ships'),
		text: msg(
			'Control Mecatol Rex with a Space Dock on it, and have 8 ships other than Fighters in its system.'
		),
		gives: 2,
		conditions: [
			{ is: 'mecatol', dock: true },
			{ is: 'shipsAtMecatol', kind: null, n: 8 }
		]
	},
	merciless: {
		stage: 'secret',
		name: msg('Merciless'),
		text: msg(
			'This round you took from your left or right neighbour the planet with that player’s last Space Dock.'
		),
		gives: 2,
		conditions: [{ is: 'tookLastDock' }]
	},
	technocrat: {
		stage: 'secret',
		name: msg('Technocrat'),
		text: msg('Control 6 planets with a technology specialty.'),
		gives: 2,
		conditions: [{ is: 'planetsWithSpecialty', n: 6 }]
	},
	usurper: {
		stage: 'secret',
		name: msg('Usurper'),
		text: msg('Control Mecatol Rex with a Space Dock and 6 Ground Forces on it.'),
		gives: 2,
		conditions: [
			{ is: 'mecatol', dock: true },
			{ is: 'groundForcesOnMecatol', n: 6 }
		]
	}
} as const satisfies Record<string, Objective>;
