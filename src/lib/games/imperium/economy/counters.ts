/** Command counters leave sheets and come to systems (TI-14); what is gained: gains.ts. */
import { msg } from '../../../core';
import { playerOf } from '../../kit';
import { counterSum, countersLeft, systemIds, systemOf } from '../board';
import type { Play } from '../play';
import { AREAS } from '../types';
import type { Area, Board, Counters, SeatId, SystemId } from '../types';
import { systemWords } from '../words';
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
		/** All counters on the board go back to their owners' reinforcements. */
		countersCleared: object;
		/** What lies in a player's areas after it has moved counters among them. */
		countersMoved: { readonly seat: SeatId } & { readonly [area in Area]: number };
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
 * where it was. Who has none there is asked for it before (TI-14.5). `shown`: what it is put there for says it already.
 */
export function placeCounter(
	play: Told,
	seat: SeatId,
	system: SystemId,
	from: Area | 'reinforcements',
	rule: string,
	how: 'told' | 'shown' = 'told'
): void {
	const { board } = play;
	if (isActivated(board, system, seat)) return;
	if (from !== 'reinforcements') change(board, seat, from, -1);
	else if (countersLeft(board, seat) < 1) throw new Error(`${seat} has no counter left.`);
	systemOf(board, system).counters.push(seat);
	play.say(
		how === 'shown'
			? ''
			: msg('{who} puts a counter on {place}.', { who: seat, place: systemWords(board, system) }),
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
		msg('{who} takes a counter back from {place}.', {
			who: seat,
			place: systemWords(play.board, id)
		}),
		rule,
		{ type: 'counterTaken', seat, system: id, to }
	);
}

/** TI-21.5: all counters on the board go to their owners' reinforcements. */
export function clearCounters(play: Told, rule: string): void {
	for (const id of systemIds(play.board)) systemOf(play.board, id).counters = [];
	play.say(msg('All command counters on the board go back to reinforcements.'), rule, {
		type: 'countersCleared'
	});
}

/** TI-14.9, TI-21.8: the same counters, otherwise spread over the areas. */
export function moveCounters(play: Told, seat: SeatId, to: Counters, rule: string): void {
	const player = playerOf(play.board, seat);
	if (counterSum(player.counters) !== counterSum(to))
		throw new Error(`${seat} has other counters.`);
	if (AREAS.every((area) => player.counters[area] === to[area])) return;
	player.counters = to;
	play.say(
		msg(
			'{who} moves counters: {command} in the Command Pool, {fleet} in Fleet Supply, {strategy} in Strategy Allocation.',
			{ who: seat, command: to.command, fleet: to.fleet, strategy: to.strategy }
		),
		rule,
		{ type: 'countersMoved', seat, ...to }
	);
}
