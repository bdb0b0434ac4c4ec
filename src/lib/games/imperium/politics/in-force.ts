/** Laws in play (TI-17.15): asked where they matter, in the one place that decides what they change. */
import type { POLITICAL_CARDS } from '../tables';
import type { Law, PublicBoard, SeatId } from '../types';

/** `repeal`, `humane-labor`, …: the keys of all Political Cards. */
export type AgendaId = keyof typeof POLITICAL_CARDS;

type Laws = Pick<PublicBoard, 'laws'>;

/** The law of this card, where it is in play. */
export const lawOf = ({ laws }: Laws, card: AgendaId): Law | undefined =>
	laws.find((law) => law.card === card);

/** Who was elected to this office, while the law stands. */
export function officerOf(board: Laws, card: AgendaId): SeatId | null {
	const elected = lawOf(board, card)?.elected;
	return elected && 'player' in elected ? elected.player : null;
}

/** Whether this player was elected to this office, and the law still stands. */
export const hasOffice = (board: Laws, seat: SeatId, card: AgendaId): boolean =>
	officerOf(board, card) === seat;

/** Whether a law says something of this player: of all, or of the one that was elected. */
export function isUnder(board: Laws, seat: SeatId, card: AgendaId): boolean {
	const law = lawOf(board, card);
	return law !== undefined && (law.elected === null || hasOffice(board, seat, card));
}
