/** What can be ordered of the Space Docks of a system, as one question (TI-12): every answer that keeps to its limits is legal. */
import { fillIn, msg } from '../../../core';
import type { Barred, Limit, Place, Words } from '../../../core';
import { addTo, keysOf, sumOf } from '../../kit';
import type { SplitOf, Tally } from '../../kit';
import { hasTech } from '../abilities';
import { stillHolds } from '../agendas/lasting';
import { planetsAt, planetState } from '../board';
import { roomLimits } from '../fleets/room';
import type { Change } from '../fleets/room';
import { hasEnemyShips, reinforcementsOf } from '../fleets/ships';
import { besides } from '../map/neighbours';
import { mayStop } from '../map/ways';
import { techOf, unitOf } from '../tables/by-id';
import { COUNTED, namedFor } from '../spoken/counted';
import { GROUND, UNIT_KINDS } from '../tables/units';
import type { Ground, Ship, UnitKind } from '../tables/units';
import type { Board, PlanetId, SeatId, SystemId } from '../types';
import { planetWords, systemWords } from '../words';
import { isActivated } from './counters';
import { capacityOf, ownDocks, whyNotBuildDock, whyNotProduce } from './docks';
import { canPay } from './payment';
import { comesInPairs, priceOf } from './prices';

/** Where a unit comes to stand: in space, or on a planet. */
type Goal = SystemId | PlanetId;

/**
 * One unit; a pair for the price of one (TI-12.5); or the second of a pair, which goes somewhere else than the first
 * and costs nothing beside it.
 */
type Form = 'one' | 'pair' | 'second';

export type SlotId = `${UnitKind}:${Form}@${string}`;

/** Something that can be ordered. */
export interface Slot {
	readonly id: SlotId;
	readonly kind: UnitKind;
	readonly form: Form;
	/** Units it brings. */
	readonly n: 1 | 2;
	readonly price: number;
	/** The dock that produces it; null: it is a new dock, which none produces (TI-12.17). */
	readonly dock: PlanetId | null;
	readonly goal: Goal;
	readonly max: number;
	/** The rule that sets `max`. */
	readonly rule: string;
}

/** What is ordered, by slot. */
export type Order = { readonly [slot in SlotId]?: number };

/** What makes room first, and what takes it last. */
const ROOM_FIRST: readonly UnitKind[] = [
	...(['carrier', 'warSun', 'spaceDock', 'dreadnought', 'cruiser'] as const),
	...(['destroyer', 'fighter', 'groundForce', 'pds'] as const)
];

const isGround = (kind: UnitKind): kind is Ground => GROUND.some((one) => one === kind);
const isPlanet = (goal: Goal): goal is PlanetId => goal.startsWith('planet:');

const SARWEEN = techOf('sarween-tools');

/** Own docks of a system that produce now. */
const working = (board: Board, seat: SeatId, system: SystemId): PlanetId[] =>
	ownDocks(board, system, seat).filter(
		(planet) => whyNotProduce(board, seat, system, planet) === null
	);

/**
 * TI-12.9: systems that what a dock of this system produces may come to; the system itself first. Integrated Economy
 * adds those beside it that hold an own counter and no ships of others.
 */
function reach(board: Board, seat: SeatId, system: SystemId): SystemId[] {
	if (!hasTech(board, seat, 'integrated-economy')) return [system];
	const beside = besides(board, system).filter(
		(id) => isActivated(board, id, seat) && !hasEnemyShips(board, id, seat) && mayStop(board, id)
	);
	return [system, ...beside];
}

/** TI-12.9: where a unit of this kind that this dock produces may come to stand, the usual place first. */
function goalsOf(
	board: Board,
	seat: SeatId,
	system: SystemId,
	dock: PlanetId,
	kind: UnitKind
): readonly Goal[] {
	const systems = reach(board, seat, system);
	if (!isGround(kind)) return systems;
	if (!hasTech(board, seat, 'integrated-economy')) return [dock];
	const own = systems
		.flatMap((id) => planetsAt(board, id))
		.filter((planet) => planet !== dock && planetState(board, planet).owner === seat);
	return [dock, ...own];
}

const formsOf = (board: Board, kind: UnitKind, goals: number): readonly Form[] => {
	if (!comesInPairs(board, kind)) return ['one'];
	return goals > 1 ? ['pair', 'one', 'second'] : ['pair', 'one'];
};

/** TI-12.10: whether this player may build units of this kind at all. */
const mayBuild = (board: Board, seat: SeatId, kind: UnitKind): boolean =>
	kind === 'groundForce'
		? !stillHolds(board, 'mass-mobilization')
		: kind !== 'warSun' || hasTech(board, seat, 'war-sun');

const roomOn = (board: Board, planet: PlanetId, kind: Ground): number =>
	(unitOf(kind).perPlanet ?? Infinity) - planetState(board, planet).units[kind];

