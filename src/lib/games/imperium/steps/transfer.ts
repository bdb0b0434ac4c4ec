/** The Transfer Action (TI-7): ships and cargo go both ways between two adjacent systems of one player. */
import { msg } from '../../../core';
import type { Limit, Place } from '../../../core';
import { addTo, keysOf, roomIn } from '../../kit';
import type { SplitOf } from '../../kit';
import { fleetAt } from '../board';
import { placeCounter } from '../economy/counters';
import { cargoAt, inOrder, moversOf, placeOf, transportLimits } from '../fleets/moves';
import type { Mover } from '../fleets/moves';
import { roomLimits } from '../fleets/room';
import type { Change } from '../fleets/room';
import { exchangeUnits, unitWord } from '../fleets/ships';
import type { Units } from '../fleets/ships';
import { endAction } from '../lasting';
import { tariffsDue } from '../map/tariffs';
import type { Pair } from '../map/transfers';
import { embark } from '../planets/ground';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import type { Board, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';

declare module '../play' {
	interface Steps {
		/** `entered`: where ships have come to. */
		transfer: { seat: SeatId; systems: Pair; entered?: readonly SystemId[] };
	}
}
declare module '../moves' {
	interface Moves {
		/** A Transfer Action begins between these systems. */
		transfer: { readonly seat: SeatId; readonly systems: Pair };
	}
}

type Frame = FrameOf<Steps['transfer']>;

const { run, ask } = formsOf('transfer');

/** What goes to the other system, or from a planet aboard in its own. */
interface Crossing {
	readonly id: `${Mover['id']}` | `${Mover['id']} aboard`;
	readonly mover: Mover;
	readonly goesTo: SystemId;
}

/** TI-7.3: each once, either way; cargo goes aboard in both systems. */
function crossings(
	board: Board,
	{ seat, systems: [one, other] }: Pick<Frame, 'seat' | 'systems'>
): Crossing[] {
	const across = (from: SystemId, to: SystemId): Crossing[] =>
		moversOf(board, seat, from, { steps: 1 }).map((mover) => ({ id: mover.id, mover, goesTo: to }));
	const aboard = (at: SystemId): Crossing[] =>
		cargoAt(board, seat, at)
			.filter(({ planet }) => planet !== null)
			.map((mover) => ({ id: `${mover.id} aboard`, mover, goesTo: at }));
	const all = [...across(one, other), ...across(other, one), ...aboard(one), ...aboard(other)];
	const order = inOrder(all.map(({ mover }) => mover));
	return all.sort((a, b) => order.indexOf(a.mover) - order.indexOf(b.mover));
}

const placeFor = (board: Board, { id, mover, goesTo }: Crossing): Place<Crossing['id']> =>
	goesTo === mover.system && mover.planet
		? {
				...{ ...placeOf(board, mover), id },
				say: msg('{unit}, {place}: aboard here', {
					unit: unitWord(mover.unit),
					place: planetWords(mover.planet)
				})
			}
		: { ...placeOf(board, mover), id };

/** What each crossing changes in space of this system. */
const changesAt = (all: readonly Crossing[], system: SystemId): Change[] =>
	all.flatMap(({ id, mover, goesTo }): Change[] => {
		if (goesTo === system) return [{ id, unit: mover.unit, by: 1 }];
		return mover.system === system && mover.planet === null
			? [{ id, unit: mover.unit, by: -1 }]
			: [];
	});

/** A unit of a planet goes across or aboard, not both. */
function onceEach(all: readonly Crossing[]): Limit[] {
	return all.flatMap(({ mover, goesTo }) => {
		const same = all.filter((one) => one.mover.id === mover.id);
		return goesTo === mover.system && same.length > 1
			? [
					{
						say: mover.planet
							? msg('{unit} on {planet}', {
									unit: unitWord(mover.unit, mover.max),
									planet: planetWords(mover.planet)
								})
							: unitWord(mover.unit, mover.max),
						rule: 'TI-7.3',
						most: mover.max,
						uses: Object.fromEntries(same.map(({ id }) => [id, 1]))
					}
				]
			: [];
	});
}

/** The question of what crosses over. */
export function crossingShape(
	board: Board,
	frame: Pick<Frame, 'seat' | 'systems'>
): SplitOf<Crossing['id']> {
	const { seat, systems } = frame;
	const all = crossings(board, frame);
	const places = all.map((one) => placeFor(board, one));
	const leaving = all.filter(({ mover, goesTo }) => goesTo !== mover.system);
	return {
		...{ type: 'split', places, min: 0, max: roomIn(places) },
		limits: [
			...onceEach(all),
			...systems.flatMap((id) =>
				transportLimits(
					board,
					seat,
					id,
					leaving.map(({ mover }) => mover)
				)
			),
			// TI-7.9.
			...systems.flatMap((id) => roomLimits(board, seat, id, changesAt(all, id)))
		]
	};
}

/** All at once: ships of both, then what goes aboard. */
function cross(play: Play, frame: Frame, split: { readonly [id: string]: number | undefined }) {
	const { seat } = frame;
	const inSpace: { [system: SystemId]: Units } = {};
	const landed: { readonly mover: Mover; readonly to: SystemId; readonly n: number }[] = [];
	for (const { id, mover, goesTo } of crossings(play.board, frame)) {
		const n = split[id] ?? 0;
		if (n === 0) continue;
		if (mover.planet) landed.push({ mover, to: goesTo, n });
		else addTo((inSpace[goesTo] ??= {}), mover.unit, n);
	}
	frame.entered = keysOf(inSpace);
	const [one, other] = frame.systems;
	exchangeUnits(play, seat, frame.systems, [inSpace[other] ?? {}, inSpace[one] ?? {}], 'TI-7.3');
	for (const { mover, to, n } of landed)
		if (mover.planet && (mover.unit === 'groundForce' || mover.unit === 'pds'))
			embark(play, seat, mover.planet, to, { [mover.unit]: n }, 'TI-7.3');
}

export const transfer: Step = {
	/** TI-7.2. */
	activate: run((play, { seat, systems }) => {
		const [one, other] = systems;
		const { board } = play;
		play.say(
			msg('{who} transfers between {one} and {other}.', {
				who: seat,
				one: systemWords(board, one),
				other: systemWords(board, other)
			}),
			'TI-7.1',
			{ type: 'transfer', seat, systems }
		);
		placeCounter(play, seat, one, 'command', 'TI-7.2', 'shown');
		placeCounter(play, seat, other, 'reinforcements', 'TI-7.2', 'shown');
		play.push('tariff', { seat, left: tariffsDue(play.board, seat, systems) });
	}),

	/** TI-7.3, TI-7.8. */
	move: ask({
		ask: ({ board }, frame) => {
			const shape = crossingShape(board, frame);
			if (shape.places.length === 0) return null;
			const { seat, systems } = frame;
			return {
				...{ seat, rule: 'TI-7.3', say: msg('What crosses over?'), shape },
				about: systems,
				fallback: { split: {} }
			};
		},
		then: (play, frame, { split }) => {
			cross(play, frame, split);
			play.push('upkeep');
		}
	}),

	/** TI-7.4, TI-7.10. */
	fire: run((play, { seat, systems, entered = [] }) =>
		play.push('pdsFire', { seat, systems, isTransfer: true, entered })
	),

	/** TI-7.5. */
	land: run((play, { seat, systems }) => {
		const left = systems.filter((id) => fleetAt(play.board, id, seat));
		if (left.length > 0) play.push('landings', { seat, systems: left, isTransfer: true });
	}),

	/** TI-7.6. */
	produce: run((play, { seat, systems }) =>
		play.push('production', { seat, systems, by: 'transfer' })
	),

	close: run((play) => {
		endAction(play.board);
		play.push('upkeep');
	})
};
