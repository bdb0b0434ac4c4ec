/** Cards come onto sheets, face up, and go from there (CE-15.38). */
import { msg } from '../../../core';
import { encounterOf } from '../board';
import { cardName } from '../cards';
import { stackOf } from '../stacked';
import type { Play } from '../play';
import type { AlienId, CardId, SeatId, Side } from '../types';
import { moved, toHand, toPiles } from './places';
import { leaveGame } from './table';

/** The card a side has revealed comes onto the sheet of an alien instead of being discarded; null: it has none. */
export function stackLaid(play: Play, side: Side, alien: AlienId): CardId | null {
	const { board } = play;
	const { laid } = encounterOf(board);
	const gone = laid[side];
	if (!gone) return null;
	laid[side] = null;
	board.stacked = { ...board.stacked, [alien]: [...stackOf(board, alien), gone.card] };
	return gone.card;
}

/** A card goes off the sheet of an alien. The caller puts it elsewhere. */
function unstack({ board }: Play, alien: AlienId, card: CardId): void {
	board.stacked = {
		...board.stacked,
		[alien]: stackOf(board, alien).filter((other) => other !== card)
	};
}

/** A card on the sheet of an alien goes into a hand, and the others there out of the game. */
export function takeStacked(play: Play, alien: AlienId, seat: SeatId, card: CardId): void {
	unstack(play, alien, card);
	toHand(play, seat, [card]);
	moved(play, seat, 1, 'table', 'hand');
	play.say(msg('{who} takes {card}.', { who: seat, card: cardName(card) }), 'CE-16.1');
	for (const other of stackOf(play.board, alien)) {
		unstack(play, alien, other);
		leaveGame(play, seat, other);
	}
}

/** A card on the sheet of an alien, or one that has left the game, comes onto the table. */
export function recall(play: Play, alien: AlienId, card: CardId): void {
	const { board } = play;
	unstack(play, alien, card);
	board.outOfGame = board.outOfGame.filter((other) => other !== card);
	board.onTable.push(card);
}

/** They are discarded with the sheet (CE-16.19). */
export function dropStack(play: Play, alien: AlienId): void {
	const { board } = play;
	const cards = stackOf(board, alien);
	if (!board.stacked || cards.length === 0) return;
	const { [alien]: _gone, ...left } = board.stacked;
	board.stacked = left;
	toPiles(play, cards);
	play.say(
		msg('What lies on the sheet goes with it: {cards}.', { cards: { and: cards.map(cardName) } }),
		'CE-16.19'
	);
}
