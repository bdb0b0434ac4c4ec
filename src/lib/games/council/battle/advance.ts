/** Moving into a hex that was fought for (GC-10.13): which ships can, and which do by default. */
import { msg } from '../../../core';
import type { Place } from '../../../core';
import { NO_SHIPS, countedShips, hexName, hexOn } from '../board';
import { rankedBy } from '../../kit';
import { SHIPS } from '../tables/vocabulary';
import { groupId, groupIn, groupsOf } from './sides';
import type { Board, HexId, SeatId, Squad } from '../types';

/** Surviving ships that took part and are not in the target hex yet. */
export const placesToAdvance = (
	board: Board,
	seat: SeatId,
	target: HexId,
	from: readonly HexId[]
): Place[] =>
	groupsOf(board, { race: seat, hexes: from })
		.filter(({ hex }) => hex !== target)
		.map((group) => ({
			id: groupId(group),
			on: group.hex,
			say: msg('{ships} at {where}', {
				ships: countedShips(group.n, group.ship),
				where: hexName(board, group.hex)
			}),
			max: group.n
		}));

/** Ships of a hex among those chosen. */
export function shipsFrom(split: { readonly [place: string]: number }, hex: HexId): Squad {
	const ships = { ...NO_SHIPS };
	for (const [id, n] of Object.entries(split)) {
		const group = groupIn(id);
		if (group.hex === hex) ships[group.ship] += n;
	}
	return ships;
}

/** GC-21.3: all, but for a Fighter or else a Destroyer in each hex with a planet of one's own. */
export function usualAdvance(
	board: Board,
	seat: SeatId,
	places: readonly Place[]
): { [place: string]: number } {
	const split: { [place: string]: number } = Object.fromEntries(
		places.map(({ id, max }) => [id, max])
	);
	const hexes = new Set(places.map(({ id }) => groupIn(id).hex));
	for (const hex of hexes) {
		if (hexOn(board, hex).planet?.owner !== seat) continue;
		const guard = (['fighter', 'destroyer'] as const)
			.map((ship) => groupId({ hex, ship }))
			.find((id) => (split[id] ?? 0) > 0);
		if (guard) split[guard] = (split[guard] ?? 0) - 1;
		if (guard && split[guard] === 0) delete split[guard];
	}
	return split;
}

/**
 * What a form begins with: one ship, the least there is, to a planet that is nobody's, for one takes it (GC-11.2); all
 * Destroyers, which count for the roll, to one that is held (GC-11.3); else what moves by default.
 */
export function presetAdvance(
	board: Board,
	seat: SeatId,
	places: readonly Place[],
	target: HexId
): { [place: string]: number } {
	const usual = usualAdvance(board, seat, places);
	const { planet } = hexOn(board, target);
	if (!planet || planet.owner === seat) return usual;
	if (planet.owner === null) {
		// Of like ships one from where most of them are.
		const [least] = rankedBy(places, [
			{ of: ({ id }) => -SHIPS.indexOf(groupIn(id).ship) },
			{ of: ({ max }) => max }
		]);
		return least ? { [least.id]: 1 } : {};
	}
	const destroyers = places.filter(({ id }) => groupIn(id).ship === 'destroyer');
	return { ...usual, ...Object.fromEntries(destroyers.map(({ id, max }) => [id, max])) };
}
