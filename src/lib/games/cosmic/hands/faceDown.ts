/** Cards of a hand that lie face down before their player, in no hand, until the encounter ends (CE-19.23). */
import { msg } from '../../../core';
import { asideOf, entriesOf, playerOf } from '../board';
import { cardName } from '../cards';
import type { Play } from '../play';
import type { AlienId, CardId, SeatId } from '../types';
import { ofOwn, takeFromHand, toHand, toPile, toTable } from './places';

declare module '../types' {
	interface Player {
		/** Cards that lie face down, by the alien that has them lie there; left out: none do. */
		aside?: { [alien: AlienId]: CardId[] };
	}
}

/** Cards of a hand come to lie face down before their player, for an alien. */
export function layFaceDown(
	play: Play,
	seat: SeatId,
	by: AlienId,
	cards: readonly CardId[],
	rule: string
): void {
	if (cards.length === 0) return;
	const { board } = play;
	const player = playerOf(board, seat);
	for (const card of cards) takeFromHand(play, seat, card);
	const { [by]: there = [], ...others } = player.aside ?? {};
	player.aside = { ...others, [by]: [...there, ...ofOwn(board, seat, cards)] };
	const n = cards.length;
	play.say(
		msg(
			'{n, plural, one {# card} other {# cards}} of {who, select, you {yours} other {#}} {n, plural, one {lies} other {lie}} face down until the encounter ends.',
			{ who: seat, n }
		),
		rule,
		{ type: 'cards', seat, n, from: 'hand', to: 'table' }
	);
	play.tell(seat, msg('The cards: {cards}.', { cards: { and: cards.map(cardName) } }), rule);
}

/** Cards that lie face down before a seat for an alien are turned up and discarded. */
export function discardFaceDown(
	play: Play,
	seat: SeatId,
	by: AlienId,
	cards: readonly CardId[],
	rule: string
): void {
	if (cards.length === 0) return;
	const player = playerOf(play.board, seat);
	const { [by]: there = [], ...others } = player.aside ?? {};
	const left = there.filter((card) => !cards.includes(card));
	player.aside = left.length > 0 ? { ...others, [by]: left } : others;
	if (Object.keys(player.aside).length === 0) delete player.aside;
	const gone = toTable(play, cards);
	play.showed = true;
	play.say(
		msg('{who, select, you {You discard} other {# discards}} {cards}.', {
			who: seat,
			cards: { and: gone.map(cardName) }
		}),
		rule,
		{ type: 'cards', seat, n: gone.length, from: 'table', to: 'discard' }
	);
	toPile(play, seat, gone);
}

/** CE-19.23: what lies face down comes back to the hands it came from. */
export function takeUp(play: Play): void {
	for (const [seat, player] of entriesOf(play.board.players)) {
		const cards = asideOf(play.board, seat);
		delete player.aside;
		if (cards.length === 0) continue;
		toHand(play, seat, cards);
		const n = cards.length;
		play.say(
			msg(
				'{n, plural, one {# card} other {# cards}} of {who, select, you {yours} other {#}} {n, plural, one {comes} other {come}} back to hand.',
				{ who: seat, n }
			),
			'CE-19.23',
			{ type: 'cards', seat, n, from: 'table', to: 'hand' }
		);
	}
}
