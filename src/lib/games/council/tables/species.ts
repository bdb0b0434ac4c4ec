/** Species cards (GC-4): homeworld, starting fleet, innate trait and three Action Cards each. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { Ease } from '../../kit';
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
	readonly name: Words;
	readonly text: Words;
} & (
	| { readonly timing: 'minor'; readonly effects: readonly ImmediateEffect[] }
	| { readonly timing: 'battle'; readonly effects: readonly BattleEffect[] }
	| { readonly timing: 'council'; readonly effects: readonly BallotEffect[] }
);

export interface Species {
	readonly name: Words;
	/** Who they are, in one line; no rule. */
	readonly line: Words;
	/** How much it asks of who leads it. */
	readonly ease: Ease;
	/** How it likes to play, in one line. */
	readonly plays: Words;
	/** How it votes as an NPC race (GC-19.5). */
	readonly temper: Temper;
	readonly home: {
		readonly planet: Words;
		readonly production: number;
		readonly defence: number;
	};
	/** Pieces it starts with (GC-5.6). */
	readonly fleet: { readonly [piece in Ship | 'port']: number };
	readonly trait: {
		readonly name: Words;
		readonly text: Words;
		readonly effects: readonly TraitEffect[];
	};
	readonly actions: readonly [ActionCard, ActionCard, ActionCard];
}

