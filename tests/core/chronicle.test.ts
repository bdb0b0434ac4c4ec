/** How a finished game is told: real games of every game on the shelf, played again. */
import { describe, expect, it } from 'vitest';
import { checking, Chronicler, fillIn, msg, ranThrough, totalsOf } from '../../src/lib/core';
import type { AnyTable, Chronicle, GameEvent, SavedGame, SeatId, Words } from '../../src/lib/core';
import { GAMES } from '../../src/lib/games';
import { simulateAndSave } from '../../tools/lib/simulate';
import { said } from '../support/said';
import { tiny } from '../support/tiny';

const gameOf = (id: string) => {
	const game = GAMES[id];
	if (!game) throw new Error(`No game ${id}.`);
	return game;
};

function retold(saved: SavedGame): Chronicle {
	const chronicler = new Chronicler(gameOf(saved.game));
	expect(ranThrough(checking(gameOf(saved.game), saved, chronicler.see, false))).toMatchObject({
		ok: true,
		fingerprints: null
	});
	return chronicler.chronicle;
}

/** Two finished games between bots of each game, and the tables they ended with. */
const PLAYED = Object.keys(GAMES).flatMap((id) =>
	[3, 4].map((seats) => {
		const { outcome, saved } = simulateAndSave({
			...{ game: gameOf(id), seats, levels: ['steady'], seed: 20 + seats }
		});
		if (!outcome.table?.over) throw new Error(`${id} has no end.`);
		return { id, seats, table: outcome.table, saved };
	})
);

it('a colony of Cosmic Encounter is told by the line of whoever came by it: one that is landed on is no deal, and one that a deal brings no attack', () => {
	const gains = PLAYED.filter(({ id }) => id === 'cosmic').flatMap(
		({ saved }) => retold(saved).gains
	);
	const landed = gains.filter(
		({ n, source }) => n > 0 && ['attack', 'ally', 'deal'].includes(source)
	);
	expect(landed.length).toBeGreaterThan(5);
	for (const { seat, say, source } of landed) {
		const [template, by] = typeof say === 'string' ? [say, {}] : say;
		expect(by).toMatchObject({ who: seat });
		expect(/\blands\b/.test(template), template).toBe(source !== 'deal');
	}
});

describe.each(PLAYED)('a game of $id between $seats', ({ id, table, saved }) => {
	const chronicle = retold(saved);
	const { ending } = gameOf(id);
	const final = totalsOf(chronicle).at(-1)?.totals;

	it('says where every point came from: gains add up to what each had at the end', () => {
		expect(chronicle.gains.length).toBeGreaterThan(3);
		for (const { seat, points } of chronicle.standings) expect(final?.get(seat) ?? 0).toBe(points);
		for (const { source, n } of chronicle.gains) {
			expect(Object.keys(ending?.sources ?? {})).toContain(source);
			expect(n).not.toBe(0);
		}
		// Most are told by a line of their own.
		expect(chronicle.gains.filter(({ say }) => say !== '').length).toBe(chronicle.gains.length);
	});

	it('ranks all seats, who won first', () => {
		const { winners } = table.over ?? { winners: [] };
		expect(chronicle.standings.map(({ seat }) => seat).toSorted()).toEqual(table.seats.toSorted());
		expect(
			chronicle.standings
				.slice(0, winners.length)
				.map(({ seat }) => seat)
				.toSorted()
		).toEqual(winners.toSorted());
		const ranks = chronicle.standings.map(({ rank }) => rank);
		expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
	});

	it('knows its parts, in order, and puts each gain in one', () => {
		expect(chronicle.parts.map(({ part }) => part)).toEqual(
			Array.from(chronicle.parts, (_, i) => i + 1)
		);
		for (const { move, part } of chronicle.gains) {
			const from = chronicle.parts.find((one) => one.part === part)?.from ?? Infinity;
			const next = chronicle.parts.find((one) => one.part === part + 1)?.from ?? Infinity;
			expect(from).toBeLessThan(move);
			expect(move).toBeLessThanOrEqual(next);
		}
	});

	it('finds the turning point where the lead changed last, and the last blow in the winner’s last gain', () => {
		const { turning, blow, over } = chronicle;
		const [winner] = over?.winners ?? [];
		expect(turning?.seat).toBe(winner);
		const after = totalsOf(chronicle).filter(({ move }) => move >= (turning?.move ?? 0));
		// From there on nobody else leads alone.
		for (const { totals } of after) {
			const most = Math.max(...totals.values());
			const leaders = [...totals].filter(([, n]) => n === most).map(([seat]) => seat);
			if (leaders.length === 1) expect(leaders).toEqual([winner]);
		}
		expect(blow.say).not.toBe('');
		const last = chronicle.gains.findLast(({ seat, n }) => seat === winner && n > 0);
		expect(blow).toMatchObject({ move: last?.move, n: last?.n, source: last?.source });
	});

	it('says in a sentence what each gain came from', () => {
		const gained = new Set(chronicle.gains.filter(({ n }) => n > 0).map(({ source }) => source));
		for (const source of gained)
			expect(said(fillIn(ending!.brings[source]!, { gain: msg('Two') })), source).toMatch(
				/^Two .+\.$/
			);
	});
});

