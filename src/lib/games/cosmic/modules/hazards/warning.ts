/** Hazard warnings (CE-33.2, CE-33.3): printed on destiny cards, and read by whatever module is at the table. */
import type { Board, CosmicOptions, DestinyId } from '../../types';

/**
 * Whether this destiny card shows a warning: the first of the three of each colour (CE-33.2). Where a colour has one
 * card, none does (CE-30.2).
 */
export const showsWarning = (
	card: DestinyId,
	{ destinyCopiesPerColour }: Pick<CosmicOptions, 'destinyCopiesPerColour'>
): boolean => destinyCopiesPerColour === 3 && card.startsWith('colour:') && card.endsWith('#1');

/** Whether a warning is active in the encounter under way (CE-33.3); false between encounters. */
export const isWarned = ({ encounter }: Pick<Board, 'encounter'>): boolean =>
	encounter?.warned ?? false;

/**
 * Whether a module at the table reads the warnings: hazards, rewards with two-valued attacks, or the newer technologies
 * (CE-32.15). Without any nobody is told of them.
 */
export const readsWarnings = ({
	modules
}: {
	readonly modules?: {
		readonly hazard?: object;
		readonly reward?: { readonly sets: readonly string[] };
		readonly tech?: { readonly sets: readonly string[] };
	};
}): boolean =>
	modules?.hazard !== undefined ||
	(modules?.reward?.sets.includes('dominion') ?? false) ||
	(modules?.tech?.sets.includes('odyssey') ?? false);
