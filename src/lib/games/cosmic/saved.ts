/** Ships about to be lost that are saved: they come home instead (CE-1.14, CE-20.3). */
import { coloniesOf, entriesOf, shipsAt } from './board';
import type { Where } from './board';
import type { Play } from './play';
import type { Spread } from './ships';
import type { PlanetId, SeatId } from './types';

/** Ships of a seat that are about to be lost, by place. */
export const doomedOf = (play: Play, seat: SeatId): Spread =>
	play.within('lose').doomed[seat] ?? {};

/** Colonies that will still be there when these ships have left (CE-20.4). */
export const homesWithout = (play: Play, seat: SeatId, leaving: Spread): PlanetId[] =>
	coloniesOf(play.board, seat).filter(
		(planet) => shipsAt(play.board, seat, planet) > (leaving[planet] ?? 0)
	);

/** Takes ships of a seat off the list of those to be lost; those left on it. They stay where they are. */
export function spare(play: Play, seat: SeatId, saved: Spread): Spread {
	const frame = play.within('lose');
	const left: Partial<Record<Where, number>> = { ...doomedOf(play, seat) };
	for (const [where, n] of entriesOf(saved)) {
		const rest = (left[where] ?? 0) - n;
		if (rest > 0) left[where] = rest;
		else delete left[where];
	}
	frame.doomed = { ...frame.doomed, [seat]: left };
	return left;
}

/** Takes ships of a seat off the list of those to be lost, and sends them home. */
export function save(play: Play, seat: SeatId, saved: Spread): void {
	// CE-20.2: a colony that all its ships are about to leave is no home, not even for one of them.
	const staying = homesWithout(play, seat, doomedOf(play, seat));
	const but = coloniesOf(play.board, seat).filter((planet) => !staying.includes(planet));
	spare(play, seat, saved);
	for (const [where, n] of entriesOf(saved))
		play.push('home', { from: where, ships: { [seat]: n }, but });
}
