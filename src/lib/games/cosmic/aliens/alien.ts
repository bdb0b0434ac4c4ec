/** What an alien file declares. One small file an alien, one line in the table. */
import type { AlienWords } from '../book';
import type { Effect } from '../effects';
import type { Step } from '../play';
import type { AlienId, Board, SeatId } from '../types';

export interface Alien {
	readonly words: Omit<AlienWords, 'id'>;
	readonly power: Effect;
	/** The flare's half for everybody else, and for its own player while the power is off (CE-15.22). */
	readonly wild: Effect;
	/** The flare's half for its own player; each half has its own roles and moments (CE-15.31). */
	readonly super: Effect;
	/** Aliens it may not meet (CE-3.15). */
	readonly forbids?: readonly AlienId[];
	/** Lives on third parties, so it is left out with two players unless an option allows it (CE-22.7). */
	readonly needsThirdParties?: boolean;
	/** Steps of its own, which its uses push as `<id>.<name>`. */
	readonly steps?: { readonly [name: string]: Step };
	/** Game setup of its sheet (CE-3.13). Aliens that have one are never drawn in mid-game. */
	readonly setup?: (board: Board, seat: SeatId) => void;
}
