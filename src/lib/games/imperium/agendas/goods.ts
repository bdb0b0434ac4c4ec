/** Agendas about trade goods. */
import { othersThan, playerOf } from '../../kit';
import { planetsOf } from '../board';
import { gainGoods, giveGoods, loseGoods } from '../economy/gains';
import { everybody } from './everybody';
import { electsPlayer, nothing } from './agenda';
import type { Motion } from './agenda';
import { thisRound } from './lasting';

/** Home planets count too. */
export const costOverruns: Motion = {
	for: (play) => {
		for (const seat of everybody(play.board))
			loseGoods(play, seat, planetsOf(play.board, seat).length, 'TI-17.16');
	},
	against: nothing
};

/** Who collects gets more while it stands: trade/income.ts. */
export const freeTrade: Motion = {
	for: nothing,
	against: (play) => {
		for (const seat of everybody(play.board)) loseGoods(play, seat, 2, 'TI-17.15');
	}
};

export const tradeWar: Motion = {
	for: nothing,
	against: (play) => {
		for (const seat of everybody(play.board)) loseGoods(play, seat, 1, 'TI-17.15');
	}
};

export const economicRevitalization = electsPlayer((play, seat) => {
	const { board } = play;
	for (const other of othersThan(board, seat))
		if (playerOf(board, other).tradeGoods > 0) giveGoods(play, other, seat, 1, 'TI-17.16');
});

/** Against: trade goods that are gained go to the left: economy/gains.ts. */
export const openTheTradeRoutes: Motion = {
	for: (play) => {
		for (const seat of everybody(play.board)) gainGoods(play, seat, 2, 'TI-17.16');
	},
	against: thisRound('open-the-trade-routes')
};
