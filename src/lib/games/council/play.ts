/** The types of Galactic Council under one name, and what its steps are written with. */
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
import type { Board, Vault } from './types';

/** The locals of each step by its name; each step's file adds its own. */
export interface Steps {}

export interface Council extends GameTypes {
	readonly board: Board;
	readonly vault: Vault;
	readonly move: Move;
	readonly steps: Steps;
	/** Nothing answers a moment: every decision is asked for by the step it belongs to (GC-21.1). */
	readonly window: never;
}

export type Play = CorePlay<Council>;
export type Step = CoreStep<Council>;
export type { Frame, FrameOf, NoLocals };

export const formsOf = formsFor<Council>();

/** The steps under way, innermost last. */
export const underway = underwayFor<Council>();
