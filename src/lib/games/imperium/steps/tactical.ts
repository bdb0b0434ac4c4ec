/**
 * The Tactical Action (TI-6, TI-31): a system is activated, ships move there, PDS fire, battle, landings, production.
 * Both editions go through the same places; what differs is decided in the steps of PDS fire and landings.
 */
import { listAnswers, msg } from '../../../core';
import type { Choice, Words } from '../../../core';
import { addTo, entriesOf, keysOf, roomIn, totalOf } from '../../kit';
import type { OneOf, SplitOf, Tally } from '../../kit';
import { hasTech } from '../abilities';
import { fleetAt, planetsAt, systemIds } from '../board';
import { placeCounter, spendCounters } from '../economy/counters';
import { cargoAt, holdsOf, inOrder, moversTo, placeOf, transportLimits } from '../fleets/moves';
import type { Mover, Taken } from '../fleets/moves';
import { carriersOf, roomOf, waysWithCargo } from '../fleets/on-the-way';
import { leftBehind, roomLimits } from '../fleets/room';
import { fleetsAt, kindOf, moveUnits } from '../fleets/ships';
import type { SpaceUnit, Units } from '../fleets/ships';
import { endAction } from '../lasting';
import { activatedBy, activation, openSystems } from '../map/activation';
import { countersDue, tariffsDue } from '../map/tariffs';
import { embark } from '../planets/ground';
import { formsOf } from '../play';
import { unitOf } from '../tables/by-id';
import type { FrameOf, Play, Step, Steps } from '../play';
import { mayHoldCards } from '../timing/cards';
import { onlyOne } from '../timing/moments';
import type { MomentRules } from '../timing/moments';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';

declare module '../play' {
	interface Steps {
		tactical: {
			seat: SeatId;
			system: SystemId;
			/** The second action of Fleet Logistics (TI-6.30). */
			isSecond?: boolean;
			/** What comes, by where it is. */
			taken?: Taken;
			/** What is taken aboard on the way (TI-6.12), and by ships of which system. */
			picked?: Taken;
			loaded?: { [system: SystemId]: Tally<SpaceUnit> };
			/** Ships that have said what they take on the way, in the order of `carriersOf`. */
			asked?: number;
			/** Whether any ship moved in. */
			moved?: boolean;
		};
	}
}
declare module '../moves' {
	interface Moves {
		/** A Tactical Action begins: this system is activated. */
		activated: { readonly seat: SeatId; readonly system: SystemId };
	}
}

declare module '../timing/moments' {
	interface Moments {
		/** No ship can come to the system that was activated. */
		nothingComes: true;
	}
}

type Frame = FrameOf<Steps['tactical']>;

const { run, ask } = formsOf('tactical');

/** All that may come or be taken aboard here, ships first: what lies on planets of the activated system too (TI-6.12). */
function moversHere(board: Board, { seat, system }: Pick<Frame, 'seat' | 'system'>): Mover[] {
	const movers = moversTo(board, seat, system);
	const isShip = movers.length > 0 || fleetAt(board, system, seat) !== undefined;
	const here = isShip ? cargoAt(board, seat, system).filter(({ planet }) => planet !== null) : [];
	return [...movers, ...inOrder(here)];
}

/** The question of the move: which units come. */
export function moveShape(
	board: Board,
	frame: Pick<Frame, 'seat' | 'system'>
): SplitOf<Mover['id']> {
	const { seat, system } = frame;
	const movers = moversHere(board, frame);
	const sources = [...new Set(movers.map((mover) => mover.system))].filter((id) => id !== system);
	const forfeits = sources.flatMap((from) =>
		leftBehind(
			board,
			seat,
			from,
			movers.flatMap(({ id, unit, planet, system: at }) =>
				at === from && planet === null ? [{ id, unit, by: -1 }] : []
			)
		)
	);
	return {
		type: 'split',
		places: movers.map((mover) => placeOf(board, mover)),
		min: 0,
		max: movers.reduce((sum, { max }) => sum + max, 0),
		limits: [
			...sources.flatMap((id) => transportLimits(board, seat, id, movers)),
			...roomLimits(
				board,
				seat,
				system,
				movers.map(({ id, unit }) => ({ id, unit, by: 1 })),
				{ isOnly: true }
			)
		],
		...(forfeits.length > 0 ? { forfeits } : {})
	};
}

