/**
 * Tactics (GC-10.5): bought with Battle Points, drawn, and activated for one battle round. Every Small
 * one has a price, paid when it is activated; no Big one has.
 */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import type { BattleEffect, BattlePrice } from './vocabulary';

export type Tactic = {
	readonly name: Words;
	/** Copies in its deck. */
	readonly count: number;
	readonly text: Words;
	readonly effects: readonly BattleEffect[];
} & (
	| {
			readonly size: 'small';
			readonly priceText: Words;
			readonly price: readonly BattlePrice[];
	  }
	| { readonly size: 'big'; readonly priceText?: never; readonly price?: never }
);

export const TACTICS = {
	'ramming-run': {
		name: msg('Ramming Run'),
		size: 'small',
		count: 3,
		priceText: msg('Lose 1 Fighter.'),
		price: [{ type: 'loseShips', kind: 'fighter', n: 1, at: 'battle' }],
		text: msg('3 more hits on your opponent.'),
		effects: [{ type: 'hits', n: 3 }]
	},
	overload: {
		name: msg('Overloaded Guns'),
		size: 'small',
		count: 3,
		priceText: msg('Take 1 hit.'),
		price: [{ type: 'selfHits', n: 1 }],
		text: msg('Roll 5 more dice.'),
		effects: [{ type: 'dice', n: 5 }]
	},
	decoys: {
		name: msg('Decoy Screen'),
		size: 'small',
		count: 3,
		priceText: msg('Roll 1 fewer die.'),
		price: [{ type: 'dice', n: -1 }],
		text: msg('Cancel 2 hits on your side.'),
		effects: [{ type: 'shield', n: 2 }]
	},
	jamming: {
		name: msg('Wide Jamming'),
		size: 'small',
		count: 3,
		priceText: msg('Roll 1 fewer die.'),
		price: [{ type: 'dice', n: -1 }],
		text: msg('Your opponent rolls 4 fewer dice.'),
		effects: [{ type: 'enemyDice', n: -4 }]
	},
	'no-way-back': {
		name: msg('No Way Back'),
		size: 'small',
		count: 3,
		priceText: msg('You may not retreat for the rest of the battle.'),
		price: [{ type: 'noRetreat' }],
		text: msg('Roll 4 more dice.'),
		effects: [{ type: 'dice', n: 4 }]
	},
	'hired-wing': {
		name: msg('Hired Wing'),
		size: 'small',
		count: 3,
		priceText: msg('Pay 2 production.'),
		price: [{ type: 'pay', n: 2 }],
		text: msg('Roll 5 more dice.'),
		effects: [{ type: 'dice', n: 5 }]
	},
	sharpshooters: {
		name: msg('Sharpshooters'),
		size: 'small',
		count: 3,
		priceText: msg('Roll 2 fewer dice.'),
		price: [{ type: 'dice', n: -2 }],
		text: msg(
			'2 more hits on your opponent, and you choose which ships take up to 3 of your hits.'
		),
		effects: [
			{ type: 'hits', n: 2 },
			{ type: 'aim', n: 3 }
		]
	},
	feint: {
		name: msg('Feint'),
		size: 'small',
		count: 3,
		priceText: msg('Roll 1 fewer die.'),
		price: [{ type: 'dice', n: -1 }],
		text: msg(
			'Cancel 2 hits on your side. After this battle round you may retreat without spending or owing a Minor Event.'
		),
		effects: [{ type: 'shield', n: 2 }, { type: 'withdraw' }]
	},
	'second-volley': {
		name: msg('Second Volley'),
		size: 'small',
		count: 3,
		priceText: msg('Your opponent rerolls 1 of their misses.'),
		price: [{ type: 'reroll', side: 'enemy', which: 'misses', n: 1 }],
		text: msg('Reroll up to 5 of your misses.'),
		effects: [{ type: 'reroll', side: 'own', which: 'misses', n: 5 }]
	},
	boarders: {
		name: msg('Boarders'),
		size: 'small',
		count: 3,
		priceText: msg('Roll 1 fewer die.'),
		price: [{ type: 'dice', n: -1 }],
		text: msg(
			'After hits are assigned, take one surviving enemy Destroyer as your own, or a Fighter if there is no Destroyer.'
		),
		effects: [{ type: 'seize', kinds: ['destroyer', 'fighter'], n: 1, inOrder: true }]
	},
	'signal-break': {
		name: msg('Signal Break'),
		size: 'small',
		count: 3,
		priceText: msg('Roll 1 fewer die.'),
		price: [{ type: 'dice', n: -1 }],
		text: msg(
			'Cancel one Tactic your opponent activated, a Big one if there is one. If there is none at all, roll 4 more dice.'
		),
		effects: [{ type: 'jam', n: 1, else: [{ type: 'dice', n: 4 }] }]
	},
	'last-salvo': {
		name: msg('Last Salvo'),
		size: 'small',
		count: 3,
		priceText: msg('Lose 1 Destroyer.'),
		price: [{ type: 'loseShips', kind: 'destroyer', n: 1, at: 'battle' }],
		text: msg('3 more hits on your opponent, which may not retreat after this battle round.'),
		effects: [{ type: 'hits', n: 3 }, { type: 'pin' }]
	},
	'perfect-ambush': {
		name: msg('Perfect Ambush'),
		size: 'big',
		count: 2,
		text: msg(
			'Roll 4 more dice. Yours are rolled and their hits applied first; then your opponent rolls 1 die fewer for each Battle Point it lost. If both sides have this, neither does.'
		),
		effects: [{ type: 'firstStrike' }, { type: 'dice', n: 4 }]
	},
	'hammer-stroke': {
		name: msg('Hammer Stroke'),
		size: 'big',
		count: 2,
		text: msg('6 more hits on your opponent.'),
		effects: [{ type: 'hits', n: 6 }]
	},
	aegis: {
		name: msg('Aegis Wall'),
		size: 'big',
		count: 2,
		text: msg('Cancel 6 hits on your side.'),
		effects: [{ type: 'shield', n: 6 }]
	},
	'grand-barrage': {
		name: msg('Grand Barrage'),
		size: 'big',
		count: 2,
		text: msg('Roll 6 more dice. Your dice hit on 3 or more.'),
		effects: [
			{ type: 'dice', n: 6 },
			{ type: 'hitOn', value: 3, dice: 'all' }
		]
	},
	'broken-command': {
		name: msg('Broken Command'),
		size: 'big',
		count: 2,
		text: msg(
			'Your opponent rolls 9 fewer dice and may not retreat after this battle round. Roll 2 more dice.'
		),
		effects: [{ type: 'enemyDice', n: -9 }, { type: 'pin' }, { type: 'dice', n: 2 }]
	},
	'chosen-targets': {
		name: msg('Chosen Targets'),
		size: 'big',
		count: 2,
		text: msg('4 more hits on your opponent. You choose which ships take all your hits.'),
		effects: [
			{ type: 'hits', n: 4 },
			{ type: 'aim', n: 'all' }
		]
	},
	'rift-reserves': {
		name: msg('Rift Reserves'),
		size: 'big',
		count: 2,
		text: msg('Place 2 Fighters and 2 Destroyers on your side of the battle. Roll 2 more dice.'),
		effects: [
			{ type: 'ships', fighter: 2, destroyer: 2, at: 'battle' },
			{ type: 'dice', n: 2 }
		]
	},
	turncoats: {
		name: msg('Turncoats'),
		size: 'big',
		count: 2,
		text: msg(
			'2 more hits on your opponent. After hits are assigned, take one surviving enemy ship of your choice as your own.'
		),
		effects: [
			{ type: 'hits', n: 2 },
			{ type: 'seize', kinds: ['dreadnaught', 'destroyer', 'fighter'], n: 1 }
		]
	},
	'vanishing-fleet': {
		name: msg('Vanishing Fleet'),
		size: 'big',
		count: 2,
		text: msg(
			'Cancel 4 hits on your side. Roll 3 more dice. After this battle round you may retreat without spending or owing a Minor Event.'
		),
		effects: [{ type: 'shield', n: 4 }, { type: 'dice', n: 3 }, { type: 'withdraw' }]
	}
} satisfies Record<string, Tactic>;
