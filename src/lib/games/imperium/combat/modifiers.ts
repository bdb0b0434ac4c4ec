/**
 * What is added to a die, and why (TI-20.9, TI-20.10): asked here for every kind of roll, so that a player
 * reads what a number is made of before the roll and after it.
 */
import { msg } from '../../../core';
import type { Words } from '../../../core';
import { playerOf, sumOf } from '../../kit';
import { hasAbility } from '../abilities';
import type { Ability } from '../abilities';
import { planetState, tileAt } from '../board';
import { techOf, unitOf } from '../tables/by-id';
import { SHIPS, UNIT_KINDS } from '../tables/units';
import type { UnitKind } from '../tables/units';
import type { TECHNOLOGIES } from '../tables';
import type { Board, PlanetId, SeatId, SystemId } from '../types';

/** The kinds of rolls: `strike` before a battle, `round` of a battle in space, `ground` of an invasion. */
export const ROLLS = ['barrage', 'strike', 'round', 'bombardment', 'pds', 'ground'] as const;
export type Roll = (typeof ROLLS)[number];

/** A die about to be rolled. */
export interface Die {
	readonly seat: SeatId;
	readonly kind: UnitKind;
	readonly roll: Roll;
	readonly system: SystemId;
	/** Where it is about a planet. */
	readonly planet: PlanetId | null;
	readonly attacks: boolean;
	/** The other side, where there is one. */
	readonly against: SeatId | null;
	/** The first round of this battle or invasion. */
	readonly isFirst: boolean;
}

/** A part of what is added. */
export interface Part {
	readonly by: number;
	readonly say: Words;
}

type Tech = keyof typeof TECHNOLOGIES;

/** Counts for whoever has it, for these units in these rolls and in no others. */
interface Lasting {
	readonly of: { readonly ability: Ability; readonly say: Words } | { readonly tech: Tech };
	readonly by: number;
	readonly kinds: readonly UnitKind[];
	readonly rolls: readonly Roll[];
	/** What has to hold besides. */
	readonly when?: (board: Board, die: Die) => boolean;
}

const FIGHTS = ['barrage', 'strike', 'round', 'ground'] as const;

/** The rows of TI-20.10 that a race or a technology brings. */
const LASTING: readonly Lasting[] = [
	{
		of: { ability: 'unrelenting', say: msg('Sardakk N’orr') },
		...{ by: 1, kinds: UNIT_KINDS, rolls: FIGHTS }
	},
	{
		of: { ability: 'fragile', say: msg('Jol-Nar') },
		...{ by: -1, kinds: UNIT_KINDS, rolls: FIGHTS }
	},
	{
		of: { tech: 'hylar-v-assault-laser' },
		...{ by: 1, kinds: ['cruiser', 'destroyer'], rolls: ['barrage', 'strike', 'round'] }
	},
	{ of: { tech: 'cybernetics' }, by: 1, kinds: ['fighter'], rolls: ['round', 'ground'] },
	{ of: { tech: 'advanced-fighters' }, by: 1, kinds: ['fighter'], rolls: ['round', 'ground'] },
	{
		of: { ability: 'hybrid-pilots', say: msg('Naalu pilots') },
		...{ by: 1, kinds: ['fighter'], rolls: ['round'] }
	},
	{
		of: { ability: 'assimilators', say: msg('L1Z1X') },
		...{ by: 1, kinds: ['dreadnought'], rolls: ['strike', 'round'] }
	},
	{
		of: { ability: 'assimilators', say: msg('L1Z1X') },
		...{ by: 1, kinds: ['groundForce'], rolls: ['ground'] },
		when: (_board, { attacks }) => attacks
	},
	{ of: { tech: 'gen-synthesis' }, by: 1, kinds: ['groundForce'], rolls: ['ground'] },
	{ of: { tech: 'magen-defense-grid' }, by: 1, kinds: ['pds'], rolls: ['pds'] },
	{
		of: { tech: 'magen-defense-grid' },
		...{ by: 1, kinds: ['groundForce'], rolls: ['ground'] },
		// TI-20.10: Ground Forces that defend beside a PDS of theirs.
		when: (board, { attacks, planet }) =>
			!attacks && planet !== null && planetState(board, planet).units.pds > 0
	}
];

const nameOf = (of: Lasting['of']): Words => ('tech' in of ? techOf(of.tech).name : of.say);

const has = (board: Board, seat: SeatId, of: Lasting['of']): boolean =>
	'tech' in of
		? playerOf(board, seat).techs.includes(of.tech)
		: hasAbility(board, seat, of.ability);

const isShip = (kind: UnitKind): boolean => SHIPS.some((ship) => ship === kind);

/** All that is added to this die, each part with its name. */
export function partsOf(board: Board, die: Die): Part[] {
	const { seat, kind, roll, system, attacks, against, isFirst } = die;
	const parts = LASTING.filter(
		({ of, kinds, rolls, when }) =>
			kinds.includes(kind) &&
			rolls.includes(roll) &&
			has(board, seat, of) &&
			(!when || when(board, die))
	).map(({ of, by }) => ({ by, say: nameOf(of) }));
	// TI-22.5: the defender's ships.
	if (roll === 'round' && !attacks && isShip(kind) && tileAt(board, system)?.special === 'nebula')
		parts.push({ by: 1, say: msg('Defending in a nebula') });
	// TI-25.10.
	const isFight = roll === 'round' || roll === 'ground';
	if (isFirst && isFight && against && hasAbility(board, against, 'diplomatic-aura'))
		parts.push({ by: -1, say: msg('First round against the Xxcha') });
	return parts;
}

/** Whether a ten-sided die is a hit with these parts (TI-2.1). Null: such a unit never rolls. */
export function isHit(kind: UnitKind, rolled: number, parts: readonly Part[]): boolean | null {
	const { combat } = unitOf(kind);
	return combat === null ? null : rolled + sumOf(parts, ({ by }) => by) >= combat;
}
