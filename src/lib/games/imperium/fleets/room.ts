/**
 * What finds a place in a system, as limits of a question (TI-13.12): moves, transfers and orders that would be too
 * much there are refused (TI-13.5, TI-6.16, TI-12.11) because no answer that keeps to these can be.
 */
import { msg } from '../../../core';
import type { Forfeit, Limit, Words } from '../../../core';
import { entriesOf } from '../../kit';
import { hasTech } from '../abilities';
import { fleetAt, noFleet } from '../board';
import { UNITS } from '../tables';
import { DOCK_FIGHTERS } from '../tables/units';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';
import { docksAt, fleetLimit } from './capacity';
import { countOf, kindOf, SPACE_UNITS } from './ships';
import type { SpaceUnit, Units } from './ships';

/** What one unit at a place of the question does to a system: so many of a unit more in space there; below 0: fewer. */
export interface Change {
	/** The place of the question. */
	readonly id: string;
	readonly unit: SpaceUnit | 'spaceDock';
	readonly by: number;
}

/** Rows of the sum: what a unit takes of the holds in it. */
interface Row {
	readonly uses: (unit: SpaceUnit | 'spaceDock') => number;
	/** The room there is without any unit. */
	readonly most: number;
	readonly say: Words;
	readonly rule: string;
}

const isBig = (unit: SpaceUnit | 'spaceDock'): boolean =>
	unit !== 'spaceDock' &&
	!(['fighter', 'groundForce', 'pds'] as const).some((small) => small === unit);

const holdsOf = (unit: SpaceUnit | 'spaceDock'): number =>
	unit === 'spaceDock' ? 0 : UNITS[kindOf(unit)].holds;

/** What a unit takes of the holds, with Fighters and Ground Forces counted or not. */
function cargo(board: Board, seat: SeatId, fighters: boolean, ground: boolean): Row['uses'] {
	const capsules = hasTech(board, seat, 'stasis-capsules');
	return (unit) => {
		if (unit === 'fighter') return fighters ? 1 : 0;
		if (unit === 'spaceDock') return fighters ? -DOCK_FIGHTERS : 0;
		if (unit === 'groundForce') return ground ? 1 : 0;
		if (unit === 'pds') return 1;
		const kind = kindOf(unit);
		const capsule = capsules && ground && (kind === 'cruiser' || kind === 'dreadnought') ? 1 : 0;
		return -holdsOf(unit) - capsule;
	};
}

const groundCounts = (board: Board, seat: SeatId): boolean[] =>
	hasTech(board, seat, 'stasis-capsules') ? [true, false] : [true];

/** The rows of TI-13.12: all of them together say what finds a place. */
function holdsUsed(board: Board, seat: SeatId, hasDocks: boolean): Row['uses'][] {
	const isFree = hasTech(board, seat, 'advanced-fighters');
	return (isFree ? [false] : hasDocks ? [true, false] : [true]).flatMap((fighters) =>
		groundCounts(board, seat).map((ground) => cargo(board, seat, fighters, ground))
	);
}

/**
 * Max(0, x) ≤ y holds when 0 ≤ y and x ≤ y: so each of the two maxima of TI-13.12, Fighters beyond those that docks
 * support and Ground Forces beyond those in Stasis Capsules, doubles the rows, and only where it can be 0.
 */
function rowsFor(
	board: Board,
	seat: SeatId,
	id: SystemId,
	hasDocks: boolean,
	isOnly: boolean
): Row[] {
	const supply = fleetLimit(board, seat, id);
	const place = systemWords(board, id);
	const rows: Row[] = holdsUsed(board, seat, hasDocks).map((uses) => ({
		uses,
		most: 0,
		say: isOnly ? msg('Room aboard') : msg('Room aboard at {place}', { place }),
		rule: 'TI-13.6'
	}));
	const big = (unit: SpaceUnit | 'spaceDock') => (isBig(unit) ? 1 : 0);
	const fleet = {
		most: supply,
		say: isOnly ? msg('Fleet Supply') : msg('Fleet Supply at {place}', { place }),
		rule: 'TI-13.1'
	};
	rows.push({ ...fleet, uses: big });
	// TI-13.9: Fighters that find no place count as ships.
	if (hasTech(board, seat, 'advanced-fighters'))
		for (const ground of groundCounts(board, seat))
			rows.push({
				...fleet,
				uses: (unit) => big(unit) + cargo(board, seat, true, ground)(unit),
				rule: 'TI-13.9'
			});
	return rows;
}

/**
 * The limits of a system for this player, if what is asked changes it so; `coming`: what is on its way there already;
 * `isOnly`: the question changes no other system, and says which it is. Rows that nothing asked can break are left out.
 */
export function roomLimits(
	board: Board,
	seat: SeatId,
	id: SystemId,
	changes: readonly Change[],
	{ coming = {}, isOnly = false }: { coming?: Units; isOnly?: boolean } = {}
): Limit[] {
	if (changes.length === 0) return [];
	const fleet = fleetAt(board, id, seat) ?? noFleet();
	const docks = docksAt(board, id, seat);
	const hasDocks = docks > 0 || changes.some(({ unit }) => unit === 'spaceDock');
	return rowsFor(board, seat, id, hasDocks, isOnly).flatMap(({ uses, most, say, rule }) => {
		let now = docks * uses('spaceDock');
		for (const unit of SPACE_UNITS)
			now += (countOf(fleet, unit) + (coming[unit] ?? 0)) * uses(unit);
		const taken = takenBy(changes, uses);
		if (most === Infinity || !entriesOf(taken).some(([, n = 0]) => n > 0)) return [];
		return [{ say, rule, most: most - now, uses: taken }];
	});
}

/** What each unit asked for takes of a row, by place of the question. */
function takenBy(changes: readonly Change[], uses: Row['uses']): { [place: string]: number } {
	const taken: { [place: string]: number } = {};
	for (const { id, unit, by } of changes) {
		const n = by * uses(unit);
		if (n !== 0) taken[id] = (taken[id] ?? 0) + n;
	}
	return taken;
}

/** TI-13.10: what is lost in a system, as it finds no place there any more, if what is asked changes it so. */
export function leftBehind(
	board: Board,
	seat: SeatId,
	id: SystemId,
	changes: readonly Change[]
): Forfeit[] {
	const fleet = fleetAt(board, id, seat) ?? noFleet();
	const docks = docksAt(board, id, seat);
	const beyond = holdsUsed(board, seat, docks > 0).map((uses) => {
		let now = docks * uses('spaceDock');
		for (const unit of SPACE_UNITS) now += countOf(fleet, unit) * uses(unit);
		return { most: -now, uses: takenBy(changes, uses) };
	});
	const say = msg('Left at {place} without room, and lost', { place: systemWords(board, id) });
	return beyond.some(({ uses }) => entriesOf(uses).some(([, n = 0]) => n > 0))
		? [{ say, rule: 'TI-13.10', beyond }]
		: [];
}
