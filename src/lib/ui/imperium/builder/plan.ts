/** The galaxy while it is built: the tile that is chosen, and the map as it would lie. */
import type { HexId } from '$lib/hex';
import type { TileId } from '$lib/games/imperium/types';
import type { OpenBoard } from '$lib/games/imperium/view';
import type { Lit } from '../../filling';

const TILE = 'tile:';

const chosenOf = (lit: ReadonlyMap<string, Lit>, prefix: string): string | null =>
	[...lit].find(([piece, { state }]) => piece.startsWith(prefix) && state === 'chosen')?.[0] ??
	null;

export const pieceOf = (tile: TileId): string => `${TILE}${tile}`;

/** The tile that is chosen to be placed. */
export const tileChosen = (lit: ReadonlyMap<string, Lit>): TileId | null =>
	chosenOf(lit, TILE)?.slice(TILE.length) ?? null;

/** The map with the chosen tile where it would lie. */
export function withPlan(open: OpenBoard, lit: ReadonlyMap<string, Lit>): OpenBoard {
	const tile = tileChosen(lit);
	const place = chosenOf(lit, 'hex:') as HexId | null;
	const system = place && open.systems[place];
	if (!tile || !system) return open;
	return { ...open, systems: { ...open.systems, [place]: { ...system, tile } } };
}

/** Tiles one may look at: those that lie open, then one’s own, those that can be placed now first. */
export function handOf(
	open: Pick<OpenBoard, 'openTiles'>,
	own: readonly TileId[],
	lit: ReadonlyMap<string, Lit>
): readonly TileId[] {
	const tiles = [...open.openTiles, ...own];
	const isLit = (tile: TileId) => lit.has(pieceOf(tile));
	return [...tiles.filter(isLit), ...tiles.filter((tile) => !isLit(tile))];
}
