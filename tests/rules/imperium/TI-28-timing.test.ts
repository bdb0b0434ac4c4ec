/** TI-28.1, TI-28.4, TI-34.11, TI-34.13, TI-17.17: who comes first, and when a window opens and closes. */
import { describe, expect, it } from 'vitest';
import { hexOf, ring } from '../../../src/lib/hex';
import { systemIds } from '../../../src/lib/games/imperium/board';
import { likeOf } from '../../../src/lib/games/kit';
import { candidatesOf } from '../../../src/lib/games/imperium/politics/candidates';
import { timingOrder } from '../../../src/lib/games/imperium/timing/order';
import type { Board } from '../../../src/lib/games/imperium/types';
import { decided } from '../../support/agendas';
import { ready, standing } from '../../support/imperium';
import { deal, me, playCard, them, turnWith, you } from '../../support/imperium-cards';

const PASS = { pick: 'pass' };
const four = 'seat:4';

/** Seat:3 plays first, then seat:1, seat:2 and seat:4. */
const ordered = (board: Board): void => {
	const cards = { [me]: 'diplomacy', [you]: 'political', [them]: 'initiative', [four]: 'trade' };
	for (const seat of board.order)
		Object.assign(board.players[seat]!, {
			...{ race: 'sol', strategy: [{ card: cards[seat as keyof typeof cards], used: true }] }
		});
};

describe('at the same moment', () => {
	it('[TI-28.1] the active player first, then clockwise; from the Speaker; in the Status Phase in order of play', () => {
		const { board } = ready({ seats: 4 });
		ordered(board);
		Object.assign(board, { stage: 'action', active: you, speaker: four });
		expect(timingOrder(board)).toEqual([you, them, four, me]);
		Object.assign(board, { stage: 'strategy', active: null });
		expect(timingOrder(board)).toEqual([four, me, you, them]);
		board.stage = 'status';
		expect(timingOrder(board)).toEqual([them, me, you, four]);
	});

	it('[TI-17.17] a result acts on all players in order of play, each as far as possible', () => {
		const g = decided(
			'regressive-rhetoric',
			'against',
			(board, vault) => {
				ordered(board);
				for (const seat of [me, them, four] as const)
					deal(board, vault, seat, ...vault.actions.slice(-2));
			},
			{ seats: 4 }
		);
		const seats: string[] = [];
		while (g.asked[0] === 'discarding.choose') {
			seats.push(g.askedSeats[0]!);
			g.lapse();
		}
		// Seat:2 has none to discard.
		expect(seats).toEqual([them, me, four]);
		expect(g.moves('discarded').map(({ seat }) => seat)).toEqual([them, me, four]);
	});

	it('[TI-34.13] places from the centre outward, each ring clockwise from straight up; players from the left', () => {
		const { board } = ready({ seats: 4 });
		const ids = systemIds(board);
		expect(ids[0]).toBe('hex:0,0');
		expect(ids.slice(1, 7)).toEqual([
			...['hex:0,-1', 'hex:1,-1', 'hex:1,0', 'hex:0,1', 'hex:-1,1', 'hex:-1,0']
		]);
		expect(ids[7]).toBe('hex:0,-2');
		const distances = ids.map((id) =>
			[0, 1, 2, 3].findIndex(
				(radius) =>
					id === 'hex:0,0' ||
					ring(hexOf('hex:0,0'), radius).some(({ q, r }) => q === hexOf(id).q && r === hexOf(id).r)
			)
		);
		expect(distances).toEqual(distances.toSorted((one, other) => one - other));
		expect(candidatesOf(board, 'public-execution', you)).toEqual([them, four, me, you]);
	});
});

describe('windows', () => {
	it('[TI-28.4] an effect is finished before the next window opens, but for answers to it', () => {
		const g = turnWith(['privateers#1'], (board, vault) => {
			board.players[you]!.tradeGoods = 4;
			deal(board, vault, you, 'sabotage#1');
			deal(board, vault, them, 'sabotage#2');
		});
		playCard(g, me, 'privateers#1', { pick: you });
		expect(g.askedSeats).toEqual([you, them]);
		g.answer(you, PASS);
		expect(g.moves('played')).toHaveLength(1);
		// Its answer is answered within it, and done before the first card goes on.
		g.answer(them, { pick: 'card:sabotage#2' });
		expect(g.moves('played').map(({ card }) => likeOf(card))).toEqual(['privateers', 'sabotage']);
		g.until('turn.act');
		expect(g.board.players[me]!.tradeGoods).toBe(0);
		expect(g.moves('done').map(({ card }) => likeOf(card))).toEqual(['sabotage', 'privateers']);
	});

	it('[TI-34.11] stays open for its least time, though nobody can do anything, and closes by the clock', () => {
		const g = turnWith(['privateers#1'], (board, vault) => {
			board.players[you]!.tradeGoods = 4;
			deal(board, vault, you, 'veto#1');
		});
		Object.assign(g.table, { clocked: true });
		playCard(g, me, 'privateers#1', { pick: you });
		// The room passes for who can do nothing else.
		expect(g.table.decisions.map(({ seat }) => seat)).toEqual(['table']);
		expect(g.board.players[me]!.tradeGoods).toBe(0);
		g.lapse();
		expect(g.board.players[me]!.tradeGoods).toBe(2);
	});

	it('[TI-4.11] in the Strategy Phase whoever holds a card is asked, and the first from the Speaker plays first', () => {
		const g = standing({ step: 'strategy', at: 'begin' }, (board, vault) => {
			board.speaker = you;
			board.active = null;
			for (const seat of board.order)
				Object.assign(board.players[seat]!, { race: 'sol', strategy: [] });
			deal(board, vault, me, 'signal-jamming#1');
			deal(board, vault, them, 'signal-jamming#2');
		});
		expect(g.asked).toEqual(['window:strategyStart']);
		expect(g.askedSeats).toEqual([them, me]);
		const jam = (card: string) => ({
			pick: `card:${card}`,
			then: { pick: 'hex:0,0', then: { pick: you } }
		});
		g.answer(me, jam('signal-jamming#1'));
		g.answer(them, jam('signal-jamming#2'));
		expect(g.moves('played').map(({ seat }) => seat)).toEqual([them]);
	});
});
