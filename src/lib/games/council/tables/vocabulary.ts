/**
 * What a card, tile, token or technology can say (GC-24): the closed vocabulary in which the tables
 * are written and which the engine carries out. Every list of effects is carried out in order.
 * Sizes are counts of pieces, cards or dice, and production or Stock, unless a line says otherwise.
 */

/** The ships (GC-2.1), least first. */
export const SHIPS = ['fighter', 'destroyer', 'dreadnaught'] as const;
export type Ship = (typeof SHIPS)[number];

/** How many of each kind of ship; a kind left out is none. */
export type ShipCounts = { readonly [ship in Ship]?: number };

/** Colours of character of the NPC races, which decide their votes (GC-19.5). */
export const TEMPERS = ['hawk', 'sage', 'trader', 'warden'] as const;
export type Temper = (typeof TEMPERS)[number];

/** When an Action Card is played (GC-15.2). */
export type Timing = 'minor' | 'battle' | 'council';

/**
 * Every stat that can be modified, with its value before modifiers (GC-24.8). The value in force is
 * the base and the sum of the modifiers, kept to the bounds the comment names.
 */
export const STATS = {
	/** Production added to your own homeworld while you own it (GC-8.3). */
	homeProduction: 0,
	/** Production added to each colony of yours that has 1 or more printed (GC-8.3). */
	colonyProduction: 0,
	/** Stock at each refresh (GC-17.13). */
	stockPerRound: 0,
	/** Stock at each refresh, if some other player owns more planets (GC-17.13). */
	stockIfBehind: 0,
	/** Stock for each Discovery Token you resolve. */
	stockPerToken: 0,
	/** Stock for each enemy ship destroyed or taken in your battles. */
	stockPerKill: 0,
	/** Production that researching one technology costs (GC-13.1); at least 1 (GC-14.7). */
	researchCost: 6,
	/** Production that building one piece costs (GC-2.1); at least 1 (GC-14.7). */
	'cost.fighter': 1,
	'cost.destroyer': 3,
	'cost.dreadnaught': 6,
	'cost.port': 3,
	/** Ships that one Build event places at most (GC-14.2). */
	buildSlots: 3,
	/** Hexes that one Move reaches (GC-9.2). */
	moveRange: 1,
	/** Hexes that the first Move of your turn reaches in addition. */
	firstMoveRange: 0,
	/** Added to your invasion rolls (GC-11.3). */
	invasion: 0,
	/** Added to the printed Defence of your planets (GC-11.3). */
	defence: 0,
	/** Dice added to those of your Battle Points in each battle round (GC-10.5, step 6). */
	dice: 0,
	/** Misses you may reroll in each battle round (GC-10.5, step 7). */
	rerollMisses: 0,
	/** The least that is a hit on a die (GC-10.5, step 7). */
	hitOn: 4,
	/** Battle Points that a Tactic costs (GC-10.5, step 2); at least 1. */
	smallTacticCost: 3,
	bigTacticCost: 10,
	/** Tactics drawn of each kind beyond the number bought (GC-10.5, step 3). */
	tacticDraw: 1,
	/** Hits that kill a ship (GC-10.5, step 9). A Fighter and a Space Port always fall to 1. */
	'hull.destroyer': 1,
	'hull.dreadnaught': 2,
	/** Votes at every Council, beside those of seat, planets and thrift (GC-17.5). */
	votes: 0,
	/** Riot Counters that one Spread Propaganda event places (GC-16.1). */
	propaganda: 1,
	/** Riot Counters that the first Spread Propaganda event of your turn places in addition. */
	firstPropaganda: 0,
	/** Riot Counters at which your homeworld begins Rioting; a colony bears one less (GC-16.4). */
	riotThreshold: 5,
	/** Added to the ships you need to stop Propaganda (GC-16.8); never below 0 needed. */
	calmShips: 0,
	/** Riot Counters removed from each of your planets at the refresh (GC-17.13). */
	calmPerRound: 0,
	/** Events you have each turn (GC-7.1). */
	majorEvents: 1,
	minorEvents: 1
} as const;
export type Stat = keyof typeof STATS;

/** Stats that are prices in production, which a `once` effect can lower for one payment. */
export type CostStat = 'researchCost' | `cost.${Ship | 'port'}`;

