/** Planets change hands (TI-15): the only doors. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
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
	const words = { who: seat, planet: planetWords(planet) };
	play.say(
		owner !== null
			? msg('{who} takes {planet} from {whom}.', { ...words, whom: owner })
			: msg('{who} takes {planet}.', words),
		rule,
		{ type: 'taken', seat, planet, from: owner }
	);
}

/** The card or law that makes a planet nobody's, and who has played it; left out: nobody has. */
interface Loss {
	readonly by: Words;
	readonly seat?: SeatId;
}

/** What is told to all, and to whoever loses the planet by what somebody else has played. */
function lostWords(owner: SeatId, planet: PlanetId, { by, seat }: Loss): Words {
	const words = { who: owner, planet: planetWords(planet), what: by };
	return seat !== undefined && seat !== owner
		? msg('{who} loses {planet} by {what}, played by {whom}: it belongs to nobody now.', {
				...words,
				whom: seat
			})
		: msg('{who} loses {planet} by {what}: it belongs to nobody now.', words);
}

/** TI-15.13: nobody controls it; its card goes back exhausted, and all that stands there is destroyed. */
export function makeNeutral(
	play: Pick<Play, 'board' | 'say'>,
	planet: PlanetId,
	loss: Loss,
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
	play.say(lostWords(owner, planet, loss), rule, { type: 'neutral', planet, from: owner });
}
