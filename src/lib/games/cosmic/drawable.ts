/** Sheets nobody plays that may be drawn in mid-game. */
import { playerOf } from './board';
import { hasSetup, mayNotMeet } from './keepers';
import type { Play } from './play';
import type { AlienId, Board } from './types';

/** Those without game setup, which may meet all that are in play. */
export function drawable(board: Board): AlienId[] {
	const inPlay = [
		...board.order.flatMap((seat) => playerOf(board, seat).aliens),
		...(board.encounter?.lent ?? []).flatMap(({ aliens }) => aliens),
		...(board.stages?.row ?? [])
	];
	return board.sheets.filter(
		(alien) => !hasSetup(alien) && !inPlay.some((other) => mayNotMeet(alien, other))
	);
}

/** So many of them by chance, or as many as there are; they stay where they are. `goes`: whether one may lie beside these. */
export function turnUpSheets(
	play: Play,
	n: number,
	goes: (alien: AlienId, beside: readonly AlienId[]) => boolean = () => true
): AlienId[] {
	const turned: AlienId[] = [];
	while (turned.length < n) {
		const free = drawable(play.board).filter(
			(alien) => !turned.includes(alien) && goes(alien, turned)
		);
		const alien = free.length > 0 ? free[play.roll(free.length)] : undefined;
		if (alien === undefined) break;
		turned.push(alien);
	}
	return turned;
}
