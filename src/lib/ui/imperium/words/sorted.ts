/** Units of a question by where they are: `hex:0,1 carrier` and `planet:abyz groundForce` by their system. */
import type { HexId } from '$lib/hex';
import type { Sorted } from '../../boards';
import { listed, t } from '../../words';
import { unitIn, unitName } from '../pieces/units';
import type { Sight } from '../screen';
import { nameAt, planetName, systemWith } from './systems';

export function sortedOf(place: string, sight: Pick<Sight, 'open' | 'book'>): Sorted | null {
	const [where = '', word = '', then] = place.split(' ');
	const unit = unitIn(word);
	if (!unit) return null;
	const planet = where.startsWith('planet:') ? (where as `planet:${string}`) : null;
	const system = planet
		? systemWith(sight, planet)
		: where.startsWith('hex:')
			? (where as HexId)
			: null;
	if (!system) return null;
	const name = unit.damaged
		? t('{unit}, damaged', { unit: unitName(unit.kind) })
		: unitName(unit.kind);
	const say = planet
		? t('{unit} on {planet}', { unit: name, planet: planetName(planet, sight.book) })
		: name;
	const printed = sight.book?.units[unit.kind];
	const note = listed([
		...(printed?.move ? [t('moves {n}', { n: printed.move })] : []),
		...(printed?.holds ? [t('holds {n}', { n: printed.holds })] : []),
		...(printed && !printed.move && !planet ? [t('carried')] : []),
		...(then === 'aboard' ? [t('goes aboard where it is')] : [])
	]);
	return { group: nameAt(sight, system), say, ...(note ? { note } : {}) };
}
