/** Gen Synthesis: for each Ground Force destroyed anywhere a die; on 5 or more it comes back to an own home planet. */
import { msg } from '../../../core';
import { addTo, fromFirst, roomIn } from '../../kit';
import type { SplitOf } from '../../kit';
import { homeOf, planetsAt, planetState } from '../board';
import { clearDice, hitsAmong, plainDie } from '../combat/dice';
import { placeGround } from '../planets/ground';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import { timingOrder } from '../timing/order';
import type { Board, PlanetId, SeatId } from '../types';
import { planetWords } from '../words';

declare module '../play' {
	interface Steps {
		/** All that wait on `board.fallen`. */
		genSynthesis: {
			/** The planet they fell on, where it is being invaded. */
			planet?: PlanetId;
			/** Whose dice lie on the table, and how many of its Ground Forces come back. */
			seat?: SeatId;
			back?: number;
		};
	}
}

const { run, ask } = formsOf('genSynthesis');

/** What a die has to show. */
const COMES_BACK = 5;
const RULE = 'TI-19.5';

/** Home planets under the control of their people. */
const homes = (board: Board, seat: SeatId): PlanetId[] =>
	planetsAt(board, homeOf(board, seat)).filter(
		(planet) => planetState(board, planet).owner === seat
	);

function revive(
	play: Play,
	frame: FrameOf<Steps['genSynthesis']>,
	planets: { readonly [planet: PlanetId]: number | undefined }
): void {
	const { seat } = frame;
	delete frame.back;
	if (!seat) return;
	for (const home of homes(play.board, seat)) {
		const { groundForce = 0 } = placeGround(
			play,
			seat,
			home,
			{ groundForce: planets[home] ?? 0 },
			RULE
		);
		// Who comes back was not destroyed.
		if (frame.planet) addTo((play.within('landings').lost ??= {}), frame.planet, -groundForce);
	}
}

export const genSynthesis: Step = {
	roll: run((play, frame) => {
		const { board } = play;
		const seat = timingOrder(board).find((one) => (board.fallen[one] ?? 0) > 0);
		if (!seat) {
			board.fallen = {};
			return 'end';
		}
		const n = board.fallen[seat] ?? 0;
		delete board.fallen[seat];
		// With no home planet it stays destroyed.
		if (homes(board, seat).length === 0) return 'roll';
		frame.seat = seat;
		const die = plainDie(seat, homeOf(board, seat), COMES_BACK);
		play.push('roll', { dice: Array.from({ length: n }, () => die), rule: RULE });
		return undefined;
	}),

	count: run((play, frame) => {
		const { board } = play;
		const back = hitsAmong(board.dice, () => true);
		clearDice(board);
		const [only, ...others] = frame.seat ? homes(board, frame.seat) : [];
		if (back === 0 || !only) return 'roll';
		frame.back = back;
		if (others.length > 0) return undefined;
		revive(play, frame, { [only]: back });
		return 'roll';
	}),

	where: ask({
		ask: ({ board }, { seat, back = 0 }) => {
			if (!seat || back === 0) return null;
			const places = homes(board, seat).map((id) => ({
				...{ id, on: id, max: back },
				say: planetWords(id)
			}));
			if (roomIn(places) === 0) return null;
			const shape: SplitOf<PlanetId> = { type: 'split', places, min: back, max: back };
			return {
				...{ seat, rule: RULE, shape, fallback: { split: fromFirst(places, back) } },
				say: msg(
					'{n, plural, one {A Ground Force comes} other {# Ground Forces come}} back: to which planet?',
					{ n: back }
				)
			};
		},
		then: (play, frame, { split }) => {
			revive(play, frame, split);
			return 'roll';
		}
	}),

	/** Its home planets are gone meanwhile. */
	again: run(() => 'roll')
};
