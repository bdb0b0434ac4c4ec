/** What happens in Cosmic Encounter, for screens, bots and tests: one member an event, told with `play.say`. */
import type {
	AlienId,
	ArtifactId,
	Board,
	CardId,
	DestinyId,
	PlanetId,
	SeatId,
	Side,
	Source,
	ShipPlace
} from './types';
import type { ShipId } from './modules/special/state';
import type { StationId } from './modules/stations/state';
import type { TechId } from './modules/tech/state';

/** Where cards lie; `table`: in play, shown or laid; `box`: out of the game; a seat: its hand, from another's. */
export type CardPlace = 'deck' | 'discard' | 'table' | 'box' | 'hand' | 'hoard' | SeatId;

export type Move =
	| { readonly type: 'phase'; readonly phase: Board['phase'] }
	/** A destiny card, and the seat it names; null: the offense chooses, or it means nobody. */
	| { readonly type: 'destiny'; readonly card: DestinyId; readonly seat: SeatId | null }
	/** Whoever drew it uses no card of that colour, and draws another (CE-7.8, CE-40.27). */
	| { readonly type: 'redrawn'; readonly seat: SeatId }
	/** A hazard is turned up. */
	| { readonly type: 'hazard'; readonly card: CardId }
	| { readonly type: 'aim'; readonly planet: PlanetId }
	| {
			readonly type: 'ships';
			readonly seat: SeatId;
			readonly n: number;
			readonly from: ShipPlace;
			readonly to: ShipPlace;
			/** It is a new colony: none of the seat's ships was there. Left out: it is none. */
			readonly settles?: true;
	  }
	/** Cards of a seat's hand: from it, or to it. */
	| {
			readonly type: 'cards';
			readonly seat: SeatId;
			readonly n: number;
			readonly from: CardPlace;
			readonly to: CardPlace;
			/** They were drawn by lot, to be discarded; left out: who held them chose, or nobody. */
			readonly lot?: true;
			/** Somebody else has had whole hands change owners; left out: it is by the holder's own doing, or nobody's. */
			readonly by?: SeatId;
	  }
	/** Whose cards somebody else has taken; told to that seat alone. */
	| { readonly type: 'robbed'; readonly seat: SeatId; readonly by: SeatId }
	/** What the line before only counts, told by name to whose it is alone. */
	| { readonly type: 'named'; readonly seat: SeatId }
	/** Whether its power is in force; lost for want of home colonies (CE-18.1). */
	| { readonly type: 'power'; readonly seat: SeatId; readonly on: boolean }
	| { readonly type: 'invited'; readonly seat: SeatId; readonly side: Side }
	| { readonly type: 'joined'; readonly seat: SeatId; readonly side: Side }
	/** A card lies face down for a side. */
	| { readonly type: 'laid'; readonly side: Side }
	| { readonly type: 'reveal' }
	/** A reinforcement. */
	| { readonly type: 'played'; readonly seat: SeatId; readonly card: CardId }
	| {
			readonly type: 'use';
			readonly seat: SeatId;
			readonly source: Source;
			readonly id: AlienId | ArtifactId | TechId | StationId | ShipId;
			readonly use: string;
			/** While it lasts it decides which side wins. Left out: it does not. */
			readonly decides?: true;
	  }
	/** Technologies of a seat: dealt, drawn, turned up, turned down or discarded; `id`: which, where all see it. */
	| {
			readonly type: 'tech';
			readonly seat: SeatId;
			readonly did: 'drew' | 'completed' | 'reset' | 'discarded';
			readonly id: TechId | null;
	  }
	/** A seat's power, or its flare, is stopped until the encounter ends (CE-17.1). */
	| { readonly type: 'zap'; readonly seat: SeatId; readonly target: AlienId }
	/** Tokens left on a sheet. */
	| { readonly type: 'tokens'; readonly seat: SeatId; readonly n: number }
	/** A token of an alien is laid before a seat. */
	| { readonly type: 'handed'; readonly seat: SeatId; readonly alien: AlienId }
	| { readonly type: 'outcome'; readonly outcome: Side | 'bothLose' };