/** Whether nothing can come, or be taken aboard there. */
const isStuck = (shape: ReturnType<typeof moveShape>): boolean =>
	shape.places.length === 0 || listAnswers(shape, 2).length < 2;

/** What is asked: where no ship can come, those that are there may take something aboard (TI-6.12). */
function moveWords(
	board: Board,
	system: SystemId,
	{ places }: ReturnType<typeof moveShape>,
	isEmpty: boolean
): Words {
	const place = systemWords(board, system);
	if (isEmpty) return msg('None of your ships can come to {place} now.', { place });
	const planets = planetsAt(board, system);
	if (!places.every(({ on }) => planets.some((id) => id === on)))
		return msg('What do you move to {place}?', { place });
	// Who has come to build reads that this is asked of what is there already.
	return planets.some((id) => (board.planets[id]?.units.spaceDock ?? 0) > 0)
		? msg('Before you build: does anything go aboard at {place}?', { place })
		: msg('Does anything go aboard at {place}?', { place });
}

/** What is on its way to the activated system. */
function comingOf(movers: readonly Mover[], { taken = {}, loaded = {} }: Frame): Units {
	const coming: Units = {};
	for (const { id, unit } of movers) addTo(coming, unit, taken[id] ?? 0);
	for (const units of Object.values(loaded))
		for (const [unit, n = 0] of entriesOf(units)) addTo(coming, unit, n);
	return coming;
}

/** The next ship that passes something it could take aboard (TI-6.12), and what of it finds a place. */
function passing(board: Board, frame: Frame) {
	const { seat, system, taken = {}, picked = {}, loaded = {}, asked = 0 } = frame;
	if (totalOf(taken) === 0) return null;
	const movers = moversTo(board, seat, system);
	const gone = { ...taken };
	for (const [id, n = 0] of entriesOf(picked)) addTo(gone, id, n);
	let n = 0;
	for (const leaving of carriersOf(board, seat, movers, taken))
		for (let i = 0; i < leaving.n; i++, n++) {
			if (n < asked) continue;
			const from = leaving.system;
			const room = roomOf(board, seat, from, movers, taken, loaded[from] ?? {});
			const ways = waysWithCargo(board, seat, system, leaving, gone);
			if (room.any > 0 && ways.length > 0) return { n, leaving, room, ways };
		}
	return null;
}

/** One way, with what this ship may take aboard on it. */
function wayChoice(
	board: Board,
	frame: Frame,
	{ leaving, room }: NonNullable<ReturnType<typeof passing>>,
	{ way, cargo }: ReturnType<typeof waysWithCargo>[number]
) {
	const { seat, system } = frame;
	const coming = comingOf(moversHere(board, frame), frame);
	const most = Math.min(room.any, holdsOf(leaving.unit) || 1);
	const notGround = cargo.filter(({ unit }) => unit !== 'groundForce');
	const then: SplitOf<Mover['id']> = {
		type: 'split',
		places: cargo.map((mover) => placeOf(board, mover)),
		min: 0,
		max: Math.min(most, roomIn(cargo)),
		rule: 'TI-13.6',
		limits: [
			...roomLimits(
				board,
				seat,
				system,
				cargo.map(({ id, unit }) => ({ id, unit, by: 1 })),
				{ coming, isOnly: true }
			),
			...(notGround.length > 0
				? [
						{
							say: msg('Room for Fighters and PDS'),
							rule: 'TI-13.8',
							most: room.noGround,
							uses: Object.fromEntries(notGround.map(({ id }) => [id, 1]))
						}
					]
				: [])
		]
	};
	return {
		id: `by:${way.join(' ')}` as const,
		say: msg('By way of {places}', { places: { and: way.map((id) => systemWords(board, id)) } }),
		then
	};
}

