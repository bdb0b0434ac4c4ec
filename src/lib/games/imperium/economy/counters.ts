/** Command counters leave sheets and come to systems (TI-14); what is gained: gains.ts. */
import { msg } from '../../../core';
import { playerOf } from '../../kit';
import { countersLeft, systemOf } from '../board';
import type { Play } from '../play';
import type { Area, Board, SeatId, SystemId } from '../types';
import { placeWords } from '../words';
import { AREA_WORDS } from './gains';

declare module '../moves' {
	interface Moves {
		/** A counter comes to a system, from an area or from reinforcements; or leaves it. */
		counterPlaced: {
			readonly seat: SeatId;
			readonly system: SystemId;
			readonly from: Area | 'reinforcements';
		};
		counterTaken: {
			readonly seat: SeatId;
			readonly system: SystemId;
			readonly to: Area | 'reinforcements';
		};
	}
}

/** What these need of the play. */
type Told = Pick<Play, 'board' | 'say'>;

const change = (board: Board, seat: SeatId, area: Area, by: number): void => {
	const player = playerOf(board, seat);
	player.counters = { ...player.counters, [area]: player.counters[area] + by };
};

/** Whether a system is activated for this player (TI-14.6). */
export const isActivated = (board: Board, id: SystemId, seat: SeatId): boolean =>
	systemOf(board, id).counters.includes(seat);

/** TI-14.4: from the sheet to reinforcements. */
export function spendCounters(play: Told, seat: SeatId, area: Area, n: number, rule: string): void {
	if (n <= 0) return;
	change(play.board, seat, area, -n);
	play.say(
		msg('{who} spends {n, plural, one {# counter} other {# counters}} of {area}.', {
			who: seat,
			n,
			area: AREA_WORDS[area]
		}),
		rule,
		{ type: 'counters', seat, ...{ command: 0, fleet: 0, strategy: 0 }, [area]: -n }
	);
}

/**
 * From an area or from reinforcements to a system. A system never holds two of one player (TI-14.8): then it stays
 * where it was. Who has none there is asked for it before (TI-14.5).
 */
export function placeCounter(
	play: Told,
	seat: SeatId,
	system: SystemId,
	from: Area | 'reinforcements',
	rule: string
): void {
	const { board } = play;
	if (isActivated(board, system, seat)) return;
	if (from !== 'reinforcements') change(board, seat, from, -1);
	else if (countersLeft(board, seat) < 1) throw new Error(`${seat} has no counter left.`);
	systemOf(board, system).counters.push(seat);
	play.say(
		msg('{who} puts a counter on {place}.', { who: seat, place: placeWords(system) }),
		rule,
		{ type: 'counterPlaced', seat, system, from }
	);
}

/** From a system to an area or to reinforcements. */
export function takeCounter(
	play: Told,
	seat: SeatId,
	id: SystemId,
	to: Area | 'reinforcements',
	rule: string
): void {
	const { board } = play;
	if (!isActivated(board, id, seat)) return;
	const system = systemOf(board, id);
	system.counters = system.counters.filter((one) => one !== seat);
	if (to !== 'reinforcements') change(board, seat, to, 1);
	play.say(
		msg('{who} takes a counter back from {place}.', { who: seat, place: placeWords(id) }),
		rule,
		{ type: 'counterTaken', seat, system: id, to }
	);
}
