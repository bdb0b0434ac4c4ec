/** The order of play, as its bar shows it. */
import type { SeatId } from '$lib/core/ids';
import type { HexId } from '$lib/games/council/types';
import type { OpenBoard } from '$lib/games/council/view';
import type { Turn } from '../../hexmap/table';
import { t } from '../../words';
import { hexesOf } from './hexes';

/** As many points in a round are not rare. */
const IN_REACH = 2;

/** Players as their turns come. */
export function turnOrderOf({ order, first }: Pick<OpenBoard, 'order' | 'first'>): SeatId[] {
	const from = Math.max(0, order.indexOf(first));
	return [...order.slice(from), ...order.slice(0, from)];
}

/** Players in the order of their turns; none before the galaxy is there. */
export function turnsOf(open: OpenBoard): Turn[] {
	const { turn, stage, round, figures } = open;
	if (round === 0) return [];
	const seats = turnOrderOf(open);
	const now = turn ? seats.indexOf(turn.seat) : stage === 'turns' ? -1 : seats.length;
	return seats.map((seat, at) => {
		const { has: points, of } = figures.players[seat]?.victory ?? { has: 0, of: 0 };
		const stands = at < now ? 'done' : at === now ? 'now' : at === now + 1 ? 'next' : 'later';
		return { seat, stands, points, of, close: of - points <= IN_REACH };
	});
}

/** What goes on while nobody has the turn; before the first the line above says it, and there is no order of play yet. */
export const stageOf = ({ session }: OpenBoard): string | null =>
	session ? t('The Council') : null;

/** Where a player is on the map: its planets and its ships. */
export const realmOf = (open: OpenBoard, seat: SeatId): HexId[] =>
	hexesOf(open).filter((id) => {
		const hex = open.hexes[id];
		return hex?.planet?.owner === seat || hex?.fleet?.race === seat;
	});
