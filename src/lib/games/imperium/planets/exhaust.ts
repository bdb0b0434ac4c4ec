/** Planet cards are exhausted by effects (TI-15.3); for a price: economy/payment.ts. */
import { msg } from '../../../core';
import { planetState } from '../board';
import type { Play } from '../play';
import type { PlanetId, SeatId } from '../types';
import { planetWords } from '../words';

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
