/** Encounter cards that a seat needs not to get a new hand (CE-5.1, CE-10.6): one, unless an effect says more (CE-5.7). */
import { encounterCardsOf, playerOf } from './board';
import { isEncounterCard } from './cards';
import type { Play } from './play';
import { renewable } from './rejoining';
import { value } from './values';
import type { SeatId } from './types';

const needed = (play: Play, seat: SeatId): number => value(play, 'needsCards', 1, { seat });

/** Whether a seat has what it needs, of all it may lay. */
export const hasNeeded = (play: Play, seat: SeatId): boolean =>
	encounterCardsOf(play.board, seat).length >= needed(play, seat);

/** The same of its hand alone. */
export const holdsNeeded = (play: Play, seat: SeatId): boolean =>
	playerOf(play.board, seat).hand.filter(isEncounterCard).length >= needed(play, seat);

/** Whether a hand that has just come will do: with one encounter card it does where no other is left to be drawn. */
export function isFit(play: Play, seat: SeatId): boolean {
	const held = playerOf(play.board, seat).hand.filter(isEncounterCard).length;
	if (held === 0 || held >= needed(play, seat)) return held > 0;
	return ![...play.vault.deck, ...renewable(play.board)].some(isEncounterCard);
}
