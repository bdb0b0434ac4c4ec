/**
 * What is added to a die, and why (TI-20.9, TI-20.10): asked here for every kind of roll, so that a player
 * reads what a number is made of before the roll and after it.
 */
import { hasAbility, hasTech } from '../abilities';
import type { Ability, Tech } from '../abilities';
import { tileAt } from '../board';
import { lastingOf } from '../lasting';
import { isUnder } from '../politics/in-force';
import type { AgendaId } from '../politics/in-force';
import { SHIPS, UNIT_KINDS } from '../tables/units';
import type { UnitKind } from '../tables/units';
import type { Board, PlanetId, PublicBoard, SeatId, SystemId } from '../types';

/**
 * The kinds of rolls: `strike` before a battle, `round` of a battle in space, `ground` of an invasion; `other` is
 * a card's, an agenda's or a technology's, to which nothing is added.
 */
export const ROLLS = [
	...(['barrage', 'strike', 'round', 'bombardment', 'pds', 'ground'] as const),
	'other'
] as const;
export type Roll = (typeof ROLLS)[number];

/** A die about to be rolled. Plain JSON. */
export type Die = {
	/** Who rolls it (TI-18.14). */
	readonly seat: SeatId;
	/** The unit it is rolled for; null: no unit's. */
	readonly kind: UnitKind | null;
	readonly roll: Roll;
	/** What it hits on, where something else than the unit says so. */
	readonly hitsOn?: number;
	readonly system: SystemId;
	/** Where it is about a planet. */
	readonly planet: PlanetId | null;
	readonly attacks: boolean;
	/** The other side, where there is one. */
	readonly against: SeatId | null;
	/** The first round of this battle or invasion. */
	readonly isFirst: boolean;
};

/** What adds to a die: an ability, a technology, a law, a card, or where it is rolled. Plain JSON. */
export type Cause =
	| { readonly ability: Ability }
	| { readonly tech: Tech }
	| { readonly law: string }
	| { readonly card: string }
	| { readonly place: 'nebula' };

declare module '../lasting' {
	interface Lastings {
		/** Adds to this player's dice for these units in these rolls, in this system or, where it is null, everywhere. */
		bonus: {
			seat: SeatId;
			system: SystemId | null;
			by: number;
			of: Cause;
			kinds: readonly UnitKind[];
			rolls: readonly Roll[];
			/** It ends with the round of a battle or invasion, with all of it, or when its `until` says. */
			ends: 'combatRound' | 'combat' | 'term';
		};
	}
}

/** A part of what is added. Plain JSON. */
export type Part = { readonly by: number; readonly of: Cause };

/** Counts for whoever has it, for these units in these rolls and in no others. */
interface Lasting {
	readonly of: { readonly ability: Ability } | { readonly tech: Tech } | { readonly law: AgendaId };
	readonly by: number;
	readonly kinds: readonly UnitKind[];
	readonly rolls: readonly Roll[];
	/** What has to hold besides. */
	readonly when?: (board: PublicBoard, die: Die) => boolean;
}

const FIGHTS = ['barrage', 'strike', 'round', 'ground'] as const;

/** The rows of TI-20.10 that a race, a technology or a law brings. */
const LASTING: readonly Lasting[] = [
	{
		of: { ability: 'unrelenting' },
		...{ by: 1, kinds: UNIT_KINDS, rolls: FIGHTS }
	},
	{
		of: { ability: 'fragile' },
		...{ by: -1, kinds: UNIT_KINDS, rolls: FIGHTS }
	},
	{
		of: { tech: 'hylar-v-assault-laser' },
		...{ by: 1, kinds: ['cruiser', 'destroyer'], rolls: ['barrage', 'strike', 'round'] }
	},
	{ of: { tech: 'cybernetics' }, by: 1, kinds: ['fighter'], rolls: ['round', 'ground'] },
	{ of: { tech: 'advanced-fighters' }, by: 1, kinds: ['fighter'], rolls: ['round', 'ground'] },
	{
		of: { ability: 'hybrid-pilots' },
		...{ by: 1, kinds: ['fighter'], rolls: ['round'] }
	},
	{
		of: { ability: 'assimilators' },
		...{ by: 1, kinds: ['dreadnought'], rolls: ['strike', 'round'] }
	},
	{
		of: { ability: 'assimilators' },
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
			!attacks && planet !== null && (board.planets[planet]?.units.pds ?? 0) > 0
	},
	{ of: { law: 'crown-of-thalnos' }, by: 1, kinds: ['groundForce'], rolls: ['ground'] },
	{
		of: { law: 'unconventional-weapons' },
		...{ by: -2, kinds: ['dreadnought', 'warSun'], rolls: ['strike', 'round'] }
	}
];

const has = (board: PublicBoard, seat: SeatId, of: Lasting['of']): boolean =>
	'tech' in of
		? hasTech(board, seat, of.tech)
		: 'law' in of
			? isUnder(board, seat, of.law)
			: hasAbility(board, seat, of.ability);

const isShip = (kind: UnitKind): boolean => SHIPS.some((ship) => ship === kind);

/** All that is added to this die, each part with its name. */
export function partsOf(board: PublicBoard, die: Die): Part[] {
	const { seat, kind, roll, system, attacks, against, isFirst } = die;
	if (kind === null) return [];
	const parts = LASTING.filter(
		({ of, kinds, rolls, when }) =>
			kinds.includes(kind) &&
			rolls.includes(roll) &&
			has(board, seat, of) &&
			(!when || when(board, die))
	).map(({ of, by }): Part => ({ by, of }));
	for (const one of lastingOf(board, 'bonus'))
		if (
			one.seat === seat &&
			(one.system ?? system) === system &&
			one.kinds.includes(kind) &&
			one.rolls.includes(roll)
		)
			parts.push({ by: one.by, of: one.of });
	// TI-22.5: the defender's ships.
	if (roll === 'round' && !attacks && isShip(kind) && tileAt(board, system)?.special === 'nebula')
		parts.push({ by: 1, of: { place: 'nebula' } });
	// TI-25.10.
	const isFight = roll === 'round' || roll === 'ground';
	if (isFirst && isFight && against && hasAbility(board, against, 'diplomatic-aura'))
		parts.push({ by: -1, of: { ability: 'diplomatic-aura' } });
	return parts;
}

/** What was added for a round of a battle or invasion, or for all of it, is over. */
export function endBonus(board: Board, ended: 'combatRound' | 'combat'): void {
	board.lasting = board.lasting.filter(
		(one) =>
			one.is !== 'bonus' ||
			!(one.ends === 'combatRound' || (one.ends === 'combat' && ended === 'combat'))
	);
}
