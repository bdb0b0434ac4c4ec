/** Logistics (TI-24.7, TI-24.8): command counters; the others buy them with influence. */
import { msg } from '../../../core';
import type { Choice, Words } from '../../../core';
import { AREAS } from '../types';
import type { Area, Board, SeatId } from '../types';
import { fromFirst, sumOf } from '../../kit';
import type { SplitOf } from '../../kit';
import { countersLeft } from '../board';
import { areaPlaces, counterSplit, gainCounters } from '../economy/gains';
import { canPay, MEANS_WORDS, pay, payingWith, usualPayment } from '../economy/payment';
import type { PayPlace } from '../economy/payment';
import { formsOf } from '../play';
import type { Step } from '../play';
import { lawOf } from '../politics/in-force';
import { politicalCardOf } from '../tables/by-id';
import { secondaryFor } from './rules';

declare module '../play' {
	interface Steps {
		logisticsPrimary: { seat: SeatId };
	}
}

const { ask } = formsOf('logisticsPrimary');

const PRIMARY = 4;

const ACADEMY = 'imperial-academy';

/** Influence for a counter. */
const counterPrice = (board: Board): number => (lawOf(board, ACADEMY) ? 2 : 3);

const offerWords = (board: Board): Words =>
	lawOf(board, ACADEMY)
		? msg('Buy counters for {n} influence each ({law})', {
				n: counterPrice(board),
				law: politicalCardOf(ACADEMY).name
			})
		: msg('Buy counters for {n} influence each', { n: counterPrice(board) });

export const logisticsPrimary: Step = {
	counters: ask({
		ask: ({ board }, { seat }) => {
			const shape = counterSplit(board, seat, PRIMARY);
			return (
				shape && {
					...{ seat, shape, rule: 'TI-24.7' },
					say: msg(
						'Where {n, plural, one {does your # new counter} other {do your # new counters}} go?',
						{ n: shape.max }
					),
					fallback: { split: fromFirst(shape.places, shape.min) }
				}
			);
		},
		then: (play, { seat }, { split }) => gainCounters(play, seat, split, 'TI-24.7')
	})
};

interface Buying extends Choice<'buy'> {
	readonly then: SplitOf<Area | PayPlace>;
}

/** TI-24.8: what is paid and where the counters go, in one go; influence that is left over is lost. */
function counterSale(board: Board, seat: SeatId): SplitOf<Area | PayPlace> | null {
	const price = counterPrice(board);
	const most = Math.min(
		countersLeft(board, seat),
		Math.floor(canPay(board, seat, 'influence') / price)
	);
	if (most < 1) return null;
	const { places, brings } = payingWith(board, seat, 'influence');
	const costs = Object.fromEntries(AREAS.map((area) => [area, -price]));
	const one = Object.fromEntries(AREAS.map((area) => [area, 1]));
	return {
		type: 'split',
		places: [...places, ...areaPlaces(board, seat, most)],
		min: 2,
		max: sumOf(places, ({ max }) => max) + most,
		pays: {
			bought: AREAS,
			by: Array.from(
				{ length: most + 1 },
				(_none, n) => usualPayment(board, seat, 'influence', n * price) ?? {}
			)
		},
		limits: [
			{ say: MEANS_WORDS.influence, rule: 'TI-24.7', least: 0, uses: { ...brings, ...costs } },
			{ say: msg('Command counters'), rule: 'TI-14.3', least: 1, most, uses: one }
		]
	};
}

export const logisticsSecondary = secondaryFor<Buying>({
	rule: 'TI-24.7',
	choices: ({ board }, seat) => {
		const then = counterSale(board, seat);
		return then
			? [
					{
						id: 'buy',
						say: offerWords(board),
						then
					}
				]
			: [];
	},
	unpaid: ({ board }, seat) =>
		countersLeft(board, seat) > 0 ? { means: 'influence', price: counterPrice(board) } : null,
	apply: (play, seat, { then: { split } }) => {
		const { command = 0, fleet = 0, strategy = 0, ...payment } = split;
		pay(play, seat, payment, 'TI-24.7');
		gainCounters(play, seat, { command, fleet, strategy }, 'TI-24.7');
	}
});
