/** The types of Cosmic Encounter under one name, and what its steps are written with. */
import { formsFor } from '../../core';
import type { Frame, FrameOf, Play as CorePlay, Step as CoreStep, WindowFrame } from '../../core';
import type { Move } from './moves';
import type { Board, Moment, SeatId, Vault } from './types';

/** A step that keeps nothing. */
export type NoLocals = Record<never, never>;

/** The locals of each step by its name; each step's file adds its own. */
export interface Steps {
	// eslint-disable-next-line @typescript-eslint/no-explicit-any
	[step: string]: any;
}

/** A response window. */
export interface Window {
	readonly moment: Moment;
	/** Nobody else is asked; left out: all who are entitled. */
	readonly only?: SeatId;
	/** Whom it is about. */
	readonly seat?: SeatId;
	/** Uses of powers that were declared in it: `seat:2 power|zombie|save|`. */
	did?: string[];
}

export interface Cosmic {
	readonly board: Board;
	readonly vault: Vault;
	readonly move: Move;
	readonly steps: Steps;
	readonly window: Window;
}

export type Play = CorePlay<Cosmic>;
export type Step = CoreStep<Cosmic>;
export type Open = WindowFrame<Cosmic>;
export type { Frame, FrameOf };

export const formsOf = formsFor<Cosmic>();
