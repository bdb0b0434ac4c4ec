/** A bare galaxy of Twilight Imperium, in which a test lays out what its rule is about. */
import { homeOf, noFleet, systemIds, systemOf } from '../../src/lib/games/imperium/board';
import { layTile } from '../../src/lib/games/imperium/start/galaxy';
import type { Tech } from '../../src/lib/games/imperium/abilities';
import type { Ground, Ship } from '../../src/lib/games/imperium/tables/units';
import type {
	Board,
	PlanetId,
	PlanetState,
	SeatId,
	SystemId,
	TileId
} from '../../src/lib/games/imperium/types';

/** Empty systems and a Destroyer of each but the first player; everybody is of Hacan, without technologies, trade goods or cards. */
export function bare(board: Board): void {
	for (const id of systemIds(board))
		Object.assign(systemOf(board, id), { tile: 'empty#1', fleets: {}, counters: [] });
	board.planets = {};
	// Who has neither planet nor unit is out of the game (TI-26.1).
	for (const seat of board.order.slice(1))
		fleet(board, homeOf(board, seat), seat, { destroyer: 1 });
	for (const seat of board.order)
		Object.assign(board.players[seat]!, {
			...{ race: 'hacan', techs: [], tradeGoods: 0, hand: [] },
			counters: { strategy: 2, fleet: 5, command: 3 }
		});
}

/** Lays a tile, all planets of it with this owner. */
export const lay = (board: Board, at: SystemId, tile: TileId, owner: SeatId | null = null): void =>
	layTile(board, at, tile, owner);

type Aboard = { readonly [unit in Ship | 'groundForce' | 'pds']?: number };

export function fleet(board: Board, at: SystemId, seat: SeatId, units: Aboard): void {
	systemOf(board, at).fleets[seat] = { ...noFleet(), ...units };
}

export function ground(
	board: Board,
	planet: PlanetId,
	units: { readonly [unit in Ground]?: number },
	rest: Partial<PlanetState> = {}
): void {
	const state = board.planets[planet]!;
	Object.assign(state, rest, { units: { ...state.units, ...units } });
}

export const learn = (board: Board, seat: SeatId, ...techs: Tech[]): void => {
	board.players[seat]!.techs.push(...techs);
};
