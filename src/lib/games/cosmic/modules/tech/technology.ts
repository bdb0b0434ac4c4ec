/** What the file of a technology declares (CE-32): its words, how long it is researched, and what it does. */
import type { TechWords } from '../../book';
import type { Play, Step } from '../../play';
import { isWarned } from '../hazards/warning';
import type { Board, SeatId } from '../../types';
import type { Tech, TechSlot, Toll } from './state';
import type { Effect, OwnQuestion } from '../../use';

export interface Technology extends Effect {
	readonly words: Omit<
		TechWords,
		'id' | 'research' | 'takes' | 'hidden' | 'hazardous' | 'drawsAnother'
	>;
	/** Ships it takes to complete it (CE-32.8); `X`: any number from one on, and it counts them (CE-32.10). */
	readonly research: number | 'X';
	/** It is completed by being used, and lies face down until then (CE-32.10). */
	readonly hidden?: true;
	/** Hidden, and used while a hazard warning is active alone: it costs the ships on it (CE-32.15). */
	readonly hazardous?: true;
	/** Attacks of the hand that it is completed with; no ship goes on it (CE-32.16). Left out: ships complete it. */
	readonly toll?: Toll;
	/** Whoever completes it draws another (CE-32.12). */
	readonly drawsAnother?: true;
	/** It does nothing where only two play, and is left out then (CE-32.17). */
	readonly needsOthers?: true;
	/** It brings a ship that is told from others, and is left out where special ships are marked (CE-32.50). */
	readonly marksShip?: true;
	/** It is left out where rewards have no deck of their own (CE-32.43). */
	readonly needsRewards?: true;
	/** How well the steady player does with it: 1 (badly) to 10 (well). */
	readonly liked: number;
	/** Whether its player can complete it, with ships enough; left out: it can. */
	readonly completable?: (play: Play, seat: SeatId) => boolean;
	/** What comes of completing it. */
	readonly completed?: (play: Play, seat: SeatId, slot: TechSlot) => void;
	/** What to do with the ships that researched it when they have no colony to go to; left out: the warp (CE-32.8). */
	readonly homeless?: (play: Play, seat: SeatId, slot: TechSlot) => void;
	/** What comes of its being given to another player, turned up. */
	readonly got?: (play: Play, tech: Tech, from: SeatId, to: SeatId) => void;
	/** What comes of both encounter cards lying face down, while it lies open (CE-32.49). */
	readonly selected?: (play: Play, seat: SeatId, tech: Tech) => void;
	/** What comes of an encounter being settled or ended before its time, while it lies open (CE-32.49). */
	readonly settled?: (play: Play, seat: SeatId, tech: Tech) => void;
	/** What comes of its leaving play. */
	readonly leaves?: (play: Play, tech: Tech, seat: SeatId) => void;
	/** Steps of its own, which its uses push as `<id>.<name>`. */
	readonly steps?: { readonly [name: string]: Step };
	/** What they ask, as `<step>.<label>`. */
	readonly questions?: { readonly [question: string]: OwnQuestion };
}

/** Ships without which a technology cannot be used or completed. */
export const fewestFor = ({ research }: Technology): number => (research === 'X' ? 1 : research);

/** Whether ships research it: some need none, and those that attacks complete take none (CE-32.16). */
export const takesShips = ({ research }: Technology): boolean => research !== 0;

/** Whether it can be used face down with so many ships on it (CE-32.10), as far as all can see (CE-32.15). */
export const usableUnseen = (board: Board, technology: Technology, ships: number): boolean =>
	technology.hidden === true &&
	ships >= fewestFor(technology) &&
	(!technology.hazardous || isWarned(board));
