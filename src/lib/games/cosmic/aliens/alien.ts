/** What an alien file declares. One small file an alien, one line in the table. */
import type { AlienWords } from '../book';
import type { Releasing } from '../captured';
import type { EssenceSet } from '../essence/essence';
import type { Play, Step } from '../play';
import type { PlayedOff } from '../stacked';
import type { AlienId, Board, CardKind, SeatId } from '../types';
import type { Effect, OwnQuestion } from '../use';

/** Expansions whose aliens are in the game, by their names in ids. */
export type Expansion = 'incursion' | 'conflict' | 'alliance' | 'storm' | 'dominion';

/** How cards are played as artifacts they are not. */
interface Guise {
	/** The use of the power that each such play is, which is declared with the card. */
	readonly use: string;
	/** Whether cards of this kind serve now. */
	readonly serves: (play: Play, seat: SeatId, kind: CardKind) => boolean;
	/** What comes of such a play of this seat at once. */
	readonly played?: (play: Play, seat: SeatId) => void;
}

export interface Alien {
	readonly words: Omit<AlienWords, 'id' | 'tokens' | 'stoppable' | 'keepsPower' | 'essence'>;
	readonly power: Effect;
	/** The flare's half for everybody else, and for its own player while the power is off (CE-15.22). */
	readonly wild: Effect;
	/** The flare's half for its own player; each half has its own roles and moments (CE-15.31). */
	readonly super: Effect;
	/** How well the steady player does with it: of two aliens it takes the one with more. */
	readonly liked: number;
	/** The expansion that brought it; left out: it is one of the first fifty, or comes with cards of its own (CE-3.22). */
	readonly set?: Expansion;
	/** Its power stays on however few home colonies its player has (CE-18.4). */
	readonly keepsPower?: boolean;
	/** Aliens it may not meet (CE-3.15). */
	readonly forbids?: readonly AlienId[];
	/** Lives on third parties, so it is left out with two players unless an option allows it (CE-22.7). */
	readonly needsThirdParties?: boolean;
	/** Lives on a win of one player alone, so it is left out where partners win together (CE-36.27). */
	readonly needsSoleWinners?: boolean;
	/** Brings pieces of a colour that no player has, so it is left out where all are taken (CE-22.6). */
	readonly needsColour?: true;
	/** The ships it brings are tokens: they go last, and are not captured (CE-20.25). */
	readonly bringsTokens?: true;
	/** The ships it brings come in the place of others, and add so much more each (CE-20.26). */
	readonly morphs?: number;
	/** Its power stays with its player: it is neither traded, lent nor stolen (CE-16.40). */
	readonly stays?: true;
	/** Steps of its own, which its uses push as `<id>.<name>`. */
	readonly steps?: { readonly [name: string]: Step };
	/** What they ask, as `<step>.<label>`. */
	readonly questions?: { readonly [question: string]: OwnQuestion };
	/** Its player may play cards of their hand as any artifact (CE-15.39). */
	readonly guise?: Guise;
	/** Cards face up on its sheet are played from there (CE-15.44); left out: they are not. */
	readonly plays?: PlayedOff;
	/** Cards face up on its sheet go into the deck that is made of the discard pile (CE-15.47). */
	readonly rejoins?: true;
	/** Its uses put tokens on its sheet (CE-2.8). */
	readonly tokens?: true;
	/** Its flare asks whose ships have gone to the warp in resolution. */
	readonly countsLate?: true;
	/** By what ships captured on its sheet may be given back to their owners; left out: by no agreement. */
	readonly releases?: Releasing;
	/** What its sheet gathers as an encounter closes: no use, so nothing stops it (CE-17.13). */
	readonly gather?: (play: Play, seat: SeatId) => void;
	/** What comes onto its sheet as any encounter begins, while its power is on: no use, so nothing answers it (CE-15.44). */
	readonly stocks?: (play: Play, seat: SeatId) => void;
	/** Game setup of its sheet (CE-3.13). Aliens that have one are never drawn in mid-game. */
	readonly setup?: (board: Board, seat: SeatId) => void;
	/** Its player takes the first turn, whomever destiny turns up (CE-36.14). */
	readonly begins?: true;
	/** Game setup that draws or asks (CE-3.21). Aliens that have one are never drawn in mid-game. */
	readonly begin?: (play: Play, seat: SeatId) => void;
	/** What it begins with comes before that of all others, for it is of the hands (CE-3.23). */
	readonly builds?: true;
	/** Cards of its own (CE-36); such aliens come by an option of the box. */
	readonly essence?: EssenceSet;
	/** What it brings about as the regroup of any encounter begins, whoever plays it. */
	readonly regroup?: (play: Play) => void;
	/** What goes with its sheet when that is discarded, besides the tokens on it (CE-16.19). */
	readonly leaves?: (play: Play) => void;
}
