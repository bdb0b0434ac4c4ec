/** The Action and Political decks before the first round (TI-3.7, TI-3.11). */
import { copiesOf } from '../../kit';
import { makeActionDeck } from '../decks';
import { ACTION_CARDS, POLITICAL_CARDS } from '../tables';
import type { Play } from '../play';
import type { ActionCardId } from '../types';

/** Out of the deck with up to four players: TI-3.11, and for two the card itself. */
const SHIFT: ActionCardId = 'strategic-shift#1';
const MOST_WITHOUT_SHIFT = 4;

export function shuffleDecks(play: Play): void {
	const { board, vault } = play;
	const cards = Object.entries(ACTION_CARDS).flatMap(([id, { count }]) => copiesOf(id, count));
	const noShift = board.order.length <= MOST_WITHOUT_SHIFT;
	makeActionDeck(play, play.shuffle(cards.filter((card) => !(noShift && card === SHIFT))));
	vault.politics = play.shuffle(Object.keys(POLITICAL_CARDS));
}
