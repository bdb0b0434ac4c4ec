/** What a player can do on its turn (GC-7): each event says what it uses up, what it offers, how it begins. */
import { msg } from '../../../core';
import type { Answer, AnswerTo, Barred, Choice, Reason, Shape, Words } from '../../../core';
import { stat } from '../numbers/stats';
import type { Play } from '../play';
import type { Board, SeatId, Turn } from '../types';
import type { MoreEvents } from '../tables/vocabulary';

/** `battle`: a Major Event, of which some can be kept for Battles alone (GC-7.6). */
type Uses = 'major' | 'minor' | 'battle';

export type { Reason };

/** Whether a table began under these rules or later ones. */
export type Since = Play['since'];

/** What would pay a price (GC-8.4); '' where nothing would, or its payer is asked. */
type Pays = (due: number) => Words;

/** What an event asks further, and what follows from it. */
interface Offer<S extends Shape | undefined> {
	readonly note?: Words;
	readonly then: S;
}

/** What an event of the turn is: `S` is the shape of its further question. */
interface Rules<S extends Shape | undefined> {
	/** Its name in the menu and in answers. */
	readonly id: string;
	readonly say: Words;
	/** The rule that asks within it. */
	readonly rule: string;
	readonly uses: Uses;
	/** Which hexes it is for, where it asks for one: told of a hex that is none of them. */
	readonly hexes?: Reason | ((board: Board, seat: SeatId) => Reason);
	/** Whether there is such an event for this player at all; left out: there is. */
	readonly isThere?: (board: Board, seat: SeatId) => boolean;
	/** What it offers now, pieces named by `on`; or why there is nothing to choose. */
	readonly offer: (board: Board, seat: SeatId, since: Since) => Offer<S> | Reason;
	/** What it costs in production, where that is the same whatever is chosen; left out: nothing, or it depends. */
	readonly price?: (board: Board, seat: SeatId) => Cost;
	/** What it asks further, with what is told besides to who looks at it. */
	readonly told?: (then: S, pays: Pays) => S;
	/** The event has been used and said nothing yet: does it, usually by pushing steps. */
	readonly begin: (
		play: Play,
		seat: SeatId,
		answer: S extends Shape ? AnswerTo<S> : undefined
	) => void;
}

/** What an event costs in production, and whether it may be paid for once more. */
interface Cost {
	readonly n: number;
	readonly again?: boolean;
}

const FREE: Cost = { n: 0 };

export interface TurnEvent {
	readonly id: string;
	readonly uses: Uses;
	readonly hexes: (board: Board, seat: SeatId) => Reason | undefined;
	readonly price: (board: Board, seat: SeatId) => Cost;
	/**
	 * The choice in the menu of the turn, with all that belongs to it in `then`; or why it is none now;
	 * null for what could be no event of this turn, whatever was left of it. With `pays` as it is told to who looks at it.
	 */
	readonly choice: (
		board: Board,
		seat: SeatId,
		since: Since,
		pays?: Pays
	) => Choice | Barred | null;
	readonly begin: (play: Play, seat: SeatId, answer: Answer | undefined) => void;
}

/** What an event uses, as the menu says it before anything else. */
const USES: { readonly [uses in Uses]: Words } = {
	major: msg('Major Event'),
	battle: msg('Major Event'),
	minor: msg('Minor Event')
};

/** An event of the turn, its answer typed by the question it offers. */
export function turnEvent<const S extends Shape | undefined>({
	id,
	say,
	rule,
	uses,
	hexes,
	isThere,
	offer,
	price = () => FREE,
	told,
	begin
}: Rules<S>): TurnEvent {
	return {
		id,
		uses,
		price,
		hexes: typeof hexes === 'function' ? hexes : () => hexes,
		choice: (board, seat, since, pays) => {
			if (isThere && !isThere(board, seat)) return null;
			const found = whySpent(turnOf(board), uses) ?? offer(board, seat, since);
			if ('why' in found) return { id, say, why: found.why, rule: found.rule };
			const then = pays && told ? told(found.then, pays) : found.then;
			const note = found.note
				? msg('{uses}. {note}', { uses: USES[uses], note: found.note })
				: USES[uses];
			return then ? { id, say, note, then, rule } : { id, say, note };
		},
		// An answer was checked against the shape that was offered.
		begin: begin as TurnEvent['begin']
	};
}

const NO_MAJOR: Reason = { why: msg('No Major Event is left.'), rule: 'GC-7.1' };
const NO_MINOR: Reason = { why: msg('No Minor Event is left.'), rule: 'GC-7.1' };
const BATTLE_ONLY: Reason = {
	why: msg('The Major Event left is for a Battle alone.'),
	rule: 'GC-7.6'
};

/** Why the turn has not what an event uses; null when it has. */
function whySpent({ major, battles, minor }: Turn, uses: Uses): Reason | null {
	switch (uses) {
		case 'major':
			return major > 0 ? null : battles > 0 ? BATTLE_ONLY : NO_MAJOR;
		case 'battle':
			return major + battles > 0 ? null : NO_MAJOR;
		case 'minor':
			return minor > 0 ? null : NO_MINOR;
	}
}

/** Takes from the turn what an event uses; a Major Event kept for Battles goes first. */
export function use(turn: Turn, uses: Uses): void {
	if (uses === 'minor') turn.minor -= 1;
	else if (uses === 'battle' && turn.battles > 0) turn.battles -= 1;
	else turn.major -= 1;
}

/** The turn under way. Throws when there is none: asking is then a bug. */
export function turnOf({ turn }: Board): Turn {
	if (!turn) throw new Error('Nobody has the turn.');
	return turn;
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
	const turn = turnOf(play.board);
	if (only === 'battle') turn.battles += major;
	else turn.major += major;
	turn.minor += minor;
	const gained = [
		...(major > 0
			? [msg('{n, plural, one {# Major Event} other {# Major Events}}', { n: major })]
			: []),
		...(minor > 0
			? [msg('{n, plural, one {# Minor Event} other {# Minor Events}}', { n: minor })]
			: [])
	];
	if (gained.length > 0)
		play.say(
			msg('{who} has {gained} more.', { who: turn.seat, gained: { and: gained } }),
			'GC-7.6'
		);
}
