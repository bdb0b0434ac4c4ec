/** Offers of trade agreements while Trade is negotiated (TI-16.4): they lie open on the table. */
import { msg } from '../../../core';
import { hasAbility } from '../abilities';
import type { Play } from '../play';
import { seatsIn } from '../timing/passed';
import type { Board, SeatId, TradeOffer } from '../types';
import { contractsAtHome, makeAgreement, whyNotAgree } from './agreements';

declare module '../moves' {
	interface Moves {
		/** A player offers an agreement. */
		offered: { readonly offer: TradeOffer };
		/** Both partners agree; the active player must approve. */
		accepted: { readonly n: number };
		/** An offer is off the table: refused by `by`, taken back, left unanswered, or not possible any more. */
		offerEnded: { readonly n: number; readonly by: SeatId | null };
	}
}

/** What the two sides of an agreement give: contracts by their worth. */
export interface Terms {
	readonly gives: number;
	readonly gets: number;
}

const worths = (board: Board, seat: SeatId): number[] => [
	...new Set(contractsAtHome(board, seat).map(({ worth }) => worth))
];

/** Whether this player and that one could agree on this. */
const isPossible = (board: Board, { by, to, gives, gets }: Omit<TradeOffer, 'n' | 'accepted'>) =>
	whyNotAgree(board, by, to) === null &&
	worths(board, by).includes(gives) &&
	worths(board, to).includes(gets);

/** Offers as they are told apart when one was refused. */
export const offerKey = (by: SeatId, to: SeatId, { gives, gets }: Terms): string =>
	`${by}>${to}:${gives}/${gets}`;

/** What this player may offer that one: nothing that lies on the table from either side, or was `refused`. */
export function termsFor(
	board: Board,
	by: SeatId,
	to: SeatId,
	refused: readonly string[]
): Terms[] {
	if (whyNotAgree(board, by, to) !== null) return [];
	const lie = (terms: Terms): boolean =>
		board.offers.some(
			(one) =>
				(one.by === by && one.to === to && one.gives === terms.gives && one.gets === terms.gets) ||
				(one.by === to && one.to === by && one.gives === terms.gets && one.gets === terms.gives)
		);
	const theirs = worths(board, to);
	return worths(board, by).flatMap((gives) =>
		theirs
			.map((gets): Terms => ({ gives, gets }))
			.filter((terms) => !lie(terms) && !refused.includes(offerKey(by, to, terms)))
	);
}

/** Others in the game, clockwise from the left. */
export const tradersOf = (board: Board, seat: SeatId): SeatId[] =>
	seatsIn(board).filter((one) => one !== seat);

/** TI-16.4, TI-16.5: whether the active player has to approve an agreement; not its own, nor one of who has guild-right. */
export const needsApproval = (board: Board, { by, to }: TradeOffer, active: SeatId): boolean =>
	![by, to].some((seat) => seat === active || hasAbility(board, seat, 'guild-right'));

type Told = Pick<Play, 'board' | 'say'>;

export function offer(play: Told, n: number, by: SeatId, to: SeatId, terms: Terms): void {
	const { gives, gets } = terms;
	const made: TradeOffer = { n, by, to, gives, gets, accepted: false };
	play.board.offers.push(made);
	play.say(
		msg('{who} offers {whom} a trade agreement: a contract of {gives} for one of {gets}.', {
			...{ who: by, whom: to },
			...{ gives, gets }
		}),
		'TI-16.4',
		{ type: 'offered', offer: made }
	);
}

/** Both partners agree; it is made, or waits for the active player. */
export function accept(play: Told, of: TradeOffer, active: SeatId): void {
	if (!needsApproval(play.board, of, active)) {
		settle(play, of);
		return;
	}
	const { board } = play;
	board.offers = board.offers.map((one) => (one.n === of.n ? { ...of, accepted: true } : one));
	play.say(
		msg(
			'{who} accepts {whom, select, you {your offer} other {the offer of #}}; {active, select, you {you have} other {# has}} to approve.',
			{
				...{ who: of.to, whom: of.by, active }
			}
		),
		'TI-16.4',
		{ type: 'accepted', n: of.n }
	);
}

/** The agreement is made; offers that it leaves impossible are off the table. */
export function settle(play: Told, { n, by, to, gives, gets }: TradeOffer): void {
	const { board } = play;
	board.offers = board.offers.filter((one) => one.n !== n);
	makeAgreement(play, [by, to], [gives, gets], 'TI-16.4');
	for (const one of board.offers) if (!isPossible(board, one)) end(play, one, null);
}

/** Off the table, by this player or because it cannot be any more; `left`: unanswered, by who says nothing more. */
export function end(play: Told, { n, by, to }: TradeOffer, who: SeatId | null, left = false): void {
	const { board } = play;
	board.offers = board.offers.filter((one) => one.n !== n);
	const say =
		who === null
			? msg('{who, select, you {Your offer} other {The offer of #}} to {whom} is off the table.', {
					who: by,
					whom: to
				})
			: who === by
				? msg('{who} takes back the offer to {whom}.', { who: by, whom: to })
				: who === to
					? left
						? msg(
								'{who} is done with trading; {whom, select, you {your offer} other {the offer of #}} to them is off the table.',
								{ who: to, whom: by }
							)
						: msg('{who} refuses {whom, select, you {your offer} other {the offer of #}}.', {
								who: to,
								whom: by
							})
					: msg(
							'{who} does not approve of {by, select, you {your offer} other {the offer of #}} to {whom}.',
							{ who, by, whom: to }
						);
	play.say(say, 'TI-16.4', { type: 'offerEnded', n, by: who });
}
