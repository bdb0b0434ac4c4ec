/** Cards come onto sheets, face up, and go from there (CE-15.38). */
import { msg } from '../../../core';
import { encounterOf, mainPlayer } from '../board';
import { alienName, cardName } from '../cards';
import { stackOf } from '../stacked';
import type { Play } from '../play';
import type { AlienId, CardId, SeatId, Side } from '../types';
import { moved, takeFromTable, toHand, toPiles, toTable, clearStack, unstack } from './places';
import { takeFromDeck } from './deck';
import { replaceLaid } from './laid';
import { leaveGame } from './table';

/** The card a side has revealed comes onto the sheet of an alien instead of being discarded; null: it has none. */
export function stackLaid(play: Play, side: Side, alien: AlienId): CardId | null {
	const { board } = play;
	const { laid } = encounterOf(board);
	const gone = laid[side];
	if (!gone) return null;
	laid[side] = null;
	onto(play, alien, [gone.card]);
	return gone.card;
}

/** Cards come onto the sheet of an alien, on top of what lies there. */
function onto({ board }: Play, alien: AlienId, cards: readonly CardId[]): void {
	board.stacked = { ...board.stacked, [alien]: [...stackOf(board, alien), ...cards] };
}

/** Cards off the deck are turned up onto the sheet of an alien that a seat plays, which all are told (CE-15.44). They are not drawn. */
export function turnUpOnto(play: Play, seat: SeatId, alien: AlienId, n: number): void {
	const cards = toTable(play, takeFromDeck(play, n));
	if (cards.length === 0) return;
	onto(play, alien, cards);
	play.say(
		msg('{cards} {n, plural, one {comes} other {come}} onto the sheet of {alien}.', {
			cards: { and: cards.map(cardName) },
			n: cards.length,
			alien: alienName(alien)
		}),
		'CE-15.44',
		{ type: 'cards', seat, n: cards.length, from: 'deck', to: 'table' }
	);
}

/** A card on the table comes onto the sheet of an alien. */
export function tableOnto(play: Play, alien: AlienId, card: CardId): void {
	takeFromTable(play, [card]);
	onto(play, alien, [card]);
}

/** A card on the sheet of an alien comes into force for a side in place of the one it has revealed, which goes. */
export function stackedForLaid(play: Play, alien: AlienId, side: Side, card: CardId): void {
	const { board } = play;
	const laid = encounterOf(board).laid[side];
	if (!laid) return;
	recall(play, alien, card);
	replaceLaid(play, mainPlayer(board, side), laid, card);
}

/** A card on the sheet of an alien goes into a hand, and the others there out of the game. */
export function takeStacked(play: Play, alien: AlienId, seat: SeatId, card: CardId): void {
	unstack(play.board, alien, card);
	toHand(play, seat, [card]);
	moved(play, seat, 1, 'table', 'hand');
	play.say(msg('{who} takes {card}.', { who: seat, card: cardName(card) }), 'CE-16.1');
	for (const other of stackOf(play.board, alien)) {
		unstack(play.board, alien, other);
		leaveGame(play, seat, other);
	}
}

/** A card on the sheet of an alien, or one that has left the game, comes onto the table. */
export function recall(play: Play, alien: AlienId, card: CardId): void {
	const { board } = play;
	unstack(board, alien, card);
	board.outOfGame = board.outOfGame.filter((other) => other !== card);
	board.onTable.push(card);
}

/** They are discarded with the sheet (CE-16.19). */
export function dropStack(play: Play, alien: AlienId): void {
	const { board } = play;
	const cards = stackOf(board, alien);
	if (cards.length === 0) return;
	clearStack(board, alien);
	toPiles(play, cards);
	play.say(
		msg('What lies on the sheet goes with it: {cards}.', { cards: { and: cards.map(cardName) } }),
		'CE-16.19'
	);
}
