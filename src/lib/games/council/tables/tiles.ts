/** Hex tiles in three piles (GC-5.3), and the features some of them have (GC-5.8). */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { HexEffect, TraitEffect } from './vocabulary';

/**
 * The piles (GC-5.2): next to the homeworlds of players, the open galaxy, and rich worlds for everyone to
 * fight over. Core tiles also fill the NPC hexes when there are no NPC races (GC-5.5).
 */
export type Pile = 'near' | 'frontier' | 'core';

export interface Feature {
	readonly name: Words;
	readonly text: Words;
	readonly effects: readonly HexEffect[];
}

export const FEATURES = {
	nebula: {
		name: msg('Nebula'),
		text: msg('No Tactics may be bought in a battle in this hex.'),
		effects: [{ type: 'hex', rule: 'noTactics' }]
	},
	asteroids: {
		name: msg('Asteroids'),
		text: msg('The defender rolls 2 more dice in each battle round in this hex.'),
		effects: [{ type: 'hex', rule: 'defenderDice', n: 2 }]
	},
	harvest: {
		name: msg('Gas Lagoon'),
		text: msg('At the refresh, a player with ships here gains 2 Stock.'),
		effects: [{ type: 'hex', rule: 'refreshStock', n: 2 }]
	},
	relay: {
		name: msg('Relay Mast'),
		text: msg('The race with ships here has 2 more votes.'),
		effects: [{ type: 'hex', rule: 'votes', n: 2 }]
	},
	wormhole: {
		name: msg('Wormhole'),
		text: msg('Adjacent to every other Wormhole hex.'),
		effects: [{ type: 'hex', rule: 'wormhole' }]
	}
} satisfies Record<string, Feature>;

type FeatureId = keyof typeof FEATURES;

export interface Tile {
	readonly pile: Pile;
	/** Of its planet, if it has one. */
	readonly name: Words;
	readonly planet: { readonly production: number; readonly defence: number } | null;
	readonly feature?: FeatureId;
	/** What the planet does for its owner. */
	readonly perk?: { readonly text: Words; readonly effects: readonly TraitEffect[] };
}

