/** Action Cards that lie on a planet as long as their player has it (Usurper). */
import { putAway } from '../decks';
import { forget, lastingOf } from '../lasting';
import type { Play } from '../play';
import type { ActionCardId, PlanetId, SeatId } from '../types';

declare module '../lasting' {
	interface Lastings {
		/** This card lies on a planet of its player. */
		staying: { seat: SeatId; planet: PlanetId; card: ActionCardId };
	}
}

/** The planet is lost: what lies there goes to the discard pile, with what it brought. */
export function leavePlanet(play: Pick<Play, 'board' | 'say'>, planet: PlanetId): void {
	const { board } = play;
	for (const one of lastingOf(board, 'staying')) {
		if (one.planet !== planet) continue;
		forget(board, one);
		board.lasting = board.lasting.filter(
			(other) => other.is !== 'usurper' || other.seat !== one.seat
		);
		putAway(play, one.card);
	}
}
