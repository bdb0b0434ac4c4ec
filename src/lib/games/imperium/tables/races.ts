/** The ten races (TI-25): what each starts with (TI-3.4, TI-3.5), and what it alone may do. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { Ease } from '../../kit';
import type { UnitKind } from './units';
import type { Counters } from '../types';

/** An ability of a race: what it is called here, and what it says. */
export interface RaceAbility {
	readonly name: Words;
	readonly text: Words;
}

export interface Race {
	readonly name: Words;
	/** How much it asks of who leads it. */
	readonly ease: Ease;
	/** How it likes to play, in one line. */
	readonly plays: Words;
	/** What its people are called. */
	readonly people: Words;
	/** Its Home System tile. */
	readonly home: string;
	readonly units: { readonly [kind in UnitKind]?: number };
	readonly techs: readonly string[];
	/** What its two Trade Contracts are worth to a partner, in trade goods. */
	readonly contracts: readonly [number, number];
	readonly counters: Counters;
	/** Who has an ability is asked, never which race it is: laws move abilities. */
	readonly abilities: { readonly [ability: string]: RaceAbility };
}

export const RACES = {
	letnev: {
		name: msg('The Barony of Letnev'),
		ease: 'timed',
		plays: msg('Fights with few big fleets, and pays to win the round that counts.'),
		people: msg('Letnev'),
		home: 'home:letnev',
		units: { spaceDock: 1, dreadnought: 1, destroyer: 1, carrier: 1, groundForce: 3 },
		techs: ['hylar-v-assault-laser', 'antimass-deflectors'],
		contracts: [1, 1],
		counters: { strategy: 2, fleet: 3, command: 3 },
		abilities: {
			munitions: {
				name: msg('Munitions'),
				text: msg(
					'Spend 2 trade goods: all your ships get +1, or all your Ground Forces get +2, on combat rolls for that one combat round.'
				)
			},
			armada: {
				name: msg('Armada'),
				text: msg('Each of your fleets may hold one ship more than your counters in Fleet Supply.')
			}
		}
	},
	hacan: {
		name: msg('The Emirates of Hacan'),
		ease: 'plain',
		plays: msg('Lives by trade: make agreements with whoever is willing.'),
		people: msg('Hacan'),
		home: 'home:hacan',
		units: { spaceDock: 1, cruiser: 1, carrier: 2, fighter: 2, groundForce: 4 },
		techs: ['enviro-compensator', 'sarween-tools'],
		contracts: [3, 3],
		counters: { strategy: 2, fleet: 3, command: 3 },
		abilities: {
			'guild-right': {
				name: msg('Guild Right'),
				text: msg('Trade agreements you make need no approval from the active player.')
			},
			merchants: {
				name: msg('Merchants'),
				text: msg(
					'You use the Trade secondary without a command counter, and collect 1 extra trade good from each agreement that pays you.'
				)
			},
			trusted: {
				name: msg('Trusted'),
				text: msg('Nobody can break an agreement with you except by war.')
			},
			'card-trading': {
				name: msg('Card Trading'),
				text: msg('You may exchange Action Cards with other players.')
			}
		}
	},
	sol: {
		name: msg('The Federation of Sol'),
		ease: 'plain',
		plays: msg('Never runs out of Ground Forces: settle fast and hold on.'),
		people: msg('Sol'),
		home: 'home:sol',
		units: { spaceDock: 1, destroyer: 1, carrier: 2, groundForce: 5 },
		techs: ['antimass-deflectors', 'cybernetics'],
		contracts: [2, 2],
		counters: { strategy: 2, fleet: 3, command: 3 },
		abilities: {
			'orbital-drop': {
				name: msg('Orbital Drop'),
				text: msg(
					'Spend 1 counter from Strategy Allocation: put 2 free Ground Forces on one planet you control.'
				)
			},
			versatile: {
				name: msg('Versatile'),
				text: msg('Receive 1 more command counter.')
			}
		}
	},
	l1z1x: {
		name: msg('The L1Z1X Mindnet'),
		ease: 'plain',
		plays: msg('Builds Dreadnoughts cheaply and takes what it wants by force.'),
		people: msg('L1Z1X'),
		home: 'home:l1z1x',
		units: { spaceDock: 1, dreadnought: 1, carrier: 1, fighter: 3, groundForce: 5, pds: 1 },
		techs: ['enviro-compensator', 'stasis-capsules', 'cybernetics', 'hylar-v-assault-laser'],
		contracts: [1, 1],
		counters: { strategy: 3, fleet: 3, command: 3 },
		abilities: {
			'cheap-dreadnoughts': {
				name: msg('Cheap Dreadnoughts'),
				text: msg('Your Dreadnoughts cost 4.')
			},
			assimilators: {
				name: msg('Assimilators'),
				text: msg(
					'Your Dreadnoughts get +1 in space battles; your Ground Forces get +1 when attacking in invasion combat.'
				)
			},
			'extra-counter': {
				name: msg('Extra Counter'),
				text: msg('Start with 1 more counter in Strategy Allocation.')
			}
		}
	},
	mentak: {
		name: msg('The Mentak Coalition'),
		ease: 'timed',
		plays: msg('Shoots before the battle and takes goods from the rich.'),
		people: msg('Mentak'),
		home: 'home:mentak',
		units: { spaceDock: 1, cruiser: 3, carrier: 1, groundForce: 4, pds: 1 },
		techs: ['hylar-v-assault-laser', 'enviro-compensator'],
		contracts: [1, 1],
		counters: { strategy: 2, fleet: 4, command: 3 },
		abilities: {
			'extra-fleet': {
				name: msg('Extra Fleet'),
				text: msg('Start with 1 more counter in Fleet Supply.')
			},
			ambush: {
				name: msg('Ambush'),
				text: msg(
					'Up to two of your Cruisers and/or Destroyers fire one die each; casualties are removed at once and do not fire back.'
				)
			},
			pillage: {
				name: msg('Pillage'),
				text: msg('Take 1 trade good from each of up to two players who hold at least 3.')
			}
		}
	},
	naalu: {
		name: msg('The Naalu Collective'),
		ease: 'crafty',
		plays: msg('Goes first in every round and slips away from bad fights.'),
		people: msg('Naalu'),
		home: 'home:naalu',
		units: {
			spaceDock: 1,
			cruiser: 1,
			destroyer: 1,
			carrier: 1,
			fighter: 4,
			groundForce: 4,
			pds: 1
		},
		techs: ['antimass-deflectors', 'enviro-compensator'],
		contracts: [1, 2],
		counters: { strategy: 2, fleet: 3, command: 3 },
		abilities: {
			telepathic: {
				name: msg('Telepathic'),
				text: msg(
					'Your initiative number is 0, whatever card you hold: you are first in the order of play.'
				)
			},
			foresight: {
				name: msg('Foresight'),
				text: msg(
					'An attacked Naalu fleet may retreat before the Space Battle step, under the normal retreat limits.'
				)
			},
			'hybrid-pilots': {
				name: msg('Hybrid Pilots'),
				text: msg('Your Fighters get +1 in space battles.')
			}
		}
	},
	norr: {
		name: msg('Sardakk N’orr'),
		ease: 'plain',
		plays: msg('Hits better than anybody: fight whenever it is close.'),
		people: msg('N’orr'),
		home: 'home:norr',
		units: { spaceDock: 1, cruiser: 1, carrier: 1, groundForce: 5, pds: 1 },
		techs: ['hylar-v-assault-laser', 'deep-space-cannon'],
		contracts: [1, 2],
		counters: { strategy: 2, fleet: 3, command: 3 },
		abilities: {
			unrelenting: {
				name: msg('Unrelenting'),
				text: msg('+1 on all your combat rolls in space battles and invasion combat.')
			}
		}
	},
	'jol-nar': {
		name: msg('The Universities of Jol-Nar'),
		ease: 'crafty',
		plays: msg('Wins by technology and avoids every even fight.'),
		people: msg('Jol-Nar'),
		home: 'home:jol-nar',
		units: { spaceDock: 1, dreadnought: 1, carrier: 2, fighter: 1, groundForce: 2, pds: 2 },
		techs: ['hylar-v-assault-laser', 'antimass-deflectors', 'enviro-compensator', 'sarween-tools'],
		contracts: [1, 3],
		counters: { strategy: 2, fleet: 3, command: 3 },
		abilities: {
			fragile: {
				name: msg('Fragile'),
				text: msg('-1 on all your combat rolls in space battles and invasion combat.')
			},
			scholars: {
				name: msg('Scholars'),
				text: msg(
					'When you use the Technology secondary you may take both its secondary and its primary.'
				)
			},
			recalculate: {
				name: msg('Recalculation'),
				text: msg('Spend 1 counter from Strategy Allocation to re-roll one die you just rolled.')
			}
		}
	},
	xxcha: {
		name: msg('The Xxcha Kingdom'),
		ease: 'crafty',
		plays: msg('Rules by agendas and is a hard nut to attack.'),
		people: msg('Xxcha'),
		home: 'home:xxcha',
		units: { spaceDock: 1, cruiser: 2, carrier: 1, fighter: 3, groundForce: 2, pds: 1 },
		techs: ['antimass-deflectors', 'enviro-compensator'],
		contracts: [2, 2],
		counters: { strategy: 2, fleet: 3, command: 3 },
		abilities: {
			'peace-accords': {
				name: msg('Peace Accords'),
				text: msg('When using the Diplomacy secondary you may take the primary instead.')
			},
			quash: {
				name: msg('Quashing'),
				text: msg(
					'Spend 1 counter from Strategy Allocation to discard a Political Card just read; another is drawn.'
				)
			},
			'diplomatic-aura': {
				name: msg('Diplomatic Aura'),
				text: msg('Opponents get -1 on combat rolls against you in the first round.')
			}
		}
	},
	yssaril: {
		name: msg('The Yssaril Tribes'),
		ease: 'crafty',
		plays: msg('Waits, holds many Action Cards and moves when others are done.'),
		people: msg('Yssaril'),
		home: 'home:yssaril',
		units: { spaceDock: 1, cruiser: 1, carrier: 2, fighter: 2, groundForce: 5, pds: 1 },
		techs: ['antimass-deflectors', 'xrd-transporters'],
		contracts: [1, 2],
		counters: { strategy: 2, fleet: 3, command: 3 },
		abilities: {
			stall: {
				name: msg('Stalling'),
				text: msg('You may skip your action turn, but never two turns in a row.')
			},
			crafty: {
				name: msg('Crafty'),
				text: msg('Draw 1 more Action Card each Status Phase; no hand limit ever applies to you.')
			},
			spies: {
				name: msg('Spies'),
				text: msg('Look at one other player’s Action Cards.')
			}
		}
	}
} as const satisfies Record<string, Race>;
