/**
 * The galaxy of each player count (TI-3, TI-30.1), as axial coordinates [q, r]: flat side up,
 * q to the lower right, r downwards, Mecatol Rex at [0, 0]. The order is the map order (TI-34.13): ring by
 * ring, in each clockwise from the place straight up.
 */

type Axial = readonly [q: number, r: number];

export interface Layout {
	/** Home places, clockwise in seat order. */
	readonly homes: readonly Axial[];
	/** The other places of each ring, the innermost first. */
	readonly rings: readonly (readonly Axial[])[];
	/** Tiles that are taken out by name, and how many at random after them. */
	readonly leftOut: { readonly [tile: string]: number };
	readonly random: number;
	/** Tiles dealt to each player. */
	readonly hand: number;
	/** Trade goods each seat starts with (TI-3.18). */
	readonly goods: readonly number[];
}

/** Keyed by the number of players. A list of places reads as a row, not as a column. */
// prettier-ignore
export const LAYOUTS = {
	2: {
		homes: [[0, -2], [0, 2]],
		rings: [
			[[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]],
			[[1, -2], [2, -2], [2, -1], [2, 0], [1, 1], [-1, 2], [-2, 2], [-2, 1], [-2, 0], [-1, -1]]
		],
		leftOut: { supernova: 1, empty: 4 },
		random: 11,
		hand: 8,
		goods: [0, 0]
	},
	3: {
		homes: [[0, -3], [3, 0], [-3, 3]],
		rings: [
			[[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]],
			[[0, -2], [1, -2], [2, -2], [2, -1], [2, 0], [1, 1], [0, 2], [-1, 2], [-2, 2], [-2, 1], [-2, 0], [-1, -1]],
			[[1, -3], [3, -1], [2, 1], [-2, 3], [-3, 2], [-1, -2]]
		],
		leftOut: { empty: 3, 'asteroid-field': 1 },
		random: 4,
		hand: 8,
		goods: [0, 0, 0]
	},
	4: {
		homes: [[-1, -2], [3, -2], [1, 2], [-3, 2]],
		rings: [
			[[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]],
			[[0, -2], [1, -2], [2, -2], [2, -1], [2, 0], [1, 1], [0, 2], [-1, 2], [-2, 2], [-2, 1], [-2, 0], [-1, -1]],
			[[0, -3], [1, -3], [2, -3], [3, -3], [3, -1], [3, 0], [2, 1], [0, 3], [-1, 3], [-2, 3], [-3, 3], [-3, 1], [-3, 0], [-2, -1]]
		],
		leftOut: {},
		random: 0,
		hand: 8,
		goods: [0, 0, 0, 0]
	},
	5: {
		homes: [[2, -3], [3, 0], [0, 3], [-3, 3], [-2, -1]],
		rings: [
			[[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]],
			[[0, -2], [1, -2], [2, -2], [2, -1], [2, 0], [1, 1], [0, 2], [-1, 2], [-2, 2], [-2, 1], [-2, 0], [-1, -1]],
			[[0, -3], [1, -3], [3, -3], [3, -2], [3, -1], [2, 1], [1, 2], [-1, 3], [-2, 3], [-3, 2], [-3, 1], [-3, 0], [-1, -2]]
		],
		leftOut: {},
		random: 1,
		hand: 6,
		goods: [0, 2, 4, 2, 0]
	},
	6: {
		homes: [[0, -3], [3, -3], [3, 0], [0, 3], [-3, 3], [-3, 0]],
		rings: [
			[[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]],
			[[0, -2], [1, -2], [2, -2], [2, -1], [2, 0], [1, 1], [0, 2], [-1, 2], [-2, 2], [-2, 1], [-2, 0], [-1, -1]],
			[[1, -3], [2, -3], [3, -2], [3, -1], [2, 1], [1, 2], [-1, 3], [-2, 3], [-3, 2], [-3, 1], [-2, -1], [-1, -2]]
		],
		leftOut: {},
		random: 2,
		hand: 5,
		goods: [0, 0, 0, 0, 0, 0]
	}
} as const satisfies Record<number, Layout>;
