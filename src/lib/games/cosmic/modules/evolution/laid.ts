/** The evolution cards that lie open, and whose ships are on them. Nothing here changes them. */
import { sumOf } from '../../../kit';
import { nameOf } from '../../names';
import type { Words } from '../../../../core';
import type { Board, SeatId, Ships } from '../../types';
import type { EvolutionId, EvolutionPlace, LaidEvolution } from './state';

const NONE: readonly LaidEvolution[] = [];

export const evolutionsOf = ({ evolution }: Pick<Board, 'evolution'>): readonly LaidEvolution[] =>
	evolution?.cards ?? NONE;

export const isEvolution = (where: string): where is EvolutionPlace =>
	where.startsWith('evolution:');

export const evolutionPlace = (id: EvolutionId): EvolutionPlace => `evolution:${id}`;

/** The card a place is on. */
export const cardOf = (place: EvolutionPlace): EvolutionId => place.slice('evolution:'.length);

export const evolutionName = (place: EvolutionPlace): Words => nameOf('evolution', cardOf(place));

/** The ships on a card. Throws when it does not lie open. */
export function shipsOnEvolution(board: Pick<Board, 'evolution'>, place: EvolutionPlace): Ships {
	const found = evolutionsOf(board).find(({ id }) => id === cardOf(place));
	if (!found) throw new Error(`${place} does not lie open.`);
	return found.ships;
}

/** The cards that a seat has ships on. */
export const evolutionsWith = (board: Pick<Board, 'evolution'>, seat: SeatId): EvolutionPlace[] =>
	evolutionsOf(board).flatMap(({ id, ships }) =>
		(ships[seat] ?? 0) > 0 ? [evolutionPlace(id)] : []
	);

/** Ships of a seat on all of them. */
export const evolutionShips = (board: Pick<Board, 'evolution'>, seat: SeatId): number =>
	sumOf(evolutionsOf(board), ({ ships }) => ships[seat] ?? 0);
