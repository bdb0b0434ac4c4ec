/** The encounter cards of the two sides (CE-10). */
import { encounterOf, kickersOf, mainPlayer, topFor } from '../board';
import { backOf } from '../cards';
import { printedFace } from '../faces';
import { putUnder } from '../modules/decks';
import { value } from '../values';
import type { Play } from '../play';
import type { CardId, Laid, SeatId, Side } from '../types';
import type { Kicker } from '../modules/rewards/state';
import {
	moved,
	toTable,
	toHand,
	toHoard,
	toPile,
	toDeck,
	takePlayed,
	takeFromHand,
	takeFromTable,
	forgetOut
} from './places';
import { leaveGame } from './table';

/** A card of a hand comes to lie face down for a side, one of the discard pile face up. */
export function layCard(play: Play, side: Side, seat: SeatId, card: CardId): void {
	// CE-15.45: all have seen which it is.
	const open = topFor(play.board, seat) === card;
	const hoarded = takePlayed(play, seat, card);
	encounterOf(play.board).laid[side] = {
		card,
		by: seat,
		faceUp: open,
		concealed: false,
		face: open ? printedFace(play, card) : null,
		...(hoarded ? { hoarded: 'laid' } : {})
	};
}

/** An encounter card of a seat that was in force goes: to its pile, or under its deck (CE-31.11), unseen for ever (Gambler). */
function putAway(play: Play, seat: SeatId, { card, concealed }: Laid): void {
	if (value(play, 'playedCardsLeave', false, null))
		leaveGame(play, seat, concealed ? (toTable(play, [card])[0] ?? card) : card);
	else if (concealed && backOf(card) === 'reward') putUnder(play, 'reward', [card]);
	else if (concealed) toDeck(play, [card], 'bottom');
	else toPile(play, seat, [card]);
}

/** The card a side laid goes; it was in force. Null: there is none. */
export function discardLaid(play: Play, side: Side): Laid | null {
	const { laid } = encounterOf(play.board);
	const gone = laid[side];
	laid[side] = null;
	if (gone) putAway(play, mainPlayer(play.board, side), gone);
	return gone;
}

/** The card that lies for a side goes into a hand, if there is one; its name there. */
export function takeLaid(play: Play, side: Side, seat: SeatId): CardId[] {
	const { laid } = encounterOf(play.board);
	const taken = laid[side];
	laid[side] = null;
	if (!taken) return [];
	const hoarded = taken.hoarded !== undefined && taken.by === seat;
	const came = (hoarded ? toHoard : toHand)(play, seat, [taken.card]);
	moved(play, seat, 1, 'table', hoarded ? 'hoard' : 'hand');
	return came;
}

/** A card on the table comes into force in place of a card of a seat, which goes. */
export function replaceLaid(play: Play, seat: SeatId, laid: Laid, card: CardId): void {
	takeFromTable(play, [card]);
	forgetOut(play, [card]);
	putAway(play, seat, laid);
	delete laid.hoarded;
	laid.card = card;
	laid.concealed = false;
	laid.face = printedFace(play, card);
}

/** A card on the table comes into force for a side in place of the one that lies there, which goes into a hand. */
export function tradeLaid(play: Play, side: Side, card: CardId, seat: SeatId): void {
	const { laid } = encounterOf(play.board);
	takeFromTable(play, [card]);
	forgetOut(play, [card]);
	takeLaid(play, side, seat);
	laid[side] = { card, by: seat, faceUp: true, concealed: false, face: printedFace(play, card) };
}

/** The two cards laid change sides (CE-10.4). */
export function exchangeLaid({ board }: Play): void {
	const { laid } = encounterOf(board);
	[laid.offense, laid.defense] = [laid.defense, laid.offense];
}

/** A main player lays a kicker face down, which all are told (CE-31.20). */
export function layKicker(play: Play, side: Side, seat: SeatId, card: CardId): void {
	const encounter = encounterOf(play.board);
	takeFromHand(play, seat, card);
	encounter.kickers = { ...encounter.kickers, [side]: { card, by: seat, open: false } };
	moved(play, seat, 1, 'hand', 'table');
}

/** The kickers laid are turned up; those that are. */
export function openKickers(play: Play): Kicker[] {
	const closed = kickersOf(play.board).filter(({ open }) => !open);
	for (const kicker of closed) {
		[kicker.card = kicker.card] = toTable(play, [kicker.card]);
		kicker.open = true;
	}
	return closed;
}

/** A kicker that was turned up is discarded, and multiplies no more. */
export function discardKicker(play: Play, side: Side): void {
	const encounter = encounterOf(play.board);
	const { [side]: kicker, ...left } = encounter.kickers ?? {};
	if (!kicker) return;
	encounter.kickers = left;
	toPile(play, kicker.by, [kicker.card]);
}

/** The kickers go: those turned up are discarded, the others go back to their players. Those that were discarded. */
export function clearKickers(play: Play): Kicker[] {
	const encounter = encounterOf(play.board);
	const kickers = kickersOf(play.board);
	delete encounter.kickers;
	for (const { card, by, open } of kickers) {
		if (open) {
			toPile(play, by, [card]);
			continue;
		}
		toHand(play, by, [card]);
		moved(play, by, 1, 'table', 'hand');
	}
	return kickers.filter(({ open }) => open);
}
