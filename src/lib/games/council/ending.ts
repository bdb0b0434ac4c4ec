/** Winning (GC-18): when it is checked, who has reached a target, and who of several is first. */
import { msg } from '../../core';
import type { Param, TieBreak, Words } from '../../core';
import { decisive, rankedBy, sumOf } from '../kit';
import type { Criterion } from '../kit';
import { fleetsOf, hexOn, planetsOf, playerOf, pointsOf, turnOrder } from './board';
import { productionOf } from './economy/production';
import type { Play } from './play';
import type { Board, SeatId } from './types';

/** Victory Points that win: alone (GC-18.1), and as the sum of an alliance (GC-18.2). */
export const TO_WIN = { alone: 7, allied: 10 } as const;
const FIRST_ROUND = 4; // GC-18.8
const MOST_ROUNDS = 8; // GC-1.3

/** A single player, or an alliance: what can win. */
interface Camp {
	readonly seats: readonly SeatId[];
	/** VP it is short of its target; below 0 is a surplus. */
	readonly short: number;
}

function campsOf(board: Board): Camp[] {
	const camps: Camp[] = [];
	for (const seat of turnOrder(board)) {
		const { vp, ally, alliedIn } = playerOf(board, seat);
		if (!ally) camps.push({ seats: [seat], short: TO_WIN.alone - vp });
		// Each pair counts once.
		else if (canWin(board, alliedIn) && board.order.indexOf(ally) > board.order.indexOf(seat))
			camps.push({ seats: [seat, ally], short: TO_WIN.allied - vp - playerOf(board, ally).vp });
	}
	return camps;
}

/** Members of an alliance that does not count as one, for it was made in this very round: they stand alone. */
function apartFrom(board: Board): Camp[] {
	const camps = campsOf(board);
	return turnOrder(board)
		.filter((seat) => !camps.some(({ seats }) => seats.includes(seat)))
		.map((seat) => ({ seats: [seat], short: TO_WIN.alone - playerOf(board, seat).vp }));
}

/** How far a player is: its own VP, or the sum of its alliance, and how many win. */
export function raceTo(board: Board, seat: SeatId): { has: number; of: number } {
	const { vp, ally } = playerOf(board, seat);
	return ally
		? { has: vp + playerOf(board, ally).vp, of: TO_WIN.allied }
		: { has: vp, of: TO_WIN.alone };
}

/** Whether an alliance made in this round can win now (GC-12.5). */
const canWin = ({ round, options }: Board, alliedIn: number): boolean =>
	options.newAlliance === 'wins' || alliedIn !== round;

const reachedBy = (board: Board): Camp[] => campsOf(board).filter(({ short }) => short <= 0);

/** Nobody wins until all have had four turns: the first check is after the judging of round 4 (GC-18.8). */
export const isTooEarly = ({ round, stage, options }: Board): boolean =>
	options.victory === 'round4' &&
	(round < FIRST_ROUND || (round === FIRST_ROUND && stage !== 'council'));

/** As a round begins: who would have won, were it not too early (GC-18.8). */
export function foretellVictory(play: Play): void {
	if (!isTooEarly(play.board)) return;
	for (const camp of reachedBy(play.board))
		play.say(
			msg(
				'{who} {n, plural, one {has} other {have}} {points} VP; nobody wins before the judging of round {round}.',
				{ ...inWords(play.board, camp), round: FIRST_ROUND }
			),
			'GC-18.8'
		);
}

/** Ends the game if somebody has won (GC-18.3); whether it did. `others`: why it was not somebody else. */
export function checkVictory(play: Play, others: Words = ''): boolean {
	if (isTooEarly(play.board)) return false;
	const first = firstOf(play.board, reachedBy(play.board));
	if (!first) return false;
	const rule = first.seats.length === 1 ? 'GC-18.1' : 'GC-18.2';
	tellTie(play, first);
	const words = inWords(play.board, first);
	const { points } = words;
	play.finish(
		first.seats,
		others
			? msg('With {points} VP. {others}', { points, others })
			: msg('With {points} VP.', { points }),
		rule,
		msg('{who} {n, plural, one {wins} other {win}} with {points} VP.', words)
	);
	return true;
}

/** The round after which the game ends at the latest; null where only the Council Cards end it (GC-1.3). */
export const lastRound = ({ options }: Board): number | null =>
	options.rounds === 'eight' ? MOST_ROUNDS : null;

/** Whether the Council just held was the last: that of the last round, or the one of the last Council Card (GC-1.3). */
function wasLast({ board, vault }: Play): boolean {
	const last = lastRound(board);
	return last === null ? vault.council.length === 0 : board.round >= last;
}

/** After the last Council the side that is shortest of its target wins (GC-18.6); whether that was now. */
export function checkLimit(play: Play): boolean {
	const { board } = play;
	if (!wasLast(play)) return false;
	const first = firstOf(board, [...campsOf(board), ...apartFrom(board)]);
	if (!first) throw new Error('Nobody is left to win.');
	tellTie(play, first);
	const words = inWords(board, first);
	const rounds = board.round;
	play.finish(
		first.seats,
		msg('After {rounds} rounds, with {points} VP.', { rounds, points: words.points }),
		'GC-18.6',
		msg('{who} {n, plural, one {wins} other {win}} after {rounds} rounds, with {points} VP.', {
			...words,
			rounds
		})
	);
	return true;
}

