/** The nine kinds of units (TI-20): what each costs, rolls, moves, carries. Lasting changes are `modifiers.ts`’. */
import { msg } from '../../../core';
import type { Words } from '../../../core';

/** Ships (words), the cheapest first, which is the order they are taken as casualties in by themselves (TI-34.12). */
export const SHIPS = [
	'fighter',
	'destroyer',
	'cruiser',
	'carrier',
	'dreadnought',
	'warSun'
] as const;
export type Ship = (typeof SHIPS)[number];

/** What stands on planets; Ground Forces and PDS may lie aboard ships too. */
export const GROUND = ['groundForce', 'pds', 'spaceDock'] as const;
export type Ground = (typeof GROUND)[number];

export const UNIT_KINDS = [...SHIPS, ...GROUND] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** What needs a place aboard to travel (TI-6.12). */
export const CARGO = ['fighter', 'groundForce', 'pds'] as const;
export type Cargo = (typeof CARGO)[number];

/** Dice rolled at the Ground Forces of one planet (TI-10.2). */
export interface Bombardment {
	readonly dice: number;
	readonly hitsOn: number;
	/** Only where its owner lands, and not where a PDS stands (TI-10.4). */
	readonly isLimited: boolean;
}

export interface Unit {
	readonly name: Words;
	/** Resources for one purchase, and units it brings (TI-12.5). */
	readonly cost: number;
	readonly brings: 1 | 2;
	/** A ten-sided die that reaches it is a hit (TI-2.1); null: it never rolls. */
	readonly combat: number | null;
	readonly dice: number;
	/** Systems it moves; 0: only aboard another. */
	readonly move: number;
	/** Fighters, Ground Forces and PDS it takes aboard (TI-13.6). */
	readonly holds: number;
	/** How many a player has (TI-2.2); null: there are always more (TI-2.6). */
	readonly limit: number | null;
	/** One hit only damages it (TI-9.14). */
	readonly sustains: boolean;
	readonly bombards: Bombardment | null;
	/** How many may stand on one planet; null: any number. */
	readonly perPlanet: number | null;
}

const SHIP = {
	brings: 1,
	dice: 1,
	holds: 0,
	sustains: false,
	bombards: null,
	perPlanet: null
} as const;
const STRUCTURE = { ...SHIP, move: 0 } as const;

export const UNITS = {
	fighter: {
		...SHIP,
		...{ name: msg('Fighter'), cost: 1, brings: 2, combat: 9, move: 0, limit: null }
	},
	destroyer: { ...SHIP, name: msg('Destroyer'), cost: 1, combat: 9, move: 2, limit: 8 },
	cruiser: { ...SHIP, name: msg('Cruiser'), cost: 2, combat: 7, move: 2, limit: 8 },
	carrier: { ...SHIP, name: msg('Carrier'), cost: 3, combat: 9, move: 1, holds: 6, limit: 4 },
	dreadnought: {
		...SHIP,
		...{ name: msg('Dreadnought'), cost: 5, combat: 5, move: 1, limit: 5, sustains: true },
		bombards: { dice: 1, hitsOn: 5, isLimited: true }
	},
	warSun: {
		...SHIP,
		...{ name: msg('War Sun'), cost: 12, combat: 3, dice: 3, move: 2, holds: 6, limit: 2 },
		sustains: true,
		bombards: { dice: 3, hitsOn: 3, isLimited: false }
	},
	groundForce: {
		...STRUCTURE,
		...{ name: msg('Ground Force'), cost: 1, brings: 2, combat: 8, limit: null }
	},
	pds: { ...STRUCTURE, name: msg('PDS'), cost: 2, combat: 6, limit: 6, perPlanet: 2 },
	spaceDock: {
		...STRUCTURE,
		...{ name: msg('Space Dock'), cost: 4, combat: null, dice: 0, limit: 3, perPlanet: 1 }
	}
} as const satisfies Record<UnitKind, Unit>;

/** Fighters a Space Dock gives a place to (TI-13.7). */
export const DOCK_FIGHTERS = 3;
/** A Space Dock produces so many units more than its planet has resources (TI-12.1). */
export const DOCK_BUILDS = 2;
/** Dice of a Destroyer's barrage (TI-9.5). */
export const BARRAGE_DICE = 2;
