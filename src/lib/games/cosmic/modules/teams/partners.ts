/** Who are partners (CE-40.24), and who sits where: of a board, or of what all see of it. */
import { leftOf } from '../../../kit';
import type { Seated } from '../../../kit';
import type { SeatId } from '../../types';
import type { Teams } from './state';

interface InTeams {
	readonly teams?: Readonly<Teams>;
}

/** The partner of a seat; null: it plays alone. */
export function partnerOf({ teams }: InTeams, seat: SeatId): SeatId | null {
	for (const [one, other] of teams?.pairs ?? []) {
		if (one === seat) return other;
		if (other === seat) return one;
	}
	return null;
}

/** Whether these two are the two of a team. */
export const arePartners = (board: InTeams, one: SeatId, other: SeatId): boolean =>
	partnerOf(board, one) === other;

/** Places round the table in turn order; null: the empty planet, opposite who plays alone (CE-40.24). */
export function circleOf(board: InTeams & Seated): readonly (SeatId | null)[] {
	const odd = board.teams?.odd;
	if (!odd) return board.order;
	const others = leftOf(board, odd);
	const half = others.length / 2;
	return [odd, ...others.slice(0, half), null, ...others.slice(half)];
}
