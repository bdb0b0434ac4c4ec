/** What the sheet of a hex says, in any game: what lies next to it, and each way to choose it. */
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import { hexId, hexOf, neighbours } from '$lib/hex';
import type { HexId } from '$lib/hex';
import type { Offer } from '../filling';

/** Hexes at its sides that are on the map, clockwise; then those of `gates` that are none of them, nor itself. */
export function nearTo(
	hex: HexId,
	isThere: (id: HexId) => boolean,
	gates: readonly HexId[]
): HexId[] {
	const sides = neighbours(hexOf(hex)).map(hexId).filter(isThere);
	return [...sides, ...gates.filter((id) => id !== hex && !sides.includes(id))];
}

/** A way to choose a hex, the outermost pick first; `isNamed`: its last pick is the hex itself, which is named above. */
export function wayWords({ says, path }: Offer, isNamed: boolean): Words {
	const [first = '', ...others] = isNamed && path.length > 1 ? says.slice(0, -1) : says;
	return others.reduce((outer, inner) => msg('{outer}: {inner}', { outer, inner }), first);
}
