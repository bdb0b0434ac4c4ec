/** Planets change hands (TI-15): the only doors. */
import { msg } from '../../../core';
import { noGround, planetState } from '../board';
import { noteLastDock } from '../objectives/neighbours';
import type { Play } from '../play';
import type { PlanetId, SeatId } from '../types';
import { planetWords } from '../words';
import { loseGround } from './ground';
import { leavePlanet } from './staying';

declare module '../moves' {
	interface Moves {
		/** A planet has a new owner, from another player or from nobody. */
		taken: {
			readonly seat: SeatId;
			readonly planet: PlanetId;
			readonly from: SeatId | null;
		};
		/** A planet belongs to nobody any more. */
		neutral: { readonly planet: PlanetId; readonly from: SeatId };
	}
}

/**
 * TI-15.5, TI-15.14: its card comes exhausted; what still stands there of another player is destroyed. Units of the
 * new owner are put there afterwards. Taken by a card it is not conquered, which an objective asks.
 */
export function takePlanet(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	planet: PlanetId,
	rule: string,
	by: 'landing' | 'card' = 'landing'
): void {
	const { board } = play;
	const { owner, units } = planetState(board, planet);
	if (by === 'landing') noteLastDock(board, seat, planet);
	leavePlanet(play, planet);
	if (owner !== null) loseGround(play, planet, units, rule);
	board.planets[planet] = {
		owner: seat,
		exhausted: true,
		units: noGround(),
		since: board.round,
		dockSince: 0
	};
	play.say(msg('{who} takes {planet}.', { who: seat, planet: planetWords(planet) }), rule, {
		type: 'taken',
		seat,
		planet,
		from: owner
	});
}

/** TI-15.13: nobody controls it; its card goes back exhausted, and all that stands there is destroyed. */
export function makeNeutral(
	play: Pick<Play, 'board' | 'say'>,
	planet: PlanetId,
	rule: string
): void {
	const { board } = play;
	const { owner, units } = planetState(board, planet);
	if (owner === null) return;
	leavePlanet(play, planet);
	loseGround(play, planet, units, rule);
	board.planets[planet] = {
		owner: null,
		exhausted: true,
		units: noGround(),
		...{ since: 0, dockSince: 0 }
	};
	play.say(msg('{planet} belongs to nobody any more.', { planet: planetWords(planet) }), rule, {
		type: 'neutral',
		planet,
		from: owner
	});
}
