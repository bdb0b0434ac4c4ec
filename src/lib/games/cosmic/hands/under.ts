/** Cards at technologies, out of the hand: face down under one (CE-32.31), open on one (CE-32.48), or laid for one (CE-32.49). */
import { techAt } from '../board';
import type { Play } from '../play';
import type { CardId, SeatId } from '../types';
import type { Tech, TechSlot } from '../modules/tech/state';
import { moved, ofOwn, takeFromHand, toPile, toTable } from './places';
import { discardFromTable, tableToHand } from './table';

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

/** A flare of a hand comes to lie open on a technology of its player, from where it may be played (CE-32.48). */
export function putOpen(play: Play, seat: SeatId, tech: Tech, card: CardId): void {
	[tech.flare] = layOpen(play, seat, [card]);
}

/** A card of a hand comes to lie open beside the gate, for a technology (CE-32.49). */
export function layForTech(play: Play, seat: SeatId, tech: Tech, card: CardId): void {
	tech.laid = [...(tech.laid ?? []), ...layOpen(play, seat, [card])];
}

function layOpen(play: Play, seat: SeatId, cards: readonly CardId[]): CardId[] {
	for (const card of cards) takeFromHand(play, seat, card);
	const came = toTable(play, cards);
	play.board.onTable.push(...came);
	moved(play, seat, cards.length, 'hand', 'table');
	play.showed = true;
	return came;
}

/** The flare on a technology goes to the discard pile; the card, null without one. */
export function discardOpen(play: Play, seat: SeatId, tech: Tech): CardId | null {
	const { flare = null } = tech;
	delete tech.flare;
	if (flare !== null) discardFromTable(play, seat, [flare]);
	return flare;
}

/** What was laid for a technology goes into the hand of a seat; those cards, as they were called on the table. */
export function takeLaidFor(play: Play, tech: Tech, to: SeatId): readonly CardId[] {
	const { laid = [] } = tech;
	delete tech.laid;
	if (laid.length > 0) tableToHand(play, laid, to);
	return laid;
}
