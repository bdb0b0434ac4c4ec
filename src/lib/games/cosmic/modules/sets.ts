/** The cards of the modules, set by set. A set is dealt whole, and only when each of its cards works. */
import { addTo, copiesOf } from '../../kit';
import type { Tally } from '../../kit';
import { withoutBack } from '../cards';
import { HAZARD_SETS } from './hazards/sets';
import { REWARD_SETS } from './rewards/cards';
import { TECH_SETS } from './tech/cards';
import type { Batch } from '../book';
import type { CardId } from '../types';
import type { ModuleDeck, Modules } from './state';

export const SETS: { readonly [deck in ModuleDeck]: { readonly [set: string]: readonly Batch[] } } =
	{
		reward: REWARD_SETS,
		tech: TECH_SETS,
		hazard: HAZARD_SETS
	};

/** The reward cards at a table, wherever they lie. */
export const rewardCards = (modules: Modules | undefined): CardId[] =>
	modules?.reward ? cardsOf('reward', modules.reward.sets) : [];

/** CE-31.14: reward cards that are shuffled into the cosmic deck, under the names they have as cards of it. */
export const sharedCards = (modules: Modules | undefined): CardId[] =>
	modules?.reward?.shared ? rewardCards(modules).map(withoutBack) : [];

/** All cards of these sets of a deck that `isOf` lets in, or one of each kind, unshuffled; every card has its own id. */
export function cardsOf(
	deck: ModuleDeck,
	sets: readonly string[],
	single = false,
	isOf: (batch: Batch) => boolean = () => true
): CardId[] {
	const numbered: Tally = {};
	return sets
		.flatMap((set) => SETS[deck][set] ?? [])
		.filter(isOf)
		.flatMap(({ face, count: printed }) => {
			const count = single ? 1 : printed;
			const copies = copiesOf(face, count, numbered[face]);
			addTo(numbered, face, count);
			return copies;
		});
}
