/** Cards that burn ships from afar (GC-24.3 `strike`): where they do most, and what that is worth. */
import { SHIPS } from '../tables/vocabulary';
import { POINTS, countShips, fleetsInReach, hexOn, isSeat, pointsOf } from '../board';
import { still } from '../numbers/still';
import type { HexId, Squad } from '../types';
import { liking } from './leaning';
import { outlookOf, placesOf, worthOfPlaces } from './prospects';
import type { Sight } from './sight';
import { shipsAt } from './targets';
import { worthOfHarm, worthOfShips } from './worth';

/** The best strike there is; 0 where nothing is in reach. */
export const worthOfStriking = (sight: Sight, points: number, range: number): number =>
	Math.max(
		0,
		...fleetsInReach(sight.board, sight.me, range).map((hex) => worthOfStrike(sight, hex, points))
	);

/** What is burnt hurts its owner; and without it attacks are easier, and own planets safer. */
export function worthOfStrike(sight: Sight, hex: HexId, points: number): number {
	const { board } = sight;
	const { fleet } = hexOn(board, hex);
	if (!fleet) return 0;
	const before = shipsAt(board, hex);
	const after = burnt(before, points);
	const left = { ...fleet, ...after };
	const hexes = {
		...board.hexes,
		[hex]: { ...hexOn(board, hex), fleet: countShips(after) > 0 ? left : null }
	};
	const seen = still({ ...board, hexes });
	const then: Sight = { ...sight, board: seen, known: new Map(), places: new Map() };
	const eased = worthOfPlaces(outlookOf(then), placesOf(then));
	const sunk = worthOfShips(before) - worthOfShips(after);
	const harm = isSeat(fleet.race) ? liking(sight, 'war') * worthOfHarm(sight, fleet.race, sunk) : 0;
	return harm + eased - worthOfPlaces(outlookOf(sight), placesOf(sight));
}

/** What is left when the owner gives up the least ships it can. */
function burnt(ships: Squad, points: number): Squad {
	const left = { ...ships };
	let due = Math.min(points, pointsOf(ships));
	for (const ship of SHIPS) {
		const n = Math.min(left[ship], Math.ceil(Math.max(0, due) / POINTS[ship]));
		left[ship] -= n;
		due -= n * POINTS[ship];
	}
	return left;
}
