/** Victory points (TI-1): the only door by which they come and go, and the target that ends the game at once. */
import { msg } from '../../core';
import { entriesOf, playerOf } from '../kit';
import { endAtGoal } from './ending';
import type { Play } from './play';
import type { PointSource, SeatId } from './types';

declare module './moves' {
	interface Moves {
		/** Points gained; lost below 0. `total`: what the player has now. */
		points: {
			readonly seat: SeatId;
			readonly n: number;
			readonly total: number;
			readonly from: PointSource;
		};
	}
}

/** A player gains points, whatever it controls (TI-23.8); loses them below 0. Whether that ended the game (TI-1.1, TI-1.3): nothing follows then. */
export const gainPoints = (
	play: Play,
	seat: SeatId,
	n: number,
	from: PointSource,
	rule: string
): boolean => gainPointsTogether(play, { [seat]: n }, from, rule);

/** TI-1.5: one effect gives points to several; all of it is applied, then it is compared. */
export function gainPointsTogether(
	play: Play,
	gains: { readonly [seat: SeatId]: number },
	from: PointSource,
	rule: string
): boolean {
	for (const [seat, n] of entriesOf(gains)) change(play, seat, n, from, rule);
	return endAtGoal(play);
}

function change(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	by: number,
	from: PointSource,
	rule: string
): void {
	const { board } = play;
	const player = playerOf(board, seat);
	// TI-1.11.
	const n = Math.max(by, -player.points);
	if (n === 0) return;
	player.points += n;
	board.scored.push({ round: board.round, seat, n, from });
	const words = { who: seat, n: Math.abs(n), total: player.points };
	play.say(
		n > 0
			? msg(
					'{who} gains {n, plural, one {# victory point} other {# victory points}} and has {total} now.',
					words
				)
			: msg(
					'{who} loses {n, plural, one {# victory point} other {# victory points}} and has {total} now.',
					words
				),
		rule,
		{ type: 'points', seat, n, total: player.points, from }
	);
}
