/** Cards that lie face down on the sheet of an alien, for as long as it says (CE-19.25): its player alone sees them. */
import { msg } from '../../../core';
import { entriesOf, playerOf, storedOf } from '../board';
import type { Play } from '../play';
import type { AlienId, Board, CardId, SeatId } from '../types';
import { discardHand, showDiscarded } from './discards';
import { moved, ofOwn, takeFromHand, toHand, toPile } from './places';

declare module '../types' {
	interface Player {
		/** By the alien on whose sheet they lie; left out: none do. */
		stored?: { [alien: AlienId]: CardId[] };
	}
}

/** What of a seat lies on this sheet is this from now on. */
function keep(board: Board, seat: SeatId, alien: AlienId, cards: readonly CardId[]): void {
	const player = playerOf(board, seat);
	const { [alien]: _before, ...others } = player.stored ?? {};
	player.stored = cards.length > 0 ? { ...others, [alien]: cards.slice() } : others;
	if (Object.keys(player.stored).length === 0) delete player.stored;
}

/** A card of a hand comes onto the sheet, which all are told. */
export function storeCard(play: Play, seat: SeatId, alien: AlienId, card: CardId): void {
	const { board } = play;
	takeFromHand(play, seat, card);
	keep(board, seat, alien, [...storedOf(board, seat, alien), ...ofOwn(board, seat, [card])]);
	play.say(
		msg(
			'{who, select, you {You put a card on your sheet} other {# puts a card on their sheet}}, unseen.',
			{ who: seat }
		),
		'CE-19.25',
		{ type: 'cards', seat, n: 1, from: 'hand', to: 'table' }
	);
}

/** A card on the sheet goes into the hand. */
export function takeStored(play: Play, seat: SeatId, alien: AlienId, card: CardId): void {
	const { board } = play;
	keep(
		board,
		seat,
		alien,
		storedOf(board, seat, alien).filter((other) => other !== card)
	);
	toHand(play, seat, [card]);
	play.say(
		msg(
			'{who, select, you {You take a card off your sheet} other {# takes a card off their sheet}}, unseen.',
			{ who: seat }
		),
		'CE-19.25',
		{ type: 'cards', seat, n: 1, from: 'table', to: 'hand' }
	);
}

/** A hand is discarded, and all that lies on the sheet is the hand from now on. */
export function takeStore(play: Play, seat: SeatId, alien: AlienId): void {
	const cards = storedOf(play.board, seat, alien);
	keep(play.board, seat, alien, []);
	discardHand(play, seat, {});
	toHand(play, seat, cards);
	moved(play, seat, cards.length, 'table', 'hand');
	play.say(
		msg(
			'{who, select, you {You take what lies on your sheet} other {# takes what lies on their sheet}} as a hand: {n, plural, one {# card} other {# cards}}.',
			{ who: seat, n: cards.length }
		),
		'CE-19.25'
	);
}

/** They are discarded with the sheet (CE-16.19). */
export function dropStored(play: Play, alien: AlienId): void {
	for (const seat of play.board.order) {
		const cards = storedOf(play.board, seat, alien);
		if (cards.length === 0) continue;
		keep(play.board, seat, alien, []);
		toPile(play, seat, showDiscarded(play, seat, cards, 'table', 'CE-16.19'));
	}
}

/** They go where the sheet has gone; while nobody plays that, they stay. */
export function moveStored({ board }: Play): void {
	for (const seat of board.order)
		for (const [alien, cards] of entriesOf(playerOf(board, seat).stored ?? {})) {
			const to = board.order.find((other) => playerOf(board, other).aliens.includes(alien));
			if (!to || to === seat || playerOf(board, seat).aliens.includes(alien)) continue;
			keep(board, seat, alien, []);
			keep(board, to, alien, [...storedOf(board, to, alien), ...ofOwn(board, to, cards)]);
		}
}
