/** Species cards (GC-4): homeworld, starting fleet, innate trait and three Action Cards each. */
import type {
	BallotEffect,
	BattleEffect,
	ImmediateEffect,
	Ship,
	Temper,
	TraitEffect
} from './vocabulary';

export type ActionCard = {
	/** Its species and a number: `ulmar-1`. */
	readonly id: string;
	readonly name: string;
	readonly text: string;
} & (
	| { readonly timing: 'minor'; readonly effects: readonly ImmediateEffect[] }
	| { readonly timing: 'battle'; readonly effects: readonly BattleEffect[] }
	| { readonly timing: 'council'; readonly effects: readonly BallotEffect[] }
);

export interface Species {
	readonly name: string;
	/** Who they are, in one line; no rule. */
	readonly line: string;
	/** How it votes as an NPC race (GC-19.5). */
	readonly temper: Temper;
	readonly home: {
		readonly planet: string;
		readonly production: number;
		readonly defence: number;
	};
	/** Pieces it starts with (GC-5.6). */
	readonly fleet: { readonly [piece in Ship | 'port']: number };
	readonly trait: {
		readonly name: string;
		readonly text: string;
		readonly effects: readonly TraitEffect[];
	};
	readonly actions: readonly [ActionCard, ActionCard, ActionCard];
}

