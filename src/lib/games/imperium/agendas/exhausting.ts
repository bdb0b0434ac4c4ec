/** Agendas that make players exhaust planets of their choice (TI-17.22): a step, and who brings it. */
import { msg } from '../../../core';
import type { Ask } from '../../../core';
import { leftOf, ranked, sumOf } from '../../kit';
import type { SomeOf, Tally } from '../../kit';
import { worthChoice } from '../cards/choices';
import { fleetsOf } from '../fleets/ships';
import { fleetAt, homeOf, planetsAt, planetsOf, planetState } from '../board';
import { exhaustPlanets } from '../economy/payment';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import { planetOf } from '../tables/by-id';
import { seatsIn } from '../timing/passed';
import type { Board, PlanetId, SeatId } from '../types';
import { everybody } from './everybody';
import { nothing } from './agenda';
import type { Motion } from './agenda';

declare module '../play' {
	interface Steps {
		/** How many planets each of these exhausts; `by`: who picks them for it, left out: itself. */
		exhausting: { due: Tally<SeatId>; by?: { [seat: SeatId]: SeatId } };
	}
}

const RULE = 'TI-17.22';
const { each } = formsOf('exhausting');

/** Only planets not yet exhausted count. */
const readyOf = (board: Board, seat: SeatId): PlanetId[] =>
	planetsOf(board, seat).filter((id) => !planetState(board, id).exhausted);

/** TI-34.12: the planet with the lowest sum of values first. */
export const leastFirst = (planets: readonly PlanetId[]): PlanetId[] =>
	ranked(planets, (id) => -(planetOf(id).resources + planetOf(id).influence));

function askPlanets(
	board: Board,
	seat: SeatId,
	by: SeatId,
	n: number
): Ask<SomeOf<PlanetId>> | null {
	const planets = readyOf(board, seat);
	const max = Math.min(n, planets.length);
	if (max < 1) return null;
	return {
		...{ seat: by, rule: RULE },
		say:
			by === seat
				? msg('Exhaust {n, plural, one {# planet} other {# planets}}', { n: max })
				: msg('Pick a planet that {who} exhausts', { who: seat }),
		about: [seat],
		shape: {
			type: 'some',
			choices: planets.map((id) => worthChoice(board, id)),
			...{ min: max, max }
		},
		fallback: { picks: leastFirst(planets).slice(0, max) }
	};
}

export const exhausting: Step = {
	/** TI-17.17: in the order of play. */
	choose: each({
		seats: ({ board }, { due }) => everybody(board).filter((seat) => due[seat]),
		ask: ({ board }, { due, by = {} }, seat) =>
			askPlanets(board, seat, by[seat] ?? seat, due[seat] ?? 0),
		then: (play, _frame, { picks }, seat) => exhaustPlanets(play, seat, picks, RULE)
	})
};

const exhaust = (play: Play, count: (board: Board, seat: SeatId) => number): void => {
	const { board } = play;
	const due: Tally<SeatId> = {};
	for (const seat of everybody(board)) due[seat] = count(board, seat);
	play.push('exhausting', { due });
};

/** Planets this player has outside its own Home System. */
export const colonies = (board: Board, seat: SeatId): PlanetId[] => {
	const home = planetsAt(board, homeOf(board, seat));
	return planetsOf(board, seat).filter((id) => !home.includes(id));
};

/** One for every three of these. */
const PER_COLONIES = 3;

/** What landing costs while it stands: economy/licence.ts. */
export const colonizationLicensing: Motion = {
	for: nothing,
	against: (play) =>
		exhaust(play, (board, seat) => Math.floor(colonies(board, seat).length / PER_COLONIES))
};

/** −2 on their dice while it stands: combat/modifiers.ts. */
export const unconventionalWeapons: Motion = {
	for: nothing,
	against: (play) =>
		exhaust(play, (board, seat) =>
			sumOf(fleetsOf(board, seat), (id) => {
				const fleet = fleetAt(board, id, seat);
				return fleet ? fleet.dreadnought + fleet.warSun : 0;
			})
		)
};

/** Each player exhausts so many of its choice. */
export const exhaustSome = (play: Play, n: number): void => exhaust(play, () => n);

/** Each against-voter exhausts one, which the left neighbour picks. */
export function exhaustVoters(play: Play, seats: readonly SeatId[]): void {
	const { board } = play;
	const present = seatsIn(board);
	const due: Tally<SeatId> = {};
	const by: { [seat: SeatId]: SeatId } = {};
	for (const seat of seats) {
		due[seat] = 1;
		const left = leftOf(board, seat).find((one) => present.includes(one));
		if (left) by[seat] = left;
	}
	play.push('exhausting', { due, by });
}

/** No choice: every planet with a red specialty. */
export function exhaustRed(play: Play): void {
	for (const seat of everybody(play.board))
		exhaustPlanets(
			play,
			seat,
			readyOf(play.board, seat).filter((id) => planetOf(id).specialty === 'red'),
			RULE
		);
}

/** All it has. */
export const exhaustAll = (play: Play, seat: SeatId): void =>
	exhaustPlanets(play, seat, readyOf(play.board, seat), RULE);
