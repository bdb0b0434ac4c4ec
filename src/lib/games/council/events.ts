/** What a player can do on its turn (GC-7): each event says what it uses up, what it offers, how it begins. */
import type { Answer, Choice } from '../../core';
import { plural } from './board';
import { stat } from './stats';
import type { Play } from './play';
import type { Board, SeatId, Turn } from './types';
import type { MoreEvents } from './vocabulary';

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

/** Events that a turn of this player begins with (GC-7.1). */
export const eventsOf = (board: Board, seat: SeatId): { major: number; minor: number } => ({
	major: stat(board, seat, 'majorEvents'),
	minor: stat(board, seat, 'minorEvents')
});

/** Gives the turn under way more events (GC-7.6), and says so; `only` keeps Major Events for Battles. */
export function moreEvents(
	play: Play,
	{ major = 0, minor = 0, only }: Pick<MoreEvents, 'major' | 'minor' | 'only'>
): void {
	const turn = turnOf(play);
	if (only === 'battle') turn.battles += major;
	else turn.major += major;
	turn.minor += minor;
	const gained = [
		...(major > 0 ? [plural(major, 'Major Event')] : []),
		...(minor > 0 ? [plural(minor, 'Minor Event')] : [])
	];
	if (gained.length > 0) play.say(`{${turn.seat}} has ${gained.join(' and ')} more.`, 'GC-7.6');
}

/** The choice inside an answer to the menu: `{ pick: 'move', then: { pick: 'hex:0,1' } }` gives `hex:0,1`. */
export const pickIn = (answer: Answer | null): string =>
	answer && 'pick' in answer ? answer.pick : '';

export const thenIn = (answer: Answer | null): Answer | null =>
	(answer && 'pick' in answer && answer.then) || null;
