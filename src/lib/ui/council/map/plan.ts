/** What the draft would do on the map: ways that ships would take, with their number at the end. */
import type { HexId } from '$lib/hex';
import type { Way } from '../../hexmap/ways';
import type { Trail } from '../../filling';

const isHex = (id: string): id is HexId => id.startsWith('hex:');

/** A battle names its target before the hexes its ships come from; a move goes from hex to hex. */
export function planOf(trail: Pick<Trail, 'picks' | 'amount'> | null): Way[] {
	if (!trail) return [];
	const hexes = trail.picks.filter(isHex);
	const [first, ...rest] = hexes;
	if (first === undefined) return [];
	if (trail.picks[0] === 'battle') return rest.map((from) => ({ from, to: first, label: null }));
	// Several picks of one choice are no route.
	if (trail.picks[0] !== 'move') return [];
	const label = trail.amount ? String(trail.amount) : null;
	return rest.map((to, i) => ({ from: hexes[i] ?? first, to, label }));
}
