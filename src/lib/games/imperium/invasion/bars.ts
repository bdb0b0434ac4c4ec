/** What keeps a player off a planet: laws and cards bring bars, and are asked here. */
import { msg } from '../../../core';
import type { Reason, Words } from '../../../core';
import { stillHolds } from '../agendas/lasting';
import { MECATOL, planetState } from '../board';
import { lastingOf } from '../lasting';
import { lawOf } from '../politics/in-force';
import type { AgendaId } from '../politics/in-force';
import { isTruce } from '../politics/truce';
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

/** The law or agenda that keeps this player off; null: none does. Landing on a neutral planet is no invasion. */
function whatLaw(
	board: Board,
	seat: SeatId,
	planet: PlanetId,
	side: Side
): { readonly law: AgendaId } | null {
	if (side === 'friendly') return null;
	const isEnemy = side === 'enemy';
	if (stillHolds(board, 'official-sanction', seat)) return { law: 'official-sanction' };
	if (!isEnemy)
		return stillHolds(board, 'planetary-conscription') ? { law: 'planetary-conscription' } : null;
	if (isTruce(board)) return { law: 'short-term-truce' };
	const isMecatol = planet === MECATOL;
	const isPeace = isMecatol
		? lawOf(board, 'imperial-peace') !== undefined
		: stillHolds(board, 'imperial-peace');
	return isPeace ? { law: 'imperial-peace' } : null;
}

/** Why this player cannot land on a planet now; null: it may. */
export function whyNotLand(board: Board, seat: SeatId, planet: PlanetId): Reason | null {
	const side = sideOf(board, seat, planet);
	const bar = lastingOf(board, 'noLanding').find(
		(one) =>
			(one.seat ?? seat) === seat &&
			(one.planet ?? planet) === planet &&
			one.sides.some((barred) => barred === side)
	);
	const of = bar?.of ?? whatLaw(board, seat, planet, side);
	return of
		? { why: msg('{card}: you cannot land here now.', { card: nameOf(of) }), rule: 'TI-28.2' }
		: null;
}

const isSheltered = (board: Board, planet: PlanetId, from: 'bombardment' | 'hits'): boolean =>
	lastingOf(board, 'sheltered').some((one) => one.planet === planet && one.from === from);

/** Whether nothing bombards this planet, X-89 included (TI-10.8). */
export const isSafe = (board: Board, planet: PlanetId): boolean =>
	isSheltered(board, planet, 'bombardment') ||
	(lawOf(board, 'conventions-of-war') !== undefined &&
		planetState(board, planet).units.spaceDock > 0);

/** Whether its Ground Forces cannot be hit by bombardment; X-89 goes through (TI-10.8). */
export const isDugIn = (board: Board, planet: PlanetId): boolean =>
	isSheltered(board, planet, 'hits');
