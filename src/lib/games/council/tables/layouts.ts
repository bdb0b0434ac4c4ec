/**
 * The galaxy of each player count (GC-5.9), as axial coordinates [q, r]: pointy side up, q to the right,
 * r downwards. Home hexes are listed clockwise. The order of the lists, and in them, is the map order
 * in which tiles are laid out (GC-5.3) and targets offered.
 */

type Axial = readonly [q: number, r: number];

export interface Layout {
	readonly home: readonly Axial[];
	readonly npc: readonly Axial[];
	readonly near: readonly Axial[];
	readonly core: readonly Axial[];
	readonly frontier: readonly Axial[];
}

/** Keyed by the number of players. Laid out by hand: a list of places reads as a row, not as a column. */
// prettier-ignore
export const LAYOUTS = {
	2: {
		home: [[-2, 0], [2, 0]],
		npc: [[0, 0], [1, -2], [-1, 2]],
		near: [[-1, -1], [-2, 1], [2, -1], [1, 1]],
		core: [[1, -1], [-1, 1]],
		frontier: [[0, -2], [2, -2], [0, -1], [-1, 0], [1, 0], [0, 1], [-2, 2], [0, 2]]
	},
	3: {
		home: [[0, -2], [2, 0], [-2, 2]],
		npc: [[2, -2], [0, 2], [-2, 0]],
		near: [[-1, -1], [1, -2], [2, -1], [1, 1], [-1, 2], [-2, 1]],
		core: [[0, 0]],
		frontier: [[0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1]]
	},
	4: {
		home: [[-1, -2], [3, -2], [1, 2], [-3, 2]],
		npc: [[0, 0], [3, 0], [-3, 0]],
		near: [[0, -2], [-2, -1], [2, -2], [3, -1], [0, 2], [2, 1], [-2, 2], [-3, 1]],
		core: [[1, -2], [-1, 2]],
		frontier: [
			[-1, -1], [0, -1], [1, -1], [2, -1], [-2, 0], [-1, 0], [1, 0], [2, 0], [-2, 1],
			[-1, 1], [0, 1], [1, 1]
		]
	},
	5: {
		home: [[1, -2], [3, -1], [0, 3], [-3, 3], [-2, -1]],
		npc: [[1, 0], [-1, 2], [-1, 0]],
		near: [
			[0, -2], [2, -2], [3, -2], [3, 0], [1, 2], [-1, 3], [-2, 3], [-3, 2], [-1, -2],
			[-3, 0]
		],
		core: [[0, 0], [2, 1], [-3, 1]],
		frontier: [
			[-1, -1], [0, -1], [1, -1], [2, -1], [-2, 0], [2, 0], [-2, 1], [-1, 1], [0, 1],
			[1, 1], [-2, 2], [0, 2]
		]
	},
	6: {
		home: [[0, -3], [3, -3], [3, 0], [0, 3], [-3, 3], [-3, 0]],
		npc: [[1, -2], [1, 1], [-2, 1]],
		near: [
			[-1, -2], [1, -3], [2, -3], [3, -2], [3, -1], [2, 1], [1, 2], [-1, 3], [-2, 3],
			[-3, 2], [-3, 1], [-2, -1]
		],
		core: [[0, 0]],
		frontier: [
			[0, -2], [2, -2], [-1, -1], [0, -1], [1, -1], [2, -1], [-2, 0], [-1, 0], [1, 0],
			[2, 0], [-1, 1], [0, 1], [-2, 2], [-1, 2], [0, 2]
		]
	}
} satisfies Record<number, Layout>;