/** Permissions that are on or off (GC-24.9). */
export const FLAGS = [
	/** A Space Port may be used in the turn it is built (against GC-14.4). */
	'portsImmediate',
	/** Retreating neither spends nor owes a Minor Event (against GC-10.12). */
	'freeRetreat',
	/** Once a turn, one technology may be researched by a Minor Event. */
	'researchAsMinor',
	/** For your Moves all hexes with a planet of yours are adjacent. */
	'lanes',
	/** Your Moves pass through hexes with other races' ships; tokens there are not resolved. */
	'moveThrough',
	/** You see the Discovery Tokens next to your ships. */
	'scan',
	/** You see the top Council Card. */
	'seeCouncil',
	/** A Battle or Retry may only be aimed at unowned planets without ships (GC-22.14). */
	'noAttacks'
] as const;
export type Flag = (typeof FLAGS)[number];

/** What can be counted of one player (GC-24.10): on the board now, or done in this round. */
export const METRICS = [
	/** Planets owned; of these, without Riot Counters. */
	'planets',
	'calmPlanets',
	/** Homeworlds owned that are not one's own; of these, those of NPC races. */
	'foreignHomeworlds',
	'npcHomeworlds',
	/** Highest production of one colony. */
	'bestColony',
	/** Pieces in play. */
	'ports',
	'dreadnaughts',
	/** Battle Points of all ships; of the ships in one hex, the best. */
	'fleetPoints',
	'bestHexPoints',
	/** Most kinds of ship in one hex. */
	'kindsTogether',
	/** Hexes with own ships; own planets with own ships above. */
	'shipHexes',
	'guardedPlanets',
	/** Other races that own a planet adjacent to a planet of one's own. */
	'neighbours',
	/** Technologies; highest tier among them. */
	'techs',
	'topTier',
	/** Stock and the production of unexpended planets. */
	'savings',
	/** Planets that carry one's Riot Counters; of these, planets of NPC races; of the first, Rioting. */
	'influenced',
	'npcInfluenced',
	'riotsStarted',
	/** Own planets that carry any Riot Counter. */
	'riotsOwned',
	/** Votes (GC-17.5). */
	'votes',
	/** 1 in an alliance, else 0. */
	'allied',
	/** Victory Points. */
	'vp',
	/** This round: battles begun against another race; ship battles won (GC-10.10). */
	'battlesStarted',
	'battlesWon',
	/** This round: planets taken from another race. */
	'planetsTakenFromRaces',
	/** This round: Battle Points of enemy ships destroyed or taken; of ships built by Build events. */
	'pointsDestroyed',
	'pointsBuilt',
	/** This round: Discovery Tokens resolved. */
	'tokensResolved',
	/** This round: production and Stock paid. */
	'productionSpent'
] as const;
export type Metric = (typeof METRICS)[number];

/** What must be true of a player (GC-24.6): for an objective, a candidate, a selector. */
export type Condition =
	| { readonly metric: Metric; readonly op: '>=' | '<=' | '='; readonly n: number }
	| { readonly all: readonly Condition[] }
	| { readonly any: readonly Condition[] }
	| { readonly not: Condition };

/** Whom an effect is for (GC-24.7). */
export type Selector =
	/** The player who has or plays the card: what every effect means that names nobody. */
	| 'self'
	/** All players; all races. */
	| 'all'
	| 'everyone'
	/** NPC races that own their homeworld. */
	| 'npcs'
	/** The player an election chose. */
	| 'elected'
	/** Players whose ballot was for the option carried out; for another one. */
	| 'winners'
	| 'losers'
	/** Players in an alliance. */
	| 'allied'
	/** All who tie for it, but nobody if all players do, or if the most is 0 (GC-17.10). */
	| { readonly most: Metric; readonly among?: Condition }
	| { readonly fewest: Metric; readonly among?: Condition }
	/** Players of whom it is true. */
	| { readonly where: Condition };

interface ForWhom {
	readonly who?: Selector;
}

// Lasting effects (GC-24.2): traits, technologies, perks of planets, features of hexes, laws.

