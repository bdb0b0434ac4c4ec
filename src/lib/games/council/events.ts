/** What a player can do on its turn (GC-7): each event says what it uses up, what it offers, how it begins. */
import type { Answer, Choice } from '../../core';
import type { Play, SeatId, Turn } from './types';

export interface TurnEvent {
	/** `battle`: a Major Event, of which some can be kept for Battles alone (GC-7.6). */
	readonly uses: 'major' | 'minor' | 'battle' | 'nothing';
	/**
	 * The choice in the menu of the turn, with all that belongs to it in `then`; null when there is
	 * nothing legal to choose. Its id is the event's name. Pieces it stands for are named by `on`.
	 */
	readonly choice: (play: Play, seat: SeatId) => Choice | null;
	/** The event has been used and said nothing yet: does it, usually by pushing steps. */
	readonly begin: (play: Play, seat: SeatId, answer: Answer | null) => void;
}

/** Whether the turn has what an event uses. */
export function canUse({ major, battles, minor }: Turn, uses: TurnEvent['uses']): boolean {
	switch (uses) {
		case 'major':
			return major > 0;
		case 'battle':
			return major + battles > 0;
		case 'minor':
			return minor > 0;
		case 'nothing':
			return true;
	}
}

/** Takes from the turn what an event uses; a Major Event kept for Battles goes first. */
export function use(turn: Turn, uses: TurnEvent['uses']): void {
	if (uses === 'minor') turn.minor -= 1;
	else if (uses === 'battle' && turn.battles > 0) turn.battles -= 1;
	else if (uses !== 'nothing') turn.major -= 1;
}

/** The turn under way. Throws when there is none: asking is then a bug. */
export function turnOf(play: Play): Turn {
	if (!play.board.turn) throw new Error('Nobody has the turn.');
	return play.board.turn;
}

/** The choice inside an answer to the menu: `{ pick: 'move', then: { pick: 'hex:0,1' } }` gives `hex:0,1`. */
export const pickIn = (answer: Answer | null): string =>
	answer && 'pick' in answer ? answer.pick : '';

export const thenIn = (answer: Answer | null): Answer | null =>
	(answer && 'pick' in answer && answer.then) || null;
