/** Discovery Tokens (GC-9): what ships find in the hexes they enter. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { ImmediateEffect } from './vocabulary';

export interface Token {
	readonly name: Words;
	/** Copies in the pool. */
	readonly count: number;
	readonly text: Words;
	readonly effects: readonly ImmediateEffect[];
}

export const TOKENS = {
	ruins: {
		name: msg('Quiet Ruins'),
		count: 8,
		text: msg('Gain 2 Stock.'),
		effects: [{ type: 'stock', n: 2 }]
	},
	lode: {
		name: msg('Bright Lode'),
		count: 4,
		text: msg('Gain 3 Stock.'),
		effects: [{ type: 'stock', n: 3 }]
	},
	wing: {
		name: msg('Drifting Wing'),
		count: 6,
		text: msg('Place 1 Fighter in this hex.'),
		effects: [{ type: 'ships', fighter: 1, at: 'here' }]
	},
	hulk: {
		name: msg('Waking Hulk'),
		count: 3,
		text: msg('Place 1 Destroyer in this hex.'),
		effects: [{ type: 'ships', destroyer: 1, at: 'here' }]
	},
	leviathan: {
		name: msg('Sleeping Leviathan'),
		count: 3,
		text: msg(
			'Roll a die. On 1–3 lose 1 of the moving ships, of your choice. On 4–6 gain 3 Stock.'
		),
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
		name: msg('Old Minefield'),
		count: 3,
		text: msg('Lose 1 of the moving ships, of your choice, unless 4 or more are moving.'),
		effects: [{ type: 'loseShips', n: 1, at: 'moving', unlessMoving: 4 }]
	},
	storm: {
		name: msg('Ion Storm'),
		count: 4,
		text: msg('The movement ends in this hex. Gain 1 Stock.'),
		effects: [{ type: 'halt' }, { type: 'stock', n: 1 }]
	},
	archive: {
		name: msg('Sealed Archive'),
		count: 3,
		text: msg(
			'Gain one Tier 1 technology of the market without paying. If there is none you do not have, gain 4 Stock.'
		),
		effects: [{ type: 'tech', maxTier: 1, free: true, else: [{ type: 'stock', n: 4 }] }]
	},
	charts: {
		name: msg('Star Charts'),
		count: 4,
		text: msg('Look at 3 face-down Discovery Tokens anywhere. Gain 1 Stock.'),
		effects: [
			{ type: 'peek', what: 'token', n: 3 },
			{ type: 'stock', n: 1 }
		]
	},
	rumour: {
		name: msg('Captured Rumour'),
		count: 3,
		text: msg('Place 1 Riot Counter on each of up to 2 planets of opponents.'),
		effects: [{ type: 'riot', n: 1, planets: 2 }]
	},
	slip: {
		name: msg('Slip Current'),
		count: 3,
		text: msg('Make 1 Move now.'),
		effects: [{ type: 'moves', n: 1 }]
	},
	envoy: {
		name: msg('Lost Envoy'),
		count: 3,
		text: msg('3 more votes at the next Council.'),
		effects: [{ type: 'until', end: 'council', effects: [{ type: 'mod', stat: 'votes', by: 3 }] }]
	},
	relic: {
		name: msg('Founders’ Relic'),
		count: 1,
		text: msg('Gain 1 Victory Point.'),
		effects: [{ type: 'vp', n: 1 }]
	},
	nothing: {
		name: msg('Only Dust'),
		count: 4,
		text: msg('Nothing happens.'),
		effects: []
	}
} satisfies Record<string, Token>;
