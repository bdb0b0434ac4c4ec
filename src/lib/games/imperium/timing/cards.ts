/**
 * Action Cards as choices (TI-18.3, TI-34.4): which of a hand can be played now, and playing one. Every way to play
 * a card leads through here.
 */
import { fillIn, isSeat, msg, thenOf } from '../../../core';
import type { Answer, AnswerTo, Choice, OneShape, Param, Shape, Words } from '../../../core';
import { likeOf, playerOf } from '../../kit';
import type { CardRules, Offer, Use } from '../cards/card';
import { CARDS } from '../cards';
import type { CardId } from '../cards';
import { canPay } from '../economy/payment';
import type { Play } from '../play';
import { COUNTED } from '../spoken/counted';
import type { Timing } from '../tables';
import { actionCardLike } from '../tables/by-id';
import type { UnitKind } from '../tables/units';
import type { ActionCardId, Board, SeatId } from '../types';
import { lastingOf, remember } from '../lasting';
import { copied, TOUCH } from '../cards/touch-of-genius';
import type { CardMoment } from './moments';
import { mayStart } from './passed';
import { timingsOf } from './timings';

declare module '../lasting' {
	interface Lastings {
		/** A card was used on this, and no copy of it may be again (TI-18.6). */
		used: { card: string; on: string };
	}
}

/** A card of a hand that can be played. */
export type CardChoice = Choice<`card:${ActionCardId}`>;

const isCardId = (like: string): like is CardId => Object.hasOwn(CARDS, like);

/** The rules of a card by its name, without the number of the copy. */
export function rulesOf(like: string): CardRules {
	if (!isCardId(like)) throw new Error(`There is no Action Card ${like}.`);
	return CARDS[like];
}

/** The card whose rules a use follows, and what was chosen for those: Touch of Genius is what it copies. */
export function meantBy({ card, answer }: Omit<Use, 'seat'>): {
	like: string;
	answer: Answer | null;
} {
	const like = likeOf(card);
	return like === TOUCH ? copied(answer) : { like, answer };
}

/** TI-18.6: what this use is used on; null: nothing it would keep another copy from. */
function targetOf(play: Play, seat: SeatId, like: string, pick: string | null): string | null {
	const { on } = rulesOf(like);
	return on ? on(play, seat, pick) : (pick ?? seat);
}

const isUsed = (play: Play, seat: SeatId, like: string, pick: string | null): boolean => {
	const on = targetOf(play, seat, like, pick);
	return (
		on !== null && lastingOf(play.board, 'used').some((one) => one.card === like && one.on === on)
	);
};

/** TI-18.6: from now on no copy is used on the same. */
export function markUsed(play: Play, seat: SeatId, like: string, answer: Answer | null): void {
	const pick = answer && 'pick' in answer ? answer.pick : null;
	const on = targetOf(play, seat, like, pick);
	if (on === null) return;
	const until = rulesOf(like).until ?? 'round';
	remember(play.board, { is: 'used', card: like, on, until });
}

/** What can be chosen with a card of this name now, without what a copy was used on; null: it cannot be played. */
function offerOf(play: Play, seat: SeatId, like: string): Offer | null {
	const { offer, price } = rulesOf(like);
	if (price && canPay(play.board, seat, price.means) < price.price) return null;
	const found = offer(play, seat);
	if (!found?.then) return found && !isUsed(play, seat, like, null) ? found : null;
	if (found.then.type !== 'one') return isUsed(play, seat, like, null) ? null : found;
	const choices = found.then.choices.filter(({ id }) => !isUsed(play, seat, like, id));
	return choices.length > 0 ? { then: { ...found.then, choices } } : null;
}

const isAt = (like: string, timings: readonly Timing[]): boolean =>
	timings.includes(actionCardLike(like).timing);

/** What can be chosen with a card of this name at one of these timings; null: it cannot be played. */
const offerAt = (
	play: Play,
	seat: SeatId,
	like: string,
	timings: readonly Timing[]
): Offer | null => (isAt(like, timings) ? offerOf(play, seat, like) : null);

/** TI-18.9: what Touch of Genius can copy now: each card of the discard pile that could be played itself. */
function copyOf(play: Play, seat: SeatId, timings: readonly Timing[]): Offer | null {
	if (!offerOf(play, seat, TOUCH)) return null;
	const choices = [...new Set(play.board.actionDiscard.map(likeOf))]
		.filter((like) => like !== TOUCH)
		.flatMap((like): Choice[] => {
			const offer = offerAt(play, seat, like, timings);
			return offer ? [{ id: like, on: like, say: actionCardLike(like).name, ...offer }] : [];
		});
	return choices.length > 0 ? { then: { type: 'one', choices } } : null;
}