function tellTie(play: Play, { seats }: Camp): void {
	const tie = tieBreakOf(play.board, seats);
	if (tie) play.say(tie.say, tie.rule);
}

/** Who a side is, how many they are, and their VP together. */
const inWords = (board: Board, { seats }: Camp) => ({
	who: { and: seats },
	n: seats.length,
	points: sumOf(seats, (seat) => playerOf(board, seat).vp)
});

const isNearest = { of: ({ short }: Camp) => -short };

/** A side by its name, or its names. */
const sideOf = ({ seats }: Camp): Param => {
	const [only, ally] = seats;
	return only !== undefined && ally === undefined ? only : { and: seats };
};

/** What puts one of two sides that are as far before the other (GC-18.5), the first thing first. */
function tieBreaks(board: Board): readonly Criterion<Camp>[] {
	const order = turnOrder(board);
	const best =
		(of: (seat: SeatId) => number) =>
		({ seats }: Camp) =>
			Math.max(...seats.map(of));
	const who = ({ seats }: Camp, next: Camp) => ({
		who: { and: seats },
		m: seats.length,
		whom: sideOf(next)
	});
	return [
		{
			of: ({ seats }) => -seats.length,
			say: (first) => msg('{who} did it without an ally.', { who: sideOf(first) })
		},
		{
			of: best((seat) => planetsOf(board, seat).length),
			say: (first, n, other, next) =>
				msg('{who} {m, plural, one {has} other {have}} more planets than {whom}, {n} to {other}.', {
					...who(first, next),
					n,
					other
				})
		},
		{
			of: best((seat) => sumOf(planetsOf(board, seat), (id) => productionOf(board, id))),
			say: (first, n, other, next) =>
				msg(
					'{who} {m, plural, one {has} other {have}} planets with more production than {whom}, {n} to {other}.',
					{ ...who(first, next), n, other }
				)
		},
		{
			of: best((seat) =>
				sumOf(fleetsOf(board, seat), (id) => pointsOf(hexOn(board, id).fleet ?? {}))
			),
			say: (first, n, other, next) =>
				msg(
					'{who} {m, plural, one {has} other {have}} ships with more Battle Points than {whom}, {n} to {other}.',
					{ ...who(first, next), n, other }
				)
		},
		{
			of: best((seat) => order.indexOf(seat)),
			say: (first, _n, _other, next) =>
				msg(
					'{who} {m, plural, one {comes} other {come}} later in turn order than {whom}.',
					who(first, next)
				)
		}
	];
}

/** The side that stands first among those that reached their target together (GC-18.5); undefined if there is none. */
const firstOf = (board: Board, camps: readonly Camp[]): Camp | undefined =>
	rankedBy(camps, [isNearest, ...tieBreaks(board)])[0];

/** All sides, those that won before the others, then by what puts one before another. */
export function rankedCamps(board: Board, winners: readonly SeatId[]): Camp[] {
	const hasWon = ({ seats }: Camp) => (seats.some((seat) => winners.includes(seat)) ? 1 : 0);
	return rankedBy(
		[...campsOf(board), ...apartFrom(board)],
		[{ of: hasWon }, isNearest, ...tieBreaks(board)]
	);
}

/** A side beside others: `Ines with Tomasz`. */
function sideAmong(side: Camp): Param {
	const [one, ally] = side.seats;
	return one && ally ? msg('{one} with {ally}', { one, ally }) : sideOf(side);
}

/** GC-18.5: why one side stands before the next, where both are as far; null where they are not. */
export const whyBefore = (board: Board, one: Camp, next: Camp): Words | null =>
	one.short === next.short ? decisive(tieBreaks(board), one, next) : null;

/**
 * GC-18.5: who is as far as the first side, and why that stands before the second; null where nobody is. Whoever
 * reached a target stood before none that could not win: partners of a new alliance (GC-12.5).
 */
export function tieBreakOf(board: Board, winners: readonly SeatId[]): TieBreak | null {
	const [first, ...others] = rankedCamps(board, winners);
	if (!first) return null;
	const apart = first.short <= 0 ? apartFrom(board).flatMap(({ seats }) => seats) : [];
	const tied = others.filter(
		({ seats, short }) => short === first.short && !seats.some((seat) => apart.includes(seat))
	);
	const [second] = tied;
	const why = second && whyBefore(board, first, second);
	if (!why) return null;
	const all = [first, ...tied];
	const points = ({ seats }: Camp) => sumOf(seats, (seat) => playerOf(board, seat).vp);
	const who = { and: all.flatMap(({ seats }) => seats) };
	return {
		rule: 'GC-18.5',
		say: all.every(({ seats }) => seats.length === 1)
			? msg('{who} have {n} VP each. {why}', { who, n: points(first), why })
			: msg('{sides} are as far. {why}', { sides: { and: all.map(sideAmong) }, why })
	};
}