/** What there is for a slot: units left in reinforcements, what its dock still produces, and resources. */
interface Supply {
	readonly left: number;
	readonly capacity: number;
	readonly means: number;
}

/** How many can be ordered, and the first rule that sets it. */
function boundOf(
	board: Board,
	{ kind, n, price, goal, form }: Omit<Slot, 'max' | 'rule'>,
	{ left, capacity, means }: Supply
): Pick<Slot, 'max' | 'rule'> {
	let [max, rule] = [Math.floor(capacity / n), 'TI-12.1'];
	const bound = (most: number, by: string): void => {
		if (most < max) [max, rule] = [most, by];
	};
	bound(Math.floor(left / n), 'TI-2.4');
	if (price > 0) bound(Math.floor(means / price), 'TI-12.6');
	// More of them are pairs.
	if (form !== 'pair' && comesInPairs(board, kind)) bound(1, 'TI-12.5');
	if (isPlanet(goal) && isGround(kind)) bound(roomOn(board, goal, kind), 'TI-11.12');
	return { max, rule };
}

/** All that can be ordered here, what makes room first. `mayAddDock`: whether a new dock may be built. */
export const slotsAt = (
	board: Board,
	seat: SeatId,
	system: SystemId,
	mayAddDock: boolean
): Slot[] => [...eachSlot(board, seat, system, mayAddDock)];

/** The same one after the other, for who needs no more than the first. */
function* eachSlot(
	board: Board,
	seat: SeatId,
	system: SystemId,
	mayAddDock: boolean
): Generator<Slot, void, void> {
	const docks = working(board, seat, system);
	if (docks.length === 0 && !mayAddDock) return;
	const money = canPay(board, seat, 'resources');
	const extra = hasTech(board, seat, 'sarween-tools') ? 1 : 0;
	for (const kind of ROOM_FIRST) {
		if (kind === 'spaceDock') {
			if (mayAddDock)
				for (const goal of planetsAt(board, system))
					if (whyNotBuildDock(board, seat, system, goal) === null) {
						const price = priceOf(board, seat, kind).total;
						const id: SlotId = `spaceDock:one@${goal}`;
						const slot = { id, kind, form: 'one', n: 1, price, dock: null, goal } as const;
						const left = reinforcementsOf(board, seat, kind);
						const bound = boundOf(board, slot, { left, capacity: 1, means: money });
						if (bound.max > 0) yield { ...slot, ...bound };
					}
			continue;
		}
		if (docks.length === 0 || !mayBuild(board, seat, kind)) continue;
		const price = priceOf(board, seat, kind).total;
		const left = reinforcementsOf(board, seat, kind);
		for (const dock of docks) {
			const capacity = capacityOf(board, seat, dock).total;
			const goals = goalsOf(board, seat, system, dock, kind);
			for (const form of formsOf(board, kind, goals.length))
				for (const goal of goals) {
					const id: SlotId =
						goals.length > 1 ? `${kind}:${form}@${dock}>${goal}` : `${kind}:${form}@${dock}`;
					const n = form === 'pair' ? 2 : 1;
					const pays = form === 'second' ? 0 : price;
					const slot = { id, kind, form, n, price: pays, dock, goal } as const;
					const bound = boundOf(board, slot, { left, capacity, means: money + extra });
					if (bound.max > 0) yield { ...slot, ...bound };
				}
		}
	}
}

/** Whether anything can be ordered here. */
export const canOrder = (
	board: Board,
	seat: SeatId,
	system: SystemId,
	mayAddDock: boolean
): boolean => eachSlot(board, seat, system, mayAddDock).next().done !== true;

/** What these slots use of something, each as `of` says; slots that use nothing are left out. */
const usesOf = (slots: readonly Slot[], of: (slot: Slot) => number): Record<string, number> =>
	Object.fromEntries(slots.map((slot) => [slot.id, of(slot)] as const).filter(([, n]) => n !== 0));

/** Every choice of some of these, none and all included. */
const choicesOf = <Item>(items: readonly Item[]): Item[][] =>
	items.reduce<Item[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);

/**
 * TI-12.6, TI-12.7, TI-12.8: all docks are paid together. Each that produces brings what Sarween Tools adds, for itself alone:
 * so whatever docks are left out of the sum, the others together keep to what can be paid and what they bring.
 */
