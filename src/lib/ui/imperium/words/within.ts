/** Systems within a sentence: loaded with what is told over the map. */
import { hexId, hexOf, neighbours } from '$lib/hex';
import type { HexId } from '$lib/hex';
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Tile } from '$lib/games/imperium/tables/tiles';
import { listed, printed, t } from '../../words';
import { letterOf, nameAt, placeName, planetsAt, tileOf } from './systems';
import type { Laid } from './systems';

const WITHIN: { readonly [special in NonNullable<Tile['special']>]: Words } = {
	asteroids: msg('the asteroid field'),
	nebula: msg('the nebula'),
	supernova: msg('the supernova')
};

/** A system within a sentence, by what lies beside it where it has no planet of its own: `the empty space between Abyz and Lodor`. */
export function placeWithin(sight: Laid, id: HexId): string {
	const tile = tileOf(sight.open.systems[id], sight.book);
	if (!tile) return placeName(id);
	if (tile.planets.length > 0) return nameAt(sight, id);
	const what = tile.special
		? printed(WITHIN[tile.special])
		: tile.wormhole
			? t('wormhole {letter}', { letter: letterOf(tile.wormhole) })
			: t('the empty space');
	const near = neighbours(hexOf(id))
		.flatMap((hex) => planetsAt(sight, hexId(hex)).slice(0, 1))
		.slice(0, 2)
		.map(({ name }) => printed(name));
	if (near.length === 0) return t('{what}, {place}', { what, place: placeName(id) });
	return near.length > 1
		? t('{what} between {near}', { what, near: listed(near) })
		: t('{what} beside {near}', { what, near: listed(near) });
}