/** Changes a stat while in force. Which narrowing fields it may carry depends on the stat. */
export type Mod = { readonly type: 'mod'; readonly by: number } & (
	| ({
			readonly stat: 'dice';
			/** Only where the battle hex has a planet, or a Space Port, of yours. */
			readonly where?: 'ownPlanet' | 'ownPort';
			readonly dice?: never;
	  } & InBattle)
	| ({ readonly stat: 'rerollMisses'; readonly where?: never; readonly dice?: never } & InBattle)
	| ({
			readonly stat: 'hitOn';
			readonly where?: never;
			/** How many of your dice it covers. */
			readonly dice: number | 'all';
	  } & InBattle)
	| ({
			readonly stat: 'defence';
			/** Your own homeworld, or every planet of yours. */
			readonly where: 'home' | 'all';
			readonly dice?: never;
	  } & NotInBattle)
	| ({
			readonly stat: Exclude<Stat, 'dice' | 'rerollMisses' | 'hitOn' | 'defence'>;
			readonly where?: never;
			readonly dice?: never;
	  } & NotInBattle)
);

interface InBattle {
	/** Only as the attacker, or only as the defender. */
	readonly role?: 'attack' | 'defence';
	/** Only in the first battle round. */
	readonly round?: 'first';
}

interface NotInBattle {
	readonly role?: never;
	readonly round?: never;
}

/** Switches a permission on while in force. */
interface FlagOn {
	readonly type: 'flag';
	readonly flag: Flag;
}

/** Changes a price once: used up by the next payment of it; for ships, by one ship. */
export interface Once {
	readonly type: 'once';
	readonly stat: CostStat;
	readonly by: number;
}

/** What holds for the race that has it. */
export type TraitEffect = Mod | FlagOn | Once;

/** What a feature does in its hex (GC-5.8). */
export type HexEffect = { readonly type: 'hex' } &
	/** No Tactics are bought in a battle here. */
	(
		| { readonly rule: 'noTactics' }
		/** The defender rolls `n` more dice in each battle round here. */
		| { readonly rule: 'defenderDice'; readonly n: number }
		/** A player with ships here gains `n` Stock at the refresh. */
		| { readonly rule: 'refreshStock'; readonly n: number }
		/** The race with ships here has `n` more votes. */
		| { readonly rule: 'votes'; readonly n: number }
		/** Adjacent to every other Wormhole hex. */
		| { readonly rule: 'wormhole' }
	);

/**
 * Holds for a time: to the end of this turn; to the refresh of this round (made at a Council: of the
 * next round); to the end of the next vote; for the rest of the game.
 */
interface Until extends ForWhom {
	readonly type: 'until';
	readonly end: 'turn' | 'round' | 'council' | 'game';
	readonly effects: readonly TraitEffect[];
}

// Immediate effects (GC-24.3): Action Cards of timing minor, tokens, creation cards, Council Cards.

/** Gain `n` Stock and `perN` for each of the metric, rounded down, at most `max`; a loss stops at 0. */
export type Stock = ForWhom & { readonly type: 'stock'; readonly n: number } & (
		| { readonly per: Metric; readonly perN: number; readonly max?: number }
		| { readonly per?: never; readonly perN?: never; readonly max?: never }
	);

/** Gain `n` Victory Points; a loss (negative) stops at 0. */
interface Vp extends ForWhom {
	readonly type: 'vp';
	readonly n: number;
}

/**
 * Place ships: in the hex of the token, at one planet of yours whose hex holds no other race's ships,
 * at your homeworld if you own it, in a hex next to it, or on your side of the current battle (where
 * they have no dice of their own in that battle round).
 */
export interface PlaceShips extends ShipCounts, ForWhom {
	readonly type: 'ships';
	readonly at: 'here' | 'planet' | 'home' | 'nextToHome' | 'battle';
}

/** Lose `n` ships of your choice, of one kind if it says so, unless that many or more are moving. */
interface LoseShips extends ForWhom {
	readonly type: 'loseShips';
	readonly n: number;
	readonly kind?: Ship;
	/** The moving ships, or your side of the battle. */
	readonly at: 'moving' | 'battle';
	readonly unlessMoving?: number;
}

/** Remove one of these sets of your ships from one hex and place a better ship there. */
export interface Upgrade extends ForWhom {
	readonly type: 'upgrade';
	readonly from: readonly ShipCounts[];
	readonly to: Ship;
}

