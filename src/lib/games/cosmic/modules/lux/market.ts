/** The market (CE-38.6): in the regroup of each encounter the offense says who may buy rewards, and for how much each. */
import { msg } from '../../../../core';
import type { AnswerTo, Choice } from '../../../../core';
import { seatChoice } from '../../../kit';
import type { OneOf } from '../../../kit';
import { timingOrder, offenseOf } from '../../board';
import { nameOf } from '../../names';
import { formsOf } from '../../play';
import { askRewards, takeRewards } from '../../rewards';
import type { Play, Step } from '../../play';
import type { SeatId } from '../../types';
import { luxOf } from './holders';
import type { Tokens } from './state';
import { payLux, spendable } from './tokens';
import { NOTHING, PRICES, tokensInWords, waysToPay, worthIn } from './worth';

/** What Double Ultra Luxurious Lifestyle adds for a buyer who pays an ultra lux. */
const MORE_REWARDS = 2;

declare module '../../play' {
	interface Steps {
		'lux.market': {
			/** Who was asked to be the one other, and would not. */
			refused?: readonly SeatId[];
			/** Who is asked now. */
			partner?: SeatId;
		};
		'lux.buy': {
			readonly seat: SeatId;
			readonly price: number;
			/** Rewards it buys, once that is said. */
			n?: number;
			/** What it has paid for them. */
			paid?: Tokens;
		};
	}
}

/** Whether anybody has lux to spend. */
export const isMarketHeld = (play: Play): boolean =>
	play.board.lux !== undefined &&
	play.board.order.some((seat) => worthIn(spendable(play, seat)) >= PRICES.all);

/** How many rewards a seat can pay for. */
const affordable = (play: Play, seat: SeatId, price: number): number =>
	Math.floor(worthIn(spendable(play, seat)) / price);

type Market = OneOf<
	| (Choice<'alone'> & { readonly then?: never })
	| (Choice<'two'> & { readonly then: OneOf<Choice<SeatId>> })
	| (Choice<'all'> & { readonly then?: never })
>;

/** Who may be the one other still: of two players both are everybody. */
const others = ({ board }: Play, offense: SeatId, refused: readonly SeatId[]): SeatId[] =>
	board.order.length < 3
		? []
		: timingOrder(board).filter((seat) => seat !== offense && !refused.includes(seat));

/** These buy in timing order: what is pushed last comes first. */
function open(play: Play, seats: readonly SeatId[], price: number): void {
	for (const seat of timingOrder(play.board).toReversed())
		if (seats.includes(seat)) play.push('lux.buy', { seat, price });
}

const picking = formsOf('lux.market');

export const market: Step = {
	pick: picking.ask({
		ask: (play, { refused = [] }) => {
			const seat = offenseOf(play.board);
			const partners = others(play, seat, refused);
			const shape: Market = {
				type: 'one',
				choices: [
					{ id: 'alone', say: msg('Only you: {n} lux for each reward', { n: PRICES.alone }) },
					...(partners.length > 0
						? [
								{
									id: 'two' as const,
									say: msg('You and one other who agrees: {n} lux for each reward', {
										n: PRICES.two
									}),
									then: {
										type: 'one' as const,
										choices: partners.map(seatChoice)
									}
								}
							]
						: []),
					{ id: 'all', say: msg('Everybody: {n} lux for each reward', { n: PRICES.all }) }
				]
			};
			return {
				seat,
				rule: 'CE-38.6',
				say: msg('The market opens. Who may buy rewards?'),
				shape,
				fallback: { pick: 'alone' }
			};
		},
		then: (play, frame, answer: AnswerTo<Market>, seat) => {
			if (answer.pick === 'two') {
				frame.partner = answer.then.pick;
				return undefined;
			}
			const all = answer.pick === 'all';
			play.say(
				all
					? msg('Everybody may buy rewards, for {n} lux each.', { n: PRICES.all })
					: msg('Only {who} may buy rewards, for {n} lux each.', { who: seat, n: PRICES.alone }),
				'CE-38.6'
			);
			open(play, all ? play.board.order : [seat], PRICES[answer.pick]);
			return 'end';
		}
	}),

	/** Who would not is not asked again, and the offense picks anew. */
	agree: picking.ask({
		ask: (play, { partner }) => {
			const offense = offenseOf(play.board);
			return partner === undefined
				? null
				: {
						seat: partner,
						about: [offense],
						rule: 'CE-38.6',
						say: msg('{who} would open the market to you two alone, for {n} lux each reward.', {
							who: offense,
							n: PRICES.two
						}),
						shape: { type: 'confirm', yes: msg('Agree'), no: msg('Refuse') },
						fallback: { yes: false }
					};
		},
		then: (play, frame, { yes }, partner) => {
			const offense = offenseOf(play.board);
			if (!yes) {
				play.say(
					msg(
						'{who, select, you {You refuse} other {# refuses}} {whom, select, you {your market} other {the market of #}}.',
						{ who: partner, whom: offense }
					),
					'CE-38.6'
				);
				frame.refused = [...(frame.refused ?? []), partner];
				return 'pick';
			}
			play.say(
				msg('{who, select, you {You} other {#}} and {whom} may buy rewards, for {n} lux each.', {
					who: offense,
					whom: partner,
					n: PRICES.two
				}),
				'CE-38.6'
			);
			open(play, [offense, partner], PRICES.two);
			return 'end';
		}
	})
};

