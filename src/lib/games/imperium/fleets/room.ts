/**
 * What finds a place in a system, as limits of a question (TI-13.12): moves, transfers and orders that would be too
 * much there are refused (TI-13.5, TI-6.16, TI-12.11) because no answer that keeps to these can be.
 */
import { msg } from '../../../core';
import type { Limit, Words } from '../../../core';
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
	const capsules = hasTech(board, seat, 'stasis-capsules');
	const isFree = hasTech(board, seat, 'advanced-fighters');
	const supply = fleetLimit(board, seat, id);
	const place = systemWords(board, id);
	const cargo =
		(fighters: boolean, ground: boolean) =>
		(unit: SpaceUnit | 'spaceDock'): number => {
			if (unit === 'fighter') return fighters ? 1 : 0;
			if (unit === 'spaceDock') return fighters ? -DOCK_FIGHTERS : 0;
			if (unit === 'groundForce') return ground ? 1 : 0;
			if (unit === 'pds') return 1;
			const kind = kindOf(unit);
			const capsule = capsules && ground && (kind === 'cruiser' || kind === 'dreadnought') ? 1 : 0;
			return -holdsOf(unit) - capsule;
		};
	const ofGround = capsules ? [true, false] : [true];
	const ofFighters = isFree ? [false] : hasDocks ? [true, false] : [true];
	const rows: Row[] = ofFighters.flatMap((fighters) =>
		ofGround.map((ground) => ({
			uses: cargo(fighters, ground),
			most: 0,
			say: isOnly ? msg('Room aboard') : msg('Room aboard at {place}', { place }),
			rule: 'TI-13.6'
		}))
	);
	const big = (unit: SpaceUnit | 'spaceDock') => (isBig(unit) ? 1 : 0);
	const fleet = {
		most: supply,
		say: isOnly ? msg('Fleet Supply') : msg('Fleet Supply at {place}', { place }),
		rule: 'TI-13.1'
	};
	rows.push({ ...fleet, uses: big });
	// TI-13.9: Fighters that find no place count as ships.
	if (isFree)
		for (const ground of ofGround)
			rows.push({
				...fleet,
				uses: (unit) => big(unit) + cargo(true, ground)(unit),
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
	const fleet = fleetAt(board, id, seat) ?? noFleet();
	const docks = docksAt(board, id, seat);
	const hasDocks = docks > 0 || changes.some(({ unit }) => unit === 'spaceDock');
	return rowsFor(board, seat, id, hasDocks, isOnly).flatMap(({ uses, most, say, rule }) => {
		let now = docks * uses('spaceDock');
		for (const unit of SPACE_UNITS)
			now += (countOf(fleet, unit) + (coming[unit] ?? 0)) * uses(unit);
		const taken: { [place: string]: number } = {};
		for (const change of changes) {
			const n = change.by * uses(change.unit);
			if (n !== 0) taken[change.id] = (taken[change.id] ?? 0) + n;
		}
		if (most === Infinity || !entriesOf(taken).some(([, n = 0]) => n > 0)) return [];
		return [{ say, rule, most: most - now, uses: taken }];
	});
}