/**
 * An opponent loses ships of its choice in one hex at most `range` from ships of yours, until at least
 * `points` Battle Points are gone or no ship is left. Not a battle.
 */
interface Strike extends ForWhom {
	readonly type: 'strike';
	readonly points: number;
	readonly range: number;
}

/** Gain a market technology of a tier up to `maxTier` (GC-13.6); what it costs is one of three. */
export type Tech = ForWhom & {
	readonly type: 'tech';
	readonly maxTier: Tier;
	/** You may decline. */
	readonly optional?: true;
	/** If none can be taken. */
	readonly else?: readonly ImmediateEffect[];
} & (
		| {
				/** The research cost less this, at least 0. */
				readonly discount: number;
				readonly price?: never;
				readonly free?: never;
		  }
		| { readonly discount?: never; readonly price: number; readonly free?: never }
		| { readonly discount?: never; readonly price?: never; readonly free: true }
	);

/** More events this turn; `only` limits a Major Event to one use, and then it may not be traded. */
export interface MoreEvents extends ForWhom {
	readonly type: 'events';
	readonly major?: number;
	readonly minor?: number;
	readonly only?: 'battle';
}

/** Make up to `n` Moves as by Minor Events. */
interface Moves extends ForWhom {
	readonly type: 'moves';
	readonly n: number;
}

/**
 * Take any or all ships from one hex of yours to one at most `range` hexes away that holds no other
 * race's ships; only the token there is resolved.
 */
interface Jump extends ForWhom {
	readonly type: 'jump';
	readonly range: number;
}

/** The current movement ends here. */
interface Halt extends ForWhom {
	readonly type: 'halt';
}

/** Place `n` Riot Counters on each of up to `planets` different planets, by the rules of GC-16. */
interface Riot extends ForWhom {
	readonly type: 'riot';
	readonly n: number;
	readonly planets: number;
}

/** Remove all Riot Counters from the planets of `who`. */
interface Calm extends ForWhom {
	readonly type: 'calm';
	readonly n: 'all';
}

/** Every planet that carries Riot Counters gets `n` more of the same colour. */
interface Incite extends ForWhom {
	readonly type: 'incite';
	readonly n: number;
}

/** Refresh up to `n` of your expended planets. */
interface Refresh extends ForWhom {
	readonly type: 'refresh';
	readonly n: number;
}

/** Place `n` Space Ports without paying; GC-14.3, GC-14.4 and GC-14.6 hold; not counted as built. */
interface PlacePort extends ForWhom {
	readonly type: 'port';
	readonly n: number;
}

/**
 * Take a planet without a battle, no other race's ships being in its hex (GC-11.4 holds): an unowned
 * one at most `range` hexes from ships of yours, or an opponent's, not a homeworld, that carries at
 * least `counters` of your Riot Counters.
 */
export type Claim = ForWhom & { readonly type: 'claim' } & (
		| { readonly from: 'unowned'; readonly range: number }
		| { readonly from: 'influenced'; readonly counters: number }
	);

/** Pay `n` production; who cannot, cannot use the card. */
interface Pay extends ForWhom {
	readonly type: 'pay';
	readonly n: number;
}

/** Look at `n` face-down tokens of your choice, or the top `n` Council Cards. */
type Peek = ForWhom & { readonly type: 'peek'; readonly n: number } & (
		| { readonly what: 'token'; readonly reorder?: never }
		| {
				readonly what: 'council';
				/** Put them back in any order. */
				readonly reorder?: true;
		  }
	);

/** Place a Discovery Token on each of `n` random hexes that have none. */
interface PlaceTokens extends ForWhom {
	readonly type: 'placeTokens';
	readonly n: number;
}

/** Open `n` Objective Cards. */
interface OpenObjective extends ForWhom {
	readonly type: 'openObjective';
	readonly n: number;
}

/** Score up to `n` more open objectives as in GC-17.3. */
interface ScoreObjective extends ForWhom {
	readonly type: 'scoreObjective';
	readonly n: number;
}

/** Roll a die and carry out the row it falls in, bounds included. */
interface Roll extends ForWhom {
	readonly type: 'roll';
	readonly table: readonly {
		readonly from: number;
		readonly to: number;
		readonly effects: readonly ImmediateEffect[];
	}[];
}

