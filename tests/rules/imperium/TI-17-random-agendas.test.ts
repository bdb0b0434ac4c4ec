/** Whatever is answered to an agenda: every answer a question lists is accepted, the agenda ends, and no card is lost. */
import { expect, it } from 'vitest';
import { sampleAnswer } from '../../../src/lib/core';
import { conserved } from '../../../src/lib/games/imperium/laws';
import { MECATOL } from '../../../src/lib/games/imperium/board';
import {
	ACTION_CARDS,
	POLITICAL_CARDS,
	RACES,
	STRATEGY_CARDS
} from '../../../src/lib/games/imperium/tables';
import type { Board, PoliticalCardId, SeatId, Vault } from '../../../src/lib/games/imperium/types';
import { agendaWith, onTop } from '../../support/agendas';

/** Tables a card; more with GAMES=100. */
const GAMES = Number(process.env['GAMES'] ?? 4);
/** More answers than any Political primary takes. */
const MOST = 2000;

const cards = Object.keys(POLITICAL_CARDS);

/** Whole numbers from a small seed: 0 to `below` − 1. */
function diceOf(seed: number): (below: number) => number {
	let n = seed * 7919 + 1;
	return (below) => (n = (n * 16807) % 2147483647) % below;
}

/** What there may be in the middle of a game, by chance; laws that were voted for among it. */
function shaken(
	board: Board,
	vault: Vault,
	card: PoliticalCardId,
	dice: (below: number) => number
): void {
	const races = Object.keys(RACES);
	const strategies = Object.keys(STRATEGY_CARDS);
	for (const seat of board.order) {
		const player = board.players[seat]!;
		player.race = races[dice(races.length)]!;
		player.hand = vault.actions.splice(0, dice(6));
		player.tradeGoods = dice(12);
		player.points = dice(4);
		player.counters = { command: dice(4), fleet: 5 + dice(3), strategy: dice(3) };
		const [strategy] = strategies.splice(dice(strategies.length), 1);
		player.strategy = strategy === undefined ? [] : [{ card: strategy, used: dice(2) === 0 }];
	}
	for (const planet of Object.values(board.planets)) {
		planet.exhausted = dice(2) === 0;
		if (planet.owner === null && dice(2) === 0) {
			planet.owner = board.order[dice(board.order.length)]!;
			planet.units = { groundForce: dice(3), pds: 0, spaceDock: 0 };
		}
	}
	for (const law of ['free-trade', 'code-of-honor', 'planetary-security', 'council-elder'] as const)
		if (law !== card && dice(3) === 0) {
			vault.politics = vault.politics.filter((one) => one !== law);
			const elected = law === 'council-elder' ? ({ player: 'seat:2' } as const) : null;
			board.laws.push({ card: law, elected });
		}
	onTop(vault, card);
}

/** Every card and no counter too many, with so many players (TI-2.7, TI-3.11). */
const boxOf = (seats: readonly SeatId[]) =>
	Object.fromEntries([
		...Object.entries(ACTION_CARDS)
			.filter(([id]) => id !== 'strategic-shift' || seats.length > 4)
			.map(([id, { count }]) => [`action:${id}`, count]),
		...cards.map((id) => [`political:${id}`, 1]),
		...seats.map((seat) => [`counters:${seat}`, 0])
	]) as Record<string, number>;

it.each(cards)('[TI-17.2] %s ends, whatever is answered, and every card is there once', (card) => {
	for (let game = 0; game < GAMES; game++) {
		const dice = diceOf(game * 61 + cards.indexOf(card) + 1);
		const g = agendaWith(card, (board, vault) => shaken(board, vault, card, dice), {
			...{ seats: 2 + (game % 5), seed: 1 + (game % 7) },
			options: { electAbstain: game % 2 === 0 ? 'refused' : 'allowed' }
		});
		expect(g.board.planets[MECATOL]).toBeDefined();
		const pieces = boxOf(g.board.order);
		for (let i = 0; g.asked[0] !== 'rest.wait' && !g.table.over; i++) {
			expect(i).toBeLessThan(MOST);
			const seats = g.askedSeats;
			const seat = seats[dice(seats.length)]!;
			if (dice(12) === 0) g.lapse();
			else g.answer(seat, sampleAnswer(g.decision(seat).shape, dice));
			expect(conserved(g.table)).toEqual(pieces);
		}
		expect(g.board.agenda).toBeNull();
		for (const seat of g.board.order) {
			const { counters, tradeGoods, points } = g.board.players[seat]!;
			const { command, fleet, strategy } = counters;
			expect(Math.min(command, fleet, strategy, tradeGoods, points)).toBeGreaterThanOrEqual(0);
		}
	}
});
