/** Trade goods change hands at any quiet moment (TI-16.19). */
import { asideFor, msg } from '../../../core';
import type { Choice, Limit, ShapeOf } from '../../../core';
import { playerOf, seatChoice } from '../../kit';
import type { OneOf } from '../../kit';
import { giveGoods, GOODS } from '../economy/gains';
import type { Imperium, Play } from '../play';
import { areDiceOut } from '../timing/beside';
import { seatsIn } from '../timing/passed';
import type { SeatId } from '../types';
import { tradersOf } from './offers';

interface Gift extends Choice<SeatId> {
	readonly then: ShapeOf<'amount'>;
}

/** Whether a limit asks for trade goods among others: something has to be paid. */
const asksForGoods = ({ least, uses }: Limit): boolean =>
	least !== undefined && uses[GOODS] !== undefined;

/** Whether this player has to pay something now: with what it has, so that it cannot give that away meanwhile. */
export const isPaying = ({ table }: Play, seat: SeatId): boolean =>
	table.decisions.some(
		(open) =>
			open.seat === seat && open.shape.type === 'split' && open.shape.limits?.some(asksForGoods)
	);

/** TI-16.19: freely or as part of a deal; who has passed may too (TI-8.3). No roll or hit lies on the table; windows and sealed answers are the kernel's. */
export const gift = asideFor<Imperium>()({
	interrupts: true,
	ask: (play, seat) => {
		const { board } = play;
		const { tradeGoods } = playerOf(board, seat);
		if (tradeGoods < 1 || areDiceOut(play) || isPaying(play, seat)) return null;
		if (board.stage === 'setup' || !seatsIn(board).includes(seat)) return null;
		const shape: OneOf<Gift> = {
			type: 'one',
			choices: tradersOf(board, seat).map((other) => ({
				...seatChoice(other),
				then: { type: 'amount', min: 1, max: tradeGoods }
			}))
		};
		return { rule: 'TI-16.19', say: msg('Give trade goods'), shape };
	},
	then: (play, { pick, then }, seat) => giveGoods(play, seat, pick, then.amount, 'TI-16.19')
});
