/** The two sides of a ship battle (GC-10.4): whose they are, and which ships fight on them. */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { sumOf } from '../../kit';
import { countShips, countedShips, fleetAt, hexName, hexOn, pointsOf } from '../board';
import { hullOf } from '../numbers/stats';
import type { StatContext } from '../numbers/stats';
import { SHIPS } from '../tables/vocabulary';
import type { Ship } from '../tables/vocabulary';
import type { Battle, BattleSide, Board, HexId, RaceId, Side } from '../types';

/** The battle under way. Throws when there is none: asking is then a bug. */
export function battleOf(board: Board): Battle {
	if (!board.battle) throw new Error('There is no battle.');
	return board.battle;
}

export const opposite = (name: Side): Side => (name === 'attack' ? 'defence' : 'attack');

/** What narrows modifiers of a side in this battle round. */
export const contextOf = ({ target, round }: Battle, name: Side): StatContext => ({
	role: name,
	first: round === 1,
	hex: target
});

/** A side as a battle begins: its ships stand in these hexes. */
export const sideOf = (race: RaceId, hexes: readonly HexId[]): BattleSide => ({
	race,
	hexes,
	damage: [],
	points: 0,
	bought: null,
	drawn: [],
	active: [],
	cancelled: [],
	instead: [],
	dice: [],
	hits: 0,
	bound: false
});

/** Whose ships stand where. */
type Ships = Pick<BattleSide, 'race' | 'hexes'>;

/** Ships of one kind in one hex: they are alike but for damage. */
export interface Group {
	readonly hex: HexId;
	readonly ship: Ship;
	readonly n: number;
}

/** The ships of a side, hex by hex, the least first. */
export function groupsOf(board: Board, { race, hexes }: Ships): Group[] {
	const groups: Group[] = [];
	for (const hex of hexes) {
		const fleet = fleetAt(board, hex, race);
		if (!fleet) continue;
		for (const ship of SHIPS) if (fleet[ship] > 0) groups.push({ hex, ship, n: fleet[ship] });
	}
	return groups;
}

export const shipsOn = (board: Board, { race, hexes }: BattleSide): number =>
	sumOf(hexes, (hex) => countShips(fleetAt(board, hex, race) ?? {}));

/** Battle Points of a side (GC-10.5, step 1). */
export const pointsOn = (board: Board, { race, hexes }: BattleSide): number =>
	sumOf(hexes, (hex) => pointsOf(fleetAt(board, hex, race) ?? {}));

/** Hits that each ship of a group can still take, in no order that means anything. */
export function hullsOf(board: Board, side: BattleSide, { hex, ship, n }: Group): number[] {
	const hull = hullOf(board, side.race, ship);
	const damaged = side.damage.filter((one) => one.hex === hex && one.kind === ship).slice(0, n);
	const whole = Array<number>(n - damaged.length).fill(hull);
	return [...damaged.map(({ hits }) => Math.max(0, hull - hits)), ...whole];
}

/** Forgets damage of ships that are gone otherwise than by hits: the ones left are taken to be damaged. */
export function tidyDamage(board: Board, side: BattleSide): void {
	side.damage = groupsOf(board, side).flatMap(({ hex, ship, n }) =>
		side.damage.filter((one) => one.hex === hex && one.kind === ship).slice(0, n)
	);
}

/** Whether a Space Port of the defender stands in the hex, which can take a hit (GC-10.7). */
export function portStands(board: Board, { target, sides }: Battle, name: Side): boolean {
	const { planet } = hexOn(board, target);
	return name === 'defence' && planet?.owner === sides.defence.race && planet.port !== null;
}

/** `2 Fighters`, with their hex where the side has several. */
export function groupInWords(board: Board, side: BattleSide, { hex, ship, n }: Group): Words {
	const ships = countedShips(n, ship);
	return side.hexes.length > 1
		? msg('{ships} at {where}', { ships, where: hexName(board, hex) })
		: ships;
}

/** Names a group in a choice: `hex:0,1 fighter`. */
export type GroupId = `${HexId} ${Ship}`;

export const groupId = ({ hex, ship }: Pick<Group, 'hex' | 'ship'>): GroupId => `${hex} ${ship}`;

export function groupIn(id: string): { hex: HexId; ship: Ship } {
	const [hex, ship] = id.split(' ');
	return { hex: hex as HexId, ship: ship as Ship };
}
