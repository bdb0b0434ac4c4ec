/** Alien powers change hands here: sheets drawn, discarded and traded (CE-16.16, CE-16.19). */
import { msg } from '../../core';
import { alienOf } from './effects';
import { alienName } from './cards';
import { playerOf, powerKey, timingOrder } from './board';
import { turnUp } from './sheets';
import { checkPowers } from './ships';
import type { Play } from './play';
import type { AlienId, SeatId } from './types';

/** Sheets nobody plays that may be drawn in mid-game: without game setup, and fit to meet those in play. */
function drawable(play: Play): AlienId[] {
	const { board } = play;
	const inPlay = board.order.flatMap((seat) => playerOf(board, seat).aliens);
	return board.sheets.filter((alien) => {
		const { setup, forbids } = alienOf(alien);
		return (
			!setup &&
			!inPlay.some(
				(other) => (forbids?.includes(other) ?? false) || alienOf(other).forbids?.includes(alien)
			)
		);
	});
}

/** Draws a random sheet nobody plays; null when none may be drawn. */
function drawSheet(play: Play): AlienId | null {
	const free = drawable(play);
	const alien = free.length > 0 ? (free[play.roll(free.length)] ?? null) : null;
	if (alien) play.board.sheets = play.board.sheets.filter((other) => other !== alien);
	return alien;
}

/** Whether tokens lie on its sheet. */
const holdsTokens = (alien: AlienId): boolean => {
	const { setup, gather: gathers } = alienOf(alien);
	return setup !== undefined || gathers !== undefined;
};

/** CE-17.12: sheets gather what the encounter has brought them, stopped or not; lost ones do not. */
export function gather(play: Play): void {
	for (const seat of timingOrder(play.board)) {
		const { aliens, powerLost } = playerOf(play.board, seat);
		if (!powerLost) for (const alien of aliens) alienOf(alien).gather?.(play, seat);
	}
}

/** A sheet goes back among those nobody plays, and its tokens with it (CE-16.19). */
function discardSheet(play: Play, seat: SeatId, alien: AlienId): void {
	const player = playerOf(play.board, seat);
	player.aliens = player.aliens.filter((other) => other !== alien);
	if (holdsTokens(alien)) player.tokens = 0;
	play.board.sheets.push(alien);
}

/** The seat's powers go, and it plays a random other one. Without a sheet to draw it keeps its own. */
export function becomeAnother(play: Play, seat: SeatId): void {
	const alien = drawSheet(play);
	if (!alien) return;
	for (const old of playerOf(play.board, seat).aliens) discardSheet(play, seat, old);
	gain(play, seat, [alien]);
}

/** The seat keeps `own` and plays a random other power beside it, in place of the one it had beside it. */
export function reincarnate(play: Play, seat: SeatId, own: AlienId): void {
	const alien = drawSheet(play);
	if (!alien) {
		play.say(msg('No alien is left for {who} to become.', { who: seat }), 'CE-16.16');
		return;
	}
	const player = playerOf(play.board, seat);
	for (const old of player.aliens.filter((other) => other !== own)) discardSheet(play, seat, old);
	gain(play, seat, [own, alien]);
}

function gain(play: Play, seat: SeatId, aliens: AlienId[]): void {
	playerOf(play.board, seat).aliens = aliens;
	turnUp(play, seat);
	const alien = aliens.at(-1) ?? '';
	play.say(msg('{who} becomes {alien}.', { who: seat, alien: alienName(alien) }), 'CE-16.17');
	checkPowers(play);
}

/** Two players trade powers, with everything on the sheets (CE-16.16). */
export function tradePowers(play: Play, one: SeatId, other: SeatId): void {
	const a = playerOf(play.board, one);
	const b = playerOf(play.board, other);
	[a.aliens, b.aliens] = [b.aliens, a.aliens];
	[a.tokens, b.tokens] = [b.tokens, a.tokens];
	// CE-17.1: a power that was stopped stays so, whoever plays it now.
	const { encounter } = play.board;
	if (encounter)
		encounter.zapped = encounter.zapped.map((key) => {
			const [seat, alien = ''] = key.split(' ');
			if (seat === one) return powerKey(other, alien);
			return seat === other ? powerKey(one, alien) : key;
		});
	turnUp(play, one);
	turnUp(play, other);
	play.say(
		msg('{one} and {other} trade powers: {one} plays {powers}, {other} {others}.', {
			one,
			other,
			powers: { and: a.aliens.map(alienName) },
			others: { and: b.aliens.map(alienName) }
		}),
		'CE-16.16'
	);
	checkPowers(play);
}
