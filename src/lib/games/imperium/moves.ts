/**
 * What happens in Twilight Imperium, for screens, bots and tests: one entry an event, told with `play.say`. A step
 * declares its own beside its code, as it declares its locals.
 */
import type {
	Area,
	Fleet,
	PlanetId,
	PlanetState,
	RaceId,
	SeatId,
	StrategyId,
	SystemId,
	TileId
} from './types';

/** What is told besides, by type. */
export interface Moves {
	/** The Speaker token goes to this player. */
	speaker: { readonly seat: SeatId };
	race: { readonly seat: SeatId; readonly race: RaceId };
	/** A tile is laid, by a player or by the server. */
	tile: { readonly system: SystemId; readonly tile: TileId; readonly by: SeatId | null };
	/** All tiles are laid at once. */
	galaxy: object;
	/** A player's units are set out in its Home System. */
	settle: {
		readonly seat: SeatId;
		readonly system: SystemId;
		readonly fleet: Fleet;
		readonly planets: { readonly [planet: PlanetId]: PlanetState['units'] };
	};
	/** Bonus counters are laid on these cards. */
	bonus: { readonly cards: readonly StrategyId[] };
	/** Command counters gained by area; lost below 0. */
	counters: { readonly seat: SeatId } & { readonly [area in Area]: number };
	/** Planets are exhausted by their owner. */
	exhaust: { readonly seat: SeatId; readonly planets: readonly PlanetId[] };
	/** Trade goods gained; spent below 0. */
	tradeGoods: { readonly seat: SeatId; readonly n: number };
	/** Trade goods gone that were not spent. */
	goodsLost: { readonly seat: SeatId; readonly n: number };
}

export type Move = {
	[Type in keyof Moves]: { readonly type: Type } & Moves[Type];
}[keyof Moves];
