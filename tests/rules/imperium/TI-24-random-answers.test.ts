/** Whatever is answered to a Strategy Card: every answer a question lists is accepted, and the action ends. */
import { describe, expect, it } from 'vitest';
import { act, asidesOf, sampleAnswer } from '../../../src/lib/core';
import { countersLeft, systemIds } from '../../../src/lib/games/imperium/board';
import { RACES, STRATEGY_CARDS, TECHNOLOGIES } from '../../../src/lib/games/imperium/tables';
import type { SeatId } from '../../../src/lib/core';
import type { Board } from '../../../src/lib/games/imperium/types';
import { playing } from '../../support/imperium';

/** Tables a card; more with GAMES=500. */
const GAMES = Number(process.env['GAMES'] ?? 12);
/** More than any action takes. */
const MOST = 3000;

const cards = Object.keys(STRATEGY_CARDS).filter((card) => card !== 'initiative');

/** Whole numbers from a small seed: 0 to `below` − 1. */
function diceOf(seed: number): (below: number) => number {
	let n = seed * 7919 + 1;
	return (below) => (n = (n * 16807) % 2147483647) % below;
}

/** What a player may have in the middle of a game, by chance. */
function shaken(board: Board, dice: (below: number) => number): void {
	const races = Object.keys(RACES);
	const techs = Object.keys(TECHNOLOGIES);
	for (const seat of board.order) {
		const player = board.players[seat]!;
		player.race = races[dice(races.length)]!;
		player.techs = techs.filter(() => dice(3) === 0);
		player.tradeGoods = dice(8);
		player.counters = { command: dice(5), fleet: 5 + dice(3), strategy: dice(3) };
		player.contracts = [1, 1 + dice(3)].map((worth) => ({ worth, holder: seat }));
	}
	for (const planet of Object.values(board.planets)) {
		if (dice(6) === 0) planet.owner ??= board.order[dice(board.order.length)]!;
		planet.exhausted = dice(2) === 0;
	}
	for (const id of systemIds(board)) {
		const system = board.systems[id]!;
		for (const seat of board.order)
			if (dice(8) === 0 && countersLeft(board, seat) > 0) system.counters.push(seat);
		for (const fleet of Object.values(system.fleets)) {
			fleet.cruiser = Math.min(2, fleet.cruiser + dice(2));
			fleet.groundForce = dice(2);
		}
	}
}

describe.each(cards)('%s', (card) => {
	it('[TI-5.4] [TI-34.12] ends, whatever is answered by turns and beside them', () => {
		for (let game = 0; game < GAMES; game++) {
			const dice = diceOf(game + 1);
			const seats = 2 + (game % 5);
			const options = {
				secondaries: game % 3 === 0 ? 'inTurn' : 'together',
				warfareGoal: game % 2 === 0 ? 'anyEmpty' : 'notHome',
				imperialDock: game % 2 === 0 ? 'yes' : 'no',
				diplomacyRefresh: game % 4 < 2 ? 'any' : 'outsideHome'
			} as const;
			const g = playing(card, (board) => shaken(board, dice), {
				...{ seats, options, seed: 1 + (game % 7) }
			});
			for (let i = 0; g.asked[0] !== 'rest.wait' && !g.table.over; i++) {
				expect(i).toBeLessThan(MOST);
				const asked = g.askedSeats;
				const seat = asked[dice(asked.length)]!;
				if (dice(6) === 0) giveSomething(g, dice);
				else if (dice(12) === 0) g.lapse();
				else if (g.askedSeats.includes(seat))
					g.answer(seat, sampleAnswer(g.decision(seat).shape, dice));
			}
			for (const seat of g.board.order) {
				const { counters, tradeGoods } = g.board.players[seat]!;
				const { command, fleet, strategy } = counters;
				expect(Math.min(command, fleet, strategy, tradeGoods)).toBeGreaterThanOrEqual(0);
				expect(countersLeft(g.board, seat)).toBeGreaterThanOrEqual(0);
			}
		}
	});
});

/** Somebody gives trade goods, where that can be done now. */
function giveSomething(g: ReturnType<typeof playing>, dice: (below: number) => number): void {
	const seat: SeatId = g.board.order[dice(g.board.order.length)]!;
	const [gift] = asidesOf(g.game, g.table, seat);
	if (!gift) return;
	const open = g.table.decisions.find((one) => one.seat === seat);
	const then = sampleAnswer(gift.shape, dice);
	const done = act(g.game, g.table, seat, open?.id ?? 0, { aside: gift.name, then });
	expect(done.ok).toBe(true);
}
