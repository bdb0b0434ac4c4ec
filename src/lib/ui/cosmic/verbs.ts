/** The verbs of Cosmic Encounter: what players do at each question and step, and what sending an answer does. */
import type { Verbs } from '../boards';

/**
 * Uses that are declared with details: the row picked says what they do, so the button names the details.
 * By the choice of the window, which ends in the card played.
 */
const USES: Verbs['sends'] = {
	'window.ask/artifact|plague|infect|artifact:plague#1': { some: 'Play Plague on {1}' },
	'window.ask/artifact|force-field|repel|artifact:force-field#1': { some: 'Send {1} home' },
	'window.ask/artifact|force-field|repel|artifact:force-field#2': { some: 'Send {1} home' },
	'window.ask/power|gambler|claim|': { some: 'Claim it is {1}' },
	'window.ask/wild|gambler|spread|flare:gambler': { some: 'Name this number' },
	'window.ask/super|gambler|raise|flare:gambler': { some: 'Raise the stakes' },
	'window.ask/super|filch|steal|flare:filch': { some: 'Take {1}' },
	'window.ask/wild|parasite|settle|flare:parasite': { some: 'Settle {1}' },
	'window.ask/wild|tick-tock|settle|flare:tick-tock': { some: 'Settle {1} with {ships}' },
	'window.ask/super|tick-tock|hurry|flare:tick-tock': { some: 'Send it, and discard a token' },
	'window.ask/super|trader|swap|flare:trader': { some: 'Swap hands with {1}' },
	'window.ask/wild|reincarnator|curse|flare:reincarnator': { some: 'Give the flare to {1}' },
	'window.ask/power|zombie|release|': { some: 'Let {ships} out of the warp' },
	'window.ask/wild|zombie|save|flare:zombie': { some: 'Save it from the warp' }
};

export const VERBS: Verbs = {
	units: { ships: { one: 'one ship', some: '{n} ships', all: 'all ships' } },
	deeds: {
		'start.choose': 'choose an alien',
		'encounter.retrieve': 'bring a ship back',
		'destiny.wild': 'choose whom to encounter',
		'destiny.own': 'choose what to do at home',
		'launch.aim': 'aim the gate',
		'launch.send': 'send ships',
		'alliance.offenseInvites': 'invite allies',
		'alliance.defenseInvites': 'invite allies',
		'alliance.answer': 'join a side, or stay out',
		'alliance.together': 'join a side, or stay out',
		'planning.expose': 'lay a card face up',
		'planning.select': 'lay a card',
		'deal.talk': 'make a deal',
		'deal.choose': 'choose cards to give',
		'deal.settlers': 'choose settlers',
		'home.land': 'bring ships home',
		'mustLose.pick': 'choose ships to lose',
		'resolution.rewards': 'take rewards',
		'turn.second': 'go on, or end the turn',
		'gambler.challenge.ask': 'challenge the claim, or not',
		'chosen.pray.choose': 'use a card turned up',
		'trader.giveBack.give': 'give a card back',
		'plague.discards.kind': 'discard a card',
		'use.details': 'say how a power is used',
		'zombie.rise.join': 'bring a ship from the warp, or not'
	},
	steps: {
		turn: 'A turn',
		encounter: 'An encounter',
		destiny: 'Destiny says who is encountered',
		launch: 'The gate is aimed and ships leave',
		alliance: 'Allies are invited and answer',
		planning: 'Both sides lay a card',
		reveal: 'The cards are revealed',
		reinforce: 'Totals may be added to',
		resolution: 'The outcome is carried out',
		deal: 'Both sides talk about a deal',
		home: 'Ships come home',
		lose: 'Ships go to the warp',
		mustLose: 'Ships to lose are chosen',
		use: 'A power or card takes effect',
		mandatory: 'A power must take effect',
		window: 'Others may respond'
	},
	sends: {
		'start.choose': { some: 'Be the {what}' },
		'encounter.retrieve': { some: 'Bring it to {what}' },
		'destiny.wild': { some: 'Encounter {what}' },
		'launch.aim': { some: 'Aim at {what}' },
		'launch.send': { some: 'Send {ships}' },
		'alliance.offenseInvites': { none: 'Invite nobody', some: 'Invite {what}' },
		'alliance.defenseInvites': { none: 'Invite nobody', some: 'Invite {what}' },
		'alliance.answer': { some: 'Send {ships} with {who}' },
		'alliance.together': { some: 'Send {ships} with {who}' },
		'planning.expose': { some: 'Lay {what} face up' },
		'planning.select': { some: 'Lay {what}' },
		'deal.choose': { some: 'Give {what}' },
		'deal.settlers': { some: 'Settle it with {ships}' },
		'home.land': { some: 'Land {ships}' },
		'mustLose.pick': { some: 'Send {ships} to the warp' },
		'resolution.rewards': { none: 'Take only cards', some: 'Take {ships}, the rest as cards' },
		'plague.discards.kind': { some: 'Discard {what}' },
		'use.details': { none: 'Choose none', some: 'Choose {ships}' },
		'trader.giveBack.give': { some: 'Give back {what}' },
		...USES
	}
};
