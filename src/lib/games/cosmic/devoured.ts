/** Planets that an alien has devoured (CE-20.20): they lie on its sheet, and count for whoever plays that. */
import { playerOf, sumOf } from '../kit';
import type { AlienId, Board, PlanetId, SeatId } from './types';

declare module './types' {
	interface Board {
		/** Planets on the sheets of aliens, in the order in which they came; left out: none are. */
		devoured?: { [alien: AlienId]: readonly PlanetId[] };
	}
}

/** How many foreign colonies each of them counts as. */
const COLONIES = 2;

const NONE: readonly PlanetId[] = [];

/** Planets on the sheet of an alien; of the board, or of what all see of it. */
export const devouredBy = (
	{ devoured }: { readonly devoured?: Board['devoured'] },
	alien: AlienId
): readonly PlanetId[] => devoured?.[alien] ?? NONE;

/** What they count for a seat, whether its power is on or not. */
export const coloniesByPlanets = (board: Board, seat: SeatId): number =>
	board.devoured
		? COLONIES * sumOf(playerOf(board, seat).aliens, (alien) => devouredBy(board, alien).length)
		: 0;

/** A planet comes onto the sheet of an alien. */
export function keepPlanet(board: Board, alien: AlienId, planet: PlanetId): void {
	board.devoured = { ...board.devoured, [alien]: [...devouredBy(board, alien), planet] };
}

/** They go with the sheet (CE-16.19). */
export function losePlanets(board: Board, alien: AlienId): void {
	if (!board.devoured) return;
	const { [alien]: _gone, ...left } = board.devoured;
	board.devoured = left;
}
