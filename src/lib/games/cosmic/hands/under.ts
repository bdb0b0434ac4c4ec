/** An encounter card under a technology: out of the hand, and seen by its player alone (CE-32.31). */
import { techAt } from '../board';
import type { Play } from '../play';
import type { CardId, SeatId } from '../types';
import type { Tech, TechSlot } from '../modules/tech/state';
import { moved, ofOwn, takeFromHand, toPile, toTable } from './places';

/** A card of a hand comes to lie under a technology of its player. */
export function putUnder(play: Play, seat: SeatId, slot: TechSlot, card: CardId): void {
	takeFromHand(play, seat, card);
	techAt(play.board, slot).under = card;
	moved(play, seat, 1, 'hand', 'table');
}

/** The card under a technology is turned up and lies on the table; its name there, null without one. */
export function showUnder(play: Play, tech: Tech): CardId | null {
	const { under } = tech;
	delete tech.under;
	if (under === undefined) return null;
	const [card = under] = toTable(play, [under]);
	play.board.onTable.push(card);
	play.showed = true;
	return card;
}

/** The card under a technology that leaves play is discarded with it. */
export function discardUnder(play: Play, seat: SeatId, tech: Tech): void {
	const { under } = tech;
	delete tech.under;
	if (under === undefined) return;
	play.showed = true;
	toPile(play, seat, toTable(play, [under]));
}

/** What lies under a technology that comes to this seat, by the name it has with it. */
export function handUnder({ board }: Play, to: SeatId, tech: Tech): void {
	if (tech.under !== undefined) [tech.under] = ofOwn(board, to, [tech.under]);
}
