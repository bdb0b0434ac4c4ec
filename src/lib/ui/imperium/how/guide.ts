/** Twilight Imperium in two minutes. */
import { msg } from '$lib/core/words';
import type { Guide } from '../../how/guide';
import Drawing from './Drawing.svelte';

export const guide: Guide = {
	lead: msg(
		'A long game of fleets, trade and politics. The points are for objectives, not for battles won.'
	),
	parts: {
		aim: {
			title: msg('Ten victory points'),
			say: msg(
				'Whoever reaches ten first wins at that moment. Points come from objectives: those that lie open for all, and a secret one of your own. The Strategy Card Imperial brings two. One card among the objectives ends the game when it is turned up; then whoever has most wins.'
			),
			rules: ['TI-1.1', 'TI-1.2', 'TI-1.6', 'TI-1.7']
		},
		ground: {
			title: msg('Strategy Cards'),
			say: msg(
				'A round begins with picking them. A card lets you do one strong thing in this round, and its number says when you play. When somebody uses a card, all others may do its smaller half, mostly for a counter from Strategy Allocation.'
			),
			rules: ['TI-4.2', 'TI-4.9', 'TI-5.4', 'TI-5.5']
		},
		turn: {
			title: msg('Activate a system'),
			say: msg(
				'You take turns until all have passed. Most turns put a command counter on a system: ships move in from others, fight, land Ground Forces, and a Space Dock of yours there produces. Where nobody is, landing one Ground Force takes the planet.'
			),
			rules: ['TI-5.1', 'TI-6.1', 'TI-6.2', 'TI-6.23', 'TI-12.1']
		},
		fight: {
			title: msg('A number or more'),
			say: msg(
				'Each ship rolls a die of ten sides, a War Sun three; its combat value or more is a hit, and for every hit the other side gives up a ship of its choice. So it goes until one side is gone or has left. On planets Ground Forces fight the same way.'
			),
			rules: ['TI-2.1', 'TI-9.8', 'TI-9.11', 'TI-9.12']
		},
		talk: {
			title: msg('Trade and votes'),
			say: msg(
				'A planet pays with its resources or its influence, once a round. Two players who swap contracts earn trade goods whenever they collect; a battle between them ends it. Agendas change the rules for all, and your votes are the influence of the planets you have not used.'
			),
			rules: ['TI-15.1', 'TI-15.3', 'TI-16.2', 'TI-9.3', 'TI-17.8']
		},
		missed: {
			title: msg('What newcomers miss'),
			say: msg(
				'When all have passed you claim one open objective at most, and your secret one; and nothing while another holds a planet of your Home System. Ships in a system with your counter stay there for the round. Fleet Supply is how many ships, Fighters apart, may stand together.'
			),
			rules: ['TI-23.2', 'TI-23.5', 'TI-6.6', 'TI-13.1', 'TI-13.3']
		}
	},
	Drawing
};
