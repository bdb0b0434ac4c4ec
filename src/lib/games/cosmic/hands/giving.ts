/** Cards go from hand to hand (CE-13.5, CE-14.4). */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { mayAct } from '../acting';
import { playerOf } from '../board';
import { backOf, cardName, kindOf, whatOf } from '../cards';
import type { Back } from '../cards';
import { repeatedName } from '../declared';
import { underway } from '../play';
import type { Play } from '../play';
import type { CardId, SeatId } from '../types';
import { toHand, setHands, takeFromHand } from './places';

/** The last two: taken, and all have been told so. */
type How = 'given' | 'taken' | 'compensation' | 'rewards';

function moves(how: How, from: SeatId, to: SeatId, n: number): Words {
	switch (how) {
		case 'given':
			return msg(
				'{who, select, you {You give} other {# gives}} {whom} {n, plural, one {# card} other {# cards}}.',
				{
					who: from,
					whom: to,
					n
				}
			);
		case 'taken':
			return msg(
				'{who, select, you {You take} other {# takes}} {n, plural, one {# card} other {# cards}} of {whom, select, you {yours} other {#}}.',
				{
					who: to,
					whom: from,
					n
				}
			);
		case 'compensation':
		case 'rewards':
			return '';
	}
}

/** What cards are taken by, for who loses them: compensation, rewards, or the use that is under way; null: none is. */
function takenBy(play: Play, how: How): Words | null {
	if (how === 'compensation') return msg('Compensation');
	if (how === 'rewards') return msg('Rewards');
	const use = underway(play.table).findLast(({ step }) => step === 'use');
	return use?.step === 'use' ? repeatedName(use) : null;
}

/**
 * Cards of one hand go to another, unseen by the rest (CE-13.5, CE-14.4): in a deal or by an effect alone (CE-13.17);
 * given, or taken by who gets them. Their names there.
 */
export function handOver(
	play: Play,
	from: SeatId,
	to: SeatId,
	cards: readonly CardId[],
	rule: string,
	how: How = 'given'
): CardId[] {
	if (cards.length === 0) return [];
	for (const card of cards) takeFromHand(play, from, card);
	const came = toHand(play, to, cards);
	const n = cards.length;
	const named = { and: cards.map(cardName) };
	play.say(moves(how, from, to, n), rule, {
		type: 'cards',
		seat: from,
		n,
		from: 'hand',
		to
	});
	if (how !== 'given') {
		play.tell(to, msg('You take {cards} of {whom}.', { cards: named, whom: from }), rule);
		const by = takenBy(play, how);
		const taken = { who: to, cards: named };
		play.tell(
			from,
			by
				? msg('{by}: {who} takes {cards} of yours.', { by, ...taken })
				: msg('{who} takes {cards} of yours.', taken),
			rule,
			{ type: 'robbed', seat: from, by: to }
		);
	} else play.tell([from, to], msg('The cards: {cards}.', { cards: named }), rule);
	if (how !== 'given' && mayAct(play.board, 'cards.came'))
		play.window('cards.came', { seats: [to], taken: { by: to, cards: came }, seat: from });
	return came;
}

/**
 * Some of these cards at random, at most all of them (CE-14.4, CE-14.5), so many of them with the back of the reward
 * deck (CE-31.12), left out: as it comes. Drawn by lot only now, when they are needed (CE-23.3); they stay where they are.
 */
export function randomCards(
	play: Play,
	cards: readonly CardId[],
	n: number,
	rewards?: number
): CardId[] {
	if (n >= cards.length) return cards.slice();
	if (rewards === undefined) return play.shuffle(cards.slice()).slice(0, n);
	const some = (back: Back, m: number): CardId[] =>
		play.shuffle(cards.filter((card) => backOf(card) === back)).slice(0, m);
	return [...some('reward', rewards), ...some('cosmic', n - rewards)];
}

/** The hand's cards of one kind and name, for a choice between like ones. */
export const cardsLike = (hand: readonly CardId[], kind: string, what?: string): CardId[] =>
	hand.filter((card) => kindOf(card) === kind && (what === undefined || whatOf(card) === what));

/** Whole hands change owners, by the doing of `by`; `hands` are the new ones. Their names there, hand by hand. */
export function dealHands(
	play: Play,
	by: SeatId,
	hands: readonly (readonly [SeatId, readonly CardId[]])[]
): CardId[][] {
	const before = new Map(
		hands.flatMap(([seat]) => playerOf(play.board, seat).hand.map((card) => [card, seat] as const))
	);
	const came = setHands(play, hands);
	for (const [to, cards] of hands)
		for (const [seat] of hands) {
			const n = cards.filter((card) => before.get(card) === seat).length;
			if (seat === to || n === 0) continue;
			play.say('', undefined, {
				...{ type: 'cards', seat, n, from: 'hand', to },
				...(by !== seat && { by })
			});
		}
	return came;
}

/**
 * All hands are shuffled together and dealt out again, as many cards to each as it had (CE-33.6). Nobody learns where
 * a card has gone, so no movement is told.
 */
export function shuffleHands(play: Play, rule: string): void {
	const { board } = play;
	const sizes = board.order.map((seat) => [seat, playerOf(board, seat).hand.length] as const);
	const cards = play.shuffle(board.order.flatMap((seat) => playerOf(board, seat).hand));
	setHands(
		play,
		sizes.map(([seat, n]) => [seat, cards.splice(0, n)])
	);
	play.showed = true;
	for (const [seat, n] of sizes)
		if (n > 0)
			play.tell(
				seat,
				msg('You are dealt {cards}.', { cards: { and: playerOf(board, seat).hand.map(cardName) } }),
				rule
			);
}

/** Cards of a hand that are mixed with those of others, and how many of all come to it. */
export interface Share {
	readonly seat: SeatId;
	readonly cards: readonly CardId[];
	readonly n: number;
}

/**
 * Cards of these hands are mixed unseen and dealt out again by chance; what has come to each out of the hands of the
 * others. Nobody learns where a card has gone, so no movement is told.
 */
export function mixCards(play: Play, shares: readonly Share[], rule: string): CardId[][] {
	for (const { seat, cards } of shares) for (const card of cards) takeFromHand(play, seat, card);
	const mixed = play.shuffle(
		shares.flatMap(({ seat, cards }) => cards.map((card) => ({ card, from: seat })))
	);
	play.showed = true;
	return shares.map(({ seat, n }) => {
		const dealt = mixed.splice(0, n);
		const came = toHand(
			play,
			seat,
			dealt.map(({ card }) => card)
		);
		if (n > 0)
			play.tell(seat, msg('You are dealt {cards}.', { cards: { and: came.map(cardName) } }), rule);
		return came.filter((_, i) => dealt[i]?.from !== seat);
	});
}
