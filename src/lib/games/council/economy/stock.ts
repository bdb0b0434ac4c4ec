/** Stock and Victory Points (GC-8.4, GC-18.4): neither falls below 0. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { playerOf } from '../board';
import { printedAt } from '../effects/sources';
import type { Play } from '../play';
import type { SeatId, VpSource } from '../types';

/** Gives or takes (negative) Stock. */
export function gainStock(play: Play, seat: SeatId, n: number, rule: string): void {
	changeStock(play, seat, n, rule, (by) =>
		by > 0
			? msg('{who} gains {n} Stock.', { who: seat, n: by })
			: msg('{who} loses {n} Stock.', { who: seat, n: -by })
	);
}

/** Stock a player gets at the refresh. */
export function earnStock(play: Play, seat: SeatId, n: number, rule: string): void {
	changeStock(play, seat, n, rule, (by) =>
		msg('{who} gains {n} Stock at the refresh.', { who: seat, n: by })
	);
}

/** Stock that is given for something. */
export function payStock(play: Play, seat: SeatId, n: number, rule: string): void {
	changeStock(play, seat, -n, rule, (by) => msg('{who} pays {n} Stock.', { who: seat, n: -by }));
}

function changeStock(
	play: Play,
	seat: SeatId,
	n: number,
	rule: string,
	told: (by: number) => Words
): void {
	const player = playerOf(play.board, seat);
	const change = Math.max(n, -player.stock);
	if (change === 0) return;
	player.stock += change;
	play.say(told(change), rule, { type: 'stock', seat, n: change });
}

/** What is gained for an objective or a technology was named just before; else a card, a vote or a find brings it. */
function vpWords(who: SeatId, n: number, from: VpSource): Words {
	if (!('effect' in from))
		return n > 0
			? msg('{who} gains {n} VP.', { who, n })
			: msg('{who} loses {n} VP.', { who, n: -n });
	const card = printedAt(from.effect).name;
	return n > 0
		? msg('{who} gains {n} VP by {card}.', { who, n, card })
		: msg('{who} loses {n} VP by {card}.', { who, n: -n, card });
}

/** Gives or takes (negative) Victory Points. Whether somebody has won is asked at the moments of GC-18.3. */
export function gainVp(play: Play, seat: SeatId, n: number, from: VpSource, rule: string): void {
	const player = playerOf(play.board, seat);
	const change = Math.max(n, -player.vp);
	if (change === 0) return;
	player.vp += change;
	play.say(vpWords(seat, change, from), rule, { type: 'vp', seat, n: change, from });
}
