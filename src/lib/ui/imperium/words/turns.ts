/** The order of play, and what goes on, as the strip over the map shows them. */
import type { Waiting } from '$lib/core';
import type { SeatId } from '$lib/core/ids';
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import type { Stage } from '$lib/games/imperium/types';
import type { OpenBoard, OpenPlayer } from '$lib/games/imperium/view';
import type { Turn } from '../../hexmap/table';
import { printed } from '../../words';

/** As many points in a round are not rare. */
const IN_REACH = 2;

const STAGES: { readonly [stage in Stage]: Words } = {
	setup: msg('Setup'),
	strategy: msg('Strategy Phase'),
	action: msg('Action Phase'),
	status: msg('Status Phase')
};
export const stageName = ({ stage }: Pick<OpenBoard, 'stage'>): string => printed(STAGES[stage]);

/** Who comes after this one of those that have not passed; null: nobody else. */
export function nextAfter(open: OpenBoard, seat: SeatId | null): SeatId | null {
	const seats = open.figures.turns.map((one) => one.seat);
	const at = seat ? seats.indexOf(seat) : -1;
	const round = [...seats.slice(at + 1), ...seats.slice(0, Math.max(0, at))];
	return round.find((one) => !open.players[one]?.passed && !open.players[one]?.isOut) ?? null;
}

/** Players in the order of play, each with its number, or of the picks (TI-4.2, TI-4.3); none before the first round. */
export function turnsOf(open: OpenBoard, waiting: Waiting | null = null): Turn[] {
	const { order, players, figures } = open;
	const picker = waiting?.name === 'strategy.pick' ? waiting.seats?.[0] : null;
	const active = picker ?? open.active;
	let { turns } = figures;
	let next = active && nextAfter(open, active);
	if (picker) {
		const after = (seat: SeatId) =>
			(order.indexOf(seat) - order.indexOf(picker) + order.length) % order.length;
		const each = order.length > 4 ? 1 : 2;
		turns = [...turns].sort((one, other) => after(one.seat) - after(other.seat));
		const picks = ({ isOut, strategy }: OpenPlayer) => !isOut && strategy.length < each;
		next = turns.slice(1).find(({ seat }) => players[seat] && picks(players[seat]))?.seat ?? null;
	}
	return turns.map(({ seat, initiative }) => {
		const player = players[seat];
		const points = player?.points ?? 0;
		const of = figures.toWin;
		const inPlay = open.stage === 'action';
		const stands =
			(inPlay && player?.passed) || player?.isOut
				? 'passed'
				: seat === active
					? 'now'
					: seat === next
						? 'next'
						: 'later';
		const speaker = seat === open.speaker;
		return {
			seat,
			stands,
			points,
			of,
			close: of - points <= IN_REACH,
			number: initiative,
			speaker
		};
	});
}
