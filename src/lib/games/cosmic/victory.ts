/** Victory (CE-21): by foreign colonies, or by a win of one's own. */
import { msg } from '../../core';
import { foreignColonies } from './board';
import { value } from './values';
import type { Play, Steps } from './play';
import type { SeatId } from './types';

/**
 * Where a resolution stands from its landing or deal until its own check of victory: whatever is used
 * meanwhile, those who win by it win together (CE-21.2).
 */
const UNCHECKED: readonly string[] = ['afterDeal', 'alliesHome', 'settled', 'victory'];
/** Under rules 1 a use between landing and settling was checked by itself. */
const UNCHECKED_1: readonly string[] = ['victory'];

/** Steps of the course of the game; every other step is something that happens, and is checked when it is over. */
const COURSE: readonly string[] = [
	'start',
	'turn',
	'encounter',
	'destiny',
	'launch',
	'alliance',
	'planning',
	'reveal',
	'resolution',
	'window'
] satisfies (keyof Steps | 'window')[];

/** Whether this use answers something that is still happening: what it brings counts with that (CE-21.11). */
export const isWithin = ({ table }: Play): boolean =>
	table.frames.slice(0, -1).some(({ step }) => !COURSE.includes(step));

const NOBODY: readonly SeatId[] = [];

/** Whether anybody has won; asked for when an atomic step is complete, never in the middle of one (CE-21.3). */
export function checkVictory(play: Play): void {
	const { board } = play;
	const at = play.find('resolution')?.at ?? '';
	const unchecked = play.since(2) ? UNCHECKED : UNCHECKED_1;
	if (play.table.over || unchecked.includes(at)) return;
	const own = value(play, 'ownWins', NOBODY, null);
	const goal = board.options.coloniesToWin;
	const winners = board.order.filter(
		(seat) => foreignColonies(board, seat) >= goal || own.includes(seat)
	);
	if (winners.length === 0) return;
	const byColonies = winners.every((seat) => foreignColonies(board, seat) >= goal);
	const shared = winners.length > 1;
	const who = { and: winners };
	const told = byColonies
		? shared
			? msg('{who} share the victory with {n} foreign colonies.', { who, n: goal })
			: msg('{who} wins with {n} foreign colonies.', { who, n: goal })
		: shared
			? msg('{who} share the victory.', { who })
			: msg('{who} wins.', { who });
	play.finish(
		winners,
		byColonies ? msg('With {n} foreign colonies.', { n: goal }) : '',
		shared ? 'CE-21.2' : byColonies ? 'CE-21.1' : 'CE-21.5',
		told
	);
}
