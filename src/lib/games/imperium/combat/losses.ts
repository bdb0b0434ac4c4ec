/**
 * Taking hits (TI-9, TI-11.9): what a fleet's owner may choose between, what is chosen by itself, and
 * what then happens. A hit destroys a ship, or damages one that can bear it; both may happen to one ship.
 */
import { msg } from '../../../core';
import type { Limit, Place, Words } from '../../../core';
import { addTo, fromFirst, sumOf, totalOf } from '../../kit';
import type { SplitOf, Tally } from '../../kit';
import { countShips, fleetAt } from '../board';
import { countOf, damageShips, kindOf, loseUnits } from '../fleets/ships';
import type { SpaceUnit, Units } from '../fleets/ships';
import type { Play } from '../play';
import { namedFor } from '../spoken/counted';
import { unitOf } from '../tables/by-id';
import type { Ship } from '../tables/units';
import { breachFor, hitBreach } from './breach';
import type { Fleet, SeatId, SystemId } from '../types';

export const SUSTAINING = ['dreadnought', 'warSun'] as const;
type Sustaining = (typeof SUSTAINING)[number];

/** What can be lost to a hit: never cargo (TI-9.13). */
type LostShip = Exclude<SpaceUnit, 'groundForce' | 'pds'>;
/** Where a hit can go: it destroys this, or a whole ship of this kind sustains it. */
export type LossPlace = LostShip | `sustain:${Sustaining}`;
/** Hits by where they go. Plain JSON. */
export type Losses = Tally<LossPlace>;

/** In the order of TI-34.12: Fighters, then sustaining, then the cheapest ship, a damaged one before a whole one. */
const LOSS_PLACES: readonly LossPlace[] = [
	...(['fighter', 'sustain:dreadnought', 'sustain:warSun'] as const),
	...(['destroyer', 'cruiser', 'carrier'] as const),
	...(['damagedDreadnought', 'dreadnought', 'damagedWarSun', 'warSun'] as const)
];

const DAMAGED = { dreadnought: 'damagedDreadnought', warSun: 'damagedWarSun' } as const;

const sustainedBy = (place: LossPlace): Sustaining | null =>
	place === 'sustain:dreadnought' ? 'dreadnought' : place === 'sustain:warSun' ? 'warSun' : null;

const isShip = (place: LossPlace): place is LostShip => sustainedBy(place) === null;

/** How many hits this fleet can take at all: one a ship, and one more for each whole ship that sustains. */
export const mostHits = (fleet: Readonly<Fleet>): number =>
	countShips(fleet) + sumOf(SUSTAINING, (kind) => countOf(fleet, kind));

/**
 * How many of these hits can go there. A ship that is damaged now may be destroyed by another of the same volley
 * (TI-9.14), which one hit alone has not.
 */
function roomAt(fleet: Readonly<Fleet>, place: LossPlace, hits: number): number {
	const kind = sustainedBy(place);
	if (kind) return countOf(fleet, kind);
	for (const worn of SUSTAINING)
		if (place === DAMAGED[worn]) return hits > 1 ? fleet[worn] : fleet.damaged[worn];
	return isShip(place) ? countOf(fleet, place) : 0;
}

const nameOf = (kind: Ship): Words => unitOf(kind).name;

/** The ships of the fleet that is hit, where their battle is shown. */
export const pieceOf = (place: LossPlace | 'groundForce'): string => `unit:${place}`;

function placeOf(fleet: Readonly<Fleet>, place: LossPlace, hits: number): Place<LossPlace> {
	const kind = sustainedBy(place);
	const max = roomAt(fleet, place, hits);
	if (kind)
		return {
			...{ id: place, on: pieceOf(place), max, rule: 'TI-9.14' },
			say: msg('{unit} takes it, damaged', { unit: nameOf(kind) })
		};
	if (place === 'damagedDreadnought' || place === 'damagedWarSun')
		return {
			...{ id: place, on: pieceOf(place), max },
			say: msg('{unit} (damaged)', { unit: unitOf(kindOf(place)).name })
		};
	return {
		...{ id: place, on: pieceOf(place), max },
		say: isShip(place) ? unitOf(kindOf(place)).name : ''
	};
}

/** A ship is hit while it is whole, or while it is damaged: as often as there are such ships. */
const limitsOf = (fleet: Readonly<Fleet>): Limit[] =>
	SUSTAINING.filter((kind) => fleet[kind] > 0).flatMap((kind): Limit[] => [
		{
			say: msg('{unit}, whole', { unit: namedFor(kind, countOf(fleet, kind)) }),
			rule: 'TI-9.14',
			most: countOf(fleet, kind),
			uses: { [`sustain:${kind}`]: 1, [kind]: 1 }
		},
		{
			say: msg('{unit}, damaged', { unit: namedFor(kind, fleet.damaged[kind]) }),
			rule: 'TI-9.14',
			most: fleet.damaged[kind],
			uses: { [DAMAGED[kind]]: 1, [`sustain:${kind}`]: -1 }
		}
	]);

