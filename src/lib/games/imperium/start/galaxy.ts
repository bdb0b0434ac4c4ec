/** Lays tiles: the homes, Mecatol Rex, and all others at once where chance lays them (TI-3.12, TI-3.23). */
import { recordOf } from '../../../core';
import { besides } from '../map/neighbours';
import { playerOf } from '../../kit';
import { CENTRE, homeOf, noGround, planetsAt, systemIds, systemOf } from '../board';
import { planetsOn, raceOf } from '../tables/by-id';
import type { Play } from '../play';
import type { Board, PlanetId, SeatId, SystemId, TileId } from '../types';
import { isRed } from './tiles';

/** Its planets are nobody's, or their people's own (TI-3.4). */
export function layTile(
	board: Board,
	id: SystemId,
	tile: TileId,
	owner: SeatId | null = null
): void {
	systemOf(board, id).tile = tile;
	const { planets } = board;
	const here = planetsOn(tile);
	const laid = systemIds(board).flatMap((place) => planetsAt(board, place));
	board.planets = recordOf<PlanetId, Board['planets']>(laid, (planet) => {
		const known = here.includes(planet) ? undefined : planets[planet];
		const fresh = { owner, exhausted: false, units: noGround(), since: 0, dockSince: 0 };
		return known ?? fresh;
	});
}

/** TI-3.4, TI-3.12. */
export function layHomes(board: Board): void {
	layTile(board, CENTRE, 'mecatol-rex');
	for (const seat of board.order) {
		const { race } = playerOf(board, seat);
		if (race !== null) layTile(board, homeOf(board, seat), raceOf(race).home, seat);
	}
}

/** TI-3.23: at random, so that no two red-bordered tiles touch; each such galaxy is equally likely. */
export function layAtRandom(play: Play, tiles: readonly TileId[]): void {
	const { board } = play;
	const free = systemIds(board).filter((id) => systemOf(board, id).tile === null);
	const red = tiles.filter(isRed);
	let places: SystemId[];
	do places = play.shuffle(free.slice());
	while (touch(board, places.slice(0, red.length)));
	for (const [i, tile] of [...red, ...tiles.filter((one) => !isRed(one))].entries()) {
		const place = places[i];
		if (place) layTile(board, place, tile);
	}
}

const touch = (board: Board, places: readonly SystemId[]): boolean =>
	places.some((id) => besides(board, id).some((beside) => places.includes(beside)));
