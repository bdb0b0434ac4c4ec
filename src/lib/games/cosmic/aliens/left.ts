/** Colonies that have ended in the phase under way (CE-16.31). */
import type { Board, PlanetId, SeatId } from '../types';

/** Planets where a colony of this seat has ended, and it has none again; they may have left the game. */
export const leftBy = ({ planets, encounter }: Board, seat: SeatId): PlanetId[] => [
	...new Set(
		(encounter?.left ?? []).flatMap(({ seat: whose, planet }) =>
			whose === seat && !planets[planet]?.ships[seat] ? [planet] : []
		)
	)
];
