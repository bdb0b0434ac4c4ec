/** Hidden powers: sheets that lie face down until they are first used (CE-3.16). */
import { playerOf } from './board';
import type { Play } from './play';
import type { SeatId } from './types';

/** A sheet lies face up for good (CE-3.16); what all have seen cannot freely be taken back. */
export function turnUp(play: Play, seat: SeatId): void {
	const player = playerOf(play.board, seat);
	if (player.shown) return;
	player.shown = true;
	play.showed = true;
}
