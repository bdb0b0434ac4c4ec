/** Positions of Cosmic Encounter with evolution cards. */
import type { SeatId } from '../../src/lib/core';
import { position } from './cosmic';
import type { CosmicGame, Position } from './cosmic';

/** Four cards, one of which the ships of these seats lie on; the others bar nothing without ships. */
export const withCard = (
	card: string,
	on: Partial<Record<SeatId, number>>,
	given: Position = {}
): CosmicGame =>
	position({
		destiny: ['colour:2#1'],
		...given,
		evolution: {
			...Object.fromEntries(
				['turbo-cannon', 'bad-publicity', 'experiential-learning'].map((id) => [id, {}])
			),
			[card]: on
		}
	});
