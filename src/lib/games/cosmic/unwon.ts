/** A game that nobody has won in time, or could still win, ends all the same (CE-21.15). */
import { msg } from '../../core';
import type { Words } from '../../core';
import { foreignColonies } from './board';
import { winByPoints } from './modules/objectives/count';
import { partnerOf } from './modules/teams/partners';
import { value } from './values';
import { finishWith } from './winners';
import type { Play } from './play';
import type { Board, SeatId } from './types';

/** So many turns for each player: ten times as many as a long game takes. */
const TURNS = 50;

/** Why the game ends unwon; null: it goes on. */
function whyUnwon({ turn, order, planets }: Board): Words | null {
	if (Object.keys(planets).length === 0) return msg('No planet is left: the game ends.');
	return turn < TURNS * order.length
		? null
		: msg('Nobody has won in {n} turns each: the game ends.', { n: TURNS });
}

/** What counts for a seat: with its partner’s colonies, or its own twice where others have partners (as CE-40.57). */
function counting(board: Board, seat: SeatId): number {
	const own = foreignColonies(board, seat);
	if (!board.teams) return own;
	const partner = partnerOf(board, seat);
	return own + (partner === null ? own : foreignColonies(board, partner));
}

/** Ends the game where nobody has won; asked for as a turn ends. Says whether it is over, or about to be. */
export function endUnwon(play: Play): boolean {
	const { board } = play;
	const why = whyUnwon(board);
	if (!why) return false;
	if (board.objectives) {
		play.say(why, 'CE-21.15');
		winByPoints(play, []);
		return true;
	}
	const may = board.order.filter((seat) => value(play, 'mayWin', true, { seat }));
	const most = Math.max(0, ...may.map((seat) => counting(board, seat)));
	const winners = most === 0 ? [] : may.filter((seat) => counting(board, seat) === most);
	if (winners.length === 0) play.finish([], why, 'CE-21.15');
	else {
		play.say(why, 'CE-21.15');
		finishWith(
			play,
			winners,
			msg('With the most foreign colonies when the game ended.'),
			'CE-21.15',
			winners.length === 1
				? msg('{who, select, you {You win} other {# wins}} with the most foreign colonies.', {
						who: winners[0] ?? ''
					})
				: msg('{who} share the victory with the most foreign colonies.', {
						who: { and: winners }
					})
		);
	}
	return true;
}
