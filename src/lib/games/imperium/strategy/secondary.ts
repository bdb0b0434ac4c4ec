/** Using the secondary of a Strategy Card (TI-5.4, TI-5.5): the question, and what its answer does. */
import { complaint, msg } from '../../../core';
import type { Answer, AnswerTo, Ask, Barred, Choice, OneShape, Reason, Words } from '../../../core';
import { playerOf } from '../../kit';
import { spendCounters } from '../economy/counters';
import { anyWouldHelp } from '../economy/deals-worth';
import { canPay } from '../economy/payment';
import type { Price } from '../economy/payment';
import type { Play } from '../play';
import { strategyOf } from '../tables/by-id';
import { cardsAt, isCard, mayHoldCards, playCard } from '../timing/cards';
import type { SeatId, StrategyId } from '../types';
import { canAfford, costOf, isKeptOut } from './cost';
import { priceOf, usesOf } from './uses';
import { rulesOf } from '.';

declare module '../moves' {
	interface Moves {
		/** A player uses the secondary of a card, for so many counters. */
		secondary: { readonly seat: SeatId; readonly card: StrategyId; readonly counters: number };
	}
}

const TECHNOLOGY: StrategyId = 'technology';

/** Not used: what stands for who does not answer (TI-34.12). */
export const LEAVE = 'leave';
const leave: Choice<typeof LEAVE> = { id: LEAVE, say: msg('Do not use it') };

/** What this player is asked about it; null: by public facts there is nothing to choose (TI-34.2). */
export function askSecondary(
	play: Play,
	seat: SeatId,
	card: StrategyId,
	isFree: boolean
): Ask<OneShape> | null {
	const uses = usesOf(play, seat, card, isFree);
	if (!uses) return null;
	const { secondary, cost } = uses;
	// Who can buy nothing, and could with no card there is, is not asked; before rules 2 all who held a card were.
	const hasCards =
		card === TECHNOLOGY &&
		mayHoldCards(play.board, seat) &&
		(uses.choices.length > 0 || !play.since(2) || anyWouldHelp(play.board, seat));
	const choices = [
		...uses.choices,
		// TI-34.4: with the purchase.
		...(hasCards ? cardsAt(play, seat, ['before-tech-buy']) : [])
	];
	if (choices.length === 0 && !hasCards) return null;
	const { name } = strategyOf(card);
	const counters = playerOf(play.board, seat).counters.strategy;
	return {
		seat,
		rule: secondary.rule,
		about: [`strategy:${card}`],
		say:
			cost.counters > 0
				? msg(
						'{card}: use its secondary ability for a counter of Strategy Allocation (leaves {left} of {n})?',
						{ card: name, left: counters - cost.counters, n: counters }
					)
				: msg('{card}: use its secondary ability?', { card: name }),
		shape: { type: 'one', choices: [...choices, leave] },
		fallback: { pick: LEAVE },
		...(hasCards ? { secret: true } : {})
	};
}

/**
 * Why who could use it, had it the means, is not asked: no counter, too little to pay with, or what it would bring
 * comes only later. All of it is public, as is who is not asked (TI-34.2). Null: it is asked, or would have nothing to
 * choose with all the means there are.
 */
function lacking(play: Play, seat: SeatId, card: StrategyId): Reason | null {
	const { board } = play;
	const secondary = rulesOf(card)?.secondary;
	if (!secondary || isKeptOut(board, seat) || askSecondary(play, seat, card, false)) return null;
	const cost = costOf(board, seat, card);
	const isAny = secondary.choices(play, seat, cost).length > 0;
	if (!isAny) {
		const price = secondary.unpaid?.(play, seat);
		return price
			? { why: unpaidWords(play, seat, card, price), rule: 'TI-34.2' }
			: (secondary.later?.(play, seat) ?? null);
	}
	if (canAfford(board, seat, cost)) return null;
	const { name } = strategyOf(card);
	return {
		why: msg('{who} has no counter in Strategy Allocation for the secondary of {card}.', {
			...{ who: seat, card: name }
		}),
		rule: 'TI-5.5'
	};
}

/** Tells all of those who are not asked for want of what it takes, each by itself. */
export function sayLacking(play: Play, seats: readonly SeatId[], card: StrategyId): void {
	for (const seat of seats) {
		const reason = lacking(play, seat, card);
		if (reason) play.say(reason.why, reason.rule);
	}
}

/** What it takes, and what of it there is: planets that are ready, and trade goods. */
function unpaidWords(
	{ board }: Play,
	seat: SeatId,
	card: StrategyId,
	{ means, price }: Price
): Words {
	const by = { who: seat, card: strategyOf(card).name, price, has: canPay(board, seat, means) };
	return means === 'resources'
		? msg(
				'{who} cannot pay for the secondary of {card}: it takes {price, plural, one {# resource} other {# resources}}, {has} at hand.',
				by
			)
		: msg(
				'{who} cannot pay for the secondary of {card}: it takes {price} influence, {has} at hand.',
				by
			);
}

/** What one would look for in that question and may not choose. */
export const barredIn = (play: Play, seat: SeatId, card: StrategyId): readonly Barred[] =>
	rulesOf(card)?.secondary.barred?.(play, seat) ?? [];

/** Whether an answer given before can still be carried out (TI-5.4). */
export function stands(play: Play, seat: SeatId, card: StrategyId, answer: Answer): boolean {
	const ask = askSecondary(play, seat, card, false);
	return ask !== null && complaint(ask.shape, answer) === null;
}

/** Whether an answer leaves it unused. */
export const isLeft = (answer: Answer): boolean => 'pick' in answer && answer.pick === LEAVE;

/** TI-5.5: the counter goes back to reinforcements, then it is done. The answer was given to the question. */
export function useSecondary(
	play: Play,
	seat: SeatId,
	card: StrategyId,
	answer: AnswerTo<OneShape>,
	isFree: boolean
): void {
	const rules = rulesOf(card)?.secondary;
	if (!rules || isLeft(answer)) return;
	if (rules.instead?.includes(answer.pick)) return rules.apply(play, seat, answer);
	if (isCard(answer)) {
		// The question comes again when the card has been answered.
		play.push('secondary', { seat, card, isFree });
		playCard(play, seat, answer);
		return;
	}
	const { counters } = priceOf(play, seat, card, isFree);
	play.say(
		msg('{who} uses the secondary of {card}.', { who: seat, card: strategyOf(card).name }),
		'TI-5.4',
		{ type: 'secondary', seat, card, counters }
	);
	spendCounters(play, seat, 'strategy', counters, 'TI-5.5');
	const action = play.find('strategic');
	if (action?.card === card) action.users = [...(action.users ?? []), seat];
	rules.apply(play, seat, answer);
}
