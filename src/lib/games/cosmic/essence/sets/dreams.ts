/** The bad dreams of Nightmare: each lies face down before a player until it is turned up (CE-36.51). */
import { msg } from '../../../../core';
import type { EssenceCard, EssenceSet } from '../essence';
import { namedCard } from './named';

export const DREAMS = {
	unprepared: namedCard({
		name: msg('Unprepared'),
		text: msg(
			'Before cards are chosen the dreamer, as a main player, draws until an encounter card comes, which they lay; the others they drew go to Nightmare.'
		),
		hurts: 0.3
	}),
	'teeth-falling-out': namedCard({
		name: msg('Teeth Falling Out'),
		text: msg('The attack that the dreamer has revealed counts half, rounded down.'),
		hurts: 0.4
	}),
	'seeing-the-dead': namedCard({
		name: msg('Seeing the Dead'),
		text: msg(
			'No ship of the dreamer comes back in their regroup; one of every other player does instead.'
		),
		hurts: 0.15
	}),
	running: namedCard({
		name: msg('Running'),
		text: msg('The dreamer, who is about to join a side, stays out.'),
		hurts: 0.25
	}),
	'out-of-fuel': namedCard({
		name: msg('Out of Fuel'),
		text: msg('The turn of the dreamer ends with their first encounter.'),
		hurts: 0.35
	}),
	'naked-in-public': namedCard({
		name: msg('Naked in Public'),
		text: msg('Where several players would win, the dreamer among them, the dreamer does not.'),
		hurts: 0.1
	}),
	'lost-the-way-home': namedCard({
		name: msg('Lost the Way Home'),
		text: msg(
			'In place of a colony that the dreamer gains in a deal they get a card of the other player by chance.'
		),
		hurts: 0.2
	}),
	'late-for-work': namedCard({
		name: msg('Late for Work'),
		text: msg('The regroup of the dreamer is skipped.'),
		hurts: 0.12
	}),
	'falling-forever': namedCard({
		name: msg('Falling Forever'),
		text: msg('Ships of the dreamer that are about to land go to the warp.'),
		hurts: 0.6
	}),
	'being-chased': namedCard({
		name: msg('Being Chased'),
		text: msg(
			'The dreamer, who as the offense is to encounter somebody else, encounters Nightmare at home.'
		),
		hurts: 0.18
	})
} satisfies { readonly [card: string]: EssenceCard };

export const dreams: EssenceSet = { kind: msg('Bad dreams'), cards: DREAMS };
