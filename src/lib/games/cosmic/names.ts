/**
 * What aliens, artifacts and what modules bring are called, by id. Their files say it, and name cards while they act; so the tables
 * of them, which lie above this file, are handed down to it when they are made.
 */
import { msg } from '../../core';
import type { SeatId, Words } from '../../core';

interface Named {
	readonly [id: string]: { readonly words: { readonly name: Words } };
}

export type NameKind =
	| 'alien'
	| 'artifact'
	| 'tech'
	| 'hazard'
	| 'station'
	| 'ship'
	| 'lux'
	| 'evolution'
	| 'essence'
	| 'moon';

const tables: Record<NameKind, Named> = {
	alien: {},
	artifact: {},
	tech: {},
	hazard: {},
	station: {},
	ship: {},
	lux: {},
	evolution: {},
	essence: {},
	moon: {}
};

/** Hands down the table of all that are of this kind; gives it back. */
export function naming<Table extends Named>(kind: NameKind, table: Table): Table {
	tables[kind] = table;
	return table;
}

/** Throws when there is none of this id. */
export function nameOf(kind: NameKind, id: string): Words {
	const named = tables[kind][id];
	if (!named) throw new Error(`There is no ${kind} ${id}.`);
	return named.words.name;
}

/** A seat among several to whom something is done, by name; whoever reads it is one of them themself. */
export const whomOf = (seat: SeatId): Words => msg('{seat, select, you {you} other {#}}', { seat });
