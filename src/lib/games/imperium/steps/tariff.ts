/** Traffic Tariffs: to activate a system with a planet of another player costs a trade good, or a planet exhausted. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import { playerOf } from '../../kit';
import { leastFirst } from '../agendas/exhausting';
import { loseGoods } from '../economy/gains';
import { exhaustPlanets } from '../economy/payment';
import { tariffPlanets } from '../map/tariffs';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { PlanetId, SeatId } from '../types';
import { planetWords } from '../words';

declare module '../play' {
	interface Steps {
		tariff: { seat: SeatId; left: number };
	}
}

const { ask } = formsOf('tariff');

const GOOD = 'good';
const RULE = 'TI-6.4';

export const tariff: Step = {
	pay: ask({
		ask: ({ board }, { seat, left }) => {
			const planets = tariffPlanets(board, seat);
			const choices: Choice<PlanetId | typeof GOOD>[] = planets.map((id) => ({
				...{ id, on: id },
				say: msg('Exhaust {planet}', { planet: planetWords(id) })
			}));
			if (playerOf(board, seat).tradeGoods > 0)
				choices.push({ id: GOOD, say: msg('Spend a trade good') });
			const [first] = choices;
			if (left < 1 || !first) return null;
			return {
				...{ seat, rule: RULE, say: msg('Traffic Tariffs: what do you pay?') },
				shape: { type: 'one', choices },
				// TI-34.12: the planet with the lowest sum of values.
				fallback: { pick: leastFirst(planets)[0] ?? first.id }
			};
		},
		then: (play, frame, { pick }, seat) => {
			if (pick === GOOD) loseGoods(play, seat, 1, RULE);
			else exhaustPlanets(play, seat, [pick], RULE);
			frame.left -= 1;
			return 'pay';
		}
	})
};
