/** Every two aliens of Cosmic Encounter at one table, and samples of three to eight, in random play. */
import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../src/lib/bots';
import { act, proceed, start } from '../../src/lib/core';
import type { AnyGame, AnyTable, SeatId, Table } from '../../src/lib/core';
import { cosmic } from '../../src/lib/games/cosmic';
import { ALIENS } from '../../src/lib/games/cosmic/aliens';
import { flareOf } from '../../src/lib/games/cosmic/cards';
import type { AlienId, Board, CosmicOptions, Vault } from '../../src/lib/games/cosmic/types';
import { seatsOf } from '../support/cosmic';
import { playOn } from '../support/positions';

type CosmicTable = Table<Board, Vault>;

const ALL: readonly AlienId[] = Object.keys(ALIENS);
const PAIRS = ALL.flatMap((one, i) => ALL.slice(i + 1).map((other) => [one, other] as const));

/** What is played with, so that the rarer ways to play come up as well. */
const OPTIONS: readonly Partial<CosmicOptions>[] = [
	{},
	{ flareReturn: 'resolution' },
	{ hiddenPowers: true },
	{ hiddenAlliances: true, failedDealShipsFrom: 'encounterFirst' },
	{ planetsPerPlayer: 4 }
];

/** A game in which the first seats are these aliens: each is offered its own and one that is left. */
function tableOf(aliens: readonly AlienId[], seats: number, seed: number): CosmicTable {
	const { table } = start(cosmic, {
		seats: seatsOf(seats),
		options: { ...OPTIONS[seed % OPTIONS.length] } as never,
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
		expect(act(cosmic, table, seat, id, { pick })).toMatchObject({ ok: true });
	}
	return table;
}

/** Plays up to `most` decisions at random, and watches that nothing appears or vanishes. Counts uses. */
function play(
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
		expect(cosmic.conserved(table)).toEqual(pieces);
	}
}

/** CE-3.15. */
const isForbidden = (one: AlienId, other: AlienId): boolean =>
	[ALIENS[one]!.forbids?.includes(other), ALIENS[other]!.forbids?.includes(one)].includes(true);

/** Tables of three at which every one of these pairs meets, each with the third that adds most pairs. */
function triosOf(pairs: readonly (readonly [AlienId, AlienId])[]): AlienId[][] {
	const left = new Set(pairs.map((pair) => pair.join(' ')));
	const within = (aliens: readonly AlienId[]) =>
		PAIRS.filter((pair) => pair.every((alien) => aliens.includes(alien)))
			.filter((pair) => !isForbidden(...pair))
			.map((pair) => pair.join(' '));
	const adds = (aliens: readonly AlienId[]) =>
		within(aliens).filter((pair) => left.has(pair)).length;
	return pairs.flatMap(([one, other]) => {
		if (!left.has(`${one} ${other}`)) return [];
		const trios = ALL.filter((third) => third !== one && third !== other)
			.filter((third) => !isForbidden(one, third) && !isForbidden(other, third))
			.map((third) => [one, other, third]);
		const best = trios.reduce((most, trio) => (adds(trio) > adds(most) ? trio : most));
		for (const pair of within(best)) left.delete(pair);
		return [best];
	});
}

const used = new Map<string, number>();

describe('aliens together', () => {
	it.each(ALL.slice(0, -1))(
		'%s meets every alien after it, and no piece appears or vanishes',
		(alien) => {
			for (const [one, other] of PAIRS) {
				if (one !== alien) continue;
				const seed = PAIRS.findIndex((pair) => pair[0] === one && pair[1] === other);
				const table = tableOf([one, other], 3, seed);
				play(table, seed, 250, used);
				const { sheets } = table.board;
				if (isForbidden(one, other))
					expect(sheets.includes(one) || sheets.includes(other), `${one} ${other}`).toBe(true);
			}
		}
	);

	it.each([3, 4, 5, 6, 7, 8])('%d of them at one table do too', (seats) => {
		for (let n = 0; n < 4; n++) {
			const seed = 1000 + seats * 10 + n;
			const dice = diceFrom(seed);
			const left = ALL.slice();
			const aliens = Array.from({ length: seats }, () => left.splice(dice(left.length), 1)[0]!);
			play(tableOf(aliens, seats, seed), seed, 500, used);
		}
	});

	it('every two that may meet play a game to its end', { timeout: 60_000 }, () => {
		const trios = triosOf(PAIRS.filter((pair) => !isForbidden(...pair)));
		trios.forEach((aliens, i) => {
			// The shortest games: four planets each.
			const seed = OPTIONS.length * i + 4;
			const table = tableOf(aliens, 3, seed);
			play(table, seed, cosmic.bound, used, 500);
			expect(table.over, aliens.join(' ')).not.toBeNull();
		});
	});

	it('have all used their powers meanwhile', () => {
		expect(ALL.filter((alien) => !used.has(`power:${alien}`))).toEqual([]);
	});
});