export const SPECIES = {
	ossuline: {
		name: 'Ossuline Choir',
		line: 'Living crystal that thinks in chords.',
		temper: 'sage',
		home: { planet: 'Chantry', production: 4, defence: 5 },
		fleet: { fighter: 3, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Resonant Voice',
			text: 'You have 2 more votes at every Council.',
			effects: [{ type: 'mod', stat: 'votes', by: 2 }]
		},
		actions: [
			{
				id: 'ossuline-1',
				name: 'Swelling Cadence',
				timing: 'council',
				text: '4 more votes in this vote.',
				effects: [{ type: 'votes', n: 4 }]
			},
			{
				id: 'ossuline-2',
				name: 'Lullaby',
				timing: 'minor',
				text: 'Remove every Riot Counter from your planets. Gain 3 Stock.',
				effects: [
					{ type: 'calm', n: 'all' },
					{ type: 'stock', n: 3 }
				]
			},
			{
				id: 'ossuline-3',
				name: 'Shatter Note',
				timing: 'battle',
				text: 'Cancel 3 hits on your side this battle round.',
				effects: [{ type: 'shield', n: 3 }]
			}
		]
	},
	varkesh: {
		name: 'Varkesh Dominion',
		line: 'Every treaty is the pause between two duels.',
		temper: 'hawk',
		home: { planet: 'Karsh Anvil', production: 4, defence: 5 },
		fleet: { fighter: 2, destroyer: 2, dreadnaught: 0, port: 1 },
		trait: {
			name: 'First Blow',
			text: 'When you are the attacker, roll 2 more dice in the first battle round. +1 on your invasion rolls.',
			effects: [
				{ type: 'mod', stat: 'dice', by: 2, role: 'attack', round: 'first' },
				{ type: 'mod', stat: 'invasion', by: 1 }
			]
		},
		actions: [
			{
				id: 'varkesh-1',
				name: 'Blood Price',
				timing: 'battle',
				text: 'Roll 5 more dice this battle round.',
				effects: [{ type: 'dice', n: 5 }]
			},
			{
				id: 'varkesh-2',
				name: 'War Levy',
				timing: 'minor',
				text: 'Place 3 Fighters at one of your planets.',
				effects: [{ type: 'ships', fighter: 3, at: 'planet' }]
			},
			{
				id: 'varkesh-3',
				name: 'Relentless',
				timing: 'minor',
				text: 'Gain 1 Major Event this turn. It may only be used for a Battle and may not be traded.',
				effects: [{ type: 'events', major: 1, only: 'battle' }]
			}
		]
	},
	thimmari: {
		name: 'Thimmari Swarm',
		line: 'A trillion drones sharing one appetite.',
		temper: 'hawk',
		home: { planet: 'Hive Sarn', production: 4, defence: 5 },
		fleet: { fighter: 7, destroyer: 0, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Hatcheries',
			text: 'A Build event of yours may place 2 more ships.',
			effects: [{ type: 'mod', stat: 'buildSlots', by: 2 }]
		},
		actions: [
			{
				id: 'thimmari-1',
				name: 'Hatching Day',
				timing: 'minor',
				text: 'Place 5 Fighters at one of your planets.',
				effects: [{ type: 'ships', fighter: 5, at: 'planet' }]
			},
			{
				id: 'thimmari-2',
				name: 'Carpet of Wings',
				timing: 'battle',
				text: 'Reroll all your misses once this battle round.',
				effects: [{ type: 'reroll', side: 'own', which: 'misses', n: 'all' }]
			},
			{
				id: 'thimmari-3',
				name: 'Scatter',
				timing: 'minor',
				text: 'Make up to 3 Moves.',
				effects: [{ type: 'moves', n: 3 }]
			}
		]
	},
	quillori: {
		name: 'Quillori Ledger',
		line: 'Debts outlive empires; they keep the receipts.',
		temper: 'trader',
		home: { planet: 'Tally', production: 4, defence: 4 },
		fleet: { fighter: 2, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Compound Interest',
			text: 'Gain 1 Stock at every refresh.',
			effects: [{ type: 'mod', stat: 'stockPerRound', by: 1 }]
		},
		actions: [
			{
				id: 'quillori-1',
				name: 'Charter Company',
				timing: 'minor',
				text: 'Take an unowned planet in a hex that holds your ships.',
				effects: [{ type: 'claim', from: 'unowned', range: 0 }]
			},
			{
				id: 'quillori-2',
				name: 'Call the Loan',
				timing: 'minor',
				text: 'Gain 4 Stock.',
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				id: 'quillori-3',
				name: 'Open Purse',
				timing: 'council',
				text: '2 more votes in this vote.',
				effects: [{ type: 'votes', n: 2 }]
			}
		]
	},
	hexatine: {
		name: 'Hexatine Array',
		line: 'A counting machine that will not say what it counts.',
		temper: 'sage',
		home: { planet: 'Null Station', production: 4, defence: 5 },
		fleet: { fighter: 2, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Parallel Thought',
			text: 'Researching costs you 1 production less.',
			effects: [{ type: 'mod', stat: 'researchCost', by: -1 }]
		},
		actions: [
			{
				id: 'hexatine-1',
				name: 'Sudden Proof',
				timing: 'minor',
				text: 'Gain one technology of the market, paying 3 less than it costs you to research.',
				effects: [{ type: 'tech', maxTier: 5, discount: 3 }]
			},
			{
				id: 'hexatine-2',
				name: 'Idle Cycles',
				timing: 'minor',
				text: 'Refresh up to 2 of your expended planets.',
				effects: [{ type: 'refresh', n: 2 }]
			},
			{
				id: 'hexatine-3',
				name: 'Predicted Fire',
				timing: 'battle',
				text: 'Your dice hit on 3 or more this battle round.',
				effects: [{ type: 'hitOn', value: 3, dice: 'all' }]
			}
		]
	},
	morrowkin: {
		name: 'Morrowkin Caravan',
		line: 'They left home so long ago that leaving is home.',
		temper: 'trader',
		home: { planet: 'Last Harbour', production: 4, defence: 4 },
		fleet: { fighter: 2, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Wayfarers',
			text: 'Your Moves reach 1 hex farther.',
			effects: [{ type: 'mod', stat: 'moveRange', by: 1 }]
		},
		actions: [
			{
				id: 'morrowkin-1',
				name: 'Hidden Road',
				timing: 'minor',
				text: 'Take any or all of your ships from one hex and place them in a hex up to 4 away that holds no other race’s ships. Only the Discovery Token of that hex is resolved.',
				effects: [{ type: 'jump', range: 4 }]
			},
			{
				id: 'morrowkin-2',
				name: 'Star Market',
				timing: 'minor',
				text: 'Gain 1 Stock, and 1 more for each hex that holds your ships.',
				effects: [{ type: 'stock', n: 1, per: 'shipHexes', perN: 1 }]
			},
			{
				id: 'morrowkin-3',
				name: 'Slip Away',
				timing: 'battle',
				text: 'Cancel 2 hits on your side this battle round. After it you may retreat without spending or owing a Minor Event.',
				effects: [{ type: 'shield', n: 2 }, { type: 'withdraw' }]
			}
		]
	},
	ulmar: {
		name: 'Ulmar Deep',
		line: 'Ocean minds that remember the first rain.',
		temper: 'warden',
		home: { planet: 'Abyss of Ulm', production: 4, defence: 5 },
		fleet: { fighter: 3, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Pressure Walls',
			text: '+1 Defence on all your planets, and you roll 1 more die in each battle round fought in a hex with a planet of yours.',
			effects: [
				{ type: 'mod', stat: 'defence', by: 1, where: 'all' },
				{ type: 'mod', stat: 'dice', by: 1, where: 'ownPlanet' }
			]
		},
		actions: [
			{
				id: 'ulmar-1',
				name: 'Undertow',
				timing: 'battle',
				text: 'Your opponent rolls 4 fewer dice this battle round and may not retreat after it.',
				effects: [{ type: 'enemyDice', n: -4 }, { type: 'pin' }]
			},
			{
				id: 'ulmar-2',
				name: 'Rising Tide',
				timing: 'minor',
				text: 'Place 1 Destroyer and 1 Fighter at one of your planets.',
				effects: [{ type: 'ships', destroyer: 1, fighter: 1, at: 'planet' }]
			},
			{
				id: 'ulmar-3',
				name: 'Patience of Water',
				timing: 'minor',
				text: 'Gain 2 Stock for each of your planets that carries no Riot Counter, to a maximum of 6.',
				effects: [{ type: 'stock', n: 0, per: 'calmPlanets', perN: 2, max: 6 }]
			}
		]
	},
	pyrrhane: {
		name: 'Pyrrhane Kindred',
		line: 'Plasma that mistakes war for weather.',
		temper: 'hawk',
		home: { planet: 'Cinder Throne', production: 5, defence: 4 },
		fleet: { fighter: 2, destroyer: 0, dreadnaught: 1, port: 1 },
		trait: {
			name: 'Furnace Yards',
			text: 'Dreadnaughts cost you 2 production less.',
			effects: [{ type: 'mod', stat: 'cost.dreadnaught', by: -2 }]
		},
		actions: [
			{
				id: 'pyrrhane-1',
				name: 'Solar Lash',
				timing: 'battle',
				text: 'Your opponent takes 3 more hits this battle round.',
				effects: [{ type: 'hits', n: 3 }]
			},
			{
				id: 'pyrrhane-2',
				name: 'Kindle',
				timing: 'minor',
				text: 'Gain 2 Stock. Replace one of your Destroyers, or two of your Fighters in one hex, by a Dreadnaught in that hex.',
				effects: [
					{ type: 'stock', n: 2 },
					{ type: 'upgrade', from: [{ destroyer: 1 }, { fighter: 2 }], to: 'dreadnaught' }
				]
			},
			{
				id: 'pyrrhane-3',
				name: 'Flare',
				timing: 'minor',
				text: 'Choose an opponent’s ships in a hex next to one that holds your ships: that opponent removes ships of its choice there worth at least 3 Battle Points, or all of them.',
				effects: [{ type: 'strike', points: 3, range: 1 }]
			}
		]
	},
	seyl: {
		name: 'Seyl Concord',
		line: 'Telepaths sworn never to finish another’s sentence.',
		temper: 'warden',
		home: { planet: 'Stillmere', production: 4, defence: 5 },
		fleet: { fighter: 3, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Foresight',
			text: 'When you draw Tactics of a kind, draw 1 more of it to choose from. You roll 1 more die in the first round of each battle.',
			effects: [
				{ type: 'mod', stat: 'tacticDraw', by: 1 },
				{ type: 'mod', stat: 'dice', by: 1, round: 'first' }
			]
		},
		actions: [
			{
				id: 'seyl-1',
				name: 'Known Lies',
				timing: 'battle',
				text: 'Cancel one Tactic your opponent activated, a Big one if there is one. Roll 3 more dice this battle round.',
				effects: [
					{ type: 'jam', n: 1 },
					{ type: 'dice', n: 3 }
				]
			},
			{
				id: 'seyl-2',
				name: 'Shared Dream',
				timing: 'council',
				text: 'Cast your ballot after all other ballots are shown. 2 more votes in this vote.',
				effects: [{ type: 'voteLast' }, { type: 'votes', n: 2 }]
			},
			{
				id: 'seyl-3',
				name: 'Foretold Ruin',
				timing: 'minor',
				text: 'Place 2 Riot Counters on one planet of an opponent. Look at the top 3 Council Cards and put them back in any order.',
				effects: [
					{ type: 'riot', n: 2, planets: 1 },
					{ type: 'peek', what: 'council', n: 3, reorder: true }
				]
			}
		]
	},
	brannoch: {
		name: 'Brannoch Holds',
		line: 'They dig first and ask the mountain afterwards.',
		temper: 'warden',
		home: { planet: 'Undergate', production: 5, defence: 6 },
		fleet: { fighter: 3, destroyer: 0, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Stone Yards',
			text: 'Space Ports cost you 2 production less and may be used at once.',
			effects: [
				{ type: 'mod', stat: 'cost.port', by: -2 },
				{ type: 'flag', flag: 'portsImmediate' }
			]
		},
		actions: [
			{
				id: 'brannoch-1',
				name: 'Deep Vein',
				timing: 'minor',
				text: 'Refresh up to 2 of your expended planets.',
				effects: [{ type: 'refresh', n: 2 }]
			},
			{
				id: 'brannoch-2',
				name: 'Raise the Citadel',
				timing: 'minor',
				text: 'Place a Space Port on one of your planets without paying. Place 2 Fighters at one of your planets.',
				effects: [
					{ type: 'port', n: 1 },
					{ type: 'ships', fighter: 2, at: 'planet' }
				]
			},
			{
				id: 'brannoch-3',
				name: 'Blast Doors',
				timing: 'battle',
				text: 'Cancel 4 hits on your side this battle round, if the battle is in a hex with a planet of yours; otherwise cancel 2.',
				effects: [{ type: 'shield', n: 2, ownPlanet: 4 }]
			}
		]
	},
	ixaphel: {
		name: 'Ixaphel Lyceum',
		line: 'A school that acquired a species.',
		temper: 'sage',
		home: { planet: 'The Lectern', production: 4, defence: 4 },
		fleet: { fighter: 2, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Antiquarians',
			text: 'Gain 1 Stock each time you resolve a Discovery Token.',
			effects: [{ type: 'mod', stat: 'stockPerToken', by: 1 }]
		},
		actions: [
			{
				id: 'ixaphel-1',
				name: 'Thesis',
				timing: 'minor',
				text: 'Gain one Tier 1 or 2 technology of the market, paying 2 less than it costs you to research.',
				effects: [{ type: 'tech', maxTier: 2, discount: 2 }]
			},
			{
				id: 'ixaphel-2',
				name: 'Field Season',
				timing: 'minor',
				text: 'Look at 2 face-down Discovery Tokens, then make up to 2 Moves.',
				effects: [
					{ type: 'peek', what: 'token', n: 2 },
					{ type: 'moves', n: 2 }
				]
			},
			{
				id: 'ixaphel-3',
				name: 'Cite Precedent',
				timing: 'council',
				text: '3 more votes in this vote.',
				effects: [{ type: 'votes', n: 3 }]
			}
		]
	},
	duskari: {
		name: 'Duskari Parliament',
		line: 'Conspirators who govern by rumour.',
		temper: 'trader',
		home: { planet: 'The Veil', production: 4, defence: 5 },
		fleet: { fighter: 3, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: 'Whisperers',
			text: 'A Spread Propaganda event of yours places 1 more Riot Counter.',
			effects: [{ type: 'mod', stat: 'propaganda', by: 1 }]
		},
		actions: [
			{
				id: 'duskari-1',
				name: 'Night of Pamphlets',
				timing: 'minor',
				text: 'Place 1 Riot Counter on each of up to 3 planets of opponents.',
				effects: [{ type: 'riot', n: 1, planets: 3 }]
			},
			{
				id: 'duskari-2',
				name: 'False Flag',
				timing: 'battle',
				text: 'Your opponent must reroll 5 of its hits this battle round, or all if it has fewer.',
				effects: [{ type: 'reroll', side: 'enemy', which: 'hits', n: 5 }]
			},
			{
				id: 'duskari-3',
				name: 'Quiet Coup',
				timing: 'minor',
				text: 'Take an opponent’s planet that is no homeworld, carries at least 3 of your Riot Counters and has no other race’s ships in its hex.',
				effects: [{ type: 'claim', from: 'influenced', counters: 3 }]
			}
		]
	}
} satisfies Record<string, Species>;
