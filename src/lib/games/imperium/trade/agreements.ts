/** Trade agreements (TI-16): a swap of one contract each. Who holds whose says it all. */
import { msg } from '../../../core';
import type { Reason } from '../../../core';
import { playerOf } from '../../kit';
import { hasAbility } from '../abilities';
import { lastingOf, remember } from '../lasting';
import type { Play } from '../play';
import { lawOf } from '../politics/in-force';
import { seatsIn } from '../timing/passed';
import type { Board, Contract, SeatId } from '../types';

declare module '../moves' {
	interface Moves {
		/** Two players' contracts go back to their owners (TI-16.15). */
		broken: { readonly seats: readonly [SeatId, SeatId] };
		/** Two players swap contracts: the worth of what each gives (TI-16.2). */
		agreement: {
			readonly seats: readonly [SeatId, SeatId];
			readonly give: readonly [number, number];
		};
	}
}
declare module '../lasting' {
	interface Lastings {
		/** An agreement made in this action (TI-16.8). */
		newAgreement: { seats: readonly [SeatId, SeatId] };
		/** No new agreements are made with this player (Trade Embargo). */
		embargo: { seat: SeatId };
	}
}

/** Those this player has an agreement with, at most two (TI-16.3). */
export const partnersOf = (board: Board, seat: SeatId): SeatId[] =>
	playerOf(board, seat)
		.contracts.map(({ holder }) => holder)
		.filter((holder) => holder !== seat);

/** TI-16.15: both contracts go back. Nothing where there is no agreement. */
export function breakAgreement(
	play: Pick<Play, 'board' | 'say'>,
	one: SeatId,
	other: SeatId,
	rule: string
): void {
	const { board } = play;
	if (!partnersOf(board, one).includes(other)) return;
	for (const [seat, partner] of [
		[one, other],
		[other, one]
	] as const)
		for (const contract of playerOf(board, seat).contracts)
			if (contract.holder === partner) contract.holder = seat;
	play.say(
		msg('The trade agreement between {who, select, you {you} other {#}} and {whom} is broken.', {
			who: one,
			whom: other
		}),
		rule,
		{
			type: 'broken',
			seats: [one, other]
		}
	);
}

/** Whether these two made their agreement in this very action (TI-16.8). */
export const isNew = (board: Board, one: SeatId, other: SeatId): boolean =>
	lastingOf(board, 'newAgreement').some(
		({ seats }) => seats.includes(one) && seats.includes(other)
	);

/** A player's contracts that lie on its own sheet. */
export const contractsAtHome = (board: Board, seat: SeatId): Readonly<Contract>[] =>
	playerOf(board, seat).contracts.filter(({ holder }) => holder === seat);

/** Why these two cannot make an agreement now; null: they can. */
export function whyNotAgree(board: Board, one: SeatId, other: SeatId): Reason | null {
	// TI-16.3.
	if (partnersOf(board, one).includes(other))
		return {
			why: msg('{one} and {other} have an agreement already.', { one, other }),
			rule: 'TI-16.3'
		};
	// TI-16.2, TI-16.3: each gives a contract of its own, of which it has two.
	for (const seat of [one, other])
		if (contractsAtHome(board, seat).length === 0)
			return { why: msg('{who} has no contract left to give.', { who: seat }), rule: 'TI-16.3' };
	const apart = lawOf(board, 'forced-economic-independence')?.elected;
	if (apart && 'players' in apart && [one, other].every((seat) => apart.players.includes(seat)))
		return {
			why: msg('A law keeps {one} and {other} from trading with each other.', { one, other }),
			rule: 'TI-16.4'
		};
	const barred = lastingOf(board, 'embargo').find(({ seat }) => seat === one || seat === other);
	return barred
		? { why: msg('An embargo bars agreements with {who}.', { who: barred.seat }), rule: 'TI-16.4' }
		: null;
}

/** TI-16.2: they swap contracts of these worths. It brings nothing in this action (TI-16.8). */
export function makeAgreement(
	play: Pick<Play, 'board' | 'say'>,
	[one, other]: readonly [SeatId, SeatId],
	[gives, gets]: readonly [number, number],
	rule: string
): void {
	const { board } = play;
	hand(board, one, other, gives);
	hand(board, other, one, gets);
	remember(board, { is: 'newAgreement', until: 'action', seats: [one, other] });
	play.say(
		msg('{who} and {whom} make a trade agreement: contracts of {gives} and {gets} change hands.', {
			who: one,
			whom: other,
			gives,
			gets
		}),
		rule,
		{ type: 'agreement', seats: [one, other], give: [gives, gets] }
	);
}

function hand(board: Board, from: SeatId, to: SeatId, worth: number): void {
	const contract = playerOf(board, from).contracts.find(
		(one) => one.holder === from && one.worth === worth
	);
	if (!contract) throw new Error(`${from} has no contract of ${worth} to give.`);
	contract.holder = to;
}

/** TI-16.10: whether this player may end an agreement with that partner but by war; nobody may with who is trusted. */
export const mayBreakWith = (board: Board, partner: SeatId): boolean =>
	!hasAbility(board, partner, 'trusted');

/** TI-16.12: all agreements of all players, but for those of who is trusted. */
export function breakAll(play: Pick<Play, 'board' | 'say'>, rule: string): void {
	const { board } = play;
	for (const one of seatsIn(board))
		for (const other of partnersOf(board, one))
			if (mayBreakWith(board, one) && mayBreakWith(board, other))
				breakAgreement(play, one, other, rule);
}
