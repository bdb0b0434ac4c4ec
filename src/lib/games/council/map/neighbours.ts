/** What is next to what (GC-3.2): sides of hexes, Wormholes, and the lanes of one race. */
import { adjacency, hexOf } from '../../../hex';
import { featureOf } from '../tables/by-id';
import { allHexes, hexIds, hexOn, planetsOf } from '../board';
import { hasFlag } from '../numbers/stats';
import type { HexEffect } from '../tables/vocabulary';
import type { Board, HexId, RaceId } from '../types';

type Adjacency = { readonly [id: HexId]: readonly HexId[] };

/** Maps of the same number of players share their sides; only spares work. */
const sides = new Map<number, Adjacency>();

function sidesOf(board: Board): Adjacency {
	const size = board.order.length;
	let found = sides.get(size);
	if (!found) sides.set(size, (found = adjacency(hexIds(board).map(hexOf))));
	return found;
}

/** What is next to each hex of a map whose tiles all lie: they stay where they are. */
const complete = new WeakMap<Board['hexes'], Adjacency>();

/** Hexes that share a side with this one, and the other Wormholes if it is one. */
export function neighboursOf(board: Board, id: HexId): readonly HexId[] {
	const map = complete.get(board.hexes) ?? mapOf(board);
	return map?.[id] ?? nextTo(board, id);
}

/** Maps with the same Wormholes are the same; a bot sees another board each time it is asked. */
const maps = new Map<string, Adjacency>();

function mapOf(board: Board): Adjacency | undefined {
	if (allHexes(board).some(({ tile }) => tile === null)) return undefined;
	const gates = hexIds(board).filter((id) => featuresAt(board, id, 'wormhole'));
	const name = [board.order.length, ...gates].join(' ');
	let map = maps.get(name);
	if (!map)
		maps.set(
			name,
			(map = Object.fromEntries(hexIds(board).map((hex) => [hex, nextTo(board, hex)])))
		);
	complete.set(board.hexes, map);
	return map;
}

function nextTo(board: Board, id: HexId): readonly HexId[] {
	const near = sidesOf(board)[id] ?? [];
	if (!featuresAt(board, id, 'wormhole')) return near;
	const far = hexIds(board).filter(
		(other) => other !== id && !near.includes(other) && featuresAt(board, other, 'wormhole')
	);
	return [...near, ...far];
}

/** Where one step of a Move can go: neighbours, and with `lanes` from planet to planet of one's own. */
export function stepsFrom(board: Board, race: RaceId, id: HexId): readonly HexId[] {
	const near = neighboursOf(board, id);
	if (hexOn(board, id).planet?.owner !== race || !hasFlag(board, race, 'lanes')) return near;
	return [
		...near,
		...planetsOf(board, race).filter((other) => other !== id && !near.includes(other))
	];
}

export const areAdjacent = (board: Board, one: HexId, other: HexId): boolean =>
	neighboursOf(board, one).includes(other);

/** On the edge of the map: fewer than six hexes share a side with it (GC-22.2). */
export const isEdge = (board: Board, id: HexId): boolean => (sidesOf(board)[id]?.length ?? 0) < 6;

/** What the feature of a hex says of this rule (GC-5.8); null if it says nothing. */
export function featuresAt(board: Board, id: HexId, rule: HexEffect['rule']): HexEffect | null {
	const { tile } = hexOn(board, id);
	return (tile && featureOf(tile)?.effects.find((effect) => effect.rule === rule)) || null;
}
