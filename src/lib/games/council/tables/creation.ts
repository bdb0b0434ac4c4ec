/** Creation cards (GC-4.4, GC-4.6): a fate, the responses a player chooses from, the trait of an NPC race. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { PlaceShips, StartEffect, TraitEffect } from './vocabulary';

interface Response {
	/** Names it among the responses of its card. */
	readonly key: 'a' | 'b' | 'c';
	readonly name: Words;
	readonly text: Words;
	readonly effects: readonly StartEffect[];
}

export interface CreationCard {
	readonly name: Words;
	readonly fate: Words;
	readonly responses: readonly Response[];
	/** What an NPC race gets that drew the card. */
	readonly npc: { readonly text: Words; readonly effects: readonly (TraitEffect | PlaceShips)[] };
}

export const CREATION_CARDS = {
	'long-winter': {
		name: msg('The Long Winter'),
		fate: msg('Your sun dimmed for a hundred years.'),
		responses: [
			{
				key: 'a',
				name: msg('Dug deep'),
				text: msg('+1 Defence on your homeworld. Start with 2 Stock.'),
				effects: [
					{ type: 'mod', stat: 'defence', by: 1, where: 'home' },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'b',
				name: msg('Took to the sky'),
				text: msg('Start with 2 more Fighters.'),
				effects: [{ type: 'ships', fighter: 2, at: 'home' }]
			},
			{
				key: 'c',
				name: msg('Shared the fires'),
				text: msg('You have 1 more vote. Start with 1 Stock.'),
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: msg('+1 Defence on its planets.'),
			effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
		}
	},
	'silent-plague': {
		name: msg('The Silent Plague'),
		fate: msg('Half of your people never woke.'),
		responses: [
			{
				key: 'a',
				name: msg('Sealed the cities'),
				text: msg('Your planets bear 2 more Riot Counters before they riot. Start with 2 Stock.'),
				effects: [
					{ type: 'mod', stat: 'riotThreshold', by: 2 },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'b',
				name: msg('Found the cure'),
				text: msg('The first technology you research costs 4 less.'),
				effects: [{ type: 'once', stat: 'researchCost', by: -4 }]
			}
		],
		npc: {
			text: msg('Starts with 2 more Fighters.'),
			effects: [{ type: 'ships', fighter: 2, at: 'home' }]
		}
	},
	visitor: {
		name: msg('The Visitor'),
		fate: msg('A vessel came, circled once and left.'),
		responses: [
			{
				key: 'a',
				name: msg('Followed its wake'),
				text: msg('Your first Move of each turn reaches 1 hex farther.'),
				effects: [{ type: 'mod', stat: 'firstMoveRange', by: 1 }]
			},
			{
				key: 'b',
				name: msg('Sang back'),
				text: msg('You have 1 more vote. Start with 1 Stock.'),
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'c',
				name: msg('Armed for its return'),
				text: msg(
					'Roll 2 more dice in the first round of each battle in which you are the defender. Start with 1 Stock.'
				),
				effects: [
					{ type: 'mod', stat: 'dice', by: 2, role: 'defence', round: 'first' },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: { text: msg('1 more vote.'), effects: [{ type: 'mod', stat: 'votes', by: 1 }] }
	},
	'brothers-war': {
		name: msg('The Brothers’ War'),
		fate: msg('Your world fought itself for three generations.'),
		responses: [
			{
				key: 'a',
				name: msg('Forgave nothing'),
				text: msg('Roll 2 more dice in the first round of each battle.'),
				effects: [{ type: 'mod', stat: 'dice', by: 2, round: 'first' }]
			},
			{
				key: 'b',
				name: msg('Forgave everything'),
				text: msg('To stop Propaganda you need 2 fewer ships. Start with 3 Stock.'),
				effects: [
					{ type: 'mod', stat: 'calmShips', by: -2 },
					{ type: 'stock', n: 3 }
				]
			},
			{
				key: 'c',
				name: msg('Exiled the losers'),
				text: msg('Start with 1 more Destroyer.'),
				effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
			}
		],
		npc: {
			text: msg('Starts with 1 more Destroyer.'),
			effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
		}
	},
	'falling-moon': {
		name: msg('The Falling Moon'),
		fate: msg('Your moon broke and rained down.'),
		responses: [
			{
				key: 'a',
				name: msg('Mined the wreck'),
				text: msg('Start with 4 Stock.'),
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				key: 'b',
				name: msg('Armoured the sky'),
				text: msg('+1 Defence on all your planets.'),
				effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
			}
		],
		npc: {
			text: msg('+1 Defence on its planets.'),
			effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
		}
	},
	'age-of-plenty': {
		name: msg('The Age of Plenty'),
		fate: msg('For once there was enough of everything.'),
		responses: [
			{
				key: 'a',
				name: msg('Grew'),
				text: msg('Your homeworld gives 1 more production, but has 1 less Defence.'),
				effects: [
					{ type: 'mod', stat: 'homeProduction', by: 1 },
					{ type: 'mod', stat: 'defence', by: -1, where: 'home' }
				]
			},
			{
				key: 'b',
				name: msg('Saved'),
				text: msg('Start with 3 Stock and 1 more Fighter.'),
				effects: [
					{ type: 'stock', n: 3 },
					{ type: 'ships', fighter: 1, at: 'home' }
				]
			},
			{
				key: 'c',
				name: msg('Celebrated'),
				text: msg('You have 1 more vote. Start with 1 Stock.'),
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: msg('Starts with 2 more Fighters.'),
			effects: [{ type: 'ships', fighter: 2, at: 'home' }]
		}
	},
	'thinking-engines': {
		name: msg('The Thinking Engines'),
		fate: msg('Your machines asked for their wages.'),
		responses: [
			{
				key: 'a',
				name: msg('Paid them'),
				text: msg('A Build event of yours may place 1 more ship. Start with 1 Stock.'),
				effects: [
					{ type: 'mod', stat: 'buildSlots', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'b',
				name: msg('Fought them'),
				text: msg('Start with 1 more Destroyer.'),
				effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
			},
			{
				key: 'c',
				name: msg('Joined them'),
				text: msg('Reroll 1 of your misses in each battle round. Start with 1 Stock.'),
				effects: [
					{ type: 'mod', stat: 'rerollMisses', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: msg('Rerolls 1 miss in each battle round.'),
			effects: [{ type: 'mod', stat: 'rerollMisses', by: 1 }]
		}
	},
	'lost-colony': {
		name: msg('The Lost Colony'),
		fate: msg('Your first colony stopped answering.'),
		responses: [
			{
				key: 'a',
				name: msg('Went looking'),
				text: msg(
					'Start with 2 more Fighters, placed in a hex of your choice next to your homeworld.'
				),
				effects: [{ type: 'ships', fighter: 2, at: 'nextToHome' }]
			},
			{
				key: 'b',
				name: msg('Let it go'),
				text: msg('Start with 4 Stock.'),
				effects: [{ type: 'stock', n: 4 }]
			}
		],
		npc: {
			text: msg('Starts with 2 more Fighters.'),
			effects: [{ type: 'ships', fighter: 2, at: 'home' }]
		}
	},
	prophet: {
		name: msg('The Prophet'),
		fate: msg('A child spoke, and cities fell silent.'),
		responses: [
			{
				key: 'a',
				name: msg('Followed'),
				text: msg(
					'Your first Spread Propaganda event of each turn places 1 more Riot Counter. Start with 1 Stock.'
				),
				effects: [
					{ type: 'mod', stat: 'firstPropaganda', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'b',
				name: msg('Silenced'),
				text: msg('Your planets bear 2 more Riot Counters before they riot. Start with 2 Stock.'),
				effects: [
					{ type: 'mod', stat: 'riotThreshold', by: 2 },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'c',
				name: msg('Debated'),
				text: msg('The first technology you research costs 4 less.'),
				effects: [{ type: 'once', stat: 'researchCost', by: -4 }]
			}
		],
		npc: {
			text: msg('Its planets bear 2 more Riot Counters before they riot.'),
			effects: [{ type: 'mod', stat: 'riotThreshold', by: 2 }]
		}
	},
	'dying-star': {
		name: msg('The Dying Star'),
		fate: msg('The astronomers gave you one lifetime.'),
		responses: [
			{
				key: 'a',
				name: msg('Learned to leave'),
				text: msg('Your first Move of each turn reaches 1 hex farther.'),
				effects: [{ type: 'mod', stat: 'firstMoveRange', by: 1 }]
			},
			{
				key: 'b',
				name: msg('Fed the star'),
				text: msg('Your homeworld gives 1 more production, but has 1 less Defence.'),
				effects: [
					{ type: 'mod', stat: 'homeProduction', by: 1 },
					{ type: 'mod', stat: 'defence', by: -1, where: 'home' }
				]
			}
		],
		npc: {
			text: msg('+1 Defence on its planets.'),
			effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
		}
	},
	'pirate-queens': {
		name: msg('The Pirate Queens'),
		fate: msg('Raiders ruled your trade lanes.'),
		responses: [
			{
				key: 'a',
				name: msg('Hired them'),
				text: msg('Start with 2 more Fighters.'),
				effects: [{ type: 'ships', fighter: 2, at: 'home' }]
			},
			{
				key: 'b',
				name: msg('Hunted them'),
				text: msg(
					'Roll 3 more dice in the first round of each battle in which you are the attacker. Start with 1 Stock.'
				),
				effects: [
					{ type: 'mod', stat: 'dice', by: 3, role: 'attack', round: 'first' },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'c',
				name: msg('Married them'),
				text: msg(
					'Gain 1 Stock for each enemy ship destroyed or taken in your battles. Start with 1 Stock.'
				),
				effects: [
					{ type: 'mod', stat: 'stockPerKill', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: msg('Rolls 1 more die in each battle round.'),
			effects: [{ type: 'mod', stat: 'dice', by: 1 }]
		}
	},
	'burned-library': {
		name: msg('The Burned Library'),
		fate: msg('One night consumed a thousand years.'),
		responses: [
			{
				key: 'a',
				name: msg('Wrote it again'),
				text: msg('The first technology you research costs 4 less.'),
				effects: [{ type: 'once', stat: 'researchCost', by: -4 }]
			},
			{
				key: 'b',
				name: msg('Sold the ashes'),
				text: msg('Start with 4 Stock.'),
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				key: 'c',
				name: msg('Learned by heart'),
				text: msg(
					'When you draw Tactics of a kind, draw 1 more of it to choose from. Start with 1 Stock.'
				),
				effects: [
					{ type: 'mod', stat: 'tacticDraw', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: { text: msg('1 more vote.'), effects: [{ type: 'mod', stat: 'votes', by: 1 }] }
	},
	'red-comet': {
		name: msg('The Red Comet'),
		fate: msg('Every sage agreed that it meant the end.'),
		responses: [
			{
				key: 'a',
				name: msg('Watched closer'),
				text: msg('You see the top Council Card at all times. Start with 3 Stock.'),
				effects: [
					{ type: 'flag', flag: 'seeCouncil' },
					{ type: 'stock', n: 3 }
				]
			},
			{
				key: 'b',
				name: msg('Marched under it'),
				text: msg('+1 on your invasion rolls.'),
				effects: [{ type: 'mod', stat: 'invasion', by: 1 }]
			}
		],
		npc: {
			text: msg('Rolls 1 more die in each battle round.'),
			effects: [{ type: 'mod', stat: 'dice', by: 1 }]
		}
	},
	'twin-world': {
		name: msg('The Twin World'),
		fate: msg('The neighbour planet was awake as well.'),
		responses: [
			{
				key: 'a',
				name: msg('Conquered it'),
				text: msg('+1 on your invasion rolls.'),
				effects: [{ type: 'mod', stat: 'invasion', by: 1 }]
			},
			{
				key: 'b',
				name: msg('Traded with it'),
				text: msg('Start with 4 Stock.'),
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				key: 'c',
				name: msg('Voted with it'),
				text: msg('You have 1 more vote. Start with 1 Stock.'),
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: { text: msg('1 more vote.'), effects: [{ type: 'mod', stat: 'votes', by: 1 }] }
	},
	'gene-lords': {
		name: msg('The Gene Lords'),
		fate: msg('A few made themselves better than the rest.'),
		responses: [
			{
				key: 'a',
				name: msg('Obeyed'),
				text: msg('Reroll 1 of your misses in each battle round. Start with 2 Stock.'),
				effects: [
					{ type: 'mod', stat: 'rerollMisses', by: 1 },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'b',
				name: msg('Rose up'),
				text: msg(
					'Your first Spread Propaganda event of each turn places 1 more Riot Counter. Start with 1 Stock.'
				),
				effects: [
					{ type: 'mod', stat: 'firstPropaganda', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: msg('Rerolls 1 miss in each battle round.'),
			effects: [{ type: 'mod', stat: 'rerollMisses', by: 1 }]
		}
	},
	'heavy-metal': {
		name: msg('The Heavy Seam'),
		fate: msg('Miners struck metal that bent light.'),
		responses: [
			{
				key: 'a',
				name: msg('Forged hulls'),
				text: msg('The first Dreadnaught you build costs 4 less.'),
				effects: [{ type: 'once', stat: 'cost.dreadnaught', by: -4 }]
			},
			{
				key: 'b',
				name: msg('Sold it'),
				text: msg('Start with 4 Stock.'),
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				key: 'c',
				name: msg('Built docks'),
				text: msg('Space Ports cost you 1 less. Start with 2 Stock.'),
				effects: [
					{ type: 'mod', stat: 'cost.port', by: -1 },
					{ type: 'stock', n: 2 }
				]
			}
		],
		npc: {
			text: msg('Starts with 1 more Destroyer.'),
			effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
		}
	},
	'quiet-border': {
		name: msg('The Quiet Border'),
		fate: msg('A rival fleet waited, and one day was gone.'),
		responses: [
			{
				key: 'a',
				name: msg('Kept watch'),
				text: msg('You may retreat without spending or owing a Minor Event. Start with 2 Stock.'),
				effects: [
					{ type: 'flag', flag: 'freeRetreat' },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'b',
				name: msg('Crossed over'),
				text: msg('Start with 1 more Destroyer.'),
				effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
			}
		],
		npc: {
			text: msg('Rolls 1 more die in each battle round.'),
			effects: [{ type: 'mod', stat: 'dice', by: 1 }]
		}
	},
	sleepers: {
		name: msg('The Sleepers'),
		fate: msg('You woke a fleet that had slept for an age.'),
		responses: [
			{
				key: 'a',
				name: msg('Gave them ships'),
				text: msg('Start with 2 more Fighters.'),
				effects: [{ type: 'ships', fighter: 2, at: 'home' }]
			},
			{
				key: 'b',
				name: msg('Gave them seats'),
				text: msg('You have 1 more vote. Start with 1 Stock.'),
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'c',
				name: msg('Gave them schools'),
				text: msg('The first technology you research costs 4 less.'),
				effects: [{ type: 'once', stat: 'researchCost', by: -4 }]
			}
		],
		npc: {
			text: msg('Starts with 2 more Fighters.'),
			effects: [{ type: 'ships', fighter: 2, at: 'home' }]
		}
	},
	oracle: {
		name: msg('The Oracle Well'),
		fate: msg('It answered one question truthfully.'),
		responses: [
			{
				key: 'a',
				name: msg('Asked of war'),
				text: msg(
					'When you draw Tactics of a kind, draw 1 more of it to choose from. Start with 1 Stock.'
				),
				effects: [
					{ type: 'mod', stat: 'tacticDraw', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'b',
				name: msg('Asked of peace'),
				text: msg('You see the top Council Card at all times. Start with 3 Stock.'),
				effects: [
					{ type: 'flag', flag: 'seeCouncil' },
					{ type: 'stock', n: 3 }
				]
			}
		],
		npc: { text: msg('1 more vote.'), effects: [{ type: 'mod', stat: 'votes', by: 1 }] }
	},
	'bridge-tax': {
		name: msg('The Toll of Stars'),
		fate: msg('Someone learned to charge for starlight.'),
		responses: [
			{
				key: 'a',
				name: msg('Paid'),
				text: msg('Your first Move of each turn reaches 1 hex farther.'),
				effects: [{ type: 'mod', stat: 'firstMoveRange', by: 1 }]
			},
			{
				key: 'b',
				name: msg('Refused'),
				text: msg(
					'Roll 3 more dice in the first round of each battle in which you are the defender. Start with 1 Stock.'
				),
				effects: [
					{ type: 'mod', stat: 'dice', by: 3, role: 'defence', round: 'first' },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'c',
				name: msg('Bought the toll house'),
				text: msg(
					'Gain 1 Stock at every refresh in which you own fewer planets than some other player. Start with 1 Stock.'
				),
				effects: [
					{ type: 'mod', stat: 'stockIfBehind', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: msg('Its planets bear 2 more Riot Counters before they riot.'),
			effects: [{ type: 'mod', stat: 'riotThreshold', by: 2 }]
		}
	}
} satisfies Record<string, CreationCard>;