// A game that is only told: its moves say who gains.
type Gains = readonly (readonly [SeatId, number])[];
const SEATS: readonly SeatId[] = ['seat:1', 'seat:2', 'seat:3'];

function told(moves: readonly Gains[], winners: readonly SeatId[]): Chronicle {
	const game = {
		...tiny({}),
		ending: {
			counted: 'x' as never,
			part: 'x' as never,
			partOf: () => 1,
			sources: { gain: '' as Words },
			brings: {},
			follow: () => (_: unknown, events: readonly GameEvent[]) =>
				events.flatMap(({ move }, at) =>
					move?.type === 'gain'
						? [{ seat: move['seat'] as SeatId, n: Number(move['n']), source: 'gain', at }]
						: []
				),
			standings: () => [],
			tieBreak: () => null
		}
	};
	const chronicler = new Chronicler(game);
	const table = { seats: SEATS, board: {}, over: null } as unknown as AnyTable;
	chronicler.see(table, []);
	for (const [i, gains] of moves.entries()) {
		if (i === moves.length - 1) table.over = { winners, why: '', rule: 'T-1' };
		chronicler.see(
			table,
			gains.map(([seat, n]) => ({ to: 'all', say: '', move: { type: 'gain', seat, n } }))
		);
	}
	return chronicler.chronicle;
}

describe('the turning point', () => {
	const [a, b, c] = SEATS as [SeatId, SeatId, SeatId];

	it('is the last move by which another came to lead alone', () => {
		const moves = [[[a, 1]], [[b, 2]], [[a, 2]], [[a, 1]], [[c, 1]]] as Gains[];
		expect(told(moves, [a]).turning).toMatchObject({ by: 'lead', seat: a, move: 3 });
	});

	it('is not moved by a draw in between', () => {
		const moves = [[[a, 1]], [[b, 1]], [[a, 1]]] as Gains[];
		expect(told(moves, [a]).turning).toMatchObject({ by: 'lead', seat: a, move: 1 });
	});

	it('is where the winner drew level, when another led alone last', () => {
		const moves = [[[a, 1]], [[b, 2]], [[a, 1]]] as Gains[];
		expect(told(moves, [a]).turning).toMatchObject({ by: 'level', seat: a, move: 3 });
	});

	it('is none where the winner never led', () => {
		expect(told([[[a, 1]], [[b, 1]]] as Gains[], [c]).turning).toBeNull();
		expect(told([[[a, 1]], [[b, 1]]] as Gains[], [c]).blow).toMatchObject({
			move: 2,
			source: null
		});
	});
});
