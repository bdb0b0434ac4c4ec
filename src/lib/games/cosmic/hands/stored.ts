/** Cards that lie face down on the sheet of an alien, for as long as it says (CE-19.25): its player alone sees them. Some are played from there (CE-15.46). */
import { msg } from '../../../core';
import { entriesOf, playerOf, storedOf } from '../board';
import { alienName, cardName } from '../cards';
import type { Play } from '../play';
import type { AlienId, CardId, SeatId } from '../types';
import { discardHand, showDiscarded } from './discards';
import {
	keepStored,
	moved,
	ofOwn,
	takeFromHand,
	takeFromTable,
	toHand,
	toPile,
	toTable,
	unstore
} from './places';
import { discardFromTable, leaveGame } from './table';

declare module '../types' {
	interface Player {
		/** By the alien on whose sheet they lie; left out: none do. */
		stored?: { [alien: AlienId]: CardId[] };
	}
}

/** A card of a hand comes onto the sheet, which all are told. */
export function storeCard(play: Play, seat: SeatId, alien: AlienId, card: CardId): void {
	const { board } = play;
	takeFromHand(play, seat, card);
	keepStored(board, seat, alien, [...storedOf(board, seat, alien), ...ofOwn(board, seat, [card])]);
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
	unstore(board, seat, alien, card);
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
	keepStored(play.board, seat, alien, []);
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

/** Flares that are in no deck come onto the sheet by chance, as far as there are any, unseen by others (CE-15.46); their names there. */
export function storeFlares(play: Play, seat: SeatId, alien: AlienId, n: number): CardId[] {
	const { board, vault } = play;
	vault.flares = play.shuffle(vault.flares);
	const flares = ofOwn(board, seat, n > 0 ? vault.flares.splice(-n) : []);
	if (flares.length === 0) return flares;
	play.showed = true;
	keepStored(board, seat, alien, [...storedOf(board, seat, alien), ...flares]);
	play.say(
		msg(
			'{n, plural, one {# unused flare comes} other {# unused flares come}} onto the sheet of {alien}, unseen.',
			{ n: flares.length, alien: alienName(alien) }
		),
		'CE-15.46',
		{ type: 'cards', seat, n: flares.length, from: 'deck', to: 'table' }
	);
	play.tell(
		seat,
		msg('Onto your sheet: {cards}.', { cards: { and: flares.map(cardName) } }),
		'CE-15.46'
	);
	return flares;
}

/** Cards on the sheet go out of the game, which all see. */
export function removeStored(
	play: Play,
	seat: SeatId,
	alien: AlienId,
	cards: readonly CardId[]
): void {
	for (const card of cards) {
		unstore(play.board, seat, alien, card);
		for (const shown of toTable(play, [card])) leaveGame(play, seat, shown);
	}
}

/** A card on the table that was played off the sheet comes back onto it, of whoever plays that now; with the sheet it goes. */
export function tableFaceDown(play: Play, seat: SeatId, alien: AlienId, card: CardId): void {
	const { board } = play;
	const to = board.order.find((one) => playerOf(board, one).aliens.includes(alien));
	if (!to) {
		discardFromTable(play, seat, [card]);
		return;
	}
	takeFromTable(play, [card]);
	keepStored(board, to, alien, [...storedOf(board, to, alien), ...ofOwn(board, to, [card])]);
}

/** They are discarded with the sheet (CE-16.19). */
export function dropStored(play: Play, alien: AlienId): void {
	for (const seat of play.board.order) {
		const cards = storedOf(play.board, seat, alien);
		if (cards.length === 0) continue;
		keepStored(play.board, seat, alien, []);
		toPile(play, seat, showDiscarded(play, seat, cards, 'table', 'CE-16.19'));
	}
}

/** They go where the sheet has gone; while nobody plays that, they stay. */
export function moveStored({ board }: Play): void {
	for (const seat of board.order)
		for (const [alien, cards] of entriesOf(playerOf(board, seat).stored ?? {})) {
			const to = board.order.find((other) => playerOf(board, other).aliens.includes(alien));
			if (!to || to === seat || playerOf(board, seat).aliens.includes(alien)) continue;
			keepStored(board, seat, alien, []);
			keepStored(board, to, alien, [...storedOf(board, to, alien), ...ofOwn(board, to, cards)]);
		}
}
