/** The verbs of Twilight Imperium: what players do at each question and step, and what sending an answer does. */
import { msg, template } from '$lib/core/words';
import type { Verbs } from '../../boards';

/** New command counters, wherever they go. */
const COUNTERS = {
	amount: template('Place {n, plural, one {# counter} other {# counters}}')
};
/** What says itself what it does, whatever was filled in below it. */
const ITSELF = { some: template('{outer}') };
const REFRESH = { some: template('Refresh {first}') };

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
		'setup.units': {
			amount: template('Set out {n, plural, one {# unit} other {# units}}')
		},
		'strategy.pillage': { none: msg('Take none'), some: template('Take from {what}') },
		'vote.cast': { some: template('Vote: {what}') },
		'claim.choose': { some: template('Claim: {what}') },
		'agenda.look': { some: template('{what} stays on top') },
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
		'status.counters': COUNTERS,
		'logisticsPrimary.counters': COUNTERS,
		'invasion.guns': { amount: template('Fire {n} PDS') },
		'production.order': {
			none: msg('Build nothing'),
			amount: template('{n, plural, one {Build it} other {Build them}}')
		}
	},
	asks: { 'strategy.pick': [msg('Where do its bonus counters go?')] },
	along: {
		'claim.choose': { some: template('Claim it and pay') },
		'secondary.use/refresh': REFRESH,
		'strategic.others/refresh': REFRESH,
		'secondary.use/buy': ITSELF,
		'strategic.others/buy': ITSELF,
		'status.moves/move': ITSELF,
		'status.moves/giveUp': { some: template('Give up {n} × {first}') },
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
