/** Laws in play (TI-17.15): asked where they matter, in the one place that decides what they change. */
import type { Board, Law, PoliticalCardId, SeatId } from '../types';

/** The law of this card, where it is in play. */
export const lawOf = ({ laws }: Pick<Board, 'laws'>, card: PoliticalCardId): Law | undefined =>
	laws.find((law) => law.card === card);

/** Whether this player was elected to it and the law still stands. */
export function hasOffice(
	board: Pick<Board, 'laws'>,
	seat: SeatId,
	card: PoliticalCardId
): boolean {
	const elected = lawOf(board, card)?.elected;
	return elected != null && 'player' in elected && elected.player === seat;
}
