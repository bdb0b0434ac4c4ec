/** Technologies (GC-13) in five tiers. Three of each tier, drawn at random, form the market (GC-6.1). */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { Tier, TraitEffect } from './vocabulary';

/** How many of each tier the market holds (GC-6.1). */
export const MARKET_PER_TIER = 3;

export interface Technology {
	readonly name: Words;
	readonly tier: Tier;
	/** Victory Points gained when it is taken, at tables of before rules 4 (GC-13.5). */
	readonly vp: number;
	readonly text: Words;
	readonly effects: readonly TraitEffect[];
}

export const TECHNOLOGIES = {
	'orbital-farms': {
		name: msg('Orbital Farms'),
		tier: 1,
		vp: 0,
		text: msg('Your homeworld gives 1 more production.'),
		effects: [{ type: 'mod', stat: 'homeProduction', by: 1 }]
	},
	'drop-cradles': {
		name: msg('Drop Cradles'),
		tier: 1,
		vp: 0,
		text: msg('+1 on your invasion rolls.'),
		effects: [{ type: 'mod', stat: 'invasion', by: 1 }]
	},
	'shield-lattice': {
		name: msg('Shield Lattice'),
		tier: 1,
		vp: 0,
		text: msg('+1 Defence on all your planets.'),
		effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
	},
	'slip-keels': {
		name: msg('Slip Keels'),
		tier: 1,
		vp: 0,
		text: msg('Your Moves reach 1 hex farther.'),
		effects: [{ type: 'mod', stat: 'moveRange', by: 1 }]
	},
	'long-voice': {
		name: msg('Long Voice'),
		tier: 1,
		vp: 0,
		text: msg('A Spread Propaganda event of yours places 1 more Riot Counter.'),
		effects: [{ type: 'mod', stat: 'propaganda', by: 1 }]
	},
	'folding-gantries': {
		name: msg('Folding Gantries'),
		tier: 1,
		vp: 0,
		text: msg('A Build event of yours may place 1 more ship. Space Ports cost you 1 less.'),
		effects: [
			{ type: 'mod', stat: 'buildSlots', by: 1 },
			{ type: 'mod', stat: 'cost.port', by: -1 }
		]
	},
	'envoy-school': {
		name: msg('Envoy School'),
		tier: 1,
		vp: 0,
		text: msg('You have 2 more votes.'),
		effects: [{ type: 'mod', stat: 'votes', by: 2 }]
	},
	'gunnery-drill': {
		name: msg('Gunnery Drill'),
		tier: 1,
		vp: 0,
		text: msg('Roll 1 more die in each battle round.'),
		effects: [{ type: 'mod', stat: 'dice', by: 1 }]
	},
	'ranging-eyes': {
		name: msg('Ranging Eyes'),
		tier: 2,
		vp: 0,
		text: msg('Reroll up to 2 of your misses in each battle round.'),
		effects: [{ type: 'mod', stat: 'rerollMisses', by: 2 }]
	},
	'standard-hulls': {
		name: msg('Standard Hulls'),
		tier: 2,
		vp: 0,
		text: msg('Destroyers cost you 1 less.'),
		effects: [{ type: 'mod', stat: 'cost.destroyer', by: -1 }]
	},
	'freight-exchange': {
		name: msg('Freight Exchange'),
		tier: 2,
		vp: 0,
		text: msg('Gain 2 Stock at every refresh.'),
		effects: [{ type: 'mod', stat: 'stockPerRound', by: 2 }]
	},
	'deep-listening': {
		name: msg('Deep Listening'),
		tier: 2,
		vp: 0,
		text: msg(
			'Gain 2 Stock each time you resolve a Discovery Token. You see the tokens next to your ships.'
		),
		effects: [
			{ type: 'mod', stat: 'stockPerToken', by: 2 },
			{ type: 'flag', flag: 'scan' }
		]
	},
	'field-harbours': {
		name: msg('Field Harbours'),
		tier: 2,
		vp: 0,
		text: msg('Space Ports cost you 2 less and may be used at once.'),
		effects: [
			{ type: 'mod', stat: 'cost.port', by: -2 },
			{ type: 'flag', flag: 'portsImmediate' }
		]
	},
	'peer-review': {
		name: msg('Peer Review'),
		tier: 2,
		vp: 0,
		text: msg('Researching costs you 1 production less.'),
		effects: [{ type: 'mod', stat: 'researchCost', by: -1 }]
	},
	'loyal-presses': {
		name: msg('Loyal Presses'),
		tier: 2,
		vp: 0,
		text: msg(
			'Your planets bear 2 more Riot Counters before they riot. At every refresh remove 1 Riot Counter from each of your planets.'
		),
		effects: [
			{ type: 'mod', stat: 'riotThreshold', by: 2 },
			{ type: 'mod', stat: 'calmPerRound', by: 1 }
		]
	},
	'layered-armour': {
		name: msg('Layered Armour'),
		tier: 3,
		vp: 0,
		text: msg('Your Dreadnaughts take 1 more hit to kill.'),
		effects: [{ type: 'mod', stat: 'hull.dreadnaught', by: 1 }]
	},
	starlanes: {
		name: msg('Starlanes'),
		tier: 3,
		vp: 0,
		text: msg('For your Moves, all hexes with a planet of yours are adjacent to each other.'),
		effects: [{ type: 'flag', flag: 'lanes' }]
	},
	'mantle-mines': {
		name: msg('Mantle Mines'),
		tier: 3,
		vp: 0,
		text: msg('Each of your planets other than your homeworld gives 1 more production.'),
		effects: [{ type: 'mod', stat: 'colonyProduction', by: 1 }]
	},
	'battle-cores': {
		name: msg('Battle Cores'),
		tier: 3,
		vp: 0,
		text: msg(
			'Small Tactics cost you 1 Battle Point less. When you draw Tactics of a kind, draw 1 more of it to choose from.'
		),
		effects: [
			{ type: 'mod', stat: 'smallTacticCost', by: -1 },
			{ type: 'mod', stat: 'tacticDraw', by: 1 }
		]
	},
	'orbital-batteries': {
		name: msg('Orbital Batteries'),
		tier: 3,
		vp: 0,
		text: msg(
			'Roll 4 more dice in each battle round in which you defend a hex with a Space Port of yours.'
		),
		effects: [{ type: 'mod', stat: 'dice', by: 4, role: 'defence', where: 'ownPort' }]
	},
	'open-laboratories': {
		name: msg('Open Laboratories'),
		tier: 3,
		vp: 0,
		text: msg('Once per turn you may research one technology with a Minor Event.'),
		effects: [{ type: 'flag', flag: 'researchAsMinor' }]
	},
	'bloc-politics': {
		name: msg('Bloc Politics'),
		tier: 3,
		vp: 0,
		text: msg('You have 4 more votes.'),
		effects: [{ type: 'mod', stat: 'votes', by: 4 }]
	},
	'predictive-targeting': {
		name: msg('Predictive Targeting'),
		tier: 4,
		vp: 1,
		text: msg('Up to 6 of your dice hit on 3 or more in each battle round.'),
		effects: [{ type: 'mod', stat: 'hitOn', by: -1, dice: 6 }]
	},
	'grand-strategy': {
		name: msg('Grand Strategy'),
		tier: 4,
		vp: 1,
		text: msg('Big Tactics cost you 3 Battle Points less.'),
		effects: [{ type: 'mod', stat: 'bigTacticCost', by: -3 }]
	},
	'second-calendar': {
		name: msg('Second Calendar'),
		tier: 4,
		vp: 1,
		text: msg('You have 1 more Minor Event each turn.'),
		effects: [{ type: 'mod', stat: 'minorEvents', by: 1 }]
	},
	terraforming: {
		name: msg('Terraforming'),
		tier: 4,
		vp: 1,
		text: msg('Each of your planets gives 1 more production.'),
		effects: [
			{ type: 'mod', stat: 'colonyProduction', by: 1 },
			{ type: 'mod', stat: 'homeProduction', by: 1 }
		]
	},
	citadels: {
		name: msg('Citadels'),
		tier: 4,
		vp: 1,
		text: msg(
			'+2 Defence on all your planets. Roll 2 more dice in each battle round fought in a hex with a planet of yours.'
		),
		effects: [
			{ type: 'mod', stat: 'defence', by: 2, where: 'all' },
			{ type: 'mod', stat: 'dice', by: 2, where: 'ownPlanet' }
		]
	},
	'titan-yards': {
		name: msg('Titan Yards'),
		tier: 4,
		vp: 1,
		text: msg('Dreadnaughts cost you 2 less. A Build event of yours may place 1 more ship.'),
		effects: [
			{ type: 'mod', stat: 'cost.dreadnaught', by: -2 },
			{ type: 'mod', stat: 'buildSlots', by: 1 }
		]
	},
	'lance-of-dawn': {
		name: msg('Lance of Dawn'),
		tier: 5,
		vp: 2,
		text: msg('All your dice hit on 3 or more.'),
		effects: [{ type: 'mod', stat: 'hitOn', by: -1, dice: 'all' }]
	},
	'folded-space': {
		name: msg('Folded Space'),
		tier: 5,
		vp: 2,
		text: msg(
			'Your Moves reach 3 hexes farther and may pass through hexes occupied by other races’ ships, but not end there.'
		),
		effects: [
			{ type: 'mod', stat: 'moveRange', by: 3 },
			{ type: 'flag', flag: 'moveThrough' }
		]
	},
	'timeless-cabinet': {
		name: msg('Timeless Cabinet'),
		tier: 5,
		vp: 2,
		text: msg('You have 1 more Major Event each turn.'),
		effects: [{ type: 'mod', stat: 'majorEvents', by: 1 }]
	},
	'matter-loom': {
		name: msg('Matter Loom'),
		tier: 5,
		vp: 2,
		text: msg('Gain 4 Stock at every refresh. Ships cost you 1 less, but at least 1.'),
		effects: [
			{ type: 'mod', stat: 'stockPerRound', by: 4 },
			{ type: 'mod', stat: 'cost.fighter', by: -1 },
			{ type: 'mod', stat: 'cost.destroyer', by: -1 },
			{ type: 'mod', stat: 'cost.dreadnaught', by: -1 }
		]
	},
	'living-hulls': {
		name: msg('Living Hulls'),
		tier: 5,
		vp: 2,
		text: msg('Your Destroyers and Dreadnaughts take 1 more hit to kill.'),
		effects: [
			{ type: 'mod', stat: 'hull.destroyer', by: 1 },
			{ type: 'mod', stat: 'hull.dreadnaught', by: 1 }
		]
	},
	'accord-of-minds': {
		name: msg('Accord of Minds'),
		tier: 5,
		vp: 2,
		text: msg('You have 6 more votes.'),
		effects: [{ type: 'mod', stat: 'votes', by: 6 }]
	}
} satisfies Record<string, Technology>;
