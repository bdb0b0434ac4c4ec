/** Laws about neutral planets that are landed on and taken. */
import { valueOf } from '../board';
import { gainGoods } from '../economy/gains';
import type { Play } from '../play';
import { lawOf, officerOf } from '../politics/in-force';
import type { Board, PlanetId, SeatId } from '../types';

/** Colonization Licensing: resources before it is landed on. */
export const priceOfLicence = (board: Board, planet: PlanetId): number =>
	lawOf(board, 'colonization-licensing') ? valueOf(board, planet, 'resources') : 0;

/** Minister of Exploration: for each planet that another player lands on and takes. */
export function rewardExplorer(play: Play, seat: SeatId): void {
	const minister = officerOf(play.board, 'minister-of-exploration');
	if (minister !== null && minister !== seat) gainGoods(play, minister, 1, 'TI-17.15');
}

/** Planetary Conscription: whoever takes a neutral planet, by landing or by a card, may put a Ground Force there. */
export function conscript(play: Play, seat: SeatId, planet: PlanetId): void {
	if (lawOf(play.board, 'planetary-conscription'))
		play.push('granting', { seat, planets: [planet], kind: 'groundForce', n: 1 });
}
