/** The nine kinds of units as drawings and in words. Silhouettes stand in a box of 32 by 24 about 0, 0. */
import { fillIn } from '$lib/core/words';
import { COUNTED, NAMED } from '$lib/games/imperium/spoken/counted';
import type { Ground, Ship, UnitKind } from '$lib/games/imperium/tables/units';
import type { Fleet, PlanetState } from '$lib/games/imperium/types';
import type { Row } from '../../hexmap/fleets';
import { listed, printed, t } from '../../words';

/** Ships, the strongest first: the order of every list. */
export const SHIP_KINDS = [
	'warSun',
	'dreadnought',
	'cruiser',
	'carrier',
	'destroyer',
	'fighter'
] as const satisfies readonly Ship[];
export const GROUND_KINDS = [
	'groundForce',
	'pds',
	'spaceDock'
] as const satisfies readonly Ground[];
export const KINDS = [...SHIP_KINDS, ...GROUND_KINDS] as const satisfies readonly UnitKind[];

/**
 * Each by its outline alone: a sun with a trench, a block with two bridges, an arrowhead on its side, a barge, a
 * needle, a dart; a head on shoulders, a gun on its foot, a wheel.
 */
export const HULLS: { readonly [kind in UnitKind]: string } = {
	warSun:
		'M-11 1.6H11A11 11 0 0 1-11 1.6ZM-11-1.6A11 11 0 0 1 11-1.6ZM2-6.4A2.6 2.6 0 1 0 7.2-6.4A2.6 2.6 0 1 0 2-6.4Z',
	dreadnought: 'M-16 3L-11-3H-7V-8H-2V-3H2V-10H7V-3H11L16 3L10 8.5H-10Z',
	cruiser: 'M-14 0L-5-6L15 0L-5 6Z',
	carrier: 'M-15-3H-8L-6-8H6L8-3H15V3L11 8H-11L-15 3Z',
	destroyer: 'M-13-1.5H-4L-1-5L1-1.5L13 .8L1 3H-4L-6 5.5L-8 3H-13Z',
	fighter: 'M0-7L7 6L0 2.4L-7 6Z',
	groundForce: 'M0-9A4.4 4.4 0 1 1 0-.2A4.4 4.4 0 1 1 0-9M-9 9C-9 3-5 1 0 1S9 3 9 9Z',
	pds: 'M-10 9L-6 2H-3.4L3-9L7-6.6L1.6 2H6L10 9Z',
	spaceDock:
		'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10M0-6.4A6.4 6.4 0 1 0 0 6.4A6.4 6.4 0 1 0 0-6.4M-1.5-8H1.5V8H-1.5ZM-8-1.5H8V1.5H-8Z'
};

export const unitName = (kind: UnitKind): string => printed(NAMED[kind][0]);
/** `Fighters` */
export const unitNames = (kind: UnitKind): string => printed(NAMED[kind][1]);
/** `2 Fighters` */
export const counted = (kind: UnitKind, n: number): string => printed(fillIn(COUNTED[kind], { n }));

export const isKind = (word: string): word is UnitKind =>
	(KINDS as readonly string[]).includes(word);

/** The kind a unit of a question is of, and whether it is damaged: `damagedWarSun`. */
export function unitIn(word: string): { kind: UnitKind; damaged: boolean } | null {
	if (isKind(word)) return { kind: word, damaged: false };
	const rest = word.startsWith('damaged') ? word.slice('damaged'.length) : '';
	const kind = rest.charAt(0).toLowerCase() + rest.slice(1);
	return isKind(kind) ? { kind, damaged: true } : null;
}

/** What is ordered of a yard: `carrier:one@planet:abyz`, `fighter:pair@planet:abyz>hex:0,1`. */
export function slotIn(id: string) {
	const [what = '', where = ''] = id.split('@');
	const [kind = '', form = ''] = what.split(':');
	return { unit: unitIn(kind), form, where };
}

/** Ships without what is aboard. */
export const shipCount = (fleet: Readonly<Fleet>): number =>
	SHIP_KINDS.reduce((sum, kind) => sum + fleet[kind], 0);

export interface Rank {
	readonly kind: UnitKind;
	readonly n: number;
	readonly damaged: number;
}

/** The kinds in a fleet, the strongest first, and what is aboard after them. */
export const formation = (fleet: Readonly<Fleet>): Rank[] =>
	([...SHIP_KINDS, 'groundForce', 'pds'] as const).flatMap((kind) => {
		const damaged = kind === 'dreadnought' || kind === 'warSun' ? fleet.damaged[kind] : 0;
		return fleet[kind] > 0 ? [{ kind, n: fleet[kind], damaged }] : [];
	});

/** The same, as they are drawn in a hex. */
export const rowsOf = (fleet: Readonly<Fleet>): Row[] =>
	formation(fleet).map(({ kind, n, damaged }) => ({
		...{ id: kind, hull: HULLS[kind], n },
		cracked: damaged > 0
	}));

/** `1 Carrier and 3 Fighters, with 2 Ground Forces aboard`. */
export function fleetInWords(fleet: Readonly<Fleet>): string {
	const ships = SHIP_KINDS.flatMap((kind) => {
		if (fleet[kind] === 0) return [];
		const damaged = kind === 'dreadnought' || kind === 'warSun' ? fleet.damaged[kind] : 0;
		const units = counted(kind, fleet[kind]);
		return [damaged > 0 ? t('{units} ({n} damaged)', { units, n: damaged }) : units];
	});
	const aboard = (['groundForce', 'pds'] as const).flatMap((kind) =>
		fleet[kind] > 0 ? [counted(kind, fleet[kind])] : []
	);
	return aboard.length > 0
		? t('{ships}, with {units} aboard', { ships: listed(ships), units: listed(aboard) })
		: listed(ships);
}

/** `2 Ground Forces and 1 Space Dock`; nothing where none stand. */
export const groundInWords = (units: Readonly<PlanetState['units']>): string =>
	listed(GROUND_KINDS.flatMap((kind) => (units[kind] > 0 ? [counted(kind, units[kind])] : [])));
