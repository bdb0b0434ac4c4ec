/** GC-6: the market, the decks, the first objectives, the starting player. */
import { describe, expect, it } from 'vitest';
import { turnOrder } from '../../../src/lib/games/council/board';
import { councilCardOf, objectiveOf, techOf } from '../../../src/lib/games/council/tables/by-id';
import { COUNCIL_CARDS, OBJECTIVES } from '../../../src/lib/games/council/tables';
import { TIERS } from '../../../src/lib/games/council/tables/vocabulary';
import { opening, seatsOf } from '../../support/council';

const ready = (seats: number, seed = 7, npcs: 'on' | 'off' = 'on') =>
	opening({ seats, seed, options: { npcs } }).until('turn.menu');

describe('the rest of the setup', () => {
	it('[GC-6.1] the market has 3 technologies of each of the 5 tiers', () => {
		const { market } = ready(4).board;
		for (const tier of TIERS)
			expect(market.filter((id) => techOf(id).tier === tier).length).toBe(3);
		expect(new Set(market).size).toBe(15);
		expect(ready(4, 8).board.market).not.toEqual(market);
	});

	it('[GC-6.2] cards that need more players or races than there are stay in the box', () => {
		const g = ready(2, 7, 'off');
		const goals = [...g.vault.objectives, ...g.board.objectives];
		for (const id of g.vault.council)
			expect(councilCardOf(id).minPlayers ?? 0).toBeLessThanOrEqual(2);
		for (const id of goals) expect(objectiveOf(id).minRaces ?? 0).toBeLessThanOrEqual(2);
		expect(g.vault.council.length).toBeLessThan(Object.keys(COUNCIL_CARDS).length);
		expect(goals.length).toBeLessThan(Object.keys(OBJECTIVES).length);
		const full = ready(6);
		expect(full.vault.council.length).toBe(Object.keys(COUNCIL_CARDS).length);
		expect(full.vault.objectives.length + 2).toBe(Object.keys(OBJECTIVES).length);
		expect([full.vault.tactics.small.length, full.vault.tactics.big.length]).toEqual([36, 18]);
	});

	it('[GC-6.2] the decks are shuffled', () => {
		expect(ready(3, 1).vault.council).not.toEqual(ready(3, 2).vault.council);
		expect(ready(3, 1).vault.tactics).not.toEqual(ready(3, 2).vault.tactics);
		const goals = (seed: number) => {
			const { board, vault } = ready(3, seed);
			return [...board.objectives, ...vault.objectives];
		};
		expect(goals(1)).not.toEqual(goals(2));
	});

	it('[GC-6.3] two objectives are open', () => {
		const g = ready(4);
		expect(g.board.objectives.length).toBe(2);
		expect(g.vault.objectives).not.toContain(g.board.objectives[0]);
	});

	it('[GC-6.4] a random player starts and is the first Chair; turns go clockwise from there', () => {
		const firsts = new Set<string>();
		for (let seed = 1; seed < 30; seed++) {
			const g = ready(3, seed);
			firsts.add(g.board.first);
			expect(g.board.chair).toBe(g.board.first);
			const order = turnOrder(g.board);
			expect(order[0]).toBe(g.board.first);
			const turns: string[] = [];
			for (let i = 0; i < 3; i++) {
				turns.push(g.board.turn!.seat);
				g.pick(g.board.turn!.seat, 'end');
			}
			expect(turns).toEqual(order);
		}
		expect(firsts).toEqual(new Set(seatsOf(3)));
	});

	it('[GC-6.5] everyone starts with 0 VP, and with no Stock but what a fate gave', () => {
		const g = ready(6);
		for (const seat of seatsOf(6)) {
			const { vp, stock } = g.player(seat);
			expect(vp).toBe(0);
			if (!g.said.includes(`{${seat}} gains`)) expect(stock).toBe(0);
		}
		expect(seatsOf(6).some((seat) => g.player(seat).stock === 0)).toBe(true);
	});
});
