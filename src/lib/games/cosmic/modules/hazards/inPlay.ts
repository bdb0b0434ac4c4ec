/**
 * The hazards in play, as all see them. They are no player's cards, so nothing that stops cards or fetches them comes near
 * them (CE-33.11). A board without hazards keeps nothing of them.
 */
import { nameOf } from '../../names';
import { hazardOf } from './ids';
import type { Words } from '../../../../core';
import type { Board, CardId } from '../../types';
import type { Hazards } from './state';

const NONE: readonly CardId[] = [];

export const hazardName = (card: CardId): Words => nameOf('hazard', hazardOf(card));

/** Those in play, the oldest first; none without the module. */
export const hazardsInPlay = ({
	hazards
}: {
	readonly hazards?: { readonly inPlay: readonly CardId[] };
}): readonly CardId[] => hazards?.inPlay ?? NONE;

/** Throws without the module: asking then is a bug. */
export function hazardsOf({ hazards }: Pick<Board, 'hazards'>): Hazards {
	if (!hazards) throw new Error('There are no hazards at this table.');
	return hazards;
}

/** The alliance of two players. Throws when there is none. */
export function pactOf(board: Pick<Board, 'hazards'>): NonNullable<Hazards['pact']> {
	const { pact } = hazardsOf(board);
	if (!pact) throw new Error('Nobody has given a ship for an alliance.');
	return pact;
}
