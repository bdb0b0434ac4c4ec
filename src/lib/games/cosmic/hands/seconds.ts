/** A second encounter card, which lies beside the first for an effect (CE-10.15). */
import { msg } from '../../../core';
import { encounterOf, secondsOf } from '../board';
import { cardName } from '../cards';
import { printedFace } from '../faces';
import { value } from '../values';
import type { Play } from '../play';
import type { AlienId, CardId, SeatId, Side } from '../types';
import { takeLaid } from './laid';
import { moved, takeFromHand, toHand, toPile, toTable } from './places';
import { leaveGame } from './table';

declare module '../types' {
	interface Encounter {
		/** Cards that lie beside the first, in the order they were laid; left out: none do. */
		seconds?: readonly Second[];
	}
}

/** An encounter card that lies beside the first of its side. */
export interface Second {
	/** Who laid it. */
	readonly seat: SeatId;
	/** The alien by which it lies there. */
	readonly of: AlienId;
	readonly card: CardId;
	/** It was turned up: all see it; else its player alone. */
	readonly open: boolean;
}

function set({ board }: Play, seconds: readonly Second[]): void {
	const encounter = encounterOf(board);
	if (seconds.length > 0) encounter.seconds = seconds;
	else delete encounter.seconds;
}

/** A card of a hand comes to lie face down beside the first of its side, which all are told. */
export function layBesideFirst(play: Play, seat: SeatId, of: AlienId, card: CardId): void {
	takeFromHand(play, seat, card);
	set(play, [...secondsOf(play.board), { seat, of, card, open: false }]);
	play.say(
		msg('{who, select, you {You lay} other {# lays}} a second card face down.', { who: seat }),
		'CE-10.15'
	);
	moved(play, seat, 1, 'hand', 'table');
}

/** The card that a seat has laid so for an alien is turned up; null: it has none that lies face down. */
export function turnUpSecond(play: Play, seat: SeatId, of: AlienId): CardId | null {
	const closed = secondsOf(play.board).find(
		(one) => one.seat === seat && one.of === of && !one.open
	);
	if (!closed) return null;
	const [card = closed.card] = toTable(play, [closed.card]);
	set(
		play,
		secondsOf(play.board).map((one) => (one === closed ? { ...one, card, open: true } : one))
	);
	play.showed = true;
	play.say(
		msg('{who, select, you {You turn} other {# turns}} up a second card: {card}.', {
			who: seat,
			card: cardName(card)
		}),
		'CE-10.15'
	);
	return card;
}

/** A card that lies so goes back to the hand it came from. */
export function takeSecond(play: Play, second: Second): void {
	set(
		play,
		secondsOf(play.board).filter((one) => one !== second)
	);
	toHand(play, second.seat, [second.card]);
	moved(play, second.seat, 1, 'table', 'hand');
}

/** A card that lies so takes the place of the first of its side, as it lies, if that lies there still, which goes into this hand. */
export function secondForFirst(play: Play, side: Side, second: Second, to: SeatId): void {
	set(
		play,
		secondsOf(play.board).filter((one) => one !== second)
	);
	const { seat: by, card, open } = second;
	takeLaid(play, side, to);
	encounterOf(play.board).laid[side] = {
		...{ card, by, faceUp: open, concealed: false },
		face: open ? printedFace(play, card) : null
	};
}

/** They go with the encounter: those turned up are discarded, the others go back to their players. */
export function clearSeconds(play: Play): void {
	const seconds = secondsOf(play.board);
	set(play, []);
	for (const { seat, card, open } of seconds) {
		if (!open) {
			toHand(play, seat, [card]);
			moved(play, seat, 1, 'table', 'hand');
			continue;
		}
		if (value(play, 'playedCardsLeave', false, null)) {
			leaveGame(play, seat, card);
			continue;
		}
		toPile(play, seat, [card]);
		play.say(msg('{card} is discarded.', { card: cardName(card) }), 'CE-12.12');
	}
}
