/** Cards that lie on the table while they take effect: shown from a hand, and gone to where they end. */
import { msg } from '../../../core';
import { playerOf } from '../board';
import { cardName } from '../cards';
import { value } from '../values';
import type { Play } from '../play';
import type { CardId, PlanetId, SeatId } from '../types';
import {
	moved,
	toHand,
	toHoard,
	toTable,
	toPile,
	toPiles,
	takePlayed,
	takeFromTable,
	forgetOut
} from './places';

/** Shows a card of a hand: it lies on the table while it takes effect. */
export function showCard(play: Play, seat: SeatId, held: CardId): CardId {
	const hoarded = takePlayed(play, seat, held);
	const [card = held] = toTable(play, [held]);
	play.board.onTable.push(card);
	if (hoarded) playerOf(play.board, seat).hoard?.out.push(card);
	play.showed = true;
	return card;
}

/** Plays a card of a hand that is discarded at once (CE-15.17). */
export function playOut(play: Play, seat: SeatId, held: CardId): CardId {
	takePlayed(play, seat, held);
	const [card = held] = toTable(play, [held]);
	if (value(play, 'playedCardsLeave', false, null)) leaveGame(play, seat, card);
	else toPile(play, seat, [card]);
	play.showed = true;
	return card;
}

/** Cards of a seat that lie on the table go to the discard pile. */
export function discardFromTable(play: Play, seat: SeatId, cards: readonly CardId[]): void {
	takeFromTable(play, cards);
	forgetOut(play, cards);
	toPile(play, seat, cards);
}

/** A card of a seat that lies on the table goes out of the game. */
export function discardForGood(play: Play, seat: SeatId, card: CardId): void {
	takeFromTable(play, [card]);
	forgetOut(play, [card]);
	leaveGame(play, seat, card);
}

export function leaveGame(play: Play, seat: SeatId, card: CardId): void {
	play.board.outOfGame.push(card);
	play.say(msg('{card} goes out of the game.', { card: cardName(card) }), 'CE-19.16', {
		type: 'cards',
		seat,
		n: 1,
		from: 'table',
		to: 'box'
	});
}

/** A card on the table that a seat has played goes: an artifact (CE-15.18), or any by an effect (CE-33.6). */
export function discardPlayed(play: Play, seat: SeatId, card: CardId): void {
	const leaves = value(play, 'playedCardsLeave', false, null);
	if (leaves || value(play, 'playedForGood', false, { seat })) discardForGood(play, seat, card);
	else discardFromTable(play, seat, [card]);
}

/** CE-15.37: a card on the table comes to lie face up beside a planet. */
export function layBeside(play: Play, planet: PlanetId, card: CardId): void {
	takeFromTable(play, [card]);
	forgetOut(play, [card]);
	const { besidePlanets } = play.board;
	besidePlanets[planet] = [...(besidePlanets[planet] ?? []), card];
}

/** The cards that lie beside these planets go to the discard pile; those cards. */
export function discardBeside(play: Play, planets: readonly PlanetId[]): CardId[] {
	const { board } = play;
	const cards = planets.flatMap((planet) => board.besidePlanets[planet] ?? []);
	for (const planet of planets) delete board.besidePlanets[planet];
	toPiles(play, cards);
	return cards;
}

/** Cards on the table go into a hand, or back to the hoard they were played from; their names there. */
export function tableToHand(play: Play, cards: readonly CardId[], seat: SeatId): CardId[] {
	const out = playerOf(play.board, seat).hoard?.out ?? [];
	const back = cards.filter((card) => out.includes(card));
	const others = cards.filter((card) => !out.includes(card));
	takeFromTable(play, cards);
	forgetOut(play, cards);
	const came = [...toHand(play, seat, others), ...toHoard(play, seat, back)];
	moved(play, seat, others.length, 'table', 'hand');
	moved(play, seat, back.length, 'table', 'hoard');
	return came;
}

/** A flare on the table waits to come into this hand as the encounter closes, or as the turn ends. */
export function setAside(
	play: Play,
	card: CardId,
	seat: SeatId,
	until: 'encounter' | 'turn' = 'encounter'
): void {
	takeFromTable(play, [card]);
	play.board.returning.push({ seat, card, ...(until === 'turn' && { turn: true }) });
}

/** What was set aside comes into hands: at the end of a turn all of it. */
export function takeAside(play: Play, ends: 'encounter' | 'turn' = 'encounter'): void {
	const { board } = play;
	const stays = board.returning.filter(({ turn }) => turn && ends === 'encounter');
	const comes = board.returning.filter((one) => !stays.includes(one));
	for (const { seat, card } of comes) tableToHand(play, [card], seat);
	board.returning = stays;
}
