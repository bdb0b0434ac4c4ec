/**
 * Tactics (GC-10.5): bought with Battle Points, drawn, and activated for one battle round. Every Small
 * one has a price, paid when it is activated; no Big one has.
 */
import type { BattleEffect, BattlePrice } from './vocabulary';

export type Tactic = {
	readonly name: string;
	/** Copies in its deck. */
	readonly count: number;
	readonly text: string;
	readonly effects: readonly BattleEffect[];
} & (
	| {
			readonly size: 'small';
			readonly priceText: string;
			readonly price: readonly BattlePrice[];
	  }
	| { readonly size: 'big'; readonly priceText?: never; readonly price?: never }
);

export const TACTICS = {
	'ramming-run': {
		name: 'Ramming Run',
		size: 'small',
		count: 3,
		priceText: 'Lose 1 Fighter.',
		price: [{ type: 'loseShips', kind: 'fighter', n: 1, at: 'battle' }],
		text: '3 more hits on your opponent.',
		effects: [{ type: 'hits', n: 3 }]
	},
	overload: {
		name: 'Overloaded Guns',
		size: 'small',
		count: 3,
		priceText: 'Take 1 hit.',
		price: [{ type: 'selfHits', n: 1 }],
		text: 'Roll 5 more dice.',
		effects: [{ type: 'dice', n: 5 }]
	},
	decoys: {
		name: 'Decoy Screen',
		size: 'small',
		count: 3,
		priceText: 'Roll 1 fewer die.',
		price: [{ type: 'dice', n: -1 }],
		text: 'Cancel 2 hits on your side.',
		effects: [{ type: 'shield', n: 2 }]
	},
	jamming: {
		name: 'Wide Jamming',
		size: 'small',
		count: 3,
		priceText: 'Roll 1 fewer die.',
		price: [{ type: 'dice', n: -1 }],
		text: 'Your opponent rolls 4 fewer dice.',
		effects: [{ type: 'enemyDice', n: -4 }]
	},
	'no-way-back': {
		name: 'No Way Back',
		size: 'small',
		count: 3,
		priceText: 'You may not retreat for the rest of the battle.',
		price: [{ type: 'noRetreat' }],
		text: 'Roll 4 more dice.',
		effects: [{ type: 'dice', n: 4 }]
	},
	'hired-wing': {
		name: 'Hired Wing',
		size: 'small',
		count: 3,
		priceText: 'Pay 2 production.',
		price: [{ type: 'pay', n: 2 }],
		text: 'Roll 5 more dice.',
		effects: [{ type: 'dice', n: 5 }]
	},
	sharpshooters: {
		name: 'Sharpshooters',
		size: 'small',
		count: 3,
		priceText: 'Roll 2 fewer dice.',
		price: [{ type: 'dice', n: -2 }],
		text: '2 more hits on your opponent, and you choose which ships take up to 3 of your hits.',
		effects: [
			{ type: 'hits', n: 2 },
			{ type: 'aim', n: 3 }
		]
	},
	feint: {
		name: 'Feint',
		size: 'small',
		count: 3,
		priceText: 'Roll 1 fewer die.',
		price: [{ type: 'dice', n: -1 }],
		text: 'Cancel 2 hits on your side. After this battle round you may retreat without spending or owing a Minor Event.',
		effects: [{ type: 'shield', n: 2 }, { type: 'withdraw' }]
	},
	'second-volley': {
		name: 'Second Volley',
		size: 'small',
		count: 3,
		priceText: 'Your opponent rerolls 1 of its misses.',
		price: [{ type: 'reroll', side: 'enemy', which: 'misses', n: 1 }],
		text: 'Reroll up to 5 of your misses.',
		effects: [{ type: 'reroll', side: 'own', which: 'misses', n: 5 }]
	},
	boarders: {
		name: 'Boarders',
		size: 'small',
		count: 3,
		priceText: 'Roll 1 fewer die.',
		price: [{ type: 'dice', n: -1 }],
		text: 'After hits are assigned, take one surviving enemy Destroyer as your own, or a Fighter if there is no Destroyer.',
		effects: [{ type: 'seize', kinds: ['destroyer', 'fighter'], n: 1, inOrder: true }]
	},
	'signal-break': {
		name: 'Signal Break',
		size: 'small',
		count: 3,
		priceText: 'Roll 1 fewer die.',
		price: [{ type: 'dice', n: -1 }],
		text: 'Cancel one Tactic your opponent activated, a Big one if there is one. If there is none at all, roll 4 more dice.',
		effects: [{ type: 'jam', n: 1, else: [{ type: 'dice', n: 4 }] }]
	},
	'last-salvo': {
		name: 'Last Salvo',
		size: 'small',
		count: 3,
		priceText: 'Lose 1 Destroyer.',
		price: [{ type: 'loseShips', kind: 'destroyer', n: 1, at: 'battle' }],
		text: '3 more hits on your opponent, which may not retreat after this battle round.',
		effects: [{ type: 'hits', n: 3 }, { type: 'pin' }]
	},
	'perfect-ambush': {
		name: 'Perfect Ambush',
		size: 'big',
		count: 2,
		text: 'Roll 4 more dice. Yours are rolled and their hits applied first; then your opponent rolls 1 die fewer for each Battle Point it lost. If both sides have this, neither does.',
		effects: [{ type: 'firstStrike' }, { type: 'dice', n: 4 }]
	},
	'hammer-stroke': {
		name: 'Hammer Stroke',
		size: 'big',
		count: 2,
		text: '6 more hits on your opponent.',
		effects: [{ type: 'hits', n: 6 }]
	},
	aegis: {
		name: 'Aegis Wall',
		size: 'big',
		count: 2,
		text: 'Cancel 6 hits on your side.',
		effects: [{ type: 'shield', n: 6 }]
	},
	'grand-barrage': {
		name: 'Grand Barrage',
		size: 'big',
		count: 2,
		text: 'Roll 6 more dice. Your dice hit on 3 or more.',
		effects: [
			{ type: 'dice', n: 6 },
			{ type: 'hitOn', value: 3, dice: 'all' }
		]
	},
	'broken-command': {
		name: 'Broken Command',
		size: 'big',
		count: 2,
		text: 'Your opponent rolls 9 fewer dice and may not retreat after this battle round. Roll 2 more dice.',
		effects: [{ type: 'enemyDice', n: -9 }, { type: 'pin' }, { type: 'dice', n: 2 }]
	},
	'chosen-targets': {
		name: 'Chosen Targets',
		size: 'big',
		count: 2,
		text: '4 more hits on your opponent. You choose which ships take all your hits.',
		effects: [
			{ type: 'hits', n: 4 },
			{ type: 'aim', n: 'all' }
		]
	},
	'rift-reserves': {
		name: 'Rift Reserves',
		size: 'big',
		count: 2,
		text: 'Place 2 Fighters and 2 Destroyers on your side of the battle. Roll 2 more dice.',
		effects: [
			{ type: 'ships', fighter: 2, destroyer: 2, at: 'battle' },
			{ type: 'dice', n: 2 }
		]
	},
	turncoats: {
		name: 'Turncoats',
		size: 'big',
		count: 2,
		text: '2 more hits on your opponent. After hits are assigned, take one surviving enemy ship of your choice as your own.',
		effects: [
			{ type: 'hits', n: 2 },
			{ type: 'seize', kinds: ['dreadnaught', 'destroyer', 'fighter'], n: 1 }
		]
	},
	'vanishing-fleet': {
		name: 'Vanishing Fleet',
		size: 'big',
		count: 2,
		text: 'Cancel 4 hits on your side. Roll 3 more dice. After this battle round you may retreat without spending or owing a Minor Event.',
		effects: [{ type: 'shield', n: 4 }, { type: 'dice', n: 3 }, { type: 'withdraw' }]
	}
} satisfies Record<string, Tactic>;