/** All of these units come: ships and what is aboard (TI-6.13), then what is taken off planets. */
function carryOut(play: Play, frame: Frame): void {
	const { board } = play;
	const { seat, system, taken = {}, picked = {} } = frame;
	const all = { ...taken };
	for (const [id, n = 0] of entriesOf(picked)) addTo(all, id, n);
	frame.moved = false;
	if (totalOf(all) === 0) return;
	const from = (one: SystemId) => cargoAt(board, seat, one);
	const ships = moversHere(board, frame);
	// What is picked up lies anywhere on the way.
	const others = keysOf(picked).length > 0 ? systemIds(board).filter((one) => one !== system) : [];
	const known = new Map([...others.flatMap(from), ...ships].map((mover) => [mover.id, mover]));
	const inSpace: { [system: SystemId]: Units } = {};
	const landed: Mover[] = [];
	for (const [id, n = 0] of entriesOf(all)) {
		const mover = known.get(id);
		if (!mover || n === 0) continue;
		if (mover.planet) landed.push({ ...mover, max: n });
		else addTo((inSpace[mover.system] ??= {}), mover.unit, n);
	}
	// Ships first: what they take aboard needs them there.
	for (const [one, units] of entriesOf(inSpace))
		moveUnits(play, seat, one, system, units, 'TI-6.6');
	for (const { planet, unit, max } of landed)
		if (planet && (unit === 'groundForce' || unit === 'pds'))
			embark(play, seat, planet, system, { [unit]: max }, 'TI-6.12');
	frame.moved = Object.keys(inSpace).length > 0;
}

/** Whose ships stand against those of the active player. */
const foeAt = (board: Board, { seat, system }: Frame): SeatId | undefined =>
	fleetAt(board, system, seat)
		? fleetsAt(board, system).find((other) => other !== seat)
		: undefined;

export const nothingComesMoment: MomentRules = {
	seats: onlyOne,
	words: (play) => {
		const { board } = play;
		const { system } = play.within('tactical');
		return {
			say: msg('None of your ships can come to {place} now. Do you play an Action Card?', {
				place: systemWords(board, system)
			}),
			rule: 'TI-34.4',
			about: [system]
		};
	}
};

