/** Creation cards (GC-4.4, GC-4.6): a fate, the responses a player chooses from, the trait of an NPC race. */
import type { PlaceShips, StartEffect, TraitEffect } from './vocabulary';

interface Response {
	/** Names it among the responses of its card. */
	readonly key: 'a' | 'b' | 'c';
	readonly name: string;
	readonly text: string;
	readonly effects: readonly StartEffect[];
}

export interface CreationCard {
	readonly name: string;
	readonly fate: string;
	readonly responses: readonly Response[];
	/** What an NPC race gets that drew the card. */
	readonly npc: { readonly text: string; readonly effects: readonly (TraitEffect | PlaceShips)[] };
}

export const CREATION_CARDS = {
	'long-winter': {
		name: 'The Long Winter',
		fate: 'Your sun dimmed for a hundred years.',
		responses: [
			{
				key: 'a',
				name: 'Dug deep',
				text: '+1 Defence on your homeworld. Start with 2 Stock.',
				effects: [
					{ type: 'mod', stat: 'defence', by: 1, where: 'home' },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'b',
				name: 'Took to the sky',
				text: 'Start with 2 more Fighters.',
				effects: [{ type: 'ships', fighter: 2, at: 'home' }]
			},
			{
				key: 'c',
				name: 'Shared the fires',
				text: 'You have 1 more vote. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: '+1 Defence on its planets.',
			effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
		}
	},
	'silent-plague': {
		name: 'The Silent Plague',
		fate: 'Half of your people never woke.',
		responses: [
			{
				key: 'a',
				name: 'Sealed the cities',
				text: 'Your planets bear 2 more Riot Counters before they riot. Start with 2 Stock.',
				effects: [
					{ type: 'mod', stat: 'riotThreshold', by: 2 },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'b',
				name: 'Found the cure',
				text: 'The first technology you research costs 4 less.',
				effects: [{ type: 'once', stat: 'researchCost', by: -4 }]
			}
		],
		npc: {
			text: 'Starts with 2 more Fighters.',
			effects: [{ type: 'ships', fighter: 2, at: 'home' }]
		}
	},
	visitor: {
		name: 'The Visitor',
		fate: 'A vessel came, circled once and left.',
		responses: [
			{
				key: 'a',
				name: 'Followed its wake',
				text: 'Your first Move of each turn reaches 1 hex farther.',
				effects: [{ type: 'mod', stat: 'firstMoveRange', by: 1 }]
			},
			{
				key: 'b',
				name: 'Sang back',
				text: 'You have 1 more vote. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'c',
				name: 'Armed for its return',
				text: 'Roll 2 more dice in the first round of each battle in which you are the defender. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'dice', by: 2, role: 'defence', round: 'first' },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: { text: '1 more vote.', effects: [{ type: 'mod', stat: 'votes', by: 1 }] }
	},
	'brothers-war': {
		name: 'The Brothers’ War',
		fate: 'Your world fought itself for three generations.',
		responses: [
			{
				key: 'a',
				name: 'Forgave nothing',
				text: 'Roll 2 more dice in the first round of each battle.',
				effects: [{ type: 'mod', stat: 'dice', by: 2, round: 'first' }]
			},
			{
				key: 'b',
				name: 'Forgave everything',
				text: 'To stop Propaganda you need 2 fewer ships. Start with 3 Stock.',
				effects: [
					{ type: 'mod', stat: 'calmShips', by: -2 },
					{ type: 'stock', n: 3 }
				]
			},
			{
				key: 'c',
				name: 'Exiled the losers',
				text: 'Start with 1 more Destroyer.',
				effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
			}
		],
		npc: {
			text: 'Starts with 1 more Destroyer.',
			effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
		}
	},
	'falling-moon': {
		name: 'The Falling Moon',
		fate: 'Your moon broke and rained down.',
		responses: [
			{
				key: 'a',
				name: 'Mined the wreck',
				text: 'Start with 4 Stock.',
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				key: 'b',
				name: 'Armoured the sky',
				text: '+1 Defence on all your planets.',
				effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
			}
		],
		npc: {
			text: '+1 Defence on its planets.',
			effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
		}
	},
	'age-of-plenty': {
		name: 'The Age of Plenty',
		fate: 'For once there was enough of everything.',
		responses: [
			{
				key: 'a',
				name: 'Grew',
				text: 'Your homeworld gives 1 more production, but has 1 less Defence.',
				effects: [
					{ type: 'mod', stat: 'homeProduction', by: 1 },
					{ type: 'mod', stat: 'defence', by: -1, where: 'home' }
				]
			},
			{
				key: 'b',
				name: 'Saved',
				text: 'Start with 3 Stock and 1 more Fighter.',
				effects: [
					{ type: 'stock', n: 3 },
					{ type: 'ships', fighter: 1, at: 'home' }
				]
			},
			{
				key: 'c',
				name: 'Celebrated',
				text: 'You have 1 more vote. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: 'Starts with 2 more Fighters.',
			effects: [{ type: 'ships', fighter: 2, at: 'home' }]
		}
	},
	'thinking-engines': {
		name: 'The Thinking Engines',
		fate: 'Your machines asked for their wages.',
		responses: [
			{
				key: 'a',
				name: 'Paid them',
				text: 'A Build event of yours may place 1 more ship. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'buildSlots', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'b',
				name: 'Fought them',
				text: 'Start with 1 more Destroyer.',
				effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
			},
			{
				key: 'c',
				name: 'Joined them',
				text: 'Reroll 1 of your misses in each battle round. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'rerollMisses', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: 'Rerolls 1 miss in each battle round.',
			effects: [{ type: 'mod', stat: 'rerollMisses', by: 1 }]
		}
	},
	'lost-colony': {
		name: 'The Lost Colony',
		fate: 'Your first colony stopped answering.',
		responses: [
			{
				key: 'a',
				name: 'Went looking',
				text: 'Start with 2 more Fighters, placed in a hex of your choice next to your homeworld.',
				effects: [{ type: 'ships', fighter: 2, at: 'nextToHome' }]
			},
			{
				key: 'b',
				name: 'Let it go',
				text: 'Start with 4 Stock.',
				effects: [{ type: 'stock', n: 4 }]
			}
		],
		npc: {
			text: 'Starts with 2 more Fighters.',
			effects: [{ type: 'ships', fighter: 2, at: 'home' }]
		}
	},
	prophet: {
		name: 'The Prophet',
		fate: 'A child spoke, and cities fell silent.',
		responses: [
			{
				key: 'a',
				name: 'Followed',
				text: 'Your first Spread Propaganda event of each turn places 1 more Riot Counter. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'firstPropaganda', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'b',
				name: 'Silenced',
				text: 'Your planets bear 2 more Riot Counters before they riot. Start with 2 Stock.',
				effects: [
					{ type: 'mod', stat: 'riotThreshold', by: 2 },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'c',
				name: 'Debated',
				text: 'The first technology you research costs 4 less.',
				effects: [{ type: 'once', stat: 'researchCost', by: -4 }]
			}
		],
		npc: {
			text: 'Its planets bear 2 more Riot Counters before they riot.',
			effects: [{ type: 'mod', stat: 'riotThreshold', by: 2 }]
		}
	},
	'dying-star': {
		name: 'The Dying Star',
		fate: 'The astronomers gave you one lifetime.',
		responses: [
			{
				key: 'a',
				name: 'Learned to leave',
				text: 'Your first Move of each turn reaches 1 hex farther.',
				effects: [{ type: 'mod', stat: 'firstMoveRange', by: 1 }]
			},
			{
				key: 'b',
				name: 'Fed the star',
				text: 'Your homeworld gives 1 more production, but has 1 less Defence.',
				effects: [
					{ type: 'mod', stat: 'homeProduction', by: 1 },
					{ type: 'mod', stat: 'defence', by: -1, where: 'home' }
				]
			}
		],
		npc: {
			text: '+1 Defence on its planets.',
			effects: [{ type: 'mod', stat: 'defence', by: 1, where: 'all' }]
		}
	},
	'pirate-queens': {
		name: 'The Pirate Queens',
		fate: 'Raiders ruled your trade lanes.',
		responses: [
			{
				key: 'a',
				name: 'Hired them',
				text: 'Start with 2 more Fighters.',
				effects: [{ type: 'ships', fighter: 2, at: 'home' }]
			},
			{
				key: 'b',
				name: 'Hunted them',
				text: 'Roll 3 more dice in the first round of each battle in which you are the attacker. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'dice', by: 3, role: 'attack', round: 'first' },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'c',
				name: 'Married them',
				text: 'Gain 1 Stock for each enemy ship destroyed or taken in your battles. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'stockPerKill', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: 'Rolls 1 more die in each battle round.',
			effects: [{ type: 'mod', stat: 'dice', by: 1 }]
		}
	},
	'burned-library': {
		name: 'The Burned Library',
		fate: 'One night consumed a thousand years.',
		responses: [
			{
				key: 'a',
				name: 'Wrote it again',
				text: 'The first technology you research costs 4 less.',
				effects: [{ type: 'once', stat: 'researchCost', by: -4 }]
			},
			{
				key: 'b',
				name: 'Sold the ashes',
				text: 'Start with 4 Stock.',
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				key: 'c',
				name: 'Learned by heart',
				text: 'When you draw Tactics of a kind, draw 1 more of it to choose from. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'tacticDraw', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: { text: '1 more vote.', effects: [{ type: 'mod', stat: 'votes', by: 1 }] }
	},
	'red-comet': {
		name: 'The Red Comet',
		fate: 'Every sage agreed that it meant the end.',
		responses: [
			{
				key: 'a',
				name: 'Watched closer',
				text: 'You see the top Council Card at all times. Start with 3 Stock.',
				effects: [
					{ type: 'flag', flag: 'seeCouncil' },
					{ type: 'stock', n: 3 }
				]
			},
			{
				key: 'b',
				name: 'Marched under it',
				text: '+1 on your invasion rolls.',
				effects: [{ type: 'mod', stat: 'invasion', by: 1 }]
			}
		],
		npc: {
			text: 'Rolls 1 more die in each battle round.',
			effects: [{ type: 'mod', stat: 'dice', by: 1 }]
		}
	},
	'twin-world': {
		name: 'The Twin World',
		fate: 'The neighbour planet was awake as well.',
		responses: [
			{
				key: 'a',
				name: 'Conquered it',
				text: '+1 on your invasion rolls.',
				effects: [{ type: 'mod', stat: 'invasion', by: 1 }]
			},
			{
				key: 'b',
				name: 'Traded with it',
				text: 'Start with 4 Stock.',
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				key: 'c',
				name: 'Voted with it',
				text: 'You have 1 more vote. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: { text: '1 more vote.', effects: [{ type: 'mod', stat: 'votes', by: 1 }] }
	},
	'gene-lords': {
		name: 'The Gene Lords',
		fate: 'A few made themselves better than the rest.',
		responses: [
			{
				key: 'a',
				name: 'Obeyed',
				text: 'Reroll 1 of your misses in each battle round. Start with 2 Stock.',
				effects: [
					{ type: 'mod', stat: 'rerollMisses', by: 1 },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'b',
				name: 'Rose up',
				text: 'Your first Spread Propaganda event of each turn places 1 more Riot Counter. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'firstPropaganda', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: 'Rerolls 1 miss in each battle round.',
			effects: [{ type: 'mod', stat: 'rerollMisses', by: 1 }]
		}
	},
	'heavy-metal': {
		name: 'The Heavy Seam',
		fate: 'Miners struck metal that bent light.',
		responses: [
			{
				key: 'a',
				name: 'Forged hulls',
				text: 'The first Dreadnaught you build costs 4 less.',
				effects: [{ type: 'once', stat: 'cost.dreadnaught', by: -4 }]
			},
			{
				key: 'b',
				name: 'Sold it',
				text: 'Start with 4 Stock.',
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				key: 'c',
				name: 'Built docks',
				text: 'Space Ports cost you 1 less. Start with 2 Stock.',
				effects: [
					{ type: 'mod', stat: 'cost.port', by: -1 },
					{ type: 'stock', n: 2 }
				]
			}
		],
		npc: {
			text: 'Starts with 1 more Destroyer.',
			effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
		}
	},
	'quiet-border': {
		name: 'The Quiet Border',
		fate: 'A rival fleet waited, and one day was gone.',
		responses: [
			{
				key: 'a',
				name: 'Kept watch',
				text: 'You may retreat without spending or owing a Minor Event. Start with 2 Stock.',
				effects: [
					{ type: 'flag', flag: 'freeRetreat' },
					{ type: 'stock', n: 2 }
				]
			},
			{
				key: 'b',
				name: 'Crossed over',
				text: 'Start with 1 more Destroyer.',
				effects: [{ type: 'ships', destroyer: 1, at: 'home' }]
			}
		],
		npc: {
			text: 'Rolls 1 more die in each battle round.',
			effects: [{ type: 'mod', stat: 'dice', by: 1 }]
		}
	},
	sleepers: {
		name: 'The Sleepers',
		fate: 'You woke a fleet that had slept for an age.',
		responses: [
			{
				key: 'a',
				name: 'Gave them ships',
				text: 'Start with 2 more Fighters.',
				effects: [{ type: 'ships', fighter: 2, at: 'home' }]
			},
			{
				key: 'b',
				name: 'Gave them seats',
				text: 'You have 1 more vote. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'votes', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'c',
				name: 'Gave them schools',
				text: 'The first technology you research costs 4 less.',
				effects: [{ type: 'once', stat: 'researchCost', by: -4 }]
			}
		],
		npc: {
			text: 'Starts with 2 more Fighters.',
			effects: [{ type: 'ships', fighter: 2, at: 'home' }]
		}
	},
	oracle: {
		name: 'The Oracle Well',
		fate: 'It answered one question truthfully.',
		responses: [
			{
				key: 'a',
				name: 'Asked of war',
				text: 'When you draw Tactics of a kind, draw 1 more of it to choose from. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'tacticDraw', by: 1 },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'b',
				name: 'Asked of peace',
				text: 'You see the top Council Card at all times. Start with 3 Stock.',
				effects: [
					{ type: 'flag', flag: 'seeCouncil' },
					{ type: 'stock', n: 3 }
				]
			}
		],
		npc: { text: '1 more vote.', effects: [{ type: 'mod', stat: 'votes', by: 1 }] }
	},
	'bridge-tax': {
		name: 'The Toll of Stars',
		fate: 'Someone learned to charge for starlight.',
		responses: [
			{
				key: 'a',
				name: 'Paid',
				text: 'Your first Move of each turn reaches 1 hex farther.',
				effects: [{ type: 'mod', stat: 'firstMoveRange', by: 1 }]
			},
			{
				key: 'b',
				name: 'Refused',
				text: 'Roll 3 more dice in the first round of each battle in which you are the defender. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'dice', by: 3, role: 'defence', round: 'first' },
					{ type: 'stock', n: 1 }
				]
			},
			{
				key: 'c',
				name: 'Bought the toll house',
				text: 'Gain 1 Stock at every refresh in which you own fewer planets than some other player. Start with 1 Stock.',
				effects: [
					{ type: 'mod', stat: 'stockIfBehind', by: 1 },
					{ type: 'stock', n: 1 }
				]
			}
		],
		npc: {
			text: 'Its planets bear 2 more Riot Counters before they riot.',
			effects: [{ type: 'mod', stat: 'riotThreshold', by: 2 }]
		}
	}
} satisfies Record<string, CreationCard>;
