/** Hazard cards come into play and leave it here and nowhere else; their deck and pile are those of all modules. */
import { msg } from '../../../../core';
import { discardToModule, drawFromModule, drawPileSize, openedUp, shuffleInto } from '../decks';
import { hazardName, hazardsOf } from './inPlay';
import type { Play } from '../../play';
import type { CardId, SeatId } from '../../types';

/**
 * Turns up the top card, of the pile shuffled when the deck is out, but for cards that come once (CE-33.12). Null:
 * both are out (CE-30.4).
 */
export function turnUpHazard(play: Play, comesOnce: (card: CardId) => boolean): CardId | null {
	const hazards = hazardsOf(play.board);
	const [card] = openedUp(play, drawFromModule(play, 'hazard', 1, comesOnce));
	if (card === undefined) return null;
	hazards.inPlay.push(card);
	return card;
}

/** How many lie in the deck itself. */
export const hazardsLeft = (play: Play): number => drawPileSize(play, 'hazard');

/** A card in play is shuffled into the deck. */
export function shuffleBack(play: Play, card: CardId): void {
	const hazards = hazardsOf(play.board);
	hazards.inPlay = hazards.inPlay.filter((other) => other !== card);
	shuffleInto(play, 'hazard', [card]);
	play.say(
		msg('{hazard} is shuffled into the deck of the hazards.', { hazard: hazardName(card) }),
		'CE-33.38'
	);
}

/** A card in play goes to its pile. */
export function discardHazard(play: Play, card: CardId): void {
	const hazards = hazardsOf(play.board);
	hazards.inPlay = hazards.inPlay.filter((other) => other !== card);
	discardToModule(play, 'hazard', [card]);
}

/** Two players are allied by a card in play, on which no ship lies yet (CE-33.9). */
export function ally(play: Play, one: SeatId, other: SeatId): void {
	hazardsOf(play.board).pact = { between: [one, other], ships: {} };
}
