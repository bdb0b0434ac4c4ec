/** Second hands on the sheets of powers. */
import { msg } from '../../../core';
import { playerOf } from '../board';
import { HAND, cardName } from '../cards';
import type { Play } from '../play';
import type { AlienId, SeatId } from '../types';
import { ofOwn, toHoard, toPile } from './places';
import { takeFromDeck } from './deck';
import { showDiscarded } from './discards';
import { moveStored } from './stored';

/** A second hand is dealt to a seat off the deck, face down on the sheet of a power (CE-19.19). */
export function dealHoard(play: Play, seat: SeatId, of: AlienId, use: string): void {
	playerOf(play.board, seat).hoard = { of, use, cards: [], out: [] };
	drawToHoard(play, seat, HAND);
}

/** Draws into a hoard, which is no hand: nothing answers it. */
export function drawToHoard(play: Play, seat: SeatId, n: number): void {
	const cards = toHoard(play, seat, takeFromDeck(play, n));
	if (cards.length === 0) return;
	play.say(
		msg('{who} puts {n, plural, one {# card} other {# cards}} in their hoard, unseen.', {
			who: seat,
			n: cards.length
		}),
		'CE-19.19',
		{ type: 'cards', seat, n: cards.length, from: 'deck', to: 'hoard' }
	);
	play.tell(
		seat,
		msg('In your hoard: {cards}.', { cards: { and: cards.map(cardName) } }),
		'CE-19.19'
	);
}

/** Shows and discards a hoard; it has none left. */
export function discardHoard(play: Play, seat: SeatId): void {
	const { hoard } = playerOf(play.board, seat);
	if (!hoard) return;
	const { cards } = hoard;
	hoard.cards = [];
	toPile(play, seat, showDiscarded(play, seat, cards, 'hoard', 'CE-19.21'));
}

/** The sheet that holds a hoard goes, and the hoard is discarded. */
export function loseHoard(play: Play, seat: SeatId): void {
	discardHoard(play, seat);
	playerOf(play.board, seat).hoard = null;
}

/** Its hand and its hoard change places. */
export function swapHoard(play: Play, seat: SeatId): void {
	const player = playerOf(play.board, seat);
	if (player.hoard) [player.hand, player.hoard.cards] = [player.hoard.cards, player.hand];
}

/** A hoard goes where the sheet of its power has gone (CE-19.19); while nobody plays that, it stays. So do cards on sheets (CE-19.25). */
export function moveHoards(play: Play): void {
	moveStored(play);
	const { board } = play;
	for (const seat of board.order) {
		const player = playerOf(board, seat);
		const { hoard } = player;
		if (!hoard || player.aliens.includes(hoard.of)) continue;
		const to = board.order.find((other) => playerOf(board, other).aliens.includes(hoard.of));
		if (!to) continue;
		player.hoard = null;
		playerOf(board, to).hoard = { ...hoard, cards: ofOwn(board, to, hoard.cards) };
	}
}