function moneyLimits(board: Board, seat: SeatId, slots: readonly Slot[]): Limit[] {
	const money = canPay(board, seat, 'resources');
	const docks = [...new Set(slots.flatMap(({ dock }) => (dock ? [dock] : [])))];
	const sums = hasTech(board, seat, 'sarween-tools') ? choicesOf(docks) : [docks];
	// The same words for all, so that a screen shows the tightest alone.
	const say =
		sums.length > 1
			? msg('Resources (+1 a dock: {tech})', { tech: SARWEEN.name })
			: msg('Resources');
	const limits = sums.map((some) => ({
		say,
		rule: 'TI-12.6',
		most: money + (sums.length > 1 ? some.length : 0),
		uses: usesOf(slots, ({ dock, price }) => (dock === null || some.includes(dock) ? price : 0))
	}));
	return limits.filter(({ uses }) => keysOf(uses).length > 0);
}

/** TI-12.4. */
function capacityLimits(board: Board, seat: SeatId, slots: readonly Slot[]): Limit[] {
	const docks = [...new Set(slots.flatMap(({ dock }) => (dock ? [dock] : [])))];
	return docks.map((planet) => ({
		say:
			docks.length > 1
				? msg('Capacity of the Space Dock on {planet}', { planet: planetWords(planet) })
				: msg('Capacity'),
		rule: 'TI-12.1',
		most: capacityOf(board, seat, planet).total,
		uses: usesOf(slots, ({ dock, n }) => (dock === planet ? n : 0))
	}));
}

/** TI-2.4, TI-11.12: what is in reinforcements, and two PDS to a planet. */
function pieceLimits(board: Board, seat: SeatId, slots: readonly Slot[]): Limit[] {
	const ofKinds = UNIT_KINDS.flatMap((kind): Limit[] => {
		const most = reinforcementsOf(board, seat, kind);
		const uses = usesOf(slots, (slot) => (slot.kind === kind ? slot.n : 0));
		if (most === Infinity || keysOf(uses).length < 2) return [];
		return [
			{
				say: msg('{unit} in reinforcements', { unit: namedFor(kind, most) }),
				rule: 'TI-2.4',
				most,
				uses
			}
		];
	});
	const goals = [...new Set(slots.flatMap(({ goal }) => (isPlanet(goal) ? [goal] : [])))];
	const ofPlanets = goals.flatMap((goal): Limit[] => {
		const uses = usesOf(slots, (slot) => (slot.kind === 'pds' && slot.goal === goal ? slot.n : 0));
		if (keysOf(uses).length < 2) return [];
		return [
			{
				say: msg('PDS on {planet}', { planet: planetWords(goal) }),
				rule: 'TI-11.12',
				most: roomOn(board, goal, 'pds'),
				uses
			}
		];
	});
	return [...ofKinds, ...ofPlanets];
}

/** TI-12.5: each second of a pair goes with a single one of its kind and dock. */
function pairLimits(slots: readonly Slot[]): Limit[] {
	const seconds = slots.filter(({ form }) => form === 'second');
	const pairs = new Set(seconds.map(({ kind, dock }) => `${kind}@${dock ?? ''}`));
	return [...pairs].map((pair) => {
		const isOf = ({ kind, dock, form }: Slot): boolean =>
			form !== 'pair' && `${kind}@${dock ?? ''}` === pair;
		return {
			say: msg('Second of a pair'),
			rule: 'TI-12.5',
			most: 0,
			uses: usesOf(slots, (slot) => (isOf(slot) ? (slot.form === 'second' ? 1 : -1) : 0))
		};
	});
}

/** TI-12.11: Fleet Supply and capacity wherever something is placed in space. */
function spaceLimits(
	board: Board,
	seat: SeatId,
	system: SystemId,
	slots: readonly Slot[]
): Limit[] {
	const goals = [...new Set(slots.flatMap(({ goal }) => (isPlanet(goal) ? [] : [goal])))];
	return goals.flatMap((id) =>
		roomLimits(
			board,
			seat,
			id,
			slots.flatMap((slot): Change[] => {
				const { kind } = slot;
				// A new dock supports Fighters of its system.
				if (kind === 'spaceDock') return id === system ? [{ id: slot.id, unit: kind, by: 1 }] : [];
				return slot.goal === id && kind !== 'groundForce' && kind !== 'pds'
					? [{ id: slot.id, unit: kind, by: slot.n }]
					: [];
			}),
			{ isOnly: goals.length === 1 }
		)
	);
}

function slotWords(board: Board, slot: Slot, docks: number, goals: boolean): Words {
	const { kind, form, price, dock, goal } = slot;
	const name = unitOf(kind).name;
	const what =
		form === 'pair'
			? msg('{units} ({price})', { units: fillIn(COUNTED[kind], { n: 2 }), price })
			: form === 'second'
				? msg('{unit} (second of a pair)', { unit: name })
				: msg('{unit} ({price})', { unit: name, price });
	const place = isPlanet(goal) ? planetWords(goal) : systemWords(board, goal);
	if (dock === null) return msg('{what} on {planet}', { what, planet: place });
	const from = docks > 1 ? msg('{what} at {planet}', { what, planet: planetWords(dock) }) : what;
	return goals ? msg('{what}, to {place}', { what: from, place }) : from;
}

