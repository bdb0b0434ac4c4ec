/** Step 6 of the Status Phase: counters change areas (TI-21.8), and units are given up (TI-21.9). */
import { msg } from '../../../core';
import type { Ask, Choice, Place } from '../../../core';
import { playerOf } from '../../kit';
import type { OneOf, SplitOf } from '../../kit';
import { counterSum, fleetAt, planetsOf, planetState } from '../board';
import { moveCounters } from '../economy/counters';
import { AREA_WORDS, fleetRoom } from '../economy/gains';
import { fleetNeed } from '../fleets/capacity';
import { countOf, fleetsOf, loseUnits, SPACE_UNITS, unitWord } from '../fleets/ships';
import type { SpaceUnit } from '../fleets/ships';
import { loseGround } from '../planets/ground';
import type { Play } from '../play';
import { cardsAt } from '../timing/cards';
import type { CardChoice } from '../timing/cards';
import { unitOf } from '../tables/by-id';
import { GROUND } from '../tables/units';
import type { Ground } from '../tables/units';
import { AREAS } from '../types';
import type { Area, Board, PlanetId, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';
import { whyNotMove } from './laws';

/** Units of one kind in one place, in space or on a planet. */
type Stack = { readonly id: StackId; readonly max: number } & (
	| { readonly system: SystemId; readonly unit: SpaceUnit }
	| { readonly planet: PlanetId; readonly unit: Ground }
);
type StackId = `${SystemId | PlanetId} ${SpaceUnit | Ground}`;
type StackChoice = Choice<StackId> & {
	readonly then: { readonly type: 'amount'; readonly min: number; readonly max: number };
};

type Option =
	| (Choice<'keep'> & { readonly then?: never })
	| (Choice<'move'> & { readonly then: SplitOf<Area> })
	| (Choice<'giveUp'> & { readonly then: OneOf<StackChoice> })
	| CardChoice;
export type Redistribution = OneOf<Option>;

/** All that a player has on the board: in space, then on planets. */
function stacksOf(board: Board, seat: SeatId): Stack[] {
	const inSpace = fleetsOf(board, seat).flatMap((system) => {
		const fleet = fleetAt(board, system, seat);
		return SPACE_UNITS.flatMap((unit): Stack[] => {
			const max = fleet ? countOf(fleet, unit) : 0;
			return max > 0 ? [{ id: `${system} ${unit}`, system, unit, max }] : [];
		});
	});
	const onPlanets = planetsOf(board, seat).flatMap((planet) =>
		GROUND.flatMap((unit): Stack[] => {
			const max = planetState(board, planet).units[unit];
			return max > 0 ? [{ id: `${planet} ${unit}`, planet, unit, max }] : [];
		})
	);
	return [...inSpace, ...onPlanets];
}

function choiceOf(board: Board, stack: Stack): StackChoice {
	const { id, max } = stack;
	const then = { type: 'amount', min: 1, max } as const;
	return 'system' in stack
		? {
				id,
				then,
				on: stack.system,
				say: msg('{unit} at {place}', {
					unit: unitWord(stack.unit),
					place: systemWords(board, stack.system)
				})
			}
		: {
				id,
				then,
				on: stack.planet,
				say: msg('{unit} on {planet}', {
					unit: unitOf(stack.unit).name,
					planet: planetWords(stack.planet)
				})
			};
}

/** TI-21.8: as many as there are, and in Fleet Supply as many as every fleet takes and Fleet Regulations leave. */
function areasOf(board: Board, seat: SeatId): SplitOf<Area> {
	const { counters } = playerOf(board, seat);
	const n = counterSum(counters);
	const room = fleetRoom(board, seat) + counters.fleet;
	const places = AREAS.map((area): Place<Area> => ({
		id: area,
		say: AREA_WORDS[area],
		rule: 'TI-21.8',
		max: area === 'fleet' ? Math.min(n, room) : n
	}));
	const need = Math.min(n, fleetNeed(board, seat));
	return {
		type: 'split',
		places,
		min: n,
		max: n,
		usual: { ...counters },
		limits: [
			{
				say: msg('Fleet Supply for your largest fleet'),
				rule: 'TI-21.8',
				least: need,
				uses: { fleet: 1 }
			}
		]
	};
}

const MOVE = msg('Spread your counters anew');

/** Tells of what a law forbids. */
export function withBarredMoves(board: Board, shape: Redistribution): Redistribution {
	const reason = whyNotMove(board);
	return reason ? { ...shape, barred: [{ id: 'move', say: MOVE, ...reason }] } : shape;
}

export function askRedistribution(play: Play, seat: SeatId): Ask<Redistribution> {
	const { board } = play;
	const { counters, hand } = playerOf(board, seat);
	const stacks = stacksOf(board, seat);
	const choices: Option[] = [
		{
			id: 'keep',
			say: msg('Leave all as it is'),
			note: msg(
				'{command} in the Command Pool, {fleet} in Fleet Supply, {strategy} in Strategy Allocation',
				counters
			)
		}
	];
	if (counterSum(counters) > 0 && !whyNotMove(board))
		choices.push({
			id: 'move',
			say: MOVE,
			rule: 'TI-21.8',
			then: areasOf(board, seat)
		});
	if (stacks.length > 0)
		choices.push({
			id: 'giveUp',
			say: msg('Give up units'),
			note: msg('They go back to your reinforcements and can be built anew, elsewhere too.'),
			rule: 'TI-21.9',
			then: { type: 'one', choices: stacks.map((one) => choiceOf(board, one)) }
		});
	// TI-34.4.
	choices.push(...cardsAt(play, seat, ['status-phase']));
	return {
		seat,
		rule: 'TI-21.8',
		say: msg('Move command counters between your areas?'),
		shape: { type: 'one', choices, usual: 'keep' },
		// TI-34.2: a card may be among them.
		secret: hand.length > 0,
		fallback: { pick: 'keep' }
	};
}

export const spread = (
	play: Play,
	seat: SeatId,
	{ command = 0, fleet = 0, strategy = 0 }: { readonly [area in Area]?: number }
): void => moveCounters(play, seat, { command, fleet, strategy }, 'TI-21.8');

/** TI-21.9: back to reinforcements, without anything that follows from being destroyed. */
export function giveUp(play: Play, seat: SeatId, id: StackId, n: number): void {
	const stack = stacksOf(play.board, seat).find((one) => one.id === id);
	if (!stack) throw new Error(`${seat} has no ${id}.`);
	const units = { [stack.unit]: n };
	if ('system' in stack) loseUnits(play, seat, stack.system, units, 'TI-21.9', 'givenUp');
	else loseGround(play, stack.planet, units, 'TI-21.9', 'givenUp');
}
