/** Cards of a seat are discarded, and taken from the discard pile (CE-15.5, CE-19.8). */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { playerOf, techsOf } from '../board';
import { cardName, kindOf } from '../cards';
import { value } from '../values';
import type { CardPlace } from '../moves';
import type { Play } from '../play';
import type { CardId, CardKind, SeatId } from '../types';
import type { Tech } from '../modules/tech/state';
import { fromModulePile, isDiscarded } from '../modules/decks';
import { discardOpen } from './under';
import { moved, toTable, toHand, toHoard, toPile, takeFromHand } from './places';

/** What of a hand that is given up stays. */
interface Keeps {
	/** Cards of these kinds, which are shown (CE-19.17). */
	readonly kinds?: readonly CardKind[];
	/** Cards that are not shown (CE-19.22). */
	readonly unseen?: readonly CardId[];
	/** Cards that have been shown before (CE-40.70). */
	readonly shown?: readonly CardId[];
}

/** Shows a hand and gives up all of it (CE-19.8) but what stays, in the order held (CE-19.15); their names. */
export function showHand(play: Play, seat: SeatId, keeps: Keeps = {}): CardId[] {
	const { kinds = [], unseen = [], shown = [] } = keeps;
	const player = playerOf(play.board, seat);
	const others = player.hand.filter((card) => !unseen.includes(card));
	const kept = others.filter((card) => kinds.includes(kindOf(card)));
	const gone = others.filter((card) => !kept.includes(card) && !shown.includes(card));
	if (kept.length > 0)
		play.say(
			msg('{who} shows and keeps {cards}.', { who: seat, cards: { and: kept.map(cardName) } }),
			'CE-19.17'
		);
	player.hand = player.hand.filter((card) => !gone.includes(card));
	return showDiscarded(play, seat, gone, 'hand', 'CE-19.8');
}

/** Shows cards of a seat that are discarded from its hand or its hoard; their names. */
export function showDiscarded(
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	from: CardPlace,
	rule: string
): CardId[] {
	if (cards.length === 0) return [];
	play.say(
		msg('{who, select, you {You discard} other {# discards}} {cards}.', {
			who: seat,
			cards: { and: cards.map(cardName) }
		}),
		rule,
		{
			type: 'cards',
			seat,
			n: cards.length,
			from,
			to: 'discard'
		}
	);
	play.showed = true;
	return toTable(play, cards);
}

/** Discards a whole hand but for what stays; from an empty one nothing (CE-19.12). */
export function discardHand(play: Play, seat: SeatId, keeps: Keeps): void {
	toPile(play, seat, showHand(play, seat, keeps));
}

const NO_KINDS: readonly CardKind[] = [];

const NO_CARDS: readonly CardId[] = [];

/** CE-19.17, CE-19.22: gives up the hand but for what effects let it keep, and what it has shown for that. CE-32.48: and flares on technologies. */
export function giveUp(play: Play, seat: SeatId, shown: readonly CardId[] = NO_CARDS): void {
	for (const tech of techsOf(play.board, seat)) dropOpen(play, seat, tech, 'CE-32.48');
	discardHand(play, seat, {
		kinds: value(play, 'keptInNewHand', NO_KINDS, { seat }),
		unseen: value(play, 'kept', NO_CARDS, { seat }),
		shown
	});
}

/** The flare on a technology is discarded, which all are told; there may be none. */
export function dropOpen(play: Play, seat: SeatId, tech: Tech, rule: string): void {
	const flare = discardOpen(play, seat, tech);
	if (flare === null) return;
	play.say(
		msg('{who, select, you {You discard} other {# discards}} {cards}.', {
			who: seat,
			cards: { and: [cardName(flare)] }
		}),
		rule,
		{
			type: 'cards',
			seat,
			n: 1,
			from: 'table',
			to: 'discard'
		}
	);
}

/** Discards named cards from a hand, face up (CE-15.5); their names in the piles. */
export const discardCards = (
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	rule: string
): CardId[] =>
	discarded(play, seat, cards, {
		say: msg('{who, select, you {You discard} other {# discards}} {cards}.', {
			who: seat,
			cards: { and: cards.map(cardName) }
		}),
		rule
	});

/** Discards cards of a hand that were drawn by lot: who held them chose nothing, and is shown which they were. */
export const discardDrawn = (
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	rule: string
): CardId[] =>
	discarded(play, seat, cards, {
		say: msg('{who, select, you {You lose} other {# loses}} at random: {cards}.', {
			who: seat,
			cards: { and: cards.map(cardName) }
		}),
		rule,
		lot: true
	});

function discarded(
	play: Play,
	seat: SeatId,
	cards: readonly CardId[],
	{ say, rule, lot }: { readonly say: Words; readonly rule: string; readonly lot?: true }
): CardId[] {
	if (cards.length === 0) return [];
	for (const card of cards) takeFromHand(play, seat, card);
	const gone = toTable(play, cards);
	toPile(play, seat, gone);
	play.showed = true;
	play.say(say, rule, {
		...{ type: 'cards', seat, n: cards.length, from: 'hand', to: 'discard' },
		...(lot && { lot })
	});
	return gone;
}

/** A card in the discard pile goes into a hand, or into a hoard; its name there. */
export function takeFromDiscard(
	play: Play,
	seat: SeatId,
	card: CardId,
	into: 'hand' | 'hoard' = 'hand'
): CardId[] {
	const { board } = play;
	board.discard = board.discard.filter((other) => other !== card);
	const came = (into === 'hoard' ? toHoard : toHand)(play, seat, [card]);
	moved(play, seat, 1, 'discard', into);
	return came;
}

/**
 * A card that was just discarded goes into a hand or a hoard, out of the pile of its deck, unless it has left that
 * (CE-31.7); its name there.
 */
export function takeDropped(
	play: Play,
	seat: SeatId,
	card: CardId,
	into?: 'hand' | 'hoard'
): CardId[] {
	if (!isDiscarded(play.board, card)) return [];
	fromModulePile(play.board, card);
	return takeFromDiscard(play, seat, card, into);
}
