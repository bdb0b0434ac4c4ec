/** What hub moons let their player put into the terms of a deal, for either dealer (CE-37.24). */
import { msg } from '../../../../core';
import type { Place, Words } from '../../../../core';
import { entriesOf } from '../../../kit';
import { playerOf, shipsAt } from '../../board';
import { drawFlares, drawToHand } from '../../hands';
import { moveShips } from '../../ships';
import type { Play } from '../../play';
import type { Board, PlanetId, SeatId } from '../../types';
import { workingMoons } from './laid';
import type { MoonId } from './state';

export const BOON_IDS = ['draws', 'discards', 'hands', 'flares', 'warped'] as const;
export type BoonId = (typeof BOON_IDS)[number];

interface Boon {
	readonly moon: MoonId;
	/** What a deal may say by it. */
	readonly say: Words;
	/** How much of it one dealer can have, as all see. */
	readonly most: (board: Board, whom: SeatId) => number;
	/** It is for the other dealer alone. */
	readonly forOther?: true;
	/** So much of it for this dealer, as a part of the terms. */
	readonly named: (n: number, whom: SeatId) => Words;
	readonly happens: (play: Play, whom: SeatId, n: number, planet: PlanetId) => void;
}

/** Cards that a dealer draws or discards, and ships that come back. */
const MOST = 2;

export const BOONS: { readonly [id in BoonId]: Boon } = {
	draws: {
		moon: 'card-deal',
		say: msg('Cards drawn from the deck, by Card Deal'),
		most: () => MOST,
		named: (n, whom) =>
			msg('{n, plural, one {# card} other {# cards}} from the deck for {whom}', { n, whom }),
		happens: (play, whom, n) => {
			drawToHand(play, whom, n, 'CE-37.24');
		}
	},
	discards: {
		moon: 'discard-deal-hub',
		say: msg('Cards discarded, by Discard Deal'),
		most: (board, whom) => Math.min(MOST, playerOf(board, whom).hand.length),
		named: (n, whom) =>
			msg(
				'that {whom} {whom, select, you {discard} other {discards}} {n, plural, one {# card} other {# cards}}',
				{
					n,
					whom
				}
			),
		happens: (play, seat, n) => play.push('moons.discard', { seat, n })
	},
	hands: {
		moon: 'garbage-day',
		say: msg('A new hand, by Garbage Day'),
		most: () => 1,
		named: (_n, whom) => msg('a new hand for {whom}', { whom }),
		happens: (play, seat) => play.push('harvest.renew', { seat })
	},
	flares: {
		moon: 'flare-up',
		say: msg('An unused flare, by Flare Up'),
		most: () => 1,
		named: (_n, whom) => msg('an unused flare for {whom}', { whom }),
		happens: (play, whom, n) => {
			drawFlares(play, whom, n, 'CE-37.24');
		}
	},
	warped: {
		moon: 'warp-out',
		say: msg('Ships out of the warp, by Warp Out'),
		most: (board, whom) => Math.min(MOST, shipsAt(board, whom, 'warp')),
		forOther: true,
		named: (n, whom) =>
			msg(
				'{n, plural, one {# ship} other {# ships}} of {whom} out of the warp, to the planet of the moon',
				{ n, whom }
			),
		happens: (play, seat, n, to) => {
			const there = Math.min(n, shipsAt(play.board, seat, 'warp'));
			if (there > 0) moveShips(play, [{ seat, n: there, from: 'warp', to }]);
		}
	}
};

/** The planet of the hub moon by which a seat can bring this; null: it is not on it. */
export const boonPlanet = (board: Board, seat: SeatId, id: BoonId): PlanetId | null =>
	workingMoons(board).find((moon) => moon.by === seat && moon.id === BOONS[id].moon)?.planet ??
	null;

/** For which dealers, and how much at most: null where this giver cannot bring it. */
export function boonPlaces(
	board: Board,
	giver: SeatId,
	receiver: SeatId,
	id: BoonId
): readonly Place<SeatId>[] | null {
	if (boonPlanet(board, giver, id) === null) return null;
	const { most, forOther } = BOONS[id];
	const places = (forOther ? [receiver] : [giver, receiver])
		.map((seat) => ({
			id: seat,
			say: msg('{who}', { who: seat }),
			on: seat,
			max: most(board, seat)
		}))
		.filter(({ max }) => max > 0);
	return places.length > 0 ? places : null;
}

/** So much of each for whom. */
export type BoonsGiven = { readonly [id in BoonId]?: { readonly [seat: SeatId]: number } };

/** Each for each dealer, in order. */
export const eachBoon = (boons: BoonsGiven): [BoonId, SeatId, number][] =>
	BOON_IDS.flatMap((id) =>
		entriesOf(boons[id] ?? {}).map(([seat, n]): [BoonId, SeatId, number] => [id, seat, n])
	).filter(([, , n]) => n > 0);

/** Whether this seat can still bring all that. */
export const canBring = (board: Board, seat: SeatId, boons: BoonsGiven): boolean =>
	eachBoon(boons).every(
		([id, whom, n]) =>
			boonPlanet(board, seat, id) !== null &&
			// A hand may shrink meanwhile: then all of it is discarded.
			(id === 'discards' || n <= BOONS[id].most(board, whom))
	);

/** CE-37.24: what a dealer brings happens, once all else has changed hands. */
export function bringBoons(play: Play, seat: SeatId, boons: BoonsGiven): void {
	for (const [id, whom, n] of eachBoon(boons)) {
		const planet = boonPlanet(play.board, seat, id);
		if (planet) BOONS[id].happens(play, whom, n, planet);
	}
}
