/** Caches as the files of aliens ask for them (CE-36.3), and their cards as choices. Nothing here changes them. */
import { playerOf } from '../board';
import { essenceCard, essenceCards } from '../keepers';
import type { Choice } from '../../../core';
import type { AlienId, Board, SeatId } from '../types';
import { essenceName } from './cards';
import type { EssenceId, LaidEssence } from './state';

type Sets = Pick<Board, 'essence'>;

export const cacheOf = ({ essence }: Sets, alien: AlienId): readonly EssenceId[] =>
	essence?.[alien]?.cache ?? [];

/** CE-36.5: whether this seat has the card in its cache still, where a use of it happens. */
export const holdsEssence = (board: Board, seat: SeatId, alien: AlienId, id: EssenceId): boolean =>
	playerOf(board, seat).aliens.includes(alien) && cacheOf(board, alien).includes(id);

/** Cards of this alien that lie before players, and are in force there. */
export const placedOf = ({ essence }: Sets, alien: AlienId): readonly LaidEssence[] =>
	(essence?.[alien]?.placed ?? []).filter(({ ending }) => !ending);

/** Cards that may be in the cache, or face down before somebody, as all can see (CE-16.22): in the order of the set. */
export function maybeCached({ essence }: Sets, alien: AlienId): EssenceId[] {
	const { placed = [], unavailable = [] } = essence?.[alien] ?? {};
	return essenceCards(alien).filter(
		(id) => !placed.some((one) => one.id === id && !one.unseen) && !unavailable.includes(id)
	);
}

/** A card, as who has it in its cache chooses it: with what it says. */
export const essenceChoice = (id: EssenceId): Choice<EssenceId> => ({
	id,
	say: essenceName(id),
	note: essenceCard(id).words.text
});
