/** What a player may claim in step 1 of the Status Phase (TI-23), what it pays for it, and why not the rest. */
import { msg } from '../../../core';
import type { Barred, Choice, Reason, Words } from '../../../core';
import { playerOf, ranked } from '../../kit';
import { pay, paymentOf, planetsFor, usualPayment } from '../economy/payment';
import type { Payment } from '../economy/payment';
import { winOutright } from '../ending';
import { controlsHomeOf, isMet, priceOf, progressWith } from '../objectives/conditions';
import type { Play } from '../play';
import { gainPoints } from '../points';
import { objectiveOf } from '../tables/by-id';
import { isForTwo, isStageTwoOpen } from '../two-players';
import type { Board, ObjectiveId, SeatId } from '../types';

declare module '../moves' {
	interface Moves {
		/** An objective is claimed; a secret one is shown with it (TI-23.7). */
		claimed: {
			readonly seat: SeatId;
			readonly objective: ObjectiveId;
			readonly isPrivate: boolean;
		};
	}
}

/** Open to all, or known to its player alone: secret, and of two players the private ones (TI-30.3). */
export type ObjectiveKind = 'public' | 'private';

export const kindOf = (board: Board, seat: SeatId, objective: ObjectiveId): ObjectiveKind =>
	playerOf(board, seat).secrets.includes(objective) ? 'private' : 'public';

/** Open ones that this player has not claimed yet, the oldest first. */
export const unclaimedOpen = (board: Board, seat: SeatId): ObjectiveId[] =>
	board.objectives.filter(
		(id) => !playerOf(board, seat).claimed.includes(id) && objectiveOf(id).gives !== 'ends'
	);

/** What this player has not claimed yet, its own at last. */
export const unclaimed = (board: Board, seat: SeatId): ObjectiveId[] => [
	...unclaimedOpen(board, seat),
	...playerOf(board, seat).secrets
];

/** Why this player cannot claim it now; null: it can. `done`: what it has claimed in this phase. */
function whyNot(
	board: Board,
	seat: SeatId,
	objective: ObjectiveId,
	done: readonly ObjectiveKind[]
): Reason | null {
	const kind = kindOf(board, seat, objective);
	if (done.includes(kind))
		return {
			why:
				kind === 'public'
					? msg('You have claimed a public objective in this phase.')
					: msg('You have claimed a private objective in this phase.'),
			rule: 'TI-23.2'
		};
	if (objectiveOf(objective).stage === 'two' && !isStageTwoOpen(board))
		return { why: msg('Stage II can be claimed from round 4 on.'), rule: 'TI-30.2' };
	const short = progressWith(board, seat, objective).find((progress) => !isMet(progress));
	if (!short) return null;
	return {
		why:
			short.of === 1
				? msg('That does not hold now.')
				: msg('You have {has} of {of}.', { has: short.has, of: short.of }),
		rule: 'TI-23.4'
	};
}

/** TI-23.5: without it nothing is claimed. */
export const mayClaim = (board: Board, seat: SeatId): boolean => controlsHomeOf(board, seat, seat);

export const claimable = (
	board: Board,
	seat: SeatId,
	done: readonly ObjectiveKind[]
): ObjectiveId[] => unclaimed(board, seat).filter((id) => whyNot(board, seat, id, done) === null);

export function objectiveWords(objective: ObjectiveId): Words {
	const { name, text } = objectiveOf(objective);
	return name ? msg('{name}: {text}', { name, text }) : text;
}

type PaymentShape = ReturnType<typeof paymentOf>;
type ChoiceId = `objective:${string}`;
export interface ClaimChoice extends Choice<ChoiceId> {
	readonly then?: PaymentShape;
}

const idOf = (objective: ObjectiveId): ChoiceId => `objective:${objective}`;
export const objectiveIn = (id: ChoiceId): ObjectiveId => id.slice('objective:'.length);

/** What its claim pays with planets and trade goods (TI-23.6); null: nothing, or trade goods alone. */
function meansFor(objective: ObjectiveId) {
	const price = priceOf(objective);
	return price && price.what !== 'tradeGoods' ? { means: price.what, price: price.n } : null;
}

