/**
 * What modules let a seat do in a response window, besides the powers and cards that the rules know by their uses.
 * The windows ask all of them; a module that is not at the table has nothing to say, and costs nothing.
 */
import type { Answer, Choice } from '../../../core';
import type { Sight } from '../bot/sight';
import type { Play } from '../play';
import type { Moment, SeatId } from '../types';
import { KICKERS } from './rewards/kickers';
import { RIFTS } from './rewards/rifts';

/** An answer to a window: the choice picked, and its details. */
export interface Picked {
	readonly pick: string;
	readonly then?: Answer;
}

export interface ModulePlay {
	readonly moment: Moment;
	/** Whether this seat may have something to play, as far as all can see (CE-16.22). */
	readonly may: (play: Play, seat: SeatId) => boolean;
	readonly choices: (play: Play, seat: SeatId) => Choice[];
	/** Whether a choice is one of these. */
	readonly mine: (pick: string) => boolean;
	readonly play: (play: Play, seat: SeatId, picked: Picked) => void;
	/** What the choice is worth to a bot now, in foreign colonies. */
	readonly worth: (sight: Sight, pick: string) => number;
}

const PLAYS: readonly ModulePlay[] = [KICKERS, RIFTS];

/** Whether a module gives this seat something to do at this moment, as far as all can see. */
export const modulesAct = (play: Play, moment: Moment, seat: SeatId): boolean =>
	play.board.modules !== undefined &&
	PLAYS.some((one) => one.moment === moment && one.may(play, seat));

/** What it may do at this moment by the modules at the table. */
export const moduleChoices = (play: Play, moment: Moment, seat: SeatId): Choice[] =>
	play.board.modules
		? PLAYS.flatMap((one) => (one.moment === moment ? one.choices(play, seat) : []))
		: [];

/** The kind of play that a choice names; undefined: it is no module’s. */
export const modulePlay = (pick: string): ModulePlay | undefined =>
	PLAYS.find(({ mine }) => mine(pick));
