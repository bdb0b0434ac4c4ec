/** The steady player of Galactic Council: what it does in plain positions, and that it is worth playing against. */
import { describe, expect, it } from 'vitest';
import { botFor, botsFor, decideNow, diceFrom } from '../../src/lib/bots';
import { decisionOf, lookOpen, lookOwn } from '../../src/lib/core';
import type { Answer, SeatId } from '../../src/lib/core';
import { council } from '../../src/lib/games/council';
import { simulate } from '../../tools/lib/simulate';
import { position } from '../support/council';
import type { CouncilGame } from '../support/council';

const steady = botFor(botsFor(council), 'steady');

/** What the steady player answers in this seat now. */
const answerOf = ({ table }: CouncilGame, seat: SeatId): Answer =>
	decideNow(steady, {
		game: 'council',
		decision: decisionOf(table, seat)!,
		view: () => ({ open: lookOpen(council, table), own: lookOwn(council, table, seat) }),
		dice: diceFrom(1)
	});

describe('steady', () => {
	it('wins at least three in five four-seat games against three random players, from any seat', () => {
		for (let at = 0; at < 4; at++) {
			const levels = [0, 1, 2, 3].map((seat) => (seat === at ? 'steady' : 'random'));
			const games = Array.from({ length: 5 }, (_, k) =>
				simulate({ game: council, seats: 4, levels, seed: 100 * at + k })
			);
			expect(games.map(({ error }) => error)).toEqual(games.map(() => null));
			const won = games.filter(({ table }) => table?.over?.winners.includes(`seat:${at + 1}`));
			expect(won.length).toBeGreaterThanOrEqual(3);
		}
	}, 60_000);

	it('given its first turn, then it settles the planet next to its homeworld', () => {
		const g = position({ turn: 'seat:1' });
		g.until('turn.menu');
		expect(answerOf(g, 'seat:1')).toMatchObject({ pick: 'battle' });
	});
});
