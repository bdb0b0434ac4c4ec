/** The verbs of Twilight Imperium: what players do at each question and step, and what sending an answer does. */
import { fillIn, msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import { COUNTED } from '$lib/games/imperium/spoken/counted';
import type { UnitKind } from '$lib/games/imperium/tables/units';
import type { Verbs } from '../../boards';
import type { Filling } from '../../filling';
import { KINDS, slotIn } from '../pieces/units';

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

/** The ships that fire: `Fire with 1 Cruiser and 1 Destroyer`. */
const fires = (split: Filling['split']): Words =>
	msg('Fire with {ships}', {
		ships: {
			and: KINDS.filter((kind) => split[kind]).map((kind) =>
				fillIn(COUNTED[kind], { n: split[kind] ?? 0 })
			)
		}
	});

export const VERBS: Verbs = {
	// They come with the book, as does what is sent.
	deeds: {},
	steps: {},
	sends: {},
	laid: { 'production.order': built, 'battle.aim': fires },
	asks: { 'strategy.pick': [msg('Where do the bonus counters of this card go?')] }
};
