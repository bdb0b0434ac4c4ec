/** The end of the game (TI-1): who has won by what, and how all stand then. */
import { msg } from '../../core';
import type { TieBreak, Words } from '../../core';
import { decisive, playerOf, ranked, rankedBy } from '../kit';
import type { Criterion } from '../kit';
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

/** What breaks a tie of points, in this order (TI-1.8). */
const TIE_BREAKS: readonly Criterion<Standing>[] = [
	{
		of: ({ objectives }) => objectives,
		say: ({ seat }, n, other, next) =>
			msg('{who} has claimed more objectives than {whom}, {n} to {other}.', {
				...{ who: seat, whom: next.seat, n, other }
			})
	},
	{
		of: ({ planets }) => planets,
		say: ({ seat }, n, other, next) =>
			msg('{who} has more planets than {whom}, {n} to {other}.', {
				...{ who: seat, whom: next.seat, n, other }
			})
	},
	{
		of: ({ counters }) => counters,
		say: ({ seat }, n, other, next) =>
			msg('{who} has more unused counters than {whom}, {n} to {other}.', {
				...{ who: seat, whom: next.seat, n, other }
			})
	}
];

/** TI-1.7, TI-1.8: the first is first; who is out cannot win (TI-26.3). */
export const rankingOf = (board: Board): Standing[] =>
	rankedBy(
		orderOfPlay(board).map((seat) => standingOf(board, seat)),
		[
			{ of: ({ seat }) => (playerOf(board, seat).isOut ? 0 : 1) },
			{ of: ({ points }) => points },
			...TIE_BREAKS
		]
	);

/** TI-1.8: why one stands before the next, where both have as many points; null where they have not. */
export const whyBefore = (board: Board, one: Standing, next: Standing): Words | null =>
	one.points !== next.points || playerOf(board, next.seat).isOut
		? null
		: decisive(TIE_BREAKS, one, next) ||
			msg('{who} comes earlier in the order of play than {whom}.', {
				...{ who: one.seat, whom: next.seat }
			});

/** All who have as many points as the first, who is one of them (TI-26.3). */
function tiedIn(board: Board, ranking: readonly Standing[]): SeatId[] {
	const tied = ranking.filter(
		({ seat, points }) => points === ranking[0]?.points && !playerOf(board, seat).isOut
	);
	return tied.map(({ seat }) => seat);
}

/** Who ties, and why the first stands before the second. */
export function tieBreakOf(board: Board, ranking: readonly Standing[]): TieBreak | null {
	const [first, second] = ranking;
	const why = first && second && whyBefore(board, first, second);
	if (!why) return null;
	return {
		rule: 'TI-1.8',
		say: msg('{who} have {n, plural, one {# victory point} other {# victory points}} each. {why}', {
			who: { and: tiedIn(board, ranking) },
			n: first.points,
			why
		})
	};
}

/** Who has won by points, for the log. */
const verdictOf = ({ seat, points }: Standing): Words =>
	msg('{who} wins with {n, plural, one {# victory point} other {# victory points}}.', {
		who: seat,
		n: points
	});

/** Whoever stands first has won by points: what puts it before the second is told first. */
function finishByPoints(
	play: Play,
	ranking: Standing[],
	{ first, why, rule }: { first: Standing; why: Words; rule: string }
): void {
	const tie = tieBreakOf(play.board, ranking);
	if (tie) play.say(tie.say, tie.rule);
	finish(play, ranking, why, rule, verdictOf(first));
}

function finish(play: Play, ranking: Standing[], why: Words, rule: string, told = why): void {
	const [first] = ranking;
	if (!first) throw new Error('Nobody is left to win.');
	play.board.ranking = ranking;
	play.finish([first.seat], why, rule, told);
}

/** TI-1.1, TI-1.3, TI-1.5: ends the game if anybody has enough points; whether it did. */
export function endAtGoal(play: Play): boolean {
	const { board } = play;
	const ranking = rankingOf(board);
	const [first] = ranking;
	if (!first || first.points < goalOf(board)) return false;
	const { points: n } = first;
	const why = msg('With {n, plural, one {# victory point} other {# victory points}}.', { n });
	finishByPoints(play, ranking, { first, why, rule: 'TI-1.1' });
	return true;
}

/** TI-1.6, TI-1.7: Imperium Rex is turned up, by whom if anybody; or the marker of two players comes to it (TI-30.2). */
export function endByRex(play: Play, rule: string, by?: SeatId): void {
	const ranking = rankingOf(play.board);
	const [first] = ranking;
	if (!first) return;
	// Fewer points than win otherwise: the end page says what ended it.
	const { points: n } = first;
	const tied = tiedIn(play.board, ranking);
	const why = msg('{ended} {most}', {
		ended:
			by === undefined
				? msg('Imperium Rex ends the game.')
				: msg('Imperium Rex, turned up by {whom}, ends the game.', { whom: by }),
		most:
			tied.length > 1
				? msg(
						'{who} have the most, {n, plural, one {# victory point} other {# victory points}} each.',
						{ who: { and: tied }, n }
					)
				: msg('{n, plural, one {# victory point is} other {# victory points are}} the most.', { n })
	});
	finishByPoints(play, ranking, { first, why, rule });
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