export type ImmediateEffect =
	| Stock
	| Vp
	| PlaceShips
	| LoseShips
	| Upgrade
	| Strike
	| Tech
	| MoreEvents
	| Moves
	| Jump
	| Halt
	| Riot
	| Calm
	| Incite
	| Refresh
	| PlacePort
	| Claim
	| Pay
	| Peek
	| PlaceTokens
	| OpenObjective
	| ScoreObjective
	| Roll
	| Until;

/** What a response to a fate gives: a lasting trait, or something to start with (GC-4.8). */
export type StartEffect = TraitEffect | Stock | PlaceShips;

// Ballot effects (GC-24.4): Action Cards of timing council.

export type BallotEffect =
	/** `n` more votes in this vote. */
	| { readonly type: 'votes'; readonly n: number }
	/** Choose your option after all other ballots are shown. */
	| { readonly type: 'voteLast' };

// Battle effects (GC-24.5): Tactics and Action Cards of timing battle. They hold for one battle round
// unless they say otherwise; the steps are those of GC-10.5. A negative number makes fewer.

export type BattleEffect =
	/** Roll `n` more dice (step 6). */
	| { readonly type: 'dice'; readonly n: number }
	/** The opponent rolls `n` more dice (step 6). */
	| { readonly type: 'enemyDice'; readonly n: number }
	/** That many of your dice hit on `value` or higher; for each die its best value counts (step 7). */
	| { readonly type: 'hitOn'; readonly value: number; readonly dice: number | 'all' }
	/** You reroll up to `n` of your misses, or the opponent `n` of its hits (step 7). */
	| Reroll<'own', 'misses'>
	| Reroll<'enemy', 'hits'>
	/** `n` more hits on the opponent (step 8). */
	| { readonly type: 'hits'; readonly n: number }
	/** Cancel `n` hits on your side; `ownPlanet` instead, if the hex has a planet of yours (step 8). */
	| { readonly type: 'shield'; readonly n: number; readonly ownPlanet?: number }
	/** You assign up to `n` of the hits you make (step 9). */
	| { readonly type: 'aim'; readonly n: number | 'all' }
	/** Take `n` surviving enemy ships of these kinds; `inOrder`: of the first kind present (step 10). */
	| {
			readonly type: 'seize';
			readonly kinds: readonly Ship[];
			readonly n: number;
			readonly inOrder?: true;
	  }
	/** Cancel `n` Tactics of the opponent, the most expensive first; if it has none, `else` (step 5). */
	| { readonly type: 'jam'; readonly n: number; readonly else?: readonly BattleEffect[] }
	/** Your dice roll and their hits fall first, unless both sides have it (GC-10.6). */
	| { readonly type: 'firstStrike' }
	/** The opponent may not retreat after this battle round. */
	| { readonly type: 'pin' }
	/** After this battle round you may retreat without spending or owing a Minor Event. */
	| { readonly type: 'withdraw' }
	/** Ships that join your side. */
	| (PlaceShips & { readonly at: 'battle' });

/** What activating a Small Tactic costs; who cannot pay cannot activate (GC-10.5, step 4). */
export type BattlePrice =
	/** Roll fewer dice (`n` is negative; step 6). */
	| { readonly type: 'dice'; readonly n: number }
	/** Take `n` hits that cannot be cancelled (step 8). */
	| { readonly type: 'selfHits'; readonly n: number }
	/** The opponent rerolls up to `n` of its misses (step 7). */
	| Reroll<'enemy', 'misses'>
	/** You may not retreat for the rest of the battle. */
	| { readonly type: 'noRetreat' }
	/** Lose ships of your side: never its last one (GC-22.10). */
	| (LoseShips & { readonly at: 'battle' })
	| Pay;

interface Reroll<Side, Which> {
	readonly type: 'reroll';
	readonly side: Side;
	readonly which: Which;
	readonly n: number | 'all';
}

/** The tiers of technology, each open to who has 2 of the one before (GC-13.2). */
export const TIERS = [1, 2, 3, 4, 5] as const;
export type Tier = (typeof TIERS)[number];

/** Everything a list of effects can hold. */
export type Effect = TraitEffect | HexEffect | ImmediateEffect | BallotEffect | BattleEffect;
