/** Ships go home (CE-20.3): each owner spreads them over its colonies; without one they go to the warp (CE-20.4). */
import { msg, withBarred } from '../../../core';
import type { Ask } from '../../../core';
import { bestOf, entriesOf } from '../../kit';
import type { SplitOf } from '../../kit';
import {
	coloniesOf,
	defenseOf,
	encounterOf,
	involvedShips,
	planetName,
	shipsAt,
	targetOf,
	timingOrder
} from '../board';
import type { Where } from '../board';
import { caused, told } from '../because';
import { noColonies, otherPlanets } from '../elsewhere';
import { lateNoMore } from '../late';
import { isHeld, moveShips, movesTo, tellHeld } from '../ships';
import { loseShips } from './lose';
import { formsOf } from '../play';
import { value } from '../values';
import { shipsToFree } from '../retrieval';
import type { Play, Step, StepFrame } from '../play';
import type { PlanetId, SeatId, Ships } from '../types';

/** `encounter` stands for the gate or the place beside the planet, wherever the seat's ships are. */
function fromOf(play: Play, frame: StepFrame<'home'>, seat: SeatId): Where {
	if (frame.from !== 'encounter') return frame.from;
	return shipsAt(play.board, seat, 'gate') > 0 ? 'gate' : 'beside';
}

/** All ships of a seat leave the encounter, those of the defense its planet. */
export function withdraw(play: Play, seat: SeatId): void {
	const { board } = play;
	lateNoMore(board, (one) => one.seat === seat);
	play.push('home', {
		from: defenseOf(board) === seat ? targetOf(board) : 'encounter',
		ships: { [seat]: involvedShips(board, seat) }
	});
}

/** How many of a seat's ships at that place are to go home: those named, or all. */
function due(play: Play, frame: StepFrame<'home'>, seat: SeatId): number {
	const from = fromOf(play, frame, seat);
	const there = from === 'warp' ? shipsToFree(play, seat) : shipsAt(play.board, seat, from);
	const coming = frame.ships ? Math.min(there, frame.ships[seat] ?? 0) : there;
	return Math.max(0, coming - (frame.stay?.[seat] ?? 0));
}

/** Those of them that go. */
const leaving = (play: Play, frame: StepFrame<'home'>, seat: SeatId): number =>
	// CE-20.21
	isHeld(play, seat, fromOf(play, frame, seat)) ? 0 : due(play, frame, seat);

/** So many ships one by one to whichever colony has fewest of its player by then: what a form begins with. */
function evenly(
	play: Play,
	seat: SeatId,
	n: number,
	colonies: readonly PlanetId[]
): { [planet in PlanetId]?: number } {
	const landing: { [planet in PlanetId]?: number } = {};
	for (let ship = 0; ship < n; ship++) {
		const poorest = bestOf(
			colonies,
			(planet) => -shipsAt(play.board, seat, planet) - (landing[planet] ?? 0)
		);
		if (poorest) landing[poorest] = (landing[poorest] ?? 0) + 1;
	}
	return landing;
}

function homecoming(
	play: Play,
	seat: SeatId,
	n: number,
	colonies: readonly PlanetId[],
	rule: string
): Ask<SplitOf<PlanetId>> {
	const largest = bestOf(colonies, (planet) => shipsAt(play.board, seat, planet));
	return {
		...caused(play),
		seat,
		rule,
		say: msg(
			'{n, plural, one {# ship of yours comes home. To which colony?} other {# ships of yours come home. To which colonies?}}',
			{ n }
		),
		shape: {
			type: 'split',
			places: colonies.map((planet) => ({
				id: planet,
				say: planetName(planet),
				on: planet,
				max: n
			})),
			min: n,
			max: n,
			comes: true,
			usual: evenly(play, seat, n, colonies)
		},
		fallback: { split: largest ? { [largest]: n } : {} }
	};
}

const HOME = otherPlanets(msg('Ships come home to colonies of yours.'), 'CE-20.3');

declare module '../play' {
	interface Steps {
		home: {
			/** Where they are; `encounter`: in the gate or beside the planet. */
			readonly from: Where | 'encounter';
			/** How many of whose; left out: all. */
			readonly ships?: Ships;
			/** How many of them stay in the warp after all (CE-20.19); left out: none do. */
			stay?: Ships;
			/** Colonies about to be lost: no home for anybody (CE-20.2). */
			readonly but?: readonly PlanetId[];
		};
	}
}

