/** A bare galaxy for tests of fights: nobody has ships, cards, technologies or a race that matters, but as a test says. */
import { noFleet, systemIds } from '../../src/lib/games/imperium/board';
import type { Board, Fleet, SeatId, SystemId } from '../../src/lib/games/imperium/types';

export const fleetOf = (fleet: Partial<Fleet>): Fleet => ({ ...noFleet(), ...fleet });

/** No fleets, counters, PDS or hands; everybody is of a race without a part in fights, and fleets may be large. */
export function bare(board: Board): void {
	for (const id of systemIds(board)) {
		board.systems[id]!.fleets = {};
		board.systems[id]!.counters = [];
	}
	for (const planet of Object.values(board.planets)) planet.units.pds = 0;
	for (const seat of board.order)
		Object.assign(board.players[seat]!, {
			...{ race: 'sol', techs: [], hand: [], tradeGoods: 0 },
			counters: { command: 3, fleet: 9, strategy: 2 }
		});
}

export const station = (board: Board, id: SystemId, seat: SeatId, fleet: Partial<Fleet>): void => {
	board.systems[id]!.fleets[seat] = structuredClone(fleetOf(fleet));
};
