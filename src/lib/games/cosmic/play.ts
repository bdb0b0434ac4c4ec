/** The types of Cosmic Encounter under one name, and what its steps are written with. */
import { formsFor, underwayFor } from '../../core';
import type {
	Frame,
	FrameOf,
	GameTypes,
	NoLocals,
	Play as CorePlay,
	Step as CoreStep,
	WindowFrame,
	Words
} from '../../core';
import type { Led } from './because';
import type { Move } from './moves';
import type { Board, CardId, Moment, PlanetId, SeatId, Ships, Vault } from './types';

/** The locals of each step by its name; each step's file adds its own. */
export interface Steps {}

/** A response window. */
export interface Window {
	readonly moment: Moment;
	/** Nobody else is asked; left out: all who are entitled. */
	readonly only?: SeatId;
	/** Whom it is about. */
	readonly seat?: SeatId;
	/** All whom it is about, where there may be several. */
	readonly seats?: readonly SeatId[];
	/** Where whose new colonies are, as they are gained; left out: none were. */
	readonly settled?: readonly { readonly seat: SeatId; readonly planet: PlanetId }[];
	/** Planets on which ships have come to rest (CE-39.5). */
	readonly landed?: readonly PlanetId[];
	/** How many ships of each have left the warp. */
	readonly ships?: Ships;
	/** Cards that were drawn, of one seat it is about; nobody is told of them by the window. */
	readonly cards?: readonly CardId[];
	/** Cards of the seat it is about that were just taken, by whom, as they are called there. */
	readonly taken?: { readonly by: SeatId; readonly cards: readonly CardId[] };
	/** Cards that have come to the discard pile, and whose they were. */
	readonly discarded?: { readonly by: SeatId; readonly cards: readonly CardId[] };
	/** What led to it; left out: the course of the game. A declared use keeps it itself. */
	readonly why?: Led;
	/** Uses of powers that were declared in it: `seat:2 power|zombie|save|`. */
	did?: string[];
	/** What was used in it last, in words; left out: nothing yet, so that it is asked for the first time. */
	lately?: Words;
}

export interface Cosmic extends GameTypes {
	readonly board: Board;
	readonly vault: Vault;
	readonly move: Move;
	readonly steps: Steps;
	readonly window: Window;
}

export type Play = CorePlay<Cosmic>;
export type Step = CoreStep<Cosmic>;
export type Open = WindowFrame<Cosmic>;
/** The frame of a step by its name. */
export type StepFrame<S extends keyof Steps> = FrameOf<Steps[S]>;
export type { Frame, FrameOf, NoLocals };

export const formsOf = formsFor<Cosmic>();

/** The steps under way, innermost last. */
export const underway = underwayFor<Cosmic>();
