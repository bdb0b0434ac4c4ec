/** The evolution cards as all see them. */
import type { SeatId, Ships } from '../../types';
import type { Evolution, EvolutionId } from './state';

export interface OpenEvolution {
	readonly cards: readonly { readonly id: EvolutionId; readonly ships: Ships }[];
	/** Who is not asked until their next turn begins. */
	readonly resting: readonly SeatId[];
}

export const openEvolution = ({ cards, resting }: Evolution): OpenEvolution => ({
	cards: cards.map(({ id, ships }) => ({ id, ships: { ...ships } })),
	resting: resting.slice()
});
