/**
 * Powers that no want of home colonies takes away (CE-18.4). The files of their aliens say so; what lies below those
 * asks here, so the table of all aliens is handed down when it is made.
 */
import type { AlienId } from './types';

interface Kept {
	readonly [alien: AlienId]: { readonly keepsPower?: boolean };
}

let aliens: Kept = {};

/** Hands down the table of all aliens. */
export function keeping(table: Kept): void {
	aliens = table;
}

/** Whether this power stays on however few home colonies its player has. */
export const keepsPower = (alien: AlienId): boolean => aliens[alien]?.keepsPower ?? false;
