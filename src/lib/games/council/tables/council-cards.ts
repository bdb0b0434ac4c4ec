/** Council Cards (GC-17.4): motions, choices between two options, and elections. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { Condition, ImmediateEffect, Temper } from './vocabulary';

/** What a motion or choice may come to. */
export type CouncilOption = Option<'for' | 'against' | 'a' | 'b'>;

interface Option<Key> {
	readonly key: Key;
	readonly label: Words;
	readonly text: Words;
	readonly effects: readonly ImmediateEffect[];
}

interface Motion<Kind, First, Second> {
	readonly kind: Kind;
	/** Tempers of the NPC races that vote for the first option; the others are for the second (GC-19.5). */
	readonly npcFor: readonly Temper[];
	readonly options: readonly [Option<First>, Option<Second>];
	/** If all ballots of players were for one option, there are no winners and no losers (GC-24.7). */
	readonly unlessUnanimous?: true;
}

interface Election {
	readonly kind: 'election';
	/** Which candidate NPC races are for (GC-19.5). */
	readonly npcVote: 'fewestVp' | 'mostVp';
	readonly text: Words;
	readonly effects: readonly ImmediateEffect[];
	/** Who can be elected; without it, every player. */
	readonly candidate?: Condition;
}

export type CouncilCard = {
	readonly title: Words;
	/** Removed from the deck with fewer players (GC-6.2). */
	readonly minPlayers?: number;
	/** Removed from the deck without NPC races (GC-4.7). */
	readonly needsNpc?: true;
} & (Motion<'motion', 'for', 'against'> | Motion<'choice', 'a', 'b'> | Election);

