/**
 * Moments at which several may act (TI-34.3): response windows of the kernel. Each is declared and described beside
 * the step that opens it; which Action Cards are played there is read off their timings.
 */
import type { Answer, Barred, Choice, OneShape, WindowWords } from '../../../core';
import type { AnswerTo, WindowFrame } from '../../../core';
import type { Imperium, Play } from '../play';
import type { Timing } from '../tables';
import type { SeatId } from '../types';

/** The moments by name; each step's file adds its own. */
export interface Moments {}
export type Moment = keyof Moments;

/** Moments without a window: cards are offered within a question that is put anyway (TI-34.8); each step's file adds its own. */
export interface Besides {}
/** When cards may be offered: in a window, or within another question. */
export interface CardMoment {
	readonly moment: Moment | keyof Besides;
}

export type MomentFrame = WindowFrame<Imperium>;
export type { Answer };

export interface MomentRules {
	/**
	 * Who may be meant, from public facts alone (TI-34.1): of these, who holds an Action Card, or for whom `hasMore`
	 * says so, is asked.
	 */
	readonly seats: (play: Play, frame: MomentFrame) => readonly SeatId[];
	/** Whether this seat has something besides cards to do here, judged from public facts; left out: nobody has. */
	readonly hasMore?: (play: Play, frame: MomentFrame, seat: SeatId) => boolean;
	/** What it may do here besides passing and its cards. */
	readonly choices?: (play: Play, frame: MomentFrame, seat: SeatId) => readonly Choice[];
	/** What it may look for and cannot do now, and why. */
	readonly barred?: (play: Play, frame: MomentFrame, seat: SeatId) => readonly Barred[];
	/** Does it; usually pushes steps. */
	readonly respond?: (
		play: Play,
		frame: MomentFrame,
		seat: SeatId,
		answer: AnswerTo<OneShape>
	) => void;
	/** What a card that is played here leaves to be known, before it is announced. */
	readonly onCard?: (play: Play) => void;
	/** Whether it is about this seat, for standing orders. */
	readonly concerns?: (play: Play, frame: MomentFrame, seat: SeatId) => boolean;
	/** Whether who has passed may answer (TI-8.3): it answers another player's card, or is part of a fight. */
	readonly isOpenToPassed?: boolean;
	/** When cards are played here, where that hangs on how things stand; left out: as in timings.ts. */
	readonly timings?: (play: Play) => readonly Timing[];
	readonly words: (play: Play, frame: MomentFrame) => WindowWords;
}

/** The seat that a moment was opened for. */
export const onlyOne: MomentRules['seats'] = (_play, { only }) => (only ? [only] : []);