/** The question of what is produced here; null where nothing can be. */
export function orderShape(
	board: Board,
	seat: SeatId,
	system: SystemId,
	mayAddDock: boolean
): SplitOf<SlotId> | null {
	const slots = slotsAt(board, seat, system, mayAddDock);
	if (slots.length === 0) return null;
	const docks = new Set(slots.flatMap(({ dock }) => (dock ? [dock] : []))).size;
	const places = slots.map((slot): Place<SlotId> => ({
		id: slot.id,
		on: slot.dock ?? slot.goal,
		say: slotWords(board, slot, docks, slot.id.includes('>')),
		max: slot.max,
		rule: slot.rule
	}));
	return {
		type: 'split',
		places,
		min: 0,
		max: sumOf(places, ({ max }) => max),
		limits: [
			...capacityLimits(board, seat, slots),
			...moneyLimits(board, seat, slots),
			...spaceLimits(board, seat, system, slots),
			...pieceLimits(board, seat, slots),
			...pairLimits(slots)
		]
	};
}

/** What a player may look for and cannot order, and why. */
export function barredOrders(
	board: Board,
	seat: SeatId,
	system: SystemId,
	mayAddDock: boolean
): Barred[] {
	const barred: Barred[] = [];
	const docks = ownDocks(board, system, seat);
	for (const planet of docks) {
		const why = whyNotProduce(board, seat, system, planet);
		if (why)
			barred.push({
				id: `dock@${planet}`,
				say: msg('Space Dock on {planet}', { planet: planetWords(planet) }),
				on: planet,
				...why
			});
	}
	if (docks.length > 0 && !mayBuild(board, seat, 'warSun'))
		barred.push({
			id: 'warSun',
			say: unitOf('warSun').name,
			why: msg('War Suns need the technology War Sun.'),
			rule: 'TI-12.10'
		});
	if (mayAddDock)
		for (const planet of planetsAt(board, system)) {
			const why = whyNotBuildDock(board, seat, system, planet);
			if (why)
				barred.push({
					id: `spaceDock:one@${planet}`,
					say: msg('A Space Dock on {planet}', { planet: planetWords(planet) }),
					...why
				});
		}
	return barred;
}

/** What an order costs, and what comes where. Plain JSON. */
export type Bill = {
	/** Resources to pay: what Sarween Tools adds is off (TI-12.8). */
	readonly price: number;
	readonly units: Tally<UnitKind>;
	readonly systems: { readonly [system: SystemId]: Tally<Ship> };
	readonly planets: { readonly [planet: PlanetId]: Tally<Ground> };
};

/** TI-12.5, TI-12.6, TI-12.7, TI-12.8. Single units that make pairs are paid as pairs, whatever way they were ordered. */
export function billOf(board: Board, seat: SeatId, slots: readonly Slot[], order: Order): Bill {
	const ordered = slots.flatMap((slot) => {
		const n = (order[slot.id] ?? 0) * slot.n;
		return n > 0 ? [{ ...slot, n }] : [];
	});
	const costs = new Map<PlanetId | null, number>();
	for (const dock of new Set(ordered.map((slot) => slot.dock))) {
		const units = tallied(ordered.filter((slot) => slot.dock === dock));
		const cost = sumOf(keysOf(units), (kind) => {
			const purchases = Math.ceil((units[kind] ?? 0) / (comesInPairs(board, kind) ? 2 : 1));
			return purchases * priceOf(board, seat, kind).total;
		});
		costs.set(dock, cost);
	}
	const extra = hasTech(board, seat, 'sarween-tools') ? 1 : 0;
	const systems: { [system: SystemId]: Tally<Ship> } = {};
	const planets: { [planet: PlanetId]: Tally<Ground> } = {};
	for (const { kind, n, goal } of ordered) {
		if (isGround(kind)) {
			if (isPlanet(goal)) addTo((planets[goal] ??= {}), kind, n);
		} else if (!isPlanet(goal)) addTo((systems[goal] ??= {}), kind, n);
	}
	return {
		price: sumOf([...costs], ([dock, cost]) => Math.max(0, cost - (dock === null ? 0 : extra))),
		units: tallied(ordered),
		systems,
		planets
	};
}

/** What takes something off this price; null: it is what the units cost. A new Space Dock costs the same (TI-12.17). */
export const lowers = (board: Board, seat: SeatId, { units }: Bill): Words | null =>
	hasTech(board, seat, 'sarween-tools') && keysOf(units).some((kind) => kind !== 'spaceDock')
		? SARWEEN.name
		: null;

function tallied(slots: readonly { readonly kind: UnitKind; readonly n: number }[]) {
	const units: Tally<UnitKind> = {};
	for (const { kind, n } of slots) addTo(units, kind, n);
	return units;
}
