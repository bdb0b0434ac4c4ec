/** Cards of the deck that lie face down beside it for an encounter (CE-33.39): nobody sees them but who has been told. */
import { msg } from '../../../core';
import { UNSEEN, named } from '../../kit';
import { cardName } from '../cards';
import { lookAtAside } from '../looks';
import type { Play } from '../play';
import type { CardId, SeatId } from '../types';
import { takeFromDeck } from './deck';
import { moved, toHand, toPile, toTable } from './places';

declare module '../types' {
	interface Vault {
		/** Left out: none lie there. */
		aside?: CardId[];
	}
}

/** The top cards of the deck come to lie aside, and a seat looks at them. */
export function layAside(play: Play, n: number, seat: SeatId, rule: string): void {
	const { vault } = play;
	const cards = named(takeFromDeck(play, n), UNSEEN, vault.deck);
	if (cards.length === 0) return;
	vault.aside = cards;
	play.say(
		msg(
			'{who} looks at {n, plural, one {# card} other {# cards}} of the deck and lays them aside.',
			{
				who: seat,
				n: cards.length
			}
		),
		rule
	);
	play.tell(seat, msg('The cards: {cards}.', { cards: { and: cards.map(cardName) } }), rule);
	lookAtAside(play, seat, cards);
}

/** What lies aside goes into a hand; their names there. */
export function takeAll(play: Play, seat: SeatId, rule: string): CardId[] {
	const { aside = [] } = play.vault;
	delete play.vault.aside;
	if (aside.length === 0) return [];
	const came = toHand(play, seat, aside);
	moved(play, seat, came.length, 'deck', 'hand');
	play.say(
		msg(
			'{who} takes {n, plural, one {the card} other {the # cards}} that {n, plural, one {lies} other {lie}} aside.',
			{
				who: seat,
				n: came.length
			}
		),
		rule
	);
	play.tell(seat, msg('The cards: {cards}.', { cards: { and: came.map(cardName) } }), rule);
	return came;
}

/** What lies aside is discarded. */
export function dropAll(play: Play, by: SeatId, rule: string): void {
	const { aside = [] } = play.vault;
	delete play.vault.aside;
	if (aside.length === 0) return;
	play.showed = true;
	const gone = toTable(play, aside);
	play.say(
		msg('What lies aside is discarded: {cards}.', { cards: { and: gone.map(cardName) } }),
		rule
	);
	toPile(play, by, gone);
}