/** A way to pay, as its choice is called: `2 1` are two lux and one ultra lux. */
const idOf = ({ lux, ultra }: Tokens): string => `${String(lux)} ${String(ultra)}`;

/** Rewards that come with an ultra lux, by the card that says so. */
const moreFor = (play: Play, seat: SeatId, { ultra }: Tokens): number =>
	ultra > 0 &&
	luxOf(play.board, seat) === 'double-ultra-luxurious-lifestyle' &&
	seat !== offenseOf(play.board)
		? MORE_REWARDS
		: 0;

const buying = formsOf('lux.buy');

export const buy: Step = {
	many: buying.ask({
		ask: (play, { seat, price }) => {
			return {
				seat,
				rule: 'CE-38.6',
				say: msg('How many rewards do you buy, for {n} lux each?', { n: price }),
				// Of none there is one answer, which nobody is asked.
				shape: { type: 'amount', min: 0, max: affordable(play, seat, price) },
				fallback: { amount: 0 }
			};
		},
		then: (_play, frame, { amount }) => {
			frame.n = amount;
			return amount === 0 ? 'end' : undefined;
		}
	}),

	/** CE-38.8: which tokens it pays, where there is more than one way. */
	pay: buying.ask({
		ask: (play, frame) => {
			const { seat, price, n = 0 } = frame;
			const ways = waysToPay(spendable(play, seat), n * price);
			// CE-38.9: it may have been given away meanwhile.
			if (ways.length === 0) return null;
			return {
				seat,
				rule: 'CE-38.8',
				say: msg('{n, plural, one {# reward} other {# rewards}}: what do you pay with?', { n }),
				shape: {
					type: 'one',
					choices: ways.map((way) => ({
						id: idOf(way),
						say: tokensInWords(way),
						...(worthIn(way) > n * price && {
							note: msg('{lost} too much, which nobody gives back', {
								lost: worthIn(way) - n * price
							})
						})
					}))
				},
				fallback: { pick: idOf(ways[0] ?? NOTHING) }
			};
		},
		then: (play, frame, { pick }) => {
			const { seat, price, n = 0 } = frame;
			frame.paid = waysToPay(spendable(play, seat), n * price).find((way) => idOf(way) === pick);
		}
	}),

	paid: buying.run((play, frame) => {
		const { seat, n = 0, paid } = frame;
		if (!paid) return 'end';
		payLux(play, seat, paid);
		play.say(
			msg('{who} pays {tokens} for {n, plural, one {# reward} other {# rewards}}.', {
				who: seat,
				tokens: tokensInWords(paid),
				n
			}),
			'CE-38.6'
		);
		const more = moreFor(play, seat, paid);
		frame.n = n + more;
		if (more > 0)
			play.say(
				msg('{card} brings {whom} {n} rewards more.', {
					card: nameOf('lux', 'double-ultra-luxurious-lifestyle'),
					whom: seat,
					n: more
				}),
				'CE-38.6'
			);
		return undefined;
	}),

	/** CE-38.7: a reward that is bought is one like any other (CE-31.4). */
	take: buying.ask({
		ask: (play, { seat, n = 0 }) => askRewards(play, seat, n, 'CE-38.7'),
		then: (play, _frame, { split }, seat) => {
			takeRewards(play, seat, split);
		}
	})
};
