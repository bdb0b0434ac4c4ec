/** Dice (TI-2.1): rolled in the open, each with what it is made of, and left on the table until they are counted. */
import type { Play } from '../play';
import { unitOf } from '../tables/by-id';
import type { Board, SeatId } from '../types';
import { partsOf } from './modifiers';
import type { Die, Part } from './modifiers';

declare module '../moves' {
	interface Moves {
		/** Dice are rolled, or one of those on the table again. */
		dice: { readonly seats: readonly SeatId[]; readonly dice: readonly Rolled[] };
	}
}

/** A die on the table. Plain JSON. */
export type Rolled = {
	readonly die: Die;
	/** What shows, 1 to 10, and what showed before it was rolled again, oldest first. */
	readonly value: number;
	readonly before: readonly number[];
	/** What has to be reached: the unit's combat value, or what its bombardment hits on. */
	readonly hitsOn: number;
	readonly parts: readonly Part[];
};

/** A ten-sided die (TI-2.1). */
export const d10 = (play: Pick<Play, 'roll'>): number => play.roll(10) + 1;

export const isHit = ({
	value,
	hitsOn,
	parts
}: Pick<Rolled, 'value' | 'hitsOn' | 'parts'>): boolean =>
	value + parts.reduce((sum, { by }) => sum + by, 0) >= hitsOn;

/** What a die hits on before anything is added. Throws for a unit that never rolls. */
function hitsOn({ kind, roll }: Die): number {
	const { combat, bombards } = unitOf(kind);
	const needed = roll === 'bombardment' ? bombards?.hitsOn : combat;
	if (needed == null) throw new Error(`A ${kind} rolls no die of this kind.`);
	return needed;
}

/** What this die would be, before it is rolled: what players read beforehand. */
export const chanceOf = (board: Board, die: Die): Pick<Rolled, 'hitsOn' | 'parts'> => ({
	hitsOn: hitsOn(die),
	parts: partsOf(board, die)
});

/** Rolls one die; it does not lie on the table yet. */
export const rolledFor = (play: Pick<Play, 'board' | 'roll'>, die: Die): Rolled => ({
	die,
	value: d10(play),
	before: [],
	...chanceOf(play.board, die)
});
