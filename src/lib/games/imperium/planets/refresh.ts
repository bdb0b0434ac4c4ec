/** Planet cards are turned face up again (TI-15.3, TI-21.6, TI-24.5). */
import { msg } from '../../../core';
import { planetState } from '../board';
import type { Play } from '../play';
import type { PlanetId, SeatId } from '../types';
import { planetWords } from '../words';

declare module '../moves' {
	interface Moves {
		/** Planets are refreshed for their owner. */
		refresh: { readonly seat: SeatId; readonly planets: readonly PlanetId[] };
	}
}

/** Refreshes those of these planets that are exhausted. */
export function refreshPlanets(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	planets: readonly PlanetId[],
	rule: string
): void {
	const tired = planets.filter((id) => planetState(play.board, id).exhausted);
	if (tired.length === 0) return;
	for (const id of tired) planetState(play.board, id).exhausted = false;
	play.say(
		msg('{who} refreshes {planets}.', { who: seat, planets: { and: tired.map(planetWords) } }),
		rule,
		{ type: 'refresh', seat, planets: tired }
	);
}
