/** The cards of the modules, set by set. A set is dealt whole, and only when each of its cards works. */
import { addTo, copiesOf } from '../../kit';
import type { Tally } from '../../kit';
import { REWARD_SETS } from './rewards/cards';
import type { Batch } from '../book';
import type { CardId, ModuleDeck } from '../types';

export const SETS: { readonly [deck in ModuleDeck]: { readonly [set: string]: readonly Batch[] } } =
	{
		reward: REWARD_SETS,
		tech: {},
		hazard: {}
	};

/** All cards of these sets of a deck, unshuffled; every card has its own id. */
export function cardsOf(deck: ModuleDeck, sets: readonly string[]): CardId[] {
	const numbered: Tally = {};
	return sets
		.flatMap((set) => SETS[deck][set] ?? [])
		.flatMap(({ face, count }) => {
			const copies = copiesOf(face, count, numbered[face]);
			addTo(numbered, face, count);
			return copies;
		});
}
