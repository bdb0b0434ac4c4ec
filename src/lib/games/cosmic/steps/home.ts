/** Ships go home (CE-20.3): each owner spreads them over its colonies; without one they go to the warp (CE-20.4). */
import type { Ask } from '../../../core';
import { coloniesOf, planetName, plural, shipsAt, shipsOn, timingOrder } from '../board';
import type { Where } from '../board';
import { moveShips, movesTo } from '../ships';
import { loseShips } from './lose';
import type { Frame, Play, Step } from '../play';
import type { PlanetId, SeatId } from '../types';

/** `encounter` stands for the gate or the place beside the planet, wherever the seat's ships are. */
function fromOf(play: Play, frame: Frame, seat: SeatId): Where {
	if (frame['from'] !== 'encounter') return frame['from'] as Where;
	return shipsAt(play.board, seat, 'gate') > 0 ? 'gate' : 'beside';
}

/** How many of a seat's ships at that place go home: those named, or all. */
function leaving(play: Play, frame: Frame, seat: SeatId): number {
	const some = frame['ships'] as Partial<Record<SeatId, number>> | undefined;
	const there = shipsAt(play.board, seat, fromOf(play, frame, seat));
	return some ? Math.min(there, some[seat] ?? 0) : there;
}

function homecoming(
	play: Play,
	seat: SeatId,
	n: number,
	colonies: readonly PlanetId[],
	rule: string
): Ask {
	const largest = colonies.reduce((best, planet) =>
		(shipsOn(play.board, planet)[seat] ?? 0) > (shipsOn(play.board, best)[seat] ?? 0)
			? planet
			: best
	);
	return {
		seat,
		rule,
		say:
			n === 1
				? '1 ship of yours comes home. To which colony?'
				: `${n} ships of yours come home. To which colonies?`,
		shape: {
			type: 'split',
			places: colonies.map((planet) => ({
				id: planet,
				say: planetName(planet),
				on: planet,
				max: n
			})),
			min: n,
			max: n
		},
		fallback: { split: { [largest]: n } }
	};
}

/**
 * Locals: `from` (gate, beside, `encounter` for both, warp or a planet), `ships` by seat when not all,
 * and `but`, colonies about to be lost: no home for anybody (CE-20.2).
 */
export const home: Step = {
	land: {
		form: 'each',
		seats: (play, frame) =>
			timingOrder(play.board).filter((seat) => leaving(play, frame, seat) > 0),
		ask: (play, frame, seat) => {
			const from = fromOf(play, frame, seat);
			const n = leaving(play, frame, seat);
			if (n === 0) return null;
			// The planet they leave is no home for them when all of them leave it.
			const but = (frame['but'] as PlanetId[] | undefined) ?? [];
			const colonies = coloniesOf(play.board, seat).filter(
				(planet) =>
					!but.includes(planet) && (planet !== from || n < shipsAt(play.board, seat, from))
			);
			if (colonies.length === 0) {
				// CE-20.4, CE-20.5: no colony to land on.
				if (from !== 'warp') {
					play.say(`{${seat}} has no colony to come home to.`, 'CE-20.4');
					loseShips(play, { [seat]: { [from]: n } }, { rule: 'CE-20.4' });
				}
				return null;
			}
			return homecoming(play, seat, n, colonies, 'CE-20.3');
		},
		then: (play, frame, answer, seat) => {
			if (!('split' in answer)) return;
			const n = leaving(play, frame, seat);
			play.say(`${plural(n, 'ship')} of {${seat}} ${n === 1 ? 'goes' : 'go'} home.`, 'CE-20.3');
			moveShips(play, movesTo(seat, answer.split, fromOf(play, frame, seat)));
		}
	}
};