/** TI-6.1, TI-31.3: the steps in their order. */
export const tactical: Step = {
	/** TI-6.2, TI-31.6. */
	activate: run((play, { seat, system }) => {
		play.say(
			msg('{who} activates {place}.', { who: seat, place: systemWords(play.board, system) }),
			'TI-6.2',
			{ type: 'activated', seat, system }
		);
		placeCounter(play, seat, system, 'command', 'TI-6.2', 'shown');
		play.board.fight = { is: 'approach', seat, system };
		// Imperial Containment, and Traffic Tariffs.
		spendCounters(play, seat, 'command', countersDue(play.board, seat) - 1, 'TI-6.4');
		play.push('tariff', { seat, left: tariffsDue(play.board, seat, [system]) });
	}),

	/** TI-34.4: a card may bring ships that cannot come as it is. Before rules 2 it was played beside the question. */
	cards: run((play, frame) => {
		if (play.since(2) && isStuck(moveShape(play.board, frame)))
			play.window('nothingComes', { only: frame.seat });
	}),

	/** TI-6.6, TI-6.7, TI-6.15. */
	move: ask({
		ask: (play, frame) => {
			const { board } = play;
			const shape = moveShape(board, frame);
			const { seat, system } = frame;
			const isEmpty = play.since(2) ? isStuck(shape) : shape.places.length === 0;
			if (isEmpty && (play.since(2) || !mayHoldCards(board, seat))) return null;
			return {
				seat,
				rule: 'TI-6.6',
				shape,
				secret: isEmpty,
				say: moveWords(board, system, shape, isEmpty),
				about: [system],
				fallback: { split: {} }
			};
		},
		then: (_play, frame, { split }) => {
			frame.taken = split;
		}
	}),

	/** TI-6.12. */
	aboard: ask({
		ask: ({ board }, frame) => {
			const next = passing(board, frame);
			if (!next) return null;
			const { leaving, ways } = next;
			const choices = [
				{ id: 'nothing' as const, say: msg('Nothing') },
				...ways.map((way) => wayChoice(board, frame, next, way))
			];
			return {
				seat: frame.seat,
				rule: 'TI-6.12',
				say: msg('What does the {unit} of {place} take aboard on its way?', {
					unit: unitOf(kindOf(leaving.unit)).name,
					place: systemWords(board, leaving.system)
				}),
				about: [leaving.system],
				shape: { type: 'one', choices } satisfies OneOf<Choice>,
				fallback: { pick: 'nothing' }
			};
		},
		then: ({ board }, frame, { then }) => {
			const next = passing(board, frame);
			if (!next) return undefined;
			const { leaving, n, ways } = next;
			frame.asked = n + 1;
			const units = new Map(ways.flatMap(({ cargo }) => cargo).map((one) => [one.id, one.unit]));
			const picked = { ...frame.picked };
			const loaded = { ...frame.loaded?.[leaving.system] };
			for (const [id, k = 0] of entriesOf(then?.split ?? {})) {
				const unit = units.get(id);
				if (!unit) continue;
				addTo(picked, id, k);
				addTo(loaded, unit, k);
			}
			frame.picked = picked;
			frame.loaded = { ...frame.loaded, [leaving.system]: loaded };
			return 'aboard';
		}
	}),

	/** TI-6.7: all movement is at the same time; TI-6.16: what finds no place where it was is lost. */
	arrive: run((play, frame) => {
		play.board.fight = null;
		carryOut(play, frame);
		play.push('upkeep');
	}),

	/** TI-6.17, TI-31.13. */
	fire: run((play, { seat, system, moved = false }) =>
		play.push('pdsFire', {
			seat,
			systems: [system],
			isTransfer: false,
			entered: moved ? [system] : []
		})
	),

	/** TI-6.18, TI-31.18. */
	battle: run((play, frame) => {
		const defender = foeAt(play.board, frame);
		if (defender) play.push('battle', { attacker: frame.seat, defender, system: frame.system });
	}),

	/** TI-6.19: without ships there is nothing to land. */
	land: run((play, { seat, system }) => {
		if (fleetAt(play.board, system, seat))
			play.push('landings', { seat, systems: [system], isTransfer: false });
	}),

	/** TI-6.28, TI-31.26. */
	produce: run((play, { seat, system }) =>
		play.push('production', { seat, systems: [system], by: 'tactical' })
	),

	/** TI-6.29, TI-31.29. */
	close: run((play) => {
		endAction(play.board);
		play.push('upkeep');
	}),

	/** TI-6.30, TI-31.30. */
	again: ask({
		ask: ({ board }, { seat, isSecond = false }) => {
			if (isSecond || !hasTech(board, seat, 'fleet-logistics')) return null;
			const open = openSystems(board, seat);
			if (open.length === 0) return null;
			return {
				seat,
				rule: 'TI-6.30',
				say: msg('A second Tactical Action?'),
				shape: {
					type: 'one',
					choices: [
						{ id: 'no' as const, say: msg('No') },
						...open.map((id) => activation(board, id))
					]
				},
				fallback: { pick: 'no' }
			};
		},
		then: (play, { seat }, { pick }) => {
			if (pick === 'no') return;
			play.push('tactical', { seat, system: activatedBy(pick), isSecond: true });
		}
	})
};
