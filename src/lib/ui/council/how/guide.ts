/** Galactic Council in two minutes. */
import { msg } from '$lib/core/words';
import type { Guide } from '../../how/guide';
import { TERMS } from '../words/terms';
import Drawing from './Drawing.svelte';

export const guide: Guide = {
	lead: msg(
		'A galaxy of hexes to explore and fight for, and after every round a Council that makes its laws.'
	),
	parts: {
		aim: {
			title: msg('Seven Victory Points'),
			say: msg(
				'Who has seven Victory Points wins; two allies win together with ten. Most come from objectives that lie open for all, others from votes of the Council and from high technologies. If nobody gets there in eight rounds, whoever is nearest to that wins.'
			),
			terms: [TERMS.objective],
			rules: ['GC-18.1', 'GC-18.2', 'GC-18.4', 'GC-18.6']
		},
		ground: {
			title: msg('Planets pay'),
			say: msg(
				'A planet gives its production once a round, and with that you pay for ships, ports and technologies. Planets that nobody owns are taken without a roll, by ships that attack them. Discovery Tokens lie face down: who flies in finds out.'
			),
			terms: [TERMS.production, TERMS.stock, TERMS.token],
			rules: ['GC-8.1', 'GC-8.2', 'GC-8.6', 'GC-10.3', 'GC-11.2', 'GC-9.4']
		},
		turn: {
			title: msg('A Major Event and a Minor one'),
			say: msg(
				'That is your turn, or three Minor ones instead. Major: fight, research, make an alliance. Minor: move ships, build, play an Action Card, stir up a planet or calm one of yours. What you do not use is lost. When all have had a turn, the Council meets.'
			),
			terms: [TERMS.actionCard],
			rules: ['GC-7.1', 'GC-7.2', 'GC-7.3', 'GC-7.4', 'GC-1.2']
		},
		fight: {
			title: msg('Battle Points are dice'),
			say: msg(
				'A Fighter is one Battle Point, a Destroyer two, a Dreadnaught four. Some of them you may spend on Tactics before each roll; each of the rest is a die, and four or more is a hit. When the enemy’s ships are gone, a die and your Destroyers together must beat the planet’s Defence.'
			),
			terms: [TERMS.points, TERMS.defence],
			rules: ['GC-10.5', 'GC-11.1', 'GC-11.3']
		},
		talk: {
			title: msg('The Council'),
			say: msg(
				'The Chair plays a card, everybody scores one objective whose condition they meet, and all vote in secret. Whoever was ahead as the round began scores first, and the first with seven points wins. You have a vote for your seat, one for each planet that speaks for you, and one for every three production you have not spent. What gets most votes happens.'
			),
			rules: ['GC-17.2', 'GC-17.3', 'GC-17.5', 'GC-17.6', 'GC-17.9']
		},
		missed: {
			title: msg('What newcomers miss'),
			say: msg(
				'Only one objective is scored at each Council, and a feat counts only in the round you did it. What a planet gave and you did not use is lost at the end of your turn. Your Riot Counters on a planet of others win you its vote; with four it riots, a homeworld with five, and pays and votes no more.'
			),
			rules: ['GC-17.3', 'GC-8.2', 'GC-16.4', 'GC-16.5', 'GC-16.6']
		}
	},
	Drawing
};
