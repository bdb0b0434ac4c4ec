/** Stellar Criminals: a player exhausts half of the planets that can still be exhausted, by own choice (TI-17.22). */
import { msg } from '../../../core';
import { ranked } from '../../kit';
import type { SomeOf } from '../../kit';
import { planetsOf, planetState, worthOf } from '../board';
import { exhaustPlanets } from '../planets/exhaust';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { Board, PlanetId, SeatId } from '../types';
import { worthChoice } from './choices';

declare module '../play' {
	interface Steps {
		exhaustHalf: { seat: SeatId };
	}
}

export const readyPlanets = (board: Board, seat: SeatId): PlanetId[] =>
	planetsOf(board, seat).filter((id) => !planetState(board, id).exhausted);

const { ask } = formsOf('exhaustHalf');

/** Both its values together: what is worth least goes first by itself (TI-34.12). */
const sumOfValues = (board: Board, id: PlanetId): number =>
	worthOf(board, [id], 'resources') + worthOf(board, [id], 'influence');

export const exhaustHalf: Step = {
	choose: ask({
		ask: ({ board }, { seat }) => {
			const planets = ranked(readyPlanets(board, seat), (id) => -sumOfValues(board, id));
			const n = Math.floor(planets.length / 2);
			if (n < 1) return null;
			const shape: SomeOf<PlanetId> = {
				type: 'some',
				choices: planets.map((id) => worthChoice(board, id)),
				...{ min: n, max: n }
			};
			return {
				seat,
				rule: 'TI-18.3',
				say: msg('Stellar Criminals: exhaust {n, plural, one {# planet} other {# planets}}', { n }),
				shape,
				fallback: { picks: planets.slice(0, n) }
			};
		},
		then: (play, _frame, { picks }, seat) => exhaustPlanets(play, seat, picks, 'TI-18.3')
	})
};
