/** What happens in Galactic Council, for screens, bots and tests: one member an event, told with `play.say`. */
import type {
	ActionCardId,
	CouncilCardId,
	HexId,
	NpcId,
	ObjectiveId,
	Planet,
	RaceId,
	SeatId,
	Side,
	SourceId,
	SpeciesId,
	Squad,
	TechId,
	TokenId,
	VpSource
} from './types';
import type { Ship } from './tables/vocabulary';

export type Move =
	| SetupMove
	| TurnMove
	| PieceMove
	| BattleMove
	| CouncilMove
	/** Stock won; lost below 0. */
	| { readonly type: 'stock'; readonly seat: SeatId; readonly n: number }
	/** Victory Points, likewise. */
	| {
			readonly type: 'vp';
			readonly seat: SeatId;
			readonly n: number;
			readonly from: VpSource;
	  }
	/** A die of an effect. */
	| { readonly type: 'die'; readonly die: number };

type SetupMove =
	| { readonly type: 'first'; readonly seat: SeatId }
	| { readonly type: 'species'; readonly seat: SeatId; readonly species: SpeciesId }
	| { readonly type: 'fates'; readonly seat: SeatId; readonly traits: readonly SourceId[] }
	| { readonly type: 'npc'; readonly npc: NpcId; readonly trait: SourceId }
	| { readonly type: 'galaxy' | 'tokens' }
	| ({
			readonly type: 'settle';
			readonly hex: HexId;
			readonly race: RaceId;
			readonly port: Planet['port'];
	  } & Squad)
	| { readonly type: 'market'; readonly techs: readonly TechId[] };

type TurnMove =
	| { readonly type: 'round'; readonly round: number }
	| { readonly type: 'turn'; readonly seat: SeatId }
	| { readonly type: 'action'; readonly seat: SeatId; readonly card: ActionCardId }
	| { readonly type: 'tech'; readonly seat: SeatId; readonly tech: TechId }
	| { readonly type: 'ally' | 'unally'; readonly one: SeatId; readonly other: SeatId }
	| { readonly type: 'refresh'; readonly hex: HexId }
	| { readonly type: 'refreshAll' }
	/** A planet gives its production. */
	| { readonly type: 'expend'; readonly hex: HexId; readonly gives: number };

/** What lies on the map. */
type PieceMove =
	| ({
			readonly type: 'ships';
			readonly race: RaceId;
			readonly from: HexId;
			readonly to: HexId;
	  } & Squad)
	| ({ readonly type: 'place' | 'remove'; readonly race: RaceId; readonly hex: HexId } & Squad)
	| {
			readonly type: 'seize';
			readonly ship: Ship;
			readonly from: HexId;
			readonly to: HexId;
			readonly by: RaceId;
			/** Whose it was. */
			readonly whom: RaceId;
	  }
	| { readonly type: 'port' | 'portGone' | 'token'; readonly hex: HexId }
	/** `whom`: whose planet it was; null: nobody's. */
	| {
			readonly type: 'taken';
			readonly hex: HexId;
			readonly by: SeatId;
			readonly whom: RaceId | null;
	  }
	| {
			readonly type: 'riot';
			readonly hex: HexId;
			readonly by: SeatId;
			readonly n: number;
			/** Whether it riots now. */
			readonly rioting: boolean;
	  }
	| { readonly type: 'calm'; readonly hex: HexId; readonly n: number }
	/** A token turned up where ships are. */
	| { readonly type: 'found'; readonly hex: HexId; readonly token: TokenId }
	/** A token that lies face down, told to a seat that may know it. */
	| { readonly type: 'seen'; readonly hex: HexId; readonly token: TokenId };

/**
 * Dice more, or below 0 fewer, by: Battle Points, what Tactics cost of them, those lost before the roll, the hex, or
 * what is printed somewhere.
 */
export type DicePart = {
	readonly of: 'points' | 'tactics' | 'lost' | 'hex' | SourceId;
	readonly n: number;
};

type BattleMove =
	| {
			readonly type: 'battle';
			readonly by: SeatId;
			readonly hex: HexId;
			readonly from: readonly HexId[];
	  }
	/** Battle Points of both sides as a battle round begins. */
	| {
			readonly type: 'battleRound';
			readonly round: number;
			readonly attack: number;
			readonly defence: number;
	  }
	| {
			readonly type: 'bought';
			readonly side: Side;
			readonly small: number;
			readonly big: number;
	  }
	| { readonly type: 'activated'; readonly side: Side; readonly sources: readonly SourceId[] }
	| { readonly type: 'cancelled'; readonly source: SourceId }
	/** Dice as they first fell, as they lie after rerolls, what each needs to hit, and of what they are so many. */
	| {
			readonly type: 'rolled';
			readonly side: Side;
			readonly first: readonly number[];
			readonly dice: readonly number[];
			readonly needs: readonly number[];
			readonly hits: number;
			/** Left out: told before this was said. */
			readonly made?: readonly DicePart[];
	  }
	/** Hits a side takes. */
	| { readonly type: 'hits'; readonly side: Side; readonly n: number }
	| { readonly type: 'standoff' }
	/** Whoever set out to settle a planet has no ship there after all. */
	| { readonly type: 'unsettled'; readonly by: SeatId; readonly hex: HexId }
	/** The defence says where it goes; the attack stays where it came from. */
	| { readonly type: 'retreat'; readonly side: Side; readonly hex?: HexId }
	/** Who won the ship battle; null: nobody. */
	| { readonly type: 'won'; readonly by: RaceId | null }
	| {
			readonly type: 'invasion';
			readonly by: SeatId;
			readonly hex: HexId;
			readonly die: number;
			readonly sum: number;
			readonly defence: number;
			/** Whether the planet is taken by it. */
			readonly falls: boolean;
	  };

type CouncilMove =
	| { readonly type: 'convene'; readonly chair: SeatId }
	| { readonly type: 'councilCard'; readonly card: CouncilCardId }
	| { readonly type: 'score'; readonly seat: SeatId; readonly objective: ObjectiveId }
	| { readonly type: 'objective' | 'objectiveClosed'; readonly objective: ObjectiveId }
	| {
			readonly type: 'ballot';
			readonly race: RaceId;
			readonly option: string | null;
			readonly votes: number;
			readonly cards: readonly ActionCardId[];
	  }
	| { readonly type: 'outcome'; readonly card: CouncilCardId; readonly outcome: string }
	/** Council Cards on top of the deck, told to a seat that may know them. */
	| { readonly type: 'foreseen'; readonly cards: readonly CouncilCardId[] };
