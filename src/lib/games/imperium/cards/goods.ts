/** Cards that bring, take or move trade goods, and end agreements. */
import { msg } from '../../../core';
import { playerOf } from '../../kit';
import { hasAbility } from '../abilities';
import { homeOf, planetsAt, planetsOf } from '../board';
import { gainGoods, giveGoods, loseGoods } from '../economy/gains';
import { breakAgreement, partnersOf } from '../trade/agreements';
import type { Board, SeatId } from '../types';
import { asking, plain } from './card';
import { oneOf, oneSeat, opponentsOf } from './choices';

const outsideHome = (board: Board, seat: SeatId) => {
	const home = planetsAt(board, homeOf(board, seat));
	return planetsOf(board, seat).filter((id) => !home.includes(id));
};

/** Agreements in play that can be broken by a card: none with who cannot be left (TI-16.10, TI-16.12). */
const agreements = (board: Board): (readonly [SeatId, SeatId])[] =>
	board.order.flatMap((one, i) =>
		partnersOf(board, one)
			.filter((other) => board.order.indexOf(other) > i)
			.filter((other) => ![one, other].some((seat) => hasAbility(board, seat, 'trusted')))
			.map((other) => [one, other] as const)
	);

export const goods = {
	'good-year': plain({
		can: ({ board }, seat) => outsideHome(board, seat).length > 0,
		apply: (play, { seat }) =>
			gainGoods(play, seat, outsideHome(play.board, seat).length, 'TI-18.3')
	}),

	privateers: asking({
		ask: ({ board }, seat) =>
			oneSeat(opponentsOf(board, seat).filter((one) => playerOf(board, one).tradeGoods > 0)),
		apply: (play, { seat, answer: { pick } }) => {
			const { tradeGoods } = playerOf(play.board, pick);
			const taken = Math.floor(tradeGoods / 2);
			if (taken > 0) giveGoods(play, pick, seat, taken, 'TI-18.3');
			loseGoods(play, pick, tradeGoods - taken, 'TI-18.3');
		}
	}),

	'ruinous-tariffs': asking({
		ask: (play, seat) => {
			const users = play.find('strategic')?.users ?? [];
			return oneSeat(
				partnersOf(play.board, seat).filter(
					(one) => users.includes(one) && playerOf(play.board, one).tradeGoods > 0
				)
			);
		},
		apply: (play, { seat, answer: { pick } }) => {
			const n = Math.ceil(playerOf(play.board, pick).tradeGoods / 2);
			giveGoods(play, pick, seat, n, 'TI-34.9');
		}
	}),

	'influence-in-the-merchants-guild': asking({
		ask: ({ board }) =>
			oneOf(
				agreements(board).map(([one, other]) => ({
					id: `${one} ${other}` as const,
					say: msg('{one} and {other}', { one, other })
				}))
			),
		apply: (play, { answer: { pick } }) => {
			const found = agreements(play.board).find(([one, other]) => pick === `${one} ${other}`);
			if (found) breakAgreement(play, ...found, 'TI-16.16');
		}
	}),

	'trade-stop': plain({
		can: ({ board }) => agreements(board).length > 0,
		apply: (play) => {
			for (const [one, other] of agreements(play.board))
				breakAgreement(play, one, other, 'TI-16.16');
		}
	})
};
