/** How often flares may be played (CE-15.24, CE-15.25). */
import type { AlienId, Board, SeatId, Source } from './types';

const isFlare = (source: Source): boolean => source === 'wild' || source === 'super';

/** Whether this seat may play no flare now, or not this one. */
export function flareBarred(board: Board, seat: SeatId, alien?: AlienId): boolean {
	const { encounter } = board;
	if (!encounter) return false;
	// CE-15.24: one flare for each player and encounter; by option one for the whole table.
	if (board.options.flareLimit === 'perTable' && encounter.flares.length > 0) return true;
	if (encounter.flares.some((played) => played.seat === seat)) return true;
	// CE-15.25: no flare takes effect twice, whoever holds it; one that was answered took none.
	return (
		alien !== undefined && encounter.used.some(({ source, id }) => isFlare(source) && id === alien)
	);
}