export const TILES = {
	'near-1': { pile: 'near', name: msg('Ashlar'), planet: { production: 2, defence: 2 } },
	'near-2': { pile: 'near', name: msg('Bellwether'), planet: { production: 2, defence: 2 } },
	'near-3': { pile: 'near', name: msg('Corrie'), planet: { production: 2, defence: 2 } },
	'near-4': { pile: 'near', name: msg('Dunmark'), planet: { production: 2, defence: 2 } },
	'near-5': { pile: 'near', name: msg('Esker'), planet: { production: 2, defence: 2 } },
	'near-6': { pile: 'near', name: msg('Fallow'), planet: { production: 2, defence: 2 } },
	'near-7': { pile: 'near', name: msg('Garnet Rise'), planet: { production: 2, defence: 2 } },
	'near-8': { pile: 'near', name: msg('Hearth'), planet: { production: 2, defence: 3 } },
	'near-9': { pile: 'near', name: msg('Isling'), planet: { production: 2, defence: 3 } },
	'near-10': { pile: 'near', name: msg('Juno Fen'), planet: { production: 2, defence: 3 } },
	'near-11': { pile: 'near', name: msg('Kettle'), planet: { production: 2, defence: 3 } },
	'near-12': { pile: 'near', name: msg('Lorn'), planet: { production: 2, defence: 3 } },
	'near-13': { pile: 'near', name: msg('Marl'), planet: { production: 2, defence: 3 } },
	'near-14': { pile: 'near', name: msg('Nettle'), planet: { production: 2, defence: 3 } },
	'frontier-1': { pile: 'frontier', name: msg('Ochre'), planet: { production: 1, defence: 1 } },
	'frontier-2': { pile: 'frontier', name: msg('Pall'), planet: { production: 1, defence: 2 } },
	'frontier-3': { pile: 'frontier', name: msg('Quern'), planet: { production: 2, defence: 2 } },
	'frontier-4': { pile: 'frontier', name: msg('Rime'), planet: { production: 2, defence: 3 } },
	'frontier-5': { pile: 'frontier', name: msg('Sallow'), planet: { production: 2, defence: 3 } },
	'frontier-6': { pile: 'frontier', name: msg('Tarn'), planet: { production: 3, defence: 3 } },
	'frontier-7': { pile: 'frontier', name: msg('Umber'), planet: { production: 3, defence: 4 } },
	'frontier-8': { pile: 'frontier', name: msg('Vesper'), planet: { production: 3, defence: 4 } },
	'frontier-9': {
		pile: 'frontier',
		name: msg('Old Forum'),
		planet: { production: 1, defence: 3 },
		perk: {
			text: msg('Its owner has 2 more votes.'),
			effects: [{ type: 'mod', stat: 'votes', by: 2 }]
		}
	},
	'frontier-10': {
		pile: 'frontier',
		name: msg('The Stacks'),
		planet: { production: 1, defence: 3 },
		perk: {
			text: msg('Researching costs its owner 1 production less.'),
			effects: [{ type: 'mod', stat: 'researchCost', by: -1 }]
		}
	},
	'frontier-11': {
		pile: 'frontier',
		name: msg('Drillfield'),
		planet: { production: 1, defence: 3 },
		perk: {
			text: msg('+1 on its owner’s invasion rolls.'),
			effects: [{ type: 'mod', stat: 'invasion', by: 1 }]
		}
	},
	'frontier-12': {
		pile: 'frontier',
		name: msg('Broadcast Rock'),
		planet: { production: 1, defence: 2 },
		perk: {
			text: msg(
				'Its owner’s first Spread Propaganda event of each turn places 1 more Riot Counter.'
			),
			effects: [{ type: 'mod', stat: 'firstPropaganda', by: 1 }]
		}
	},
	'frontier-13': { pile: 'frontier', name: msg('Open Space'), planet: null },
	'frontier-14': { pile: 'frontier', name: msg('Open Space'), planet: null },
	'frontier-15': { pile: 'frontier', name: msg('Open Space'), planet: null },
	'frontier-16': { pile: 'frontier', name: msg('Ink Nebula'), planet: null, feature: 'nebula' },
	'frontier-17': { pile: 'frontier', name: msg('Shoal Belt'), planet: null, feature: 'asteroids' },
	'frontier-18': { pile: 'frontier', name: msg('Gas Lagoon'), planet: null, feature: 'harvest' },
	'frontier-19': { pile: 'frontier', name: msg('Relay Mast'), planet: null, feature: 'relay' },
	'frontier-20': { pile: 'frontier', name: msg('West Gate'), planet: null, feature: 'wormhole' },
	'frontier-21': { pile: 'frontier', name: msg('East Gate'), planet: null, feature: 'wormhole' },
	'core-1': { pile: 'core', name: msg('Aurelia'), planet: { production: 4, defence: 4 } },
	'core-2': {
		pile: 'core',
		name: msg('Bastion'),
		planet: { production: 3, defence: 5 },
		perk: {
			text: msg('+1 Defence on all planets of its owner.'),
			effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
		}
	},
	'core-3': {
		pile: 'core',
		name: msg('Crown'),
		planet: { production: 3, defence: 4 },
		perk: {
			text: msg('Its owner has 2 more votes.'),
			effects: [{ type: 'mod', stat: 'votes', by: 2 }]
		}
	},
	'core-4': { pile: 'core', name: msg('Dynamo'), planet: { production: 4, defence: 4 } },
	'core-5': {
		pile: 'core',
		name: msg('Eyrie'),
		planet: { production: 3, defence: 4 },
		perk: {
			text: msg('Its owner’s Moves reach 1 hex farther.'),
			effects: [{ type: 'mod', stat: 'moveRange', by: 1 }]
		}
	},
	'core-6': {
		pile: 'core',
		name: msg('Foundry'),
		planet: { production: 3, defence: 4 },
		perk: {
			text: msg('A Build event of its owner may place 1 more ship.'),
			effects: [{ type: 'mod', stat: 'buildSlots', by: 1 }]
		}
	},
	'core-7': { pile: 'core', name: msg('Gallery'), planet: { production: 4, defence: 3 } }
} satisfies Record<string, Tile>;
