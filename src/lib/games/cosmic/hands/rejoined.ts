/** Cards on sheets come into the deck that is made anew (CE-15.47). */
import { msg } from '../../../core';
import { alienName } from '../cards';
import { rejoiningSheets } from '../rejoining';
import type { Play } from '../play';
import { clearStack, toPiles } from './places';

/** CE-15.47: what lies on such sheets comes to the discard pile, which is about to be shuffled. */
export function rejoinPile(play: Play): void {
	const { board } = play;
	for (const alien of rejoiningSheets(board)) {
		const cards = clearStack(board, alien);
		toPiles(play, cards);
		if (cards.length > 0)
			play.say(
				msg(
					'{n, plural, one {# card comes} other {# cards come}} from the sheet of {alien} to the discard pile, which is shuffled.',
					{ n: cards.length, alien: alienName(alien) }
				),
				'CE-15.47'
			);
	}
}
