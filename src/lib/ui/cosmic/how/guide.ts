/** Cosmic Encounter in two minutes. */
import { msg } from '$lib/core/words';
import type { Guide } from '../../how/guide';
import { TERMS } from '../words/terms';
import Drawing from './Drawing.svelte';

export const guide: Guide = {
	lead: msg(
		'A game of bargains and bluff: on your turn you are sent against somebody, and everybody else decides whom to help.'
	),
	parts: {
		aim: {
			title: msg('Five colonies'),
			say: msg(
				'You have five planets at home, with four ships on each. Wherever you have a ship you have a colony, and any number of players can share a planet. Whoever first has colonies on five planets of other players wins; those who get there at the same moment win together.'
			),
			terms: [TERMS.colony, TERMS.foreign],
			rules: ['CE-21.1', 'CE-21.2', 'CE-1.4']
		},
		ground: {
			title: msg('An alien that breaks a rule'),
			say: msg(
				'You play an alien, and every alien breaks a rule: the ships of one count four each, another sees your card before choosing, those of a third never go to the warp. You have its power as long as you have three colonies at home. The table asks you whenever it can be used.'
			),
			terms: [TERMS.alien, TERMS.zap],
			rules: ['CE-1.3', 'CE-18.1']
		},
		turn: {
			title: msg('Your turn is an encounter'),
			say: msg(
				'A ship of yours comes back from the warp, then a card of destiny says whom you visit. You point the gate at one of their planets and send one to four ships through it. If you win, or make a deal, you may have a second encounter; then the next player goes.'
			),
			terms: [TERMS.destiny, TERMS.gate, TERMS.warp],
			rules: ['CE-6.1', 'CE-7.1', 'CE-8.1', 'CE-8.4', 'CE-4.2']
		},
		fight: {
			title: msg('One card each, face down'),
			say: msg(
				'Both sides lay a card and turn them up together. Two attacks: card plus ships, the higher total wins, and the defense if they are equal. An attack beats a negotiate, but the loser takes cards from the winner’s hand. Two negotiates: agree on a deal in time, or both lose three ships.'
			),
			terms: [TERMS.encounterCard, TERMS.total, TERMS.negotiate, TERMS.compensation],
			rules: ['CE-11.5', 'CE-11.6', 'CE-14.1', 'CE-13.13']
		},
		talk: {
			title: msg('Allies'),
			say: msg(
				'Before the cards are laid both sides invite others, who add one to four ships each. If the offense wins, the allies land as well and have a colony too. If the defense holds, each ally there gets a card, or a ship back, for each ship they sent. The ships of a side that loses go to the warp.'
			),
			terms: [TERMS.ally, TERMS.side, TERMS.rewards],
			rules: ['CE-9.1', 'CE-9.6', 'CE-12.2', 'CE-12.3', 'CE-12.5', 'CE-12.6']
		},
		missed: {
			title: msg('What newcomers miss'),
			say: msg(
				'Take the last ship off a planet and the colony is gone. Nobody deals you a card each turn: you get eight new ones only if you begin your turn with none to fight with. And count before you invite: an ally with four colonies who lands beside you wins.'
			),
			terms: [TERMS.colony, TERMS.lose],
			rules: ['CE-8.6', 'CE-5.1', 'CE-19.8', 'CE-12.3']
		}
	},
	Drawing
};
