/** Tables saved under an older shape, taken one shape further. */
import { msg, reshape } from '../../core';
import type { Limit, Migrations, Place, SavedTable, SplitShape } from '../../core';
import { BEFORE_2, BEFORE_3 } from './start/readings';
import type { Board } from './types';

/** 1 to 2: five rulings are options of the table (GC-23.1); it goes on by what all were played by (GC-23.3). */
function nameReadings(table: SavedTable): SavedTable {
	const board = table.board as Board;
	const options = { ...board.options, ...BEFORE_2 };
	return { ...table, options, board: { ...board, options } };
}

/** A split as shape 2 had it: what a unit costs stood at its place, what there is to spend beside them. */
type Priced = Omit<SplitShape, 'places'> & {
	readonly places: readonly (Place & { readonly cost?: number })[];
	readonly budget?: number;
};

/** 2 to 3: what can be spent on ships and on Tactics is a limit like any other. */
const nameLimits = (saved: SavedTable): SavedTable =>
	reshape(saved, (shape, { name }) => {
		if (shape.type !== 'split') return shape;
		const { budget, places, ...rest }: Priced = shape;
		if (budget === undefined) return shape;
		const spent: Pick<Limit, 'say' | 'rule'> =
			name === 'battleRound.buy'
				? { say: msg('Battle Points') }
				: { say: msg('Production'), rule: 'GC-14.1' };
		return {
			...rest,
			places: places.map(({ cost: _, ...place }) => place),
			limits: [
				{
					...spent,
					most: budget,
					uses: Object.fromEntries(places.map(({ id, cost = 0 }) => [id, cost]))
				}
			]
		};
	});

/** 4 to 5: when a colony riots is an option (GC-16.4), and objectives can be closed (GC-17.11); here neither is new. */
function closeAndRiot(table: SavedTable): SavedTable {
	const board = table.board as Board;
	const options = { ...board.options, ...BEFORE_3 };
	return { ...table, options, board: { ...board, options, closed: [] } };
}

/** 5 to 6: the board says which technologies are worth points (GC-13.5) and who is judged when (GC-17.3): all at one moment. */
function namePoints(table: SavedTable): SavedTable {
	const board: Board = { ...(table.board as Board), points: 'each', judged: [] };
	return { ...table, board };
}

export const migrations: Migrations = {
	1: nameReadings,
	2: nameLimits,
	// 3 to 4: what is said is words with what fills them; a sentence of before is words still.
	3: (table) => table,
	4: closeAndRiot,
	5: namePoints
};
