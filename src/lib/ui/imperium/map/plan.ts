/** What the draft would do on the map: ways that units would take. */
import type { HexId } from '$lib/hex';
import type { Lit } from '../../filling';
import type { Way } from '../../hexmap/ways';
import type { Sight } from '../screen';
import { systemWith } from '../words/systems';

const isHex = (id: string): id is HexId => id.startsWith('hex:');
const isPlanet = (id: string): id is `planet:${string}` => id.startsWith('planet:');

/** A question about one system that spreads units over other places moves them there. */
export function planOf(
	sight: Pick<Sight, 'open' | 'book'>,
	about: ReadonlySet<string>,
	lit: ReadonlyMap<string, Lit>
): Way[] {
	const [to] = [...about].filter(isHex);
	if (to === undefined) return [];
	const from = new Map<HexId, number>();
	for (const [piece, { amount }] of lit) {
		const at = isHex(piece) ? piece : isPlanet(piece) ? systemWith(sight, piece) : null;
		if (at && at !== to && amount) from.set(at, (from.get(at) ?? 0) + amount);
	}
	return [...from].map(([one, n]) => ({ from: one, to, label: String(n) }));
}
