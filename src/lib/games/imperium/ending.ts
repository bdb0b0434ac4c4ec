/** The end of the game (TI-1): who has won by what, and how all stand then. */
import { msg } from '../../core';
import type { Words } from '../../core';
import { playerOf, ranked } from '../kit';
import { counterSum, planetsOf } from './board';
import type { Play } from './play';
import { objectiveOf } from './tables/by-id';
import { seatsIn } from './timing/passed';
import { orderOfPlay } from './turn-order';
import type { Board, ObjectiveId, SeatId, Standing } from './types';

/** Victory points that win (TI-1.1, TI-1.13). */
export const goalOf = ({ options }: Pick<Board, 'options'>): number =>
	options.longWar === 'on' ? 14 : 10;

const standingOf = (board: Board, seat: SeatId): Standing => {
	const { points, claimed, counters } = playerOf(board, seat);
	return {
		seat,
		points,
		objectives: claimed.length,
		planets: planetsOf(board, seat).length,
		// TI-1.9.
		counters: counterSum(counters)
	};
};

/** What breaks a tie of points, in this order, and its words (TI-1.8). */
const TIE_BREAKS = [
	{ of: 'objectives', say: msg('the most objectives claimed') },
	{ of: 'planets', say: msg('the most planets') },
	{ of: 'counters', say: msg('the most unused counters') }
] as const;

/** TI-1.7, TI-1.8: the first is first; who is out cannot win (TI-26.3). */
export function rankingOf(board: Board): Standing[] {
	let all = orderOfPlay(board).map((seat) => standingOf(board, seat));
	for (const { of } of TIE_BREAKS.toReversed()) all = ranked(all, (one) => one[of]);
	all = ranked(all, ({ points }) => points);
	return ranked(all, ({ seat }) => (playerOf(board, seat).isOut ? 0 : 1));
}

/** Who has won, and what puts the first before the second. */
function verdictOf(board: Board, first: Standing, second: Standing | undefined): Words {
	const words = { who: first.seat, n: first.points };
	if (!second || first.points !== second.points || playerOf(board, second.seat).isOut)
		return msg(
			'{who} wins with {n, plural, one {# victory point} other {# victory points}}.',
			words
		);
	const tieBreak = TIE_BREAKS.find(({ of }) => first[of] !== second[of]);
	return msg(
		'{who} wins with {n, plural, one {# victory point} other {# victory points}}; the tie is broken by {by}.',
		{ ...words, by: tieBreak?.say ?? msg('the order of play') }
	);
}

function finish(play: Play, ranking: Standing[], why: Words, rule: string): void {
	const [first] = ranking;
	if (!first) throw new Error('Nobody is left to win.');
	play.board.ranking = ranking;
	play.finish([first.seat], why, rule);
}

/** TI-1.1, TI-1.3, TI-1.5: ends the game if anybody has enough points; whether it did. */
export function endAtGoal(play: Play): boolean {
	const { board } = play;
	const ranking = rankingOf(board);
	const [first, second] = ranking;
	if (!first || first.points < goalOf(board)) return false;
	finish(play, ranking, verdictOf(board, first, second), 'TI-1.1');
	return true;
}

/** TI-1.6, TI-1.7: Imperium Rex is turned up, or the marker of two players comes to it (TI-30.2). */
export function endByRex(play: Play, rule: string): void {
	const ranking = rankingOf(play.board);
	const [first, second] = ranking;
	if (first) finish(play, ranking, verdictOf(play.board, first, second), rule);
}

/** A player wins whatever the points are: it stands first. */
function winBefore(play: Play, seat: SeatId, why: Words, rule: string): void {
	finish(
		play,
		ranked(rankingOf(play.board), (one) => (one.seat === seat ? 1 : 0)),
		why,
		rule
	);
}

/** TI-1.10: an objective that wins the game outright was claimed. */
export const winOutright = (play: Play, seat: SeatId, objective: ObjectiveId): void =>
	winBefore(
		play,
		seat,
		msg('{who} wins: {objective}', {
			who: seat,
			objective: objectiveOf(objective).name ?? ''
		}),
		'TI-1.10'
	);

/** TI-1.12: ends the game if only one player is left in it; whether it did. */
export function endIfAlone(play: Play): boolean {
	const [last, ...others] = seatsIn(play.board);
	if (last === undefined || others.length > 0) return false;
	winBefore(play, last, msg('{who} wins: all others are eliminated.', { who: last }), 'TI-1.12');
	return true;
}
