/** The verbs of Twilight Imperium: what players do at each question and step, and what sending an answer does. */
import { fillIn, msg, template } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import { COUNTED } from '$lib/games/imperium/spoken/counted';
import type { UnitKind } from '$lib/games/imperium/tables/units';
import type { Verbs } from '../../boards';
import type { Filling } from '../../filling';
import { KINDS, slotIn } from '../pieces/units';

/** New command counters, wherever they go. */
const COUNTERS = {
	amount: template('Place {n, plural, one {# counter} other {# counters}}')
};
/** The units that are ordered: `Build 1 Cruiser and 4 Ground Forces`. */
function built(split: Filling['split']): Words {
	const units: { [kind in UnitKind]?: number } = {};
	for (const [id, n] of Object.entries(split)) {
		const { unit, form } = slotIn(id);
		if (unit) units[unit.kind] = (units[unit.kind] ?? 0) + (form === 'pair' ? 2 * n : n);
	}
	const all = KINDS.filter((kind) => units[kind]);
	return msg('Build {units}', {
		units: { and: all.map((kind) => fillIn(COUNTED[kind], { n: units[kind] ?? 0 })) }
	});
}

export const VERBS: Verbs = {
	deeds: {}, // they come with the book, as do words for picks within picks
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
		'production.order': { none: msg('Build nothing') }
	},
	laid: { 'production.order': built },
	asks: { 'strategy.pick': [msg('Where do its bonus counters go?')] }
};
