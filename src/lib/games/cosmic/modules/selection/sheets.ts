/** Sheets on their way to players while aliens are chosen (CE-40.36): dealt, lying open, taken. */
import { msg } from '../../../../core';
import type { Barred, Choice } from '../../../../core';
import { alienName, flareOf, whatOf } from '../../cards';
import { playerOf } from '../../board';
import { alienOf } from '../../effects';
import { mayNotMeet } from '../../keepers';
import type { Play } from '../../play';
import type { AlienId, Board, SeatId } from '../../types';

declare module '../../types' {
	interface Board {
		/** Sheets that lie open to be taken while aliens are chosen; left out: none do (CE-40.36). */
		openSheets?: AlienId[];
	}
}

/** Takes so many aliens, by chance, of those that have not come up. */
export function drawAliens({ vault }: Play, n: number): AlienId[] {
	return vault.flares.splice(-n).map(whatOf);
}

/** Deals aliens to a player, who alone sees them. */
export function dealTo(play: Play, seat: SeatId, aliens: readonly AlienId[], rule: string): void {
	playerOf(play.board, seat).offered = aliens.slice();
	play.tell(seat, msg('Dealt to you: {aliens}.', { aliens: { and: aliens.map(alienName) } }), rule);
}

/** A player has got its alien, and nobody else knows which. */
export function receive(play: Play, seat: SeatId, alien: AlienId, rule: string): void {
	const player = playerOf(play.board, seat);
	player.offered = [];
	player.chosen = alien;
	play.tell(seat, msg('You will be {alien}.', { alien: alienName(alien) }), rule);
}

/** A player has got its alien before the eyes of all. */
export function take({ board }: Play, seat: SeatId, alien: AlienId): void {
	playerOf(board, seat).chosen = alien;
	if (board.openSheets) board.openSheets = board.openSheets.filter((one) => one !== alien);
}

/** Players that have no alien yet, in turn order. */
export const withoutAlien = (board: Board): SeatId[] =>
	board.order.filter((seat) => playerOf(board, seat).chosen === null);

/** Whether an alien may meet all that were chosen. */
export const mayMeet = (board: Board, alien: AlienId): boolean =>
	board.order.every((seat) => {
		const { chosen } = playerOf(board, seat);
		return chosen === null || !mayNotMeet(alien, chosen);
	});

export const alienChoice = (alien: AlienId): Choice<AlienId> & { readonly on: string } => ({
	id: alien,
	say: alienName(alien),
	on: `alien:${alien}`,
	note: alienOf(alien).words.gist
});

/** CE-40.54: an alien that may not meet one chosen before. */
export const barredAlien = (alien: AlienId): Barred => ({
	id: alien,
	say: alienName(alien),
	on: `alien:${alien}`,
	why: msg('It may not meet an alien chosen before.'),
	rule: 'CE-40.54'
});

/** CE-40.36: the flares of all aliens chosen, and others by chance up to the number of CE-22.3; the rest stay out. */
export function flaresOfChosen(play: Play, fewest: number): string[] {
	const { board, vault } = play;
	const chosen = board.order.flatMap((seat) => playerOf(board, seat).chosen ?? []);
	vault.flares = play.shuffle(board.box.filter((alien) => !chosen.includes(alien)).map(flareOf));
	return [...chosen.map(flareOf), ...vault.flares.splice(-Math.max(0, fewest - chosen.length))];
}
