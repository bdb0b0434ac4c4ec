/** The types of Galactic Council under one name, and what its steps are written with. */
import { formsFor } from '../../core';
import type { AnyFrame, Frame, FrameOf, Play as CorePlay, Step as CoreStep } from '../../core';
import type { Move } from './moves';
import type { Board, Vault } from './types';

/** A step that keeps nothing. */
export type NoLocals = Record<never, never>;

/** The locals of each step by its name; each step's file adds its own. */
export interface Steps {}

export interface Council {
	readonly board: Board;
	readonly vault: Vault;
	readonly move: Move;
	readonly steps: Steps;
	/** Nothing answers a moment: every decision is asked for by the step it belongs to (GC-21.1). */
	readonly window: never;
}

export type Play = CorePlay<Council>;
export type Step = CoreStep<Council>;
export type { Frame, FrameOf };

export const formsOf = formsFor<Council>();

/** The steps under way, innermost last: a frame was pushed with the locals of its step. */
export const underway = ({ frames }: { readonly frames: readonly Frame[] }) =>
	frames as readonly AnyFrame<Council>[];
