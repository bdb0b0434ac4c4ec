/** Turns that an ability or a technology gives (TI-5.2, TI-25.4): Ground Forces from orbit, and by Transit Diodes. */
import { msg } from '../../../core';
import type { Choice } from '../../../core';
import type { OneOf } from '../../kit';
import { planetsOf, planetState } from '../board';
import { spendCounters } from '../economy/counters';
import { placeGround, shiftGround } from '../planets/ground';
import { formsOf } from '../play';
import type { Step } from '../play';
import { lawOf } from '../politics/in-force';
import type { Board, PlanetId, SeatId } from '../types';
import { planetWords } from '../words';

declare module '../play' {
	interface Steps {
		orbitalDrop: { seat: SeatId };
		transitDiodes: { seat: SeatId; from?: PlanetId };
	}
}

/** Ground Forces of one drop. */
const dropped = (board: Board): number => (lawOf(board, 'regulated-conscription') ? 1 : 2);
/** The most that go by Transit Diodes. */
export const TRANSIT_MOST = 4;

const onto = (planets: readonly PlanetId[]): OneOf<Choice<PlanetId>> => ({
	type: 'one',
	choices: planets.map((id) => ({ id, on: id, say: planetWords(id) }))
});

/** A choice among own planets, the first as listed unless answered (TI-34.12). */
const among = (board: Board, seat: SeatId, may: (id: PlanetId) => boolean) => {
	const planets = planetsOf(board, seat).filter(may);
	return { shape: onto(planets), fallback: { pick: planets[0] ?? '' } };
};

const drop = formsOf('orbitalDrop');

export const orbitalDrop: Step = {
	/** TI-25.4. */
	where: drop.ask({
		ask: ({ board }, { seat }) => ({
			...{ seat, rule: 'TI-25.4', say: msg('On which planet do your Ground Forces land?') },
			...among(board, seat, () => true)
		}),
		then: (play, { seat }, { pick }) => {
			spendCounters(play, seat, 'strategy', 1, 'TI-25.4');
			placeGround(play, seat, pick, { groundForce: dropped(play.board) }, 'TI-25.4');
		}
	})
};

const transit = formsOf('transitDiodes');

const holds = (board: Board, id: PlanetId): boolean => planetState(board, id).units.groundForce > 0;

export const transitDiodes: Step = {
	/** TI-25.4. */
	from: transit.ask({
		ask: ({ board }, { seat }) => ({
			...{ seat, rule: 'TI-25.4', say: msg('From which planet do Ground Forces go?') },
			...among(board, seat, (id) => holds(board, id))
		}),
		then: (_play, frame, { pick }) => {
			frame.from = pick;
		}
	}),
	to: transit.ask({
		ask: ({ board }, { seat, from }) => {
			if (!from) return null;
			const most = Math.min(TRANSIT_MOST, planetState(board, from).units.groundForce);
			const planets = planetsOf(board, seat).filter((id) => id !== from);
			return {
				...{ seat, rule: 'TI-25.4', about: [from] },
				say: msg('How many go from {planet}, and where?', { planet: planetWords(from) }),
				shape: {
					type: 'one',
					choices: planets.map((id) => ({
						...{ id, on: id, say: planetWords(id) },
						then: { type: 'amount' as const, min: 1, max: most }
					}))
				},
				fallback: { pick: planets[0] ?? '', then: { amount: 1 } }
			};
		},
		then: (play, { seat, from }, { pick, then }) => {
			if (!from) return;
			spendCounters(play, seat, 'strategy', 1, 'TI-25.4');
			shiftGround(play, seat, from, pick, { groundForce: then.amount }, 'TI-25.4');
		}
	})
};
