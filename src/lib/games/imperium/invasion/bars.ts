/** What keeps a player off a planet: laws and cards bring bars, and are asked here. */
import { msg } from '../../../core';
import type { Reason, Words } from '../../../core';
import { planetState } from '../board';
import { lastingOf } from '../lasting';
import { actionCardOf, politicalCardOf } from '../tables/by-id';
import type { Board, PlanetId, SeatId } from '../types';

/** A planet as the one who lands sees it. */
export type Side = 'friendly' | 'neutral' | 'enemy';

declare module '../lasting' {
	interface Lastings {
		/** Nobody, or this player, may land on planets of these sides, on this planet alone or on any. */
		noLanding: {
			seat: SeatId | null;
			planet: PlanetId | null;
			sides: readonly Exclude<Side, 'friendly'>[];
			of: { readonly card: string } | { readonly law: string };
		};
		/** This planet is safe from all bombardment, or Ground Forces on it cannot be hit by it. */
		sheltered: { planet: PlanetId; from: 'bombardment' | 'hits' };
	}
}

export function sideOf(board: Board, seat: SeatId, planet: PlanetId): Side {
	const { owner } = planetState(board, planet);
	return owner === null ? 'neutral' : owner === seat ? 'friendly' : 'enemy';
}

const nameOf = (of: { readonly card: string } | { readonly law: string }): Words =>
	'card' in of ? actionCardOf(`${of.card}#1`).name : politicalCardOf(of.law).name;

/** Why this player cannot land on a planet now; null: it may. */
export function whyNotLand(board: Board, seat: SeatId, planet: PlanetId): Reason | null {
	const side = sideOf(board, seat, planet);
	const bar = lastingOf(board, 'noLanding').find(
		(one) =>
			(one.seat ?? seat) === seat &&
			(one.planet ?? planet) === planet &&
			one.sides.some((barred) => barred === side)
	);
	return bar
		? { why: msg('{card}: you cannot land here now.', { card: nameOf(bar.of) }), rule: 'TI-28.2' }
		: null;
}

const isSheltered = (board: Board, planet: PlanetId, from: 'bombardment' | 'hits'): boolean =>
	lastingOf(board, 'sheltered').some((one) => one.planet === planet && one.from === from);

/** Whether nothing bombards this planet, X-89 included (TI-10.8). */
export const isSafe = (board: Board, planet: PlanetId): boolean =>
	isSheltered(board, planet, 'bombardment');

/** Whether its Ground Forces cannot be hit by bombardment; X-89 goes through (TI-10.8). */
export const isDugIn = (board: Board, planet: PlanetId): boolean =>
	isSheltered(board, planet, 'hits');
