/** What is shown of how a game went: who gained how much in which part of it, from what, and what all had after each. */
import { totalsOf } from '$lib/core/chronicle';
import type { AnyGame, Chronicle, SavedGame, SeatId, ToldGain, Words } from '$lib/core';

/** A finished game, played again. */
export interface Tale {
	readonly game: AnyGame;
	readonly ending: NonNullable<AnyGame['ending']>;
	readonly saved: SavedGame;
	readonly chronicle: Chronicle;
}

/** What a seat's points came from, most first as the game orders its sources. */
export interface FromSource {
	readonly say: Words;
	readonly n: number;
}

const sumOf = (gains: readonly ToldGain[]) => gains.reduce((sum, { n }) => sum + n, 0);

export const sourcesOf = ({ ending, chronicle }: Tale, seat: SeatId): FromSource[] =>
	Object.entries(ending.sources).flatMap(([source, say]) => {
		const n = sumOf(chronicle.gains.filter((gain) => gain.seat === seat && gain.source === source));
		return n === 0 ? [] : [{ say, n }];
	});

/** The parts of the game in their order; at least one. */
export const partsOf = ({ parts }: Chronicle): readonly number[] =>
	parts.length > 0 ? parts.map(({ part }) => part) : [1];

/** What a seat gained in each part. */
export const gainedIn = (chronicle: Chronicle, seat: SeatId): number[] =>
	partsOf(chronicle).map((part) =>
		sumOf(chronicle.gains.filter((gain) => gain.seat === seat && gain.part === part))
	);

/** What a seat had at the start and after each part. */
export function courseOf(chronicle: Chronicle, seat: SeatId): number[] {
	let has = 0;
	return [0, ...gainedIn(chronicle, seat).map((n) => (has += n))];
}

/**
 * The part in which the game turned, by its place among the parts: what all had after each move that gained or lost
 * anything in it, and with which of them it turned; null where it did not turn.
 */
export function turnedIn(chronicle: Chronicle) {
	const { turning, gains, seats } = chronicle;
	const at = turning ? partsOf(chronicle).indexOf(turning.part) : -1;
	if (!turning || at < 0) return null;
	const moves = new Set(gains.flatMap(({ part, move }) => (part === turning.part ? move : [])));
	const told = totalsOf({ seats, gains }).filter(({ move }) => moves.has(move));
	const turn = told.findIndex(({ move }) => move === turning.move);
	return { at, steps: told.map(({ totals }) => totals), turn };
}

/** The most anybody ever had after a part, or in the one in which the game turned; at least 1. */
export const mostOf = (chronicle: Chronicle): number =>
	Math.max(
		1,
		...chronicle.seats.flatMap((seat) => courseOf(chronicle, seat)),
		...(turnedIn(chronicle)?.steps.flatMap((totals) => [...totals.values()]) ?? [])
	);
