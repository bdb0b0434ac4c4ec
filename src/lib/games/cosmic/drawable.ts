/** Sheets nobody plays that may be drawn in mid-game. */
import { playerOf } from './board';
import { hasSetup, mayNotMeet } from './keepers';
import type { AlienId, Board } from './types';

/** Those without game setup, which may meet all that are in play. */
export function drawable(board: Board): AlienId[] {
	const inPlay = [
		...board.order.flatMap((seat) => playerOf(board, seat).aliens),
		...(board.encounter?.lent ?? []).flatMap(({ aliens }) => aliens)
	];
	return board.sheets.filter(
		(alien) => !hasSetup(alien) && !inPlay.some((other) => mayNotMeet(alien, other))
	);
}
