/** The verbs of Twilight Imperium: what players do at each question and step, and what sending an answer does. */
import { msg, template } from '$lib/core/words';
import type { Verbs } from '../../boards';

export const VERBS: Verbs = {
	deeds: {}, // they come with the book
	steps: {
		setup: msg('The table is set up'),
		strategy: msg('Strategy Cards are picked'),
		action: msg('The Action Phase'),
		turn: msg('A turn'),
		tactical: msg('A Tactical Action'),
		transfer: msg('A Transfer Action'),
		pdsFire: msg('PDS fire'),
		battle: msg('A battle in space'),
		landings: msg('Landings'),
		production: msg('Units are built'),
		strategic: msg('A Strategic Action'),
		agenda: msg('An agenda'),
		status: msg('The Status Phase')
	},
	sends: {
		'strategy.pick': { some: template('Pick {what}') },
		'breaking.choose': { none: msg('Break none'), some: template('Break with {what}') },
		'tactical.move': {
			none: msg('Move nothing'),
			amount: template('Move {n, plural, one {# unit} other {# units}}')
		},
		'transfer.move': {
			none: msg('Transfer nothing'),
			amount: template('Transfer {n, plural, one {# unit} other {# units}}')
		},
		'losses.take': {
			amount: template('Take {n, plural, one {# hit} other {# hits}}')
		},
		'landings.assign': {
			none: msg('Land nothing'),
			amount: template('Land {n, plural, one {# unit} other {# units}}')
		},
		'bombardment.choose': {
			none: msg('Bombard nothing'),
			amount: template('Bombard with {n, plural, one {# ship} other {# ships}}')
		},
		'invasion.guns': { amount: template('Fire {n} PDS') },
		'production.order': {
			none: msg('Build nothing'),
			amount: template('{n, plural, one {Build it} other {Build them}}')
		}
	},
	asks: { 'strategy.pick': [msg('Where do its bonus counters go?')] },
	along: {
		'battle.casualties/take': {
			some: template('Take {n, plural, =0 {no hit} one {# hit} other {# hits}}')
		},
		'invasion.casualties/take': {
			some: template('Take {n, plural, =0 {no hit} one {# hit} other {# hits}}')
		},
		'pdsFire.fire/fire': {
			some: template('Fire {n, plural, =0 {no PDS} other {# PDS}}')
		}
	}
};