/** Ships of the one kind a fleet is of, if they sustain, are whole and can take it all so: nobody would lose one. */
const bearing = (fleet: Readonly<Fleet>, hits: number): Sustaining | undefined =>
	SUSTAINING.find((kind) => {
		const n = countOf(fleet, kind);
		return n >= hits && n === countShips(fleet);
	});

/** What a fleet's owner decides about `hits`; null: nothing is hit. Surplus hits are lost (TI-9.13). */
export function lossesOf(
	play: Pick<Play, 'board' | 'since'>,
	seat: SeatId,
	system: SystemId,
	hits: number
): SplitOf<LossPlace> | null {
	const { board } = play;
	const fleet = fleetAt(board, system, seat);
	if (!fleet || hits < 1) return null;
	const ships = LOSS_PLACES.filter(isShip).flatMap((id) => {
		const max = countOf(fleet, id);
		return max > 0 ? [{ ...placeOf(fleet, id, hits), max }] : [];
	});
	// All of them are destroyed, whatever is damaged before.
	if (hits >= mostHits(fleet)) {
		const n = countShips(fleet);
		return { type: 'split', places: ships, min: n, max: n };
	}
	const places = LOSS_PLACES.map((place) => placeOf(fleet, place, hits)).filter(
		({ max }) => max > 0
	);
	const breach = breachFor(board, seat, system, hits).map((place): Limit => ({
		say: msg('Into the Breach: {unit}', { unit: nameOf('dreadnought') }),
		rule: 'TI-9.12',
		least: 1,
		uses: { [place]: 1 }
	}));
	// TI-34.2; before rules 2 it was asked.
	const bears = play.since(2) && breach.length === 0 ? bearing(fleet, hits) : undefined;
	if (bears)
		return {
			type: 'split',
			places: [placeOf(fleet, `sustain:${bears}`, hits)],
			min: hits,
			max: hits
		};
	const limits = [...limitsOf(fleet), ...breach];
	const shape: SplitOf<LossPlace> = { type: 'split', places, min: hits, max: hits, limits };
	return { ...shape, usual: usualLosses(shape) };
}

/** TI-34.12. Whole ships sustain before anything else of theirs is hit, so none is destroyed whole. */
export function usualLosses({ places, max, limits = [] }: SplitOf<LossPlace>): Losses {
	const free =
		limits.length > 0 ? places.filter(({ id }) => id !== 'dreadnought' && id !== 'warSun') : places;
	// What has to be hit is, before the rest is chosen.
	const due = free.filter(({ id }) => limits.some(({ least, uses }) => least && uses[id] === 1));
	const rest = free.map((place) =>
		due.includes(place) ? { ...place, max: place.max - 1 } : place
	);
	const losses: Losses = fromFirst(rest, max - due.length);
	for (const { id } of due) addTo(losses, id);
	return losses;
}

/** Carries out what was chosen. Returns the ships that were damaged and are still there (TI-28.3). */
export function takeLosses(
	play: Pick<Play, 'board' | 'say'>,
	seat: SeatId,
	system: SystemId,
	losses: Losses,
	rule: string
): Units {
	const fleet = fleetAt(play.board, system, seat);
	if (!fleet) return {};
	hitBreach(play.board, seat, system, totalOf(losses));
	const lost: Tally<LostShip> = {};
	for (const place of LOSS_PLACES) if (isShip(place) && losses[place]) lost[place] = losses[place];
	if (totalOf(lost) === countShips(fleet)) {
		const all: Units = {};
		for (const place of LOSS_PLACES) if (isShip(place)) all[place] = countOf(fleet, place);
		loseUnits(play, seat, system, all, rule);
		return {};
	}
	const damaged: Tally<Sustaining> = {};
	const left: Units = {};
	for (const kind of SUSTAINING) {
		const n = losses[`sustain:${kind}`] ?? 0;
		const gone = Math.max(0, (lost[DAMAGED[kind]] ?? 0) - fleet.damaged[kind]);
		if (n < 1) continue;
		damaged[kind] = n;
		left[DAMAGED[kind]] = n - gone;
	}
	damageShips(play, seat, system, damaged, 'TI-9.14');
	loseUnits(play, seat, system, lost, rule);
	return left;
}