/** Cards of this hand that can be played at one of these timings, alike ones once (TI-18.9). */
export function cardsAt(play: Play, seat: SeatId, timings: readonly Timing[]): CardChoice[] {
	if (timings.length === 0) return [];
	const found: CardChoice[] = [];
	const seen = new Set<string>();
	for (const card of playerOf(play.board, seat).hand) {
		const like = likeOf(card);
		if (seen.has(like)) continue;
		seen.add(like);
		const offer = like === TOUCH ? copyOf(play, seat, timings) : offerAt(play, seat, like, timings);
		if (offer)
			found.push({
				id: `card:${card}`,
				on: card,
				say: msg('Play {card}', { card: actionCardLike(like).name }),
				...offer
			});
	}
	return found;
}

/** Cards this player may play in this window, or beside what it is asked. */
export const cardChoices = (play: Play, { moment }: CardMoment, seat: SeatId): Choice[] =>
	cardsAt(play, seat, timingsOf(moment));

/**
 * Whether this player is asked for cards at all, judged by what is public: how many it holds, and whether it has
 * passed (TI-8.3, TI-34.1).
 */
export const mayHoldCards = (board: Board, seat: SeatId): boolean =>
	playerOf(board, seat).hand.length > 0 && mayStart(board, seat);

/** ACTION cards that this player may take its turn with (TI-18.7). */
export const actionCards = (play: Play, seat: SeatId): Choice[] =>
	mayStart(play.board, seat) ? cardsAt(play, seat, ['action']) : [];

const CARD = 'card:';

/** Whether a card was chosen. */
export const isCard = ({ pick }: AnswerTo<OneShape>): boolean => pick.startsWith(CARD);

/** Plays the card that was chosen; false where the choice is none. */
export function playCard(play: Play, seat: SeatId, { pick, then }: AnswerTo<OneShape>): boolean {
	if (!isCard({ pick })) return false;
	const id = pick.slice(CARD.length);
	const card = playerOf(play.board, seat).hand.find((one) => one === id);
	if (card === undefined) throw new Error(`${seat} does not hold ${id}.`);
	play.push('card', { seat, card, answer: then ?? null });
	return true;
}

/** What was chosen with a card that is about to be announced, in words; null: nothing that needs saying. */
export function chosenWords(play: Play, { seat, card, answer }: Use): Param | null {
	const { like, answer: chosen } = meantBy({ card, answer });
	const { offer, counts, says } = rulesOf(like);
	const then = offer(play, seat)?.then;
	const levels = then && chosen ? levelsOf(then, chosen, counts) : [];
	const [first, second, third = ''] = levels;
	const what: Param | null =
		says && first && second
			? fillIn(says, { first, second, third })
			: levels.length > 0
				? { and: levels }
				: null;
	if (likeOf(card) === like) return what;
	const copies = actionCardLike(like).name;
	return what ? msg('as {card}, {chosen}', { card: copies, chosen: what }) : copies;
}

/** What was chosen, and what within it: each in words. */
function levelsOf(shape: Shape, answer: Answer, counts: UnitKind | undefined): Words[] {
	if (shape.type === 'one' && 'pick' in answer) {
		const choice = shape.choices.find(({ id }) => id === answer.pick);
		if (!choice) return [];
		const then = thenOf(shape, choice);
		const further = then && answer.then ? levelsOf(then, answer.then, counts) : [];
		// The only way there is, which names nothing, goes without saying.
		const isNamed = shape.choices.length > 1 || choice.on !== undefined || further.length === 0;
		// A player who is chosen reads “you”.
		const say = isSeat(choice.id) ? msg('{whom}', { whom: choice.id }) : choice.say;
		return isNamed ? [say, ...further] : further;
	}
	if (shape.type === 'some' && 'picks' in answer)
		return together(
			shape.choices.filter(({ id }) => answer.picks.includes(id)).map(({ say }) => say)
		);
	if (shape.type === 'split' && 'split' in answer)
		return together(
			shape.places.flatMap(({ id, say }) => {
				const n = answer.split[id] ?? 0;
				return n > 0 ? [msg('{n} × {what}', { n, what: say })] : [];
			})
		);
	// A number of nothing says nothing.
	return 'amount' in answer && counts ? [fillIn(COUNTED[counts], { n: answer.amount })] : [];
}

/** Things of one kind are one; none of them is nothing. */
const together = (all: readonly Words[]): Words[] =>
	all.length > 1 ? [msg('{all}', { all: { and: all } })] : [...all];
