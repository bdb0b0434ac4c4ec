/** Discovery Tokens (GC-9): what ships find in the hexes they enter. */
import type { ImmediateEffect } from './vocabulary';

export interface Token {
	readonly name: string;
	/** Copies in the pool. */
	readonly count: number;
	readonly text: string;
	readonly effects: readonly ImmediateEffect[];
}

export const TOKENS = {
	ruins: {
		name: 'Quiet Ruins',
		count: 8,
		text: 'Gain 2 Stock.',
		effects: [{ type: 'stock', n: 2 }]
	},
	lode: {
		name: 'Bright Lode',
		count: 4,
		text: 'Gain 3 Stock.',
		effects: [{ type: 'stock', n: 3 }]
	},
	wing: {
		name: 'Drifting Wing',
		count: 6,
		text: 'Place 1 Fighter in this hex.',
		effects: [{ type: 'ships', fighter: 1, at: 'here' }]
	},
	hulk: {
		name: 'Waking Hulk',
		count: 3,
		text: 'Place 1 Destroyer in this hex.',
		effects: [{ type: 'ships', destroyer: 1, at: 'here' }]
	},
	leviathan: {
		name: 'Sleeping Leviathan',
		count: 3,
		text: 'Roll a die. On 1–3 lose 1 of the moving ships, of your choice. On 4–6 gain 3 Stock.',
		effects: [
			{
				type: 'roll',
				table: [
					{ from: 1, to: 3, effects: [{ type: 'loseShips', n: 1, at: 'moving' }] },
					{ from: 4, to: 6, effects: [{ type: 'stock', n: 3 }] }
				]
			}
		]
	},
	minefield: {
		name: 'Old Minefield',
		count: 3,
		text: 'Lose 1 of the moving ships, of your choice, unless 4 or more are moving.',
		effects: [{ type: 'loseShips', n: 1, at: 'moving', unlessMoving: 4 }]
	},
	storm: {
		name: 'Ion Storm',
		count: 4,
		text: 'The movement ends in this hex. Gain 1 Stock.',
		effects: [{ type: 'halt' }, { type: 'stock', n: 1 }]
	},
	archive: {
		name: 'Sealed Archive',
		count: 3,
		text: 'Gain one Tier 1 technology of the market without paying. If there is none you do not have, gain 4 Stock.',
		effects: [{ type: 'tech', maxTier: 1, free: true, else: [{ type: 'stock', n: 4 }] }]
	},
	charts: {
		name: 'Star Charts',
		count: 4,
		text: 'Look at 3 face-down Discovery Tokens anywhere. Gain 1 Stock.',
		effects: [
			{ type: 'peek', what: 'token', n: 3 },
			{ type: 'stock', n: 1 }
		]
	},
	rumour: {
		name: 'Captured Rumour',
		count: 3,
		text: 'Place 1 Riot Counter on each of up to 2 planets of opponents.',
		effects: [{ type: 'riot', n: 1, planets: 2 }]
	},
	slip: {
		name: 'Slip Current',
		count: 3,
		text: 'Make 1 Move now.',
		effects: [{ type: 'moves', n: 1 }]
	},
	envoy: {
		name: 'Lost Envoy',
		count: 3,
		text: 'You have 3 more votes at the next Council.',
		effects: [{ type: 'until', end: 'council', effects: [{ type: 'mod', stat: 'votes', by: 3 }] }]
	},
	relic: {
		name: 'Founders’ Relic',
		count: 1,
		text: 'Gain 1 Victory Point.',
		effects: [{ type: 'vp', n: 1 }]
	},
	nothing: {
		name: 'Only Dust',
		count: 4,
		text: 'Nothing happens.',
		effects: []
	}
} satisfies Record<string, Token>;
