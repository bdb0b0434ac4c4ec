/** What comes out of another hand and is kept. */
import { kindOf } from '../../cards';
import type { Play } from '../../play';
import type { CardId, SeatId } from '../../types';

/** Cards have been taken out of the hand of another and kept: rifts among them go off, one by one (CE-31.32), and whose they were may answer it (CE-34.26). */
export function taken(
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	from: SeatId | undefined
): void {
	if (play.board.stations && from !== undefined && cards.length > 0)
		play.window('cards.taken', { only: from, seat: from, taken: { by: seat, cards } });
	const rifts = cards.filter((card) => kindOf(card) === 'rift');
	if (rifts.length > 0) play.push('rifts', { seat, cards: rifts });
}
