/** Planet cards are exhausted and refreshed by effects (TI-15.3, TI-15.6); for a price: economy/payment.ts. */
import { msg } from '../../../core';
import { planetState } from '../board';
import type { Play } from '../play';
import type { PlanetId, SeatId } from '../types';
import { planetWords } from '../words';

declare module '../moves' {
	interface Moves {
		/** Planets can be used again. */
		refresh: { readonly seat: SeatId; readonly planets: readonly PlanetId[] };
	}
}

type Told = Pick<Play, 'board' | 'say'>;

/** Those of these planets that can still be exhausted (TI-15.3), by their owner. */
export function exhaustPlanets(
	play: Told,
	seat: SeatId,
	planets: readonly PlanetId[],
	rule: string
): void {
	const ready = planets.filter((id) => !planetState(play.board, id).exhausted);
	if (ready.length === 0) return;
	for (const id of ready) planetState(play.board, id).exhausted = true;
	play.say(
		msg('{who} exhausts {planets}.', { who: seat, planets: { and: ready.map(planetWords) } }),
		rule,
		{ type: 'exhaust', seat, planets: ready }
	);
}

export function refreshPlanets(
	play: Told,
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