const { run, each } = formsOf('home');

/** How many ships of a seat are about to come back from the warp; 0: none are. */
export function returning(play: Play, seat: SeatId): number {
	const frame = play.find('home');
	return frame?.from === 'warp' ? leaving(play, frame, seat) : 0;
}

/** CE-20.19: so many of them stay there instead. */
export function keepInWarp(play: Play, seat: SeatId, n: number): void {
	const frame = play.within('home');
	frame.stay = { ...frame.stay, [seat]: (frame.stay?.[seat] ?? 0) + n };
}

export const home: Step = {
	/** CE-20.19: before they come. */
	coming: run((play, { from }) => {
		if (from === 'warp') play.window('ships.returning');
	}),

	/** CE-20.21: those that are held stay, which all are told. */
	held: run((play, frame) => {
		for (const seat of timingOrder(play.board)) {
			const from = fromOf(play, frame, seat);
			const n = isHeld(play, seat, from) ? due(play, frame, seat) : 0;
			if (n > 0) tellHeld(play, seat, n, from);
		}
	}),

	/** CE-9.17: whoever has ships on both sides comes home from both. */
	both: run((play, { from, ships, but }) => {
		if (from !== 'encounter') return;
		const { gate, beside } = encounterOf(play.board);
		const others: Ships = {};
		for (const [seat, n] of entriesOf(beside)) {
			const atGate = gate[seat] ?? 0;
			const left = ships ? Math.min(n, (ships[seat] ?? 0) - atGate) : n;
			if (atGate > 0 && left > 0) others[seat] = left;
		}
		if (Object.keys(others).length > 0)
			play.push('home', { from: 'beside', ships: others, ...(but && { but }) });
	}),

	land: each({
		seats: (play, frame) =>
			timingOrder(play.board).filter((seat) => leaving(play, frame, seat) > 0),
		ask: (play, frame, seat) => {
			const from = fromOf(play, frame, seat);
			const n = leaving(play, frame, seat);
			if (n === 0) return null;
			// The planet they leave is no home for them when all of them leave it.
			const own = coloniesOf(play.board, seat);
			const homes = from === 'warp' ? value(play, 'returnsTo', own, { seat }) : own;
			const colonies = homes.filter(
				(planet) =>
					!frame.but?.includes(planet) && (planet !== from || n < shipsAt(play.board, seat, from))
			);
			if (colonies.length === 0) {
				// CE-20.4, CE-20.5: no colony to land on.
				if (from !== 'warp' && from !== 'removed') {
					const rule = 'CE-20.4';
					const say = msg('{who} has no colony to come home to.', { who: seat });
					const yours = msg('You have no colony to come home to.');
					const why = told(play, { of: 'homeless', by: seat, say, yours, rule });
					loseShips(play, { [seat]: { [from]: n } }, { rule, why });
				}
				return null;
			}
			return homecoming(play, seat, n, colonies, 'CE-20.3');
		},
		explain: ({ board }, _frame, shape, seat) => {
			const homes = shape.places.map(({ id }) => id);
			const gone = coloniesOf(board, seat).filter((planet) => !homes.includes(planet));
			return withBarred(shape, [
				...gone.map((planet) => ({
					...{ id: planet, on: planet, say: planetName(planet), rule: 'CE-20.2' },
					why: msg('This colony is about to end.')
				})),
				...noColonies(board, seat, 'CE-20.3'),
				HOME
			]);
		},
		then: (play, frame, { split }, seat) => {
			const n = leaving(play, frame, seat);
			const ships = { n, who: seat };
			play.say(
				frame.from === 'warp'
					? msg(
							'{n, plural, one {# ship} other {# ships}} of {who, select, you {yours} other {#}} {n, plural, one {comes} other {come}} back from the warp.',
							ships
						)
					: msg(
							'{n, plural, one {# ship} other {# ships}} of {who, select, you {yours} other {#}} {n, plural, one {goes} other {go}} home.',
							ships
						),
				'CE-20.3'
			);
			moveShips(play, movesTo(seat, split, fromOf(play, frame, seat)));
		}
	})
};