export const SPECIES = {
	ossuline: {
		name: msg('Ossuline Choir'),
		line: msg('Living crystal that thinks in chords.'),
		ease: 'plain',
		plays: msg('Wins votes with few planets, so it can stay out of fights.'),
		temper: 'sage',
		home: { planet: msg('Chantry'), production: 4, defence: 5 },
		fleet: { fighter: 3, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Resonant Voice'),
			text: msg('You have 2 more votes at every Council.'),
			effects: [{ type: 'mod', stat: 'votes', by: 2 }]
		},
		actions: [
			{
				id: 'ossuline-1',
				name: msg('Swelling Cadence'),
				timing: 'council',
				text: msg('4 more votes in this vote.'),
				effects: [{ type: 'votes', n: 4 }]
			},
			{
				id: 'ossuline-2',
				name: msg('Lullaby'),
				timing: 'minor',
				text: msg('Remove every Riot Counter from your planets. Gain 3 Stock.'),
				effects: [
					{ type: 'calm', n: 'all' },
					{ type: 'stock', n: 3 }
				]
			},
			{
				id: 'ossuline-3',
				name: msg('Shatter Note'),
				timing: 'battle',
				text: msg('Cancel 3 hits on your side this battle round.'),
				effects: [{ type: 'shield', n: 3 }]
			}
		]
	},
	varkesh: {
		name: msg('Varkesh Dominion'),
		line: msg('Every treaty is the pause between two duels.'),
		ease: 'timed',
		plays: msg('Attacks first and often; it wants a battle in most turns.'),
		temper: 'hawk',
		home: { planet: msg('Karsh Anvil'), production: 4, defence: 5 },
		fleet: { fighter: 2, destroyer: 2, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('First Blow'),
			text: msg(
				'When you are the attacker, roll 2 more dice in the first battle round. +1 on your invasion rolls.'
			),
			effects: [
				{ type: 'mod', stat: 'dice', by: 2, role: 'attack', round: 'first' },
				{ type: 'mod', stat: 'invasion', by: 1 }
			]
		},
		actions: [
			{
				id: 'varkesh-1',
				name: msg('Blood Price'),
				timing: 'battle',
				text: msg('Roll 5 more dice this battle round.'),
				effects: [{ type: 'dice', n: 5 }]
			},
			{
				id: 'varkesh-2',
				name: msg('War Levy'),
				timing: 'minor',
				text: msg('Place 3 Fighters at one of your planets.'),
				effects: [{ type: 'ships', fighter: 3, at: 'planet' }]
			},
			{
				id: 'varkesh-3',
				name: msg('Relentless'),
				timing: 'minor',
				text: msg(
					'Gain 1 Major Event this turn. It may only be used for a Battle and may not be traded.'
				),
				effects: [{ type: 'events', major: 1, only: 'battle' }]
			}
		]
	},
	thimmari: {
		name: msg('Thimmari Swarm'),
		line: msg('A trillion drones sharing one appetite.'),
		ease: 'plain',
		plays: msg('Builds more in one go than others, and swamps them.'),
		temper: 'hawk',
		home: { planet: msg('Hive Sarn'), production: 4, defence: 5 },
		fleet: { fighter: 7, destroyer: 0, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Hatcheries'),
			text: msg('A Build event of yours may place 2 more ships.'),
			effects: [{ type: 'mod', stat: 'buildSlots', by: 2 }]
		},
		actions: [
			{
				id: 'thimmari-1',
				name: msg('Hatching Day'),
				timing: 'minor',
				text: msg('Place 5 Fighters at one of your planets.'),
				effects: [{ type: 'ships', fighter: 5, at: 'planet' }]
			},
			{
				id: 'thimmari-2',
				name: msg('Carpet of Wings'),
				timing: 'battle',
				text: msg('Reroll all your misses once this battle round.'),
				effects: [{ type: 'reroll', side: 'own', which: 'misses', n: 'all' }]
			},
			{
				id: 'thimmari-3',
				name: msg('Scatter'),
				timing: 'minor',
				text: msg('Make up to 3 Moves.'),
				effects: [{ type: 'moves', n: 3 }]
			}
		]
	},
	quillori: {
		name: msg('Quillori Ledger'),
		line: msg('Debts outlive empires; they keep the receipts.'),
		ease: 'plain',
		plays: msg('Saves Stock round by round and buys what others cannot.'),
		temper: 'trader',
		home: { planet: msg('Tally'), production: 4, defence: 4 },
		fleet: { fighter: 2, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Compound Interest'),
			text: msg('Gain 1 Stock at every refresh.'),
			effects: [{ type: 'mod', stat: 'stockPerRound', by: 1 }]
		},
		actions: [
			{
				id: 'quillori-1',
				name: msg('Charter Company'),
				timing: 'minor',
				text: msg('Take an unowned planet in a hex that holds your ships.'),
				effects: [{ type: 'claim', from: 'unowned', range: 0 }]
			},
			{
				id: 'quillori-2',
				name: msg('Call the Loan'),
				timing: 'minor',
				text: msg('Gain 4 Stock.'),
				effects: [{ type: 'stock', n: 4 }]
			},
			{
				id: 'quillori-3',
				name: msg('Open Purse'),
				timing: 'council',
				text: msg('2 more votes in this vote.'),
				effects: [{ type: 'votes', n: 2 }]
			}
		]
	},
	hexatine: {
		name: msg('Hexatine Array'),
		line: msg('A counting machine that will not say what it counts.'),
		ease: 'plain',
		plays: msg('Researches every time it can and climbs to the high tiers.'),
		temper: 'sage',
		home: { planet: msg('Null Station'), production: 4, defence: 5 },
		fleet: { fighter: 2, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Parallel Thought'),
			text: msg('Researching costs you 1 production less.'),
			effects: [{ type: 'mod', stat: 'researchCost', by: -1 }]
		},
		actions: [
			{
				id: 'hexatine-1',
				name: msg('Sudden Proof'),
				timing: 'minor',
				text: msg(
					'Gain one technology of the market, paying 3 less than it costs you to research.'
				),
				effects: [{ type: 'tech', maxTier: 5, discount: 3 }]
			},
			{
				id: 'hexatine-2',
				name: msg('Idle Cycles'),
				timing: 'minor',
				text: msg('Refresh up to 2 of your expended planets.'),
				effects: [{ type: 'refresh', n: 2 }]
			},
			{
				id: 'hexatine-3',
				name: msg('Predicted Fire'),
				timing: 'battle',
				text: msg('Your dice hit on 3 or more this battle round.'),
				effects: [{ type: 'hitOn', value: 3, dice: 'all' }]
			}
		]
	},
	morrowkin: {
		name: msg('Morrowkin Caravan'),
		line: msg('They left home so long ago that leaving is home.'),
		ease: 'timed',
		plays: msg('Comes from afar: first at the tokens, first at free planets.'),
		temper: 'trader',
		home: { planet: msg('Last Harbour'), production: 4, defence: 4 },
		fleet: { fighter: 2, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Wayfarers'),
			text: msg('Your Moves reach 1 hex farther.'),
			effects: [{ type: 'mod', stat: 'moveRange', by: 1 }]
		},
		actions: [
			{
				id: 'morrowkin-1',
				name: msg('Hidden Road'),
				timing: 'minor',
				text: msg(
					'Take any or all of your ships from one hex and place them in a hex up to 4 away that holds no other race’s ships. Only the Discovery Token of that hex is resolved.'
				),
				effects: [{ type: 'jump', range: 4 }]
			},
			{
				id: 'morrowkin-2',
				name: msg('Star Market'),
				timing: 'minor',
				text: msg('Gain 1 Stock, and 1 more for each hex that holds your ships.'),
				effects: [{ type: 'stock', n: 1, per: 'shipHexes', perN: 1 }]
			},
			{
				id: 'morrowkin-3',
				name: msg('Slip Away'),
				timing: 'battle',
				text: msg(
					'Cancel 2 hits on your side this battle round. After it you may retreat without spending or owing a Minor Event.'
				),
				effects: [{ type: 'shield', n: 2 }, { type: 'withdraw' }]
			}
		]
	},
	ulmar: {
		name: msg('Ulmar Deep'),
		line: msg('Ocean minds that remember the first rain.'),
		ease: 'plain',
		plays: msg('Sits behind strong planets and lets others break on them.'),
		temper: 'warden',
		home: { planet: msg('Abyss of Ulm'), production: 4, defence: 5 },
		fleet: { fighter: 3, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Pressure Walls'),
			text: msg(
				'+1 Defence on all your planets, and you roll 1 more die in each battle round fought in a hex with a planet of yours.'
			),
			effects: [
				{ type: 'mod', stat: 'defence', by: 1, where: 'all' },
				{ type: 'mod', stat: 'dice', by: 1, where: 'ownPlanet' }
			]
		},
		actions: [
			{
				id: 'ulmar-1',
				name: msg('Undertow'),
				timing: 'battle',
				text: msg(
					'Your opponent rolls 4 fewer dice this battle round and may not retreat after it.'
				),
				effects: [{ type: 'enemyDice', n: -4 }, { type: 'pin' }]
			},
			{
				id: 'ulmar-2',
				name: msg('Rising Tide'),
				timing: 'minor',
				text: msg('Place 1 Destroyer and 1 Fighter at one of your planets.'),
				effects: [{ type: 'ships', destroyer: 1, fighter: 1, at: 'planet' }]
			},
			{
				id: 'ulmar-3',
				name: msg('Patience of Water'),
				timing: 'minor',
				text: msg(
					'Gain 2 Stock for each of your planets that carries no Riot Counter, to a maximum of 6.'
				),
				effects: [{ type: 'stock', n: 0, per: 'calmPlanets', perN: 2, max: 6 }]
			}
		]
	},
	pyrrhane: {
		name: msg('Pyrrhane Kindred'),
		line: msg('Plasma that mistakes war for weather.'),
		ease: 'timed',
		plays: msg('Fields heavy ships early and decides battles with them.'),
		temper: 'hawk',
		home: { planet: msg('Cinder Throne'), production: 5, defence: 4 },
		fleet: { fighter: 2, destroyer: 0, dreadnaught: 1, port: 1 },
		trait: {
			name: msg('Furnace Yards'),
			text: msg('Dreadnaughts cost you 2 production less.'),
			effects: [{ type: 'mod', stat: 'cost.dreadnaught', by: -2 }]
		},
		actions: [
			{
				id: 'pyrrhane-1',
				name: msg('Solar Lash'),
				timing: 'battle',
				text: msg('Your opponent takes 3 more hits this battle round.'),
				effects: [{ type: 'hits', n: 3 }]
			},
			{
				id: 'pyrrhane-2',
				name: msg('Kindle'),
				timing: 'minor',
				text: msg(
					'Gain 2 Stock. Replace one of your Destroyers, or two of your Fighters in one hex, by a Dreadnaught in that hex.'
				),
				effects: [
					{ type: 'stock', n: 2 },
					{ type: 'upgrade', from: [{ destroyer: 1 }, { fighter: 2 }], to: 'dreadnaught' }
				]
			},
			{
				id: 'pyrrhane-3',
				name: msg('Flare'),
				timing: 'minor',
				text: msg(
					'Choose an opponent’s ships in a hex next to one that holds your ships: that opponent removes ships of their choice there worth at least 3 Battle Points, or all of them.'
				),
				effects: [{ type: 'strike', points: 3, range: 1 }]
			}
		]
	},
	seyl: {
		name: msg('Seyl Concord'),
		line: msg('Telepaths sworn never to finish another’s sentence.'),
		ease: 'crafty',
		plays: msg('Fights with better Tactics than others, so buy them.'),
		temper: 'warden',
		home: { planet: msg('Stillmere'), production: 4, defence: 5 },
		fleet: { fighter: 3, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Foresight'),
			text: msg(
				'When you draw Tactics of a kind, draw 1 more of it to choose from. You roll 1 more die in the first round of each battle.'
			),
			effects: [
				{ type: 'mod', stat: 'tacticDraw', by: 1 },
				{ type: 'mod', stat: 'dice', by: 1, round: 'first' }
			]
		},
		actions: [
			{
				id: 'seyl-1',
				name: msg('Known Lies'),
				timing: 'battle',
				text: msg(
					'Cancel one Tactic your opponent activated, a Big one if there is one. Roll 3 more dice this battle round.'
				),
				effects: [
					{ type: 'jam', n: 1 },
					{ type: 'dice', n: 3 }
				]
			},
			{
				id: 'seyl-2',
				name: msg('Shared Dream'),
				timing: 'council',
				text: msg('Cast your ballot after all other ballots are shown. 2 more votes in this vote.'),
				effects: [{ type: 'voteLast' }, { type: 'votes', n: 2 }]
			},
			{
				id: 'seyl-3',
				name: msg('Foretold Ruin'),
				timing: 'minor',
				text: msg(
					'Place 2 Riot Counters on one planet of an opponent. Look at the top 3 Council Cards and put them back in any order.'
				),
				effects: [
					{ type: 'riot', n: 2, planets: 1 },
					{ type: 'peek', what: 'council', n: 3, reorder: true }
				]
			}
		]
	},
	brannoch: {
		name: msg('Brannoch Holds'),
		line: msg('They dig first and ask the mountain afterwards.'),
		ease: 'crafty',
		plays: msg('Puts ports near the front and builds where it fights.'),
		temper: 'warden',
		home: { planet: msg('Undergate'), production: 5, defence: 6 },
		fleet: { fighter: 3, destroyer: 0, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Stone Yards'),
			text: msg('Space Ports cost you 2 production less and may be used at once.'),
			effects: [
				{ type: 'mod', stat: 'cost.port', by: -2 },
				{ type: 'flag', flag: 'portsImmediate' }
			]
		},
		actions: [
			{
				id: 'brannoch-1',
				name: msg('Deep Vein'),
				timing: 'minor',
				text: msg('Refresh up to 2 of your expended planets.'),
				effects: [{ type: 'refresh', n: 2 }]
			},
			{
				id: 'brannoch-2',
				name: msg('Raise the Citadel'),
				timing: 'minor',
				text: msg(
					'Place a Space Port on one of your planets without paying. Place 2 Fighters at one of your planets.'
				),
				effects: [
					{ type: 'port', n: 1 },
					{ type: 'ships', fighter: 2, at: 'planet' }
				]
			},
			{
				id: 'brannoch-3',
				name: msg('Blast Doors'),
				timing: 'battle',
				text: msg(
					'Cancel 4 hits on your side this battle round, if the battle is in a hex with a planet of yours; otherwise cancel 2.'
				),
				effects: [{ type: 'shield', n: 2, ownPlanet: 4 }]
			}
		]
	},
	ixaphel: {
		name: msg('Ixaphel Lyceum'),
		line: msg('A school that acquired a species.'),
		ease: 'timed',
		plays: msg('Lives on Discovery Tokens: scout far and early.'),
		temper: 'sage',
		home: { planet: msg('The Lectern'), production: 4, defence: 4 },
		fleet: { fighter: 2, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Antiquarians'),
			text: msg('Gain 1 Stock each time you resolve a Discovery Token.'),
			effects: [{ type: 'mod', stat: 'stockPerToken', by: 1 }]
		},
		actions: [
			{
				id: 'ixaphel-1',
				name: msg('Thesis'),
				timing: 'minor',
				text: msg(
					'Gain one Tier 1 or 2 technology of the market, paying 2 less than it costs you to research.'
				),
				effects: [{ type: 'tech', maxTier: 2, discount: 2 }]
			},
			{
				id: 'ixaphel-2',
				name: msg('Field Season'),
				timing: 'minor',
				text: msg('Look at 2 face-down Discovery Tokens, then make up to 2 Moves.'),
				effects: [
					{ type: 'peek', what: 'token', n: 2 },
					{ type: 'moves', n: 2 }
				]
			},
			{
				id: 'ixaphel-3',
				name: msg('Cite Precedent'),
				timing: 'council',
				text: msg('3 more votes in this vote.'),
				effects: [{ type: 'votes', n: 3 }]
			}
		]
	},
	duskari: {
		name: msg('Duskari Parliament'),
		line: msg('Conspirators who govern by rumour.'),
		ease: 'crafty',
		plays: msg('Stirs up planets of others, for their votes or for riots.'),
		temper: 'trader',
		home: { planet: msg('The Veil'), production: 4, defence: 5 },
		fleet: { fighter: 3, destroyer: 1, dreadnaught: 0, port: 1 },
		trait: {
			name: msg('Whisperers'),
			text: msg('A Spread Propaganda event of yours places 1 more Riot Counter.'),
			effects: [{ type: 'mod', stat: 'propaganda', by: 1 }]
		},
		actions: [
			{
				id: 'duskari-1',
				name: msg('Night of Pamphlets'),
				timing: 'minor',
				text: msg('Place 1 Riot Counter on each of up to 3 planets of opponents.'),
				effects: [{ type: 'riot', n: 1, planets: 3 }]
			},
			{
				id: 'duskari-2',
				name: msg('False Flag'),
				timing: 'battle',
				text: msg(
					'Your opponent must reroll 5 of their hits this battle round, or all if they have fewer.'
				),
				effects: [{ type: 'reroll', side: 'enemy', which: 'hits', n: 5 }]
			},
			{
				id: 'duskari-3',
				name: msg('Quiet Coup'),
				timing: 'minor',
				text: msg(
					'Take an opponent’s planet that is no homeworld, carries at least 3 of your Riot Counters and has no other race’s ships in its hex.'
				),
				effects: [{ type: 'claim', from: 'influenced', counters: 3 }]
			}
		]
	}
} satisfies Record<string, Species>;