export const COUNCIL_CARDS = {
	census: {
		title: msg('Census of Worlds'),
		kind: 'choice',
		npcFor: ['hawk', 'trader'],
		options: [
			{
				key: 'a',
				label: msg('Honour the great'),
				text: msg('Each player with the most planets gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: { most: 'planets' } }]
			},
			{
				key: 'b',
				label: msg('Honour the small'),
				text: msg('Each player with the fewest planets gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: { fewest: 'planets' } }]
			}
		]
	},
	laureate: {
		title: msg('Laureate of Peace'),
		kind: 'election',
		npcVote: 'fewestVp',
		text: msg(
			'Elect a player who started no battle against another race this round: that player gains 1 Victory Point.'
		),
		effects: [{ type: 'vp', n: 1, who: 'elected' }],
		candidate: { metric: 'battlesStarted', op: '=', n: 0 }
	},
	reparations: {
		title: msg('War Reparations'),
		kind: 'motion',
		npcFor: ['warden', 'sage'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg('Each player who took no planet from another race this round gains 2 Stock.'),
				effects: [
					{
						type: 'stock',
						n: 2,
						who: { where: { metric: 'planetsTakenFromRaces', op: '=', n: 0 } }
					}
				]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg('Each player who won a ship battle this round gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: { where: { metric: 'battlesWon', op: '>=', n: 1 } } }]
			}
		]
	},
	'common-market': {
		title: msg('Common Market'),
		kind: 'motion',
		npcFor: ['trader', 'warden'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg('Each player gains 3 Stock.'),
				effects: [{ type: 'stock', n: 3, who: 'all' }]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg(
					'Each player with the most savings, Stock and unexpended production together, gains 1 Victory Point.'
				),
				effects: [{ type: 'vp', n: 1, who: { most: 'savings' } }]
			}
		]
	},
	'open-archives': {
		title: msg('Open Archives'),
		kind: 'motion',
		npcFor: ['sage', 'trader'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg(
					'Each player may gain one Tier 1 technology of the market by paying 2 production.'
				),
				effects: [{ type: 'tech', maxTier: 1, price: 2, optional: true, who: 'all' }]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg('Each player with the most technologies gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: { most: 'techs' } }]
			}
		]
	},
	'arms-limits': {
		title: msg('Arms Limitation'),
		kind: 'motion',
		npcFor: ['warden', 'trader'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg('Each player with the fewest Battle Points of ships gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: { fewest: 'fleetPoints' } }]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg('Each player with the most Battle Points of ships gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: { most: 'fleetPoints' } }]
			}
		]
	},
	'warden-marches': {
		title: msg('Warden of the Marches'),
		kind: 'election',
		npcVote: 'fewestVp',
		text: msg(
			'Elect a player: that player places 1 Destroyer and 2 Fighters at one of their planets and gains 1 Victory Point.'
		),
		effects: [
			{ type: 'ships', destroyer: 1, fighter: 2, at: 'planet', who: 'elected' },
			{ type: 'vp', n: 1, who: 'elected' }
		]
	},
	censure: {
		title: msg('Vote of Censure'),
		kind: 'election',
		npcVote: 'mostVp',
		text: msg('Elect a player with at least 1 Victory Point: that player loses 1 Victory Point.'),
		effects: [{ type: 'vp', n: -1, who: 'elected' }],
		candidate: { metric: 'vp', op: '>=', n: 1 }
	},
	expedition: {
		title: msg('Expedition Fund'),
		kind: 'motion',
		npcFor: ['sage', 'hawk'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg(
					'Place a Discovery Token on each of 4 random hexes that have none. Each player with ships in the most hexes gains 1 Victory Point.'
				),
				effects: [
					{ type: 'placeTokens', n: 4 },
					{ type: 'vp', n: 1, who: { most: 'shipHexes' } }
				]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg('Each player gains 1 Stock for every 2 planets they own.'),
				effects: [{ type: 'stock', n: 0, per: 'planets', perN: 0.5, who: 'all' }]
			}
		]
	},
	'roll-call': {
		title: msg('The Roll Call'),
		kind: 'choice',
		npcFor: ['hawk', 'warden'],
		options: [
			{
				key: 'a',
				label: msg('Order'),
				text: msg(
					'Each player who voted Order gains 1 Victory Point, unless no player voted Liberty.'
				),
				effects: [{ type: 'vp', n: 1, who: 'winners' }]
			},
			{
				key: 'b',
				label: msg('Liberty'),
				text: msg(
					'Each player who voted Liberty gains 1 Victory Point, unless no player voted Order.'
				),
				effects: [{ type: 'vp', n: 1, who: 'winners' }]
			}
		],
		unlessUnanimous: true
	},
	dissent: {
		title: msg('Prize of Dissent'),
		kind: 'choice',
		npcFor: ['trader', 'sage'],
		options: [
			{
				key: 'a',
				label: msg('Custom'),
				text: msg('Each player who voted Reform gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: 'losers' }]
			},
			{
				key: 'b',
				label: msg('Reform'),
				text: msg('Each player who voted Custom gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: 'losers' }]
			}
		]
	},
	amnesty: {
		title: msg('General Amnesty'),
		kind: 'motion',
		npcFor: ['warden', 'sage'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg(
					'Each player on whose own planets no Riot Counter lies gains 2 Stock. Then all Riot Counters are removed from all planets.'
				),
				effects: [
					{ type: 'stock', n: 2, who: { where: { metric: 'riotsOwned', op: '=', n: 0 } } },
					{ type: 'calm', n: 'all', who: 'everyone' }
				]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg(
					'Each planet that carries Riot Counters gets 1 more. Each player who has placed Riot Counters that lie on 1 or more planets gains 1 Victory Point.'
				),
				effects: [
					{ type: 'incite', n: 1 },
					{ type: 'vp', n: 1, who: { where: { metric: 'influenced', op: '>=', n: 1 } } }
				]
			}
		]
	},
	truce: {
		title: msg('Truce of the Galaxy'),
		kind: 'motion',
		npcFor: ['warden', 'trader'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg(
					'During the next round Battles and Retries may only be aimed at unowned planets without ships.'
				),
				effects: [
					{
						type: 'until',
						end: 'round',
						who: 'all',
						effects: [{ type: 'flag', flag: 'noAttacks' }]
					}
				]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg(
					'Each player with the most Battle Points of ships in one hex gains 1 Victory Point.'
				),
				effects: [{ type: 'vp', n: 1, who: { most: 'bestHexPoints' } }]
			}
		]
	},
	standards: {
		title: msg('Standard Weights'),
		kind: 'motion',
		npcFor: ['sage', 'trader'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg('For the rest of the game researching costs every player 1 production less.'),
				effects: [
					{
						type: 'until',
						end: 'game',
						who: 'all',
						effects: [{ type: 'mod', stat: 'researchCost', by: -1 }]
					}
				]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg('Each player with the fewest technologies gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: { fewest: 'techs' } }]
			}
		]
	},
	'port-subsidy': {
		title: msg('Port Subsidy'),
		kind: 'motion',
		npcFor: ['trader', 'warden'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg('Each player places 1 Space Port on one of their planets without paying.'),
				effects: [{ type: 'port', n: 1, who: 'all' }]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg('Each player with the most Space Ports gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: { most: 'ports' } }]
			}
		]
	},
	recognition: {
		title: msg('Recognition of Alliances'),
		kind: 'motion',
		npcFor: ['hawk', 'sage'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg('Each allied player gains 1 Victory Point.'),
				effects: [{ type: 'vp', n: 1, who: 'allied' }]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg(
					'Each non-allied player with the fewest Victory Points among the non-allied gains 1 Victory Point.'
				),
				effects: [
					{ type: 'vp', n: 1, who: { fewest: 'vp', among: { metric: 'allied', op: '=', n: 0 } } }
				]
			}
		],
		minPlayers: 3
	},
	'council-fleet': {
		title: msg('The Council Fleet'),
		kind: 'election',
		npcVote: 'fewestVp',
		text: msg('Elect a player: that player places 1 Dreadnaught at one of their planets.'),
		effects: [{ type: 'ships', dreadnaught: 1, at: 'planet', who: 'elected' }]
	},
	inquest: {
		title: msg('Grand Inquest'),
		kind: 'motion',
		npcFor: ['sage', 'hawk'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg('Each player may now score 1 more open objective.'),
				effects: [{ type: 'scoreObjective', n: 1, who: 'all' }]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg('Introduce 1 more objective.'),
				effects: [{ type: 'openObjective', n: 1 }]
			}
		]
	},
	'home-rule': {
		title: msg('Home Rule'),
		kind: 'motion',
		npcFor: ['warden', 'hawk'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg('Each player who owns no homeworld but their own gains 3 Stock.'),
				effects: [
					{ type: 'stock', n: 3, who: { where: { metric: 'foreignHomeworlds', op: '=', n: 0 } } }
				]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg(
					'Each player who owns a homeworld that is not their own gains 1 Victory Point; every other player places 1 Fighter at one of their planets.'
				),
				effects: [
					{
						type: 'ships',
						fighter: 1,
						at: 'planet',
						who: { where: { metric: 'foreignHomeworlds', op: '=', n: 0 } }
					},
					{ type: 'vp', n: 1, who: { where: { metric: 'foreignHomeworlds', op: '>=', n: 1 } } }
				]
			}
		]
	},
	'seat-of-honour': {
		title: msg('Seat of Honour'),
		kind: 'election',
		npcVote: 'fewestVp',
		text: msg('Elect a player: that player has 3 more votes for the rest of the game.'),
		effects: [
			{
				type: 'until',
				end: 'game',
				who: 'elected',
				effects: [{ type: 'mod', stat: 'votes', by: 3 }]
			}
		]
	},
	'elder-tribute': {
		title: msg('Tribute to the Elder Races'),
		kind: 'motion',
		npcFor: ['hawk', 'sage', 'warden', 'trader'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg(
					'Each NPC race that owns its homeworld places 2 Fighters there. Each player whose Riot Counters are on a planet of an NPC race gains 1 Victory Point.'
				),
				effects: [
					{ type: 'ships', fighter: 2, at: 'home', who: 'npcs' },
					{ type: 'vp', n: 1, who: { where: { metric: 'npcInfluenced', op: '>=', n: 1 } } }
				]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg(
					'Each player who owns a planet that was the homeworld of an NPC race gains 1 Victory Point.'
				),
				effects: [{ type: 'vp', n: 1, who: { where: { metric: 'npcHomeworlds', op: '>=', n: 1 } } }]
			}
		],
		needsNpc: true
	},
	'exiles-plea': {
		title: msg('The Exiles’ Plea'),
		kind: 'election',
		npcVote: 'fewestVp',
		text: msg('Elect a player: that player gains 5 Stock.'),
		effects: [{ type: 'stock', n: 5, who: 'elected' }]
	},
	'great-survey': {
		title: msg('The Great Survey'),
		kind: 'motion',
		npcFor: ['sage', 'trader'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg(
					'Each player who resolved the most Discovery Tokens this round gains 1 Victory Point.'
				),
				effects: [{ type: 'vp', n: 1, who: { most: 'tokensResolved' } }]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg('Each player who resolved no Discovery Token this round gains 2 Stock.'),
				effects: [
					{ type: 'stock', n: 2, who: { where: { metric: 'tokensResolved', op: '=', n: 0 } } }
				]
			}
		]
	},
	'builders-day': {
		title: msg('Day of the Builders'),
		kind: 'motion',
		npcFor: ['hawk', 'trader'],
		options: [
			{
				key: 'for',
				label: msg('For'),
				text: msg(
					'Each player who spent the most production and Stock this round gains 1 Victory Point.'
				),
				effects: [{ type: 'vp', n: 1, who: { most: 'productionSpent' } }]
			},
			{
				key: 'against',
				label: msg('Against'),
				text: msg('Each player who spent the least production and Stock this round gains 4 Stock.'),
				effects: [{ type: 'stock', n: 4, who: { fewest: 'productionSpent' } }]
			}
		]
	}
} satisfies Record<string, CouncilCard>;
