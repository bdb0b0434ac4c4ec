/** Hidden powers: sheets that lie face down until they are first used (CE-3.16). */
import { msg } from '../../core';
import { playerOf } from './board';
import { alienName } from './cards';
import type { Play } from './play';
import type { AlienId, SeatId } from './types';

/** A sheet lies face up for good (CE-3.16); what all have seen cannot freely be taken back. */
export function turnUp(play: Play, seat: SeatId): void {
	const player = playerOf(play.board, seat);
	if (player.shown) return;
	player.shown = true;
	play.showed = true;
}

/** CE-3.21: what its setup does is seen by all, so a sheet that is still hidden is turned up, and told. */
export function turnUpInSetup(play: Play, seat: SeatId, alien: AlienId, rule = 'CE-3.18'): void {
	if (playerOf(play.board, seat).shown) return;
	turnUp(play, seat);
	play.say(
		msg('{who, select, you {You play} other {# plays}} {alien}.', {
			who: seat,
			alien: alienName(alien)
		}),
		rule
	);
}