export function claimChoice(board: Board, seat: SeatId, objective: ObjectiveId): ClaimChoice {
	const id = idOf(objective);
	const { gives } = objectiveOf(objective);
	const choice = {
		...{ id, on: id, say: objectiveWords(objective) },
		note:
			typeof gives === 'number'
				? msg('{n, plural, one {# victory point} other {# victory points}}', { n: gives })
				: msg('It wins the game.')
	};
	const means = meansFor(objective);
	if (!means) return choice;
	const then = paymentOf(board, seat, means.means, means.price);
	return { ...choice, then, rule: 'TI-23.6' };
}

/** The answer that claims it, paid as usual. */
export function usualClaim(board: Board, seat: SeatId, objective: ObjectiveId) {
	const means = meansFor(objective);
	const split = means && usualPayment(board, seat, means.means, means.price);
	return { pick: idOf(objective), ...(split ? { then: { split } } : {}) };
}

/** Whether this player is asked before it claims anything: it wants to be; before rules 2 all were. */
export const isAskedToClaim = (play: Pick<Play, 'board' | 'since'>, seat: SeatId): boolean =>
	!play.since(2) || playerOf(play.board, seat).claimsByHand === true;

/**
 * TI-23.11: what a player claims unasked, and how it is paid: the only open one it can claim, where that costs no trade
 * good (planets are made ready right after it, TI-21.6), and the secret one. Not where several may be its own (TI-30.3).
 */
export function sureClaim(
	board: Board,
	seat: SeatId,
	done: readonly ObjectiveKind[]
): { readonly objective: ObjectiveId; readonly payment: Payment } | null {
	if (!mayClaim(board, seat)) return null;
	const can = claimable(board, seat, done);
	const of = (kind: ObjectiveKind) => can.filter((id) => kindOf(board, seat, id) === kind);
	const open = of('public');
	const own = isForTwo(board) ? [] : of('private');
	for (const objective of open.length === 1 ? [...open, ...own] : own) {
		const payment = freePayment(board, seat, objective);
		if (payment) return { objective, payment };
	}
	return null;
}

/** What a claim is paid with where that is worth nothing to anybody; null: it costs something. */
function freePayment(board: Board, seat: SeatId, objective: ObjectiveId): Payment | null {
	if (!priceOf(objective)) return {};
	const means = meansFor(objective);
	// Two players may need the planets for one of their own.
	return means && !isForTwo(board) ? planetsFor(board, seat, means.means, means.price) : null;
}

/** TI-34.12: the public one worth most, then the oldest; the secret one. */
export function bestOf(board: Board, seat: SeatId, objectives: readonly ObjectiveId[]) {
	const worth = (id: ObjectiveId): number => {
		const { gives } = objectiveOf(id);
		return typeof gives === 'number' ? gives : Infinity;
	};
	const byWorth = ranked(objectives, worth);
	return byWorth.find((id) => kindOf(board, seat, id) === 'public') ?? byWorth[0];
}

export const barredClaims = (
	board: Board,
	seat: SeatId,
	done: readonly ObjectiveKind[]
): Barred[] =>
	unclaimed(board, seat).flatMap((objective) => {
		const reason = whyNot(board, seat, objective, done);
		const id = idOf(objective);
		return reason ? [{ id, on: id, say: objectiveWords(objective), ...reason }] : [];
	});

/** TI-23.3, TI-23.6, TI-23.7: it is paid and shown, and gives its points or the game. */
export function carryOutClaim(
	play: Play,
	seat: SeatId,
	objective: ObjectiveId,
	payment: Payment
): void {
	const { board } = play;
	const player = playerOf(board, seat);
	const kind = kindOf(board, seat, objective);
	const price = priceOf(objective);
	const paid = price?.what === 'tradeGoods' ? { goods: price.n } : payment;
	pay(play, seat, paid, 'TI-23.6');
	player.secrets = player.secrets.filter((id) => id !== objective);
	player.claimed.push(objective);
	if (kind === 'private') play.showed = true;
	const words = { who: seat, objective: objectiveWords(objective) };
	play.say(
		kind === 'public'
			? msg('{who} claims an objective: {objective}', words)
			: msg('{who} shows and claims an objective of their own: {objective}', words),
		kind === 'public' ? 'TI-23.3' : 'TI-23.7',
		{ type: 'claimed', seat, objective, isPrivate: kind === 'private' }
	);
	const { gives } = objectiveOf(objective);
	if (typeof gives === 'number') gainPoints(play, seat, gives, { objective }, 'TI-23.9');
	else if (gives === 'wins') winOutright(play, seat, objective);
}
