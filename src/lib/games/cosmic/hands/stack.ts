/** Cards come onto sheets, face up, and go from there (CE-15.38). */
import { msg } from '../../../core';
import { encounterOf } from '../board';
import { cardName } from '../cards';
import { stackOf } from '../stacked';
import type { Play } from '../play';
import type { AlienId, CardId, Side } from '../types';
import { toPiles } from './places';

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
