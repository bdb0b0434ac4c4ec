/** Counters and trade goods come and go (TI-14, TI-16.17): nothing else changes them. */
import { msg } from '../../../core';
import type { Place, Words } from '../../../core';
import { fromFirst, leftOf, playerOf, totalOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { countersLeft } from '../board';
import { stillHolds } from '../agendas/lasting';
import { seatsIn } from '../timing/passed';
import { lawOf } from '../politics/in-force';
import type { Play } from '../play';
import { AREAS } from '../types';
import type { Area, Board, SeatId } from '../types';

export const AREA_WORDS: { readonly [area in Area]: Words } = {
	command: msg('Command Pool'),
	fleet: msg('Fleet Supply'),
	strategy: msg('Strategy Allocation')
};

declare module '../moves' {
	interface Moves {
		/** Trade goods go from one player to another (TI-16.19). */
		gift: { readonly from: SeatId; readonly to: SeatId; readonly n: number };
	}
}

/** What gains need of the play. */
type Told = Pick<Play, 'board' | 'say'>;

/** New counters by area. */
export type Gain = { readonly [area in Area]?: number };

/** TI-14.2, TI-14.3: from reinforcements; what is not there is not gained. */
export function gainCounters(play: Told, seat: SeatId, gain: Gain, rule: string): void {
	const player = playerOf(play.board, seat);
	let left = countersLeft(play.board, seat);
	const got = { command: 0, fleet: 0, strategy: 0 };
	for (const area of AREAS) {
		const room = area === 'fleet' ? fleetRoom(play.board, seat) : Infinity;
		got[area] = Math.min(left, room, gain[area] ?? 0);
		left -= got[area];
	}
	if (totalOf(got) === 0) return;
	const { command, fleet, strategy } = player.counters;
	player.counters = {
		command: command + got.command,
		fleet: fleet + got.fleet,
		strategy: strategy + got.strategy
	};
	play.say(
		msg('{who} gains {n, plural, one {# command counter} other {# command counters}}.', {
			who: seat,
			n: totalOf(got)
		}),
		rule,
		{ type: 'counters', seat, ...got }
	);
}

/** The next player on the left (TI-26.3). */
const leftmost = (board: Board, seat: SeatId): SeatId => {
	const present = seatsIn(board);
	return leftOf(board, seat).find((one) => present.includes(one)) ?? seat;
};

/** Trade goods never run out (TI-2.8). Open the Trade Routes may send them to the left, once. */
export function gainGoods(play: Told, gainer: SeatId, n: number, rule: string): void {
	if (n <= 0) return;
	const isSentOn = stillHolds(play.board, 'open-the-trade-routes');
	regainGoods(play, isSentOn ? leftmost(play.board, gainer) : gainer, n, rule);
}

/** What was paid comes back: that is no gain. */
export function regainGoods(play: Told, seat: SeatId, n: number, rule: string): void {
	if (n <= 0) return;
	playerOf(play.board, seat).tradeGoods += n;
	play.say(
		msg('{who} gains {n, plural, one {# trade good} other {# trade goods}}.', { who: seat, n }),
		rule,
		{ type: 'tradeGoods', seat, n }
	);
}

/** From the sheet to the supply, as far as there are any. Returns how many. */
export function loseGoods(play: Told, seat: SeatId, n: number, rule: string): number {
	const player = playerOf(play.board, seat);
	const lost = Math.min(n, player.tradeGoods);
	if (lost <= 0) return 0;
	player.tradeGoods -= lost;
	play.say(
		msg('{who} loses {n, plural, one {# trade good} other {# trade goods}}.', {
			who: seat,
			n: lost
		}),
		rule,
		{ type: 'goodsLost', seat, n: lost }
	);
	return lost;
}

/** What Fleet Supply may hold while Fleet Regulations stands. */
export const FLEET_MOST = 5;

/** How many more counters its Fleet Supply may hold. */
export const fleetRoom = (board: Board, seat: SeatId): number =>
	lawOf(board, 'fleet-regulations')
		? Math.max(0, FLEET_MOST - playerOf(board, seat).counters.fleet)
		: Infinity;

/** From one player's sheet to another's: nothing is gained, it changes hands. */
export function giveGoods(play: Told, from: SeatId, to: SeatId, n: number, rule: string): void {
	playerOf(play.board, from).tradeGoods -= n;
	playerOf(play.board, to).tradeGoods += n;
	play.say(
		msg('{who} gives {whom} {n, plural, one {# trade good} other {# trade goods}}.', {
			who: from,
			whom: to,
			n
		}),
		rule,
		{ type: 'gift', from, to, n }
	);
}

/** TI-14.2, TI-14.3: where `n` new counters go, or as many as there are; null: none are left. All go to the first area by default (TI-34.12). */
export function counterSplit(board: Board, seat: SeatId, n: number): SplitOf<Area> | null {
	const counters = Math.min(n, countersLeft(board, seat));
	return counters < 1
		? null
		: {
				type: 'split',
				places: areaPlaces(board, seat, counters),
				...{ min: counters, max: counters }
			};
}

/** The three areas of a sheet, each for so many new counters. */
export const areaPlaces = (board: Board, seat: SeatId, n: number): Place<Area>[] =>
	AREAS.map((area) => {
		const max = area === 'fleet' ? Math.min(n, fleetRoom(board, seat)) : n;
		return { id: area, say: AREA_WORDS[area], max, rule: 'TI-14.3' };
	});

export const GOODS = 'goods';
export type BonusPlace = Area | typeof GOODS;

/** TI-4.5: each bonus counter is a command counter in any area, or a trade good. */
export function bonusSplit(board: Board, seat: SeatId, n: number): SplitOf<BonusPlace> {
	const counters = Math.min(n, countersLeft(board, seat));
	return {
		type: 'split',
		places: [...areaPlaces(board, seat, counters), { id: GOODS, say: msg('Trade goods'), max: n }],
		min: n,
		max: n,
		limits: [
			{
				say: msg('Command counters in reinforcements'),
				rule: 'TI-14.3',
				most: counters,
				uses: { command: 1, fleet: 1, strategy: 1 }
			}
		]
	};
}

/** TI-34.12: to the Command Pool what there is in reinforcements, and trade goods for the rest. */
export const usualBonus = ({ places, max }: SplitOf<BonusPlace>): Record<string, number> =>
	fromFirst(
		places.filter(({ id }) => id === 'command' || id === GOODS),
		max
	);
