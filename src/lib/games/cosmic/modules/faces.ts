/** What cards there may be at a table, for whoever names one. */
import { likeOf } from '../../kit';
import { cosmicCards, flareOf, withoutBack } from '../cards';
import type { Board } from '../types';
import { rewardCards } from './sets';

/** Every face a card at this table may have, whatever its back. */
export function facesAt({ options, order, modules, box }: Board): string[] {
	const all = [...cosmicCards(options, order.length), ...rewardCards(modules), ...box.map(flareOf)];
	return [...new Set(all.map((card) => withoutBack(likeOf(card))))].sort();
}
