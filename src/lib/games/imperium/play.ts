/** The types of Twilight Imperium under one name, and what its steps are written with. */
import { formsFor, underwayFor } from '../../core';
import type {
	Frame,
	FrameOf,
	GameTypes,
	NoLocals,
	Play as CorePlay,
	Step as CoreStep
} from '../../core';
import type { Move } from './moves';
import type { Moment } from './timing/moments';
import type { ActionCardId, Board, SeatId, Vault } from './types';

/** The locals of each step by its name; each step's file adds its own. */
export interface Steps {}

export interface Imperium extends GameTypes {
	readonly board: Board;
	readonly vault: Vault;
	readonly move: Move;
	readonly steps: Steps;
	/** `only`: the one seat it is put to, where it is put to one; `came`: the last card that was played in it. */
	readonly window: {
		readonly moment: Moment;
		readonly only?: SeatId;
		came?: { readonly seat: SeatId; readonly card: ActionCardId };
	};
}

export type Play = CorePlay<Imperium>;
export type Step = CoreStep<Imperium>;
export type { Frame, FrameOf, NoLocals };

export const formsOf = formsFor<Imperium>();

/** The steps under way, innermost last. */
export const underway = underwayFor<Imperium>();
