/** Effects that give or take at once, without a decision (GC-24.3): Stock, VP, events, dice, lasting ones. */
import { msg } from '../../../core';
import { isSeat, raceName } from '../board';
import { foresee, scan } from '../decks';
import { moreEvents } from '../questions/turn-events';
import { metric } from '../numbers/metrics';
import { gainStock, gainVp } from '../economy/stock';
import { carryOut, ruleOf } from './effect';
import { printedAt } from './sources';
import type { EffectTable } from './effect';
import type { Board, SeatId } from '../types';
import type { Stock } from '../tables/vocabulary';

function amountOf(board: Board, seat: SeatId, effect: Stock): number {
	const { n, per, perN, max } = effect;
	const sum = n + (per ? Math.floor(perN * metric(board, seat, per)) : 0);
	return max === undefined ? sum : Math.min(sum, max);
}

export const gainEffects: Pick<EffectTable, 'stock' | 'vp' | 'events' | 'roll' | 'until'> = {
	stock: {
		can: (board, race, effect) => isSeat(race) && amountOf(board, race, effect) !== 0,
		carry: (play, race, effect, { source }) => {
			if (isSeat(race)) gainStock(play, race, amountOf(play.board, race, effect), ruleOf(source));
		}
	},

	vp: {
		carry: (play, race, { n }, { source }) => {
			if (isSeat(race)) gainVp(play, race, n, { effect: source }, ruleOf(source));
		}
	},

	events: {
		carry: (play, race, effect) => {
			if (play.board.turn?.seat === race) moreEvents(play, effect);
		}
	},

	roll: {
		carry: (play, race, { table }, { source, i, hex }) => {
			const die = 1 + play.roll(6);
			play.say(
				msg('{who} rolls {die} for {card}.', {
					who: raceName(race),
					die,
					card: printedAt(source).name
				}),
				ruleOf(source),
				{ type: 'die', die }
			);
			const row = table.findIndex(({ from, to }) => from <= die && die <= to);
			if (row >= 0) carryOut(play, `${source}/${i}.table.${row}`, race, hex, die);
		}
	},

	until: {
		carry: (play, race, { end }, { source, i }) => {
			const { board } = play;
			// GC-24.2: made at a Council, `round` and `council` mean those of the next round.
			const later = board.stage === 'council' && end !== 'game' ? 1 : 0;
			board.lasting.push({
				race,
				source: `${source}/${i}.effects`,
				end,
				round: board.round + later
			});
			if (!isSeat(race)) return;
			scan(play, race);
			foresee(play);
		}
	}
};
