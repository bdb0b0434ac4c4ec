/**
 * Ships that a card or a secondary moves by one step (TI-24.11, TI-24.12, TI-18.13): Warfare and Patrol. What may go
 * where is one split, so that every answer to it can be carried out.
 */
import { msg } from '../../../core';
import type { Limit, Place } from '../../../core';
import { addTo, entriesOf, sumOf } from '../../kit';
import type { SplitOf, Tally } from '../../kit';
import { hasTech } from '../abilities';
import { countersLeft, fleetAt } from '../board';
import { isActivated, placeCounter } from '../economy/counters';
import { adjacentForShips } from '../map/neighbours';
import { mayStop } from '../map/ways';
import type { Play } from '../play';
import { namedFor } from '../spoken/counted';
import { unitOf } from '../tables/by-id';
import type { Ship } from '../tables/units';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';
import { fleetLimit } from './capacity';
import { fleetsAt, fleetsOf, moveUnits } from './ships';

/** One step of ships, along a side or a wormhole. */
export interface OneStep {
	readonly from: SystemId;
	readonly to: SystemId;
}

/** Cruisers and Destroyers alone are moved so. */
const LIGHT = ['cruiser', 'destroyer'] as const satisfies readonly Ship[];
type Light = (typeof LIGHT)[number];

type OneStepPlace = `${Light | 'groundForce'}@${SystemId}>${SystemId}`;
const placeOf = (unit: Light | 'groundForce', { from, to }: OneStep): OneStepPlace =>
	`${unit}@${from}>${to}`;

export interface Wanted {
	/** Systems they may start from; left out: any. */
	readonly from?: (id: SystemId) => boolean;
	/** Systems they may go to; these are empty of ships besides. */
	readonly to: (id: SystemId) => boolean;
}

/** TI-24.11, TI-24.12, TI-18.13: from where to where light ships may step: into systems without ships, where they may stop and Fleet Supply leaves room. */
export const oneStepMoves = (board: Board, seat: SeatId, { from, to }: Wanted): OneStep[] =>
	fleetsOf(board, seat)
		.filter(
			(id) => (from?.(id) ?? true) && LIGHT.some((kind) => shipsAt(board, seat, id, kind) > 0)
		)
		.flatMap((id) =>
			adjacentForShips(board, id)
				.filter(
					(goal) =>
						to(goal) &&
						mayStop(board, goal) &&
						fleetsAt(board, goal).length === 0 &&
						fleetLimit(board, seat, goal) > 0
				)
				.map((goal) => ({ from: id, to: goal }))
		);

const shipsAt = (board: Board, seat: SeatId, id: SystemId, kind: Light | 'groundForce'): number =>
	fleetAt(board, id, seat)?.[kind] ?? 0;

