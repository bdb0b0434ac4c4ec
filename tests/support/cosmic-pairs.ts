/** Tables of Cosmic Encounter at which given aliens meet, and random play at them that watches every piece. */
import { isDeepStrictEqual } from 'node:util';
import { diceFrom } from '../../src/lib/bots';
import { act, proceed, start } from '../../src/lib/core';
import type { AnyGame, AnyTable, SeatId, Table } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { ALIENS } from '../../src/lib/games/cosmic/aliens';
import { flareOf } from '../../src/lib/games/cosmic/cards';
import type { AlienId, Board, CosmicOptions, Vault } from '../../src/lib/games/cosmic/types';
import { seatsOf } from './cosmic';
import { playOn } from './positions';

export type CosmicTable = Table<Board, Vault>;

export const ALL: readonly AlienId[] = Object.keys(ALIENS);
export const PAIRS = ALL.flatMap((one, i) =>
	ALL.slice(i + 1).map((other) => [one, other] as const)
);

/** What is played with, so that the rarer ways to play come up as well. */
export const OPTIONS: readonly Partial<CosmicOptions>[] = [
	{},
	{ flareReturn: 'resolution' },
	{ hiddenPowers: true },
	{ hiddenAlliances: true, failedDealShipsFrom: 'encounterFirst' },
	{ planetsPerPlayer: 4 }
];

/** A game in which the first seats are these aliens: each is offered its own and one that is left. */
export function tableOf(aliens: readonly AlienId[], seats: number, seed: number): CosmicTable {
	const { table } = start(cosmic, {
		seats: seatsOf(seats),
		options: {
			...OPTIONS[seed % OPTIONS.length],
			box: 'all',
			expansions: true,
			essence: true
		} as never,
		key: seed.toString(16).padStart(64, '0'),
		clocked: false
	});
	const { players, order } = table.board;
	const rest = ALL.filter((alien) => !aliens.includes(alien));
	for (const [i, seat] of order.entries())
		players[seat]!.offered = [aliens[i] ?? rest.pop()!, rest.pop()!];
	table.vault.flares = rest.map(flareOf);
	table.decisions = [];
	proceed(cosmic, table);
	while (table.decisions[0]?.name === 'start.choose') {
		const { seat, id } = table.decisions[0];
		const pick = players[seat as SeatId]!.offered[0]!;
		if (!act(cosmic, table, seat, id, { pick }).ok) throw new Error(`${pick} cannot be chosen.`);
	}
	return table;
}

/** Plays up to `most` decisions at random. Throws when a piece appears or vanishes. Counts uses. */
export function play(
	table: CosmicTable,
	seed: number,
	most: number,
	used: Map<string, number>,
	each = 25
): void {
	const dice = diceFrom(seed);
	const pieces = cosmic.conserved(table);
	for (let i = 0; i < most && !table.over; i += each) {
		playOn(cosmic as unknown as AnyGame, table as unknown as AnyTable, dice, each, ({ entry }) => {
			for (const { move } of entry.events) {
				if (move?.type !== 'use') continue;
				const key = `${String(move['source'])}:${String(move['id'])}`;
				used.set(key, (used.get(key) ?? 0) + 1);
			}
		});
		const now = cosmic.conserved(table);
		if (!isDeepStrictEqual(now, pieces))
			throw new Error(`Pieces were ${JSON.stringify(pieces)} and are ${JSON.stringify(now)}.`);
	}
}

/** CE-3.15. */
export const isForbidden = (one: AlienId, other: AlienId): boolean =>
	[ALIENS[one]!.forbids?.includes(other), ALIENS[other]!.forbids?.includes(one)].includes(true);

/** Tables of three at which every one of these pairs meets, each with the third that adds most pairs. */
export function triosOf(pairs: readonly (readonly [AlienId, AlienId])[]): (readonly AlienId[])[] {
	const keyOf = (pair: readonly AlienId[]) => [...pair].sort().join(' ');
	const left = new Set(pairs.map(keyOf));
	const within = ([one, other, third]: readonly [AlienId, AlienId, AlienId]) => [
		keyOf([one, other]),
		keyOf([one, third]),
		keyOf([other, third])
	];
	const adds = (trio: readonly [AlienId, AlienId, AlienId]) =>
		within(trio).filter((pair) => left.has(pair)).length;
	return pairs.flatMap(([one, other]) => {
		if (!left.has(keyOf([one, other]))) return [];
		const trios = ALL.filter((third) => third !== one && third !== other)
			.filter((third) => !isForbidden(one, third) && !isForbidden(other, third))
			.map((third) => [one, other, third] as const);
		const best = trios.reduce((most, trio) => (adds(trio) > adds(most) ? trio : most));
		for (const pair of within(best)) left.delete(pair);
		return [best];
	});
}

/** Plays games in which every two aliens that may meet do, to their ends, while there is time (ms since 1970). */
export function* gamesOfPairs(
	seed: number,
	until: number
): Generator<{ readonly aliens: readonly AlienId[]; readonly wrong: string | null }> {
	for (const [i, aliens] of triosOf(PAIRS.filter((pair) => !isForbidden(...pair))).entries()) {
		if (Date.now() > until) return;
		// The shortest games: four planets each.
		const of = OPTIONS.length * (seed * 1000 + i) + 4;
		let wrong: string | null = null;
		try {
			const table = tableOf(aliens, 3, of);
			play(table, of, cosmic.bound, new Map(), 500);
			if (!table.over) wrong = 'no end';
		} catch (error) {
			wrong = String(error);
		}
		yield { aliens, wrong };
	}
}
