/**
 * The verbs of Cosmic Encounter: what players do at each question and step, and what sending an answer does.
 * Aliens and artifacts have words of their own in the book.
 */
import type { Verbs } from '../../boards';

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
		'use.details': 'say how a power is used',
		'mandatory.which': 'say which effect comes first'
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
		'use.details': { none: 'Choose none', some: 'Choose {ships}' }
	}
};