/** Which of these steps how many ships take, at most `most` of them, with Ground Forces in Stasis Capsules; null: none can. */
export function oneStepSplit(
	board: Board,
	seat: SeatId,
	steps: readonly OneStep[],
	most: number
): SplitOf<OneStepPlace> | null {
	const kinds = hasTech(board, seat, 'stasis-capsules')
		? ([...LIGHT, 'groundForce'] as const)
		: LIGHT;
	const places = steps.flatMap((step) =>
		kinds.flatMap((unit): (Place<OneStepPlace> & OneStep & { readonly unit: typeof unit })[] => {
			const { from, to } = step;
			const there = shipsAt(board, seat, from, unit);
			// One Ground Force to a ship: none without a Cruiser (TI-13.8).
			const n =
				unit === 'groundForce' ? Math.min(there, shipsAt(board, seat, from, 'cruiser')) : there;
			if (n < 1) return [];
			return [
				{
					id: placeOf(unit, step),
					on: to,
					unit,
					from,
					to,
					max: Math.min(n, most),
					say: msg('{unit} from {from} to {to}', {
						unit: unitOf(unit).name,
						from: systemWords(board, from),
						to: systemWords(board, to)
					})
				}
			];
		})
	);
	const ships = places.filter(({ unit }) => unit !== 'groundForce');
	if (ships.length === 0) return null;
	const limits: Limit[] = [
		{ say: msg('Ships that move'), rule: 'TI-24.11', least: 1, most, uses: using(ships) }
	];
	const goals = [...new Set(ships.map(({ to }) => to))];
	for (const goal of goals) {
		const room = fleetLimit(board, seat, goal);
		if (room < most)
			limits.push({
				say: msg('Fleet Supply at {place}', { place: systemWords(board, goal) }),
				rule: 'TI-18.13',
				most: room,
				uses: using(ships.filter(({ to }) => to === goal))
			});
	}
	// A ship goes one way alone.
	for (const { from, unit } of dedupe(places)) {
		const same = places.filter((one) => one.from === from && one.unit === unit);
		const there = shipsAt(board, seat, from, unit);
		if (same.length > 1 && there < sumOf(same, ({ max }) => max))
			limits.push({
				say: msg('{unit} at {place}', {
					unit: namedFor(unit, there),
					place: systemWords(board, from)
				}),
				most: there,
				uses: using(same)
			});
	}
	// TI-24.12, TI-13.8: a Ground Force goes along in a Cruiser that takes the same way.
	for (const cargo of places.filter(({ unit }) => unit === 'groundForce'))
		limits.push({
			say: msg('Stasis Capsules on the way'),
			rule: 'TI-13.8',
			most: 0,
			uses: { [cargo.id]: 1, [placeOf('cruiser', cargo)]: -1 }
		});
	return {
		type: 'split',
		places: places.map(({ id, on, max, say }) => ({ id, max, say, ...(on ? { on } : {}) })),
		min: 1,
		max: Math.min(
			places.length > ships.length ? 2 * most : most,
			sumOf(places, ({ max }) => max)
		),
		limits
	};
}

const using = (places: readonly { readonly id: string }[]): { [place: string]: number } =>
	Object.fromEntries(places.map(({ id }) => [id, 1]));

const dedupe = <P extends OneStep & { readonly unit: Light | 'groundForce' }>(
	places: readonly P[]
): P[] =>
	places.filter(
		(one, i) => places.findIndex(({ from, unit }) => from === one.from && unit === one.unit) === i
	);

/**
 * Steps as questions: systems entered get a counter of reinforcements each, so where these are few, `counters`, the
 * goals are asked for apart. A goal that is activated already needs none (TI-14.8).
 */
export function oneStepGroups(
	board: Board,
	seat: SeatId,
	steps: readonly OneStep[],
	counters: number
): { readonly goal: SystemId | null; readonly steps: readonly OneStep[] }[] {
	const known = steps.filter(({ to }) => isActivated(board, to, seat));
	const fresh = steps.filter((step) => !known.includes(step));
	const goals = [...new Set(fresh.map(({ to }) => to))];
	if (counters >= Math.min(2, goals.length)) return steps.length > 0 ? [{ goal: null, steps }] : [];
	if (counters < 1) return known.length > 0 ? [{ goal: null, steps: known }] : [];
	return goals.map((goal) => ({
		goal,
		steps: [...known, ...fresh.filter(({ to }) => to === goal)]
	}));
}

/** Counters a player has for that, when `more` come back before. */
export const countersFor = (board: Board, seat: SeatId, more: number): number =>
	countersLeft(board, seat) + more;

/** Carries it out: ships move, and each system entered gets a counter of reinforcements (TI-24.11). No PDS fire follows, and nothing is landed (TI-24.12). */
export function moveOneStep(
	play: Play,
	seat: SeatId,
	steps: readonly OneStep[],
	split: { readonly [place: string]: number | undefined },
	rule: string
): void {
	for (const step of steps) {
		const units: Tally<Light | 'groundForce'> = {};
		for (const unit of [...LIGHT, 'groundForce'] as const)
			addTo(units, unit, split[placeOf(unit, step)] ?? 0);
		if (sumOf(entriesOf(units), ([, n = 0]) => n) === 0) continue;
		moveUnits(play, seat, step.from, step.to, units, rule);
		placeCounter(play, seat, step.to, 'reinforcements', rule);
	}
}
