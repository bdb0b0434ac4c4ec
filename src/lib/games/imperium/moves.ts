/** What happens in Twilight Imperium, for screens, bots and tests: one member an event, told with `play.say`. */
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

export type Move =
	/** The Speaker token goes to this player. */
	| { readonly type: 'speaker'; readonly seat: SeatId }
	| { readonly type: 'race'; readonly seat: SeatId; readonly race: RaceId }
	/** A tile is laid, by a player or by the server. */
	| {
			readonly type: 'tile';
			readonly system: SystemId;
			readonly tile: TileId;
			readonly by: SeatId | null;
	  }
	/** All tiles are laid at once. */
	| { readonly type: 'galaxy' }
	/** A player's units are set out in its Home System. */
	| {
			readonly type: 'settle';
			readonly seat: SeatId;
			readonly system: SystemId;
			readonly fleet: Fleet;
			readonly planets: { readonly [planet: PlanetId]: PlanetState['units'] };
	  }
	| { readonly type: 'picked'; readonly seat: SeatId; readonly card: StrategyId }
	/** Bonus counters are laid on these cards. */
	| { readonly type: 'bonus'; readonly cards: readonly StrategyId[] }
	/** Command counters gained by area; lost below 0. */
	| ({ readonly type: 'counters'; readonly seat: SeatId } & { readonly [area in Area]: number })
	/** Planets are exhausted by their owner. */
	| { readonly type: 'exhaust'; readonly seat: SeatId; readonly planets: readonly PlanetId[] }
	/** Trade goods gained; spent below 0. */
	| { readonly type: 'tradeGoods'; readonly seat: SeatId; readonly n: number };
