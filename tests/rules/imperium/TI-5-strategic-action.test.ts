/** TI-5.4 to TI-5.10: the primary of a card, then the secondaries of the others. */
import { describe, expect, it } from 'vitest';
import { countersLeft, planetsOf } from '../../../src/lib/games/imperium/board';
import { comingSecondary } from '../../../src/lib/games/imperium/steps/strategic';
import { dueCards } from '../../../src/lib/games/imperium/steps/turn';
import { costOf } from '../../../src/lib/games/imperium/strategy/cost';
import { Play, retract } from '../../../src/lib/core';
import type { LogEntry, SeatId } from '../../../src/lib/core';
import { act } from '../../../src/lib/core';
import { remember } from '../../../src/lib/games/imperium/lasting';
import type { Board } from '../../../src/lib/games/imperium/types';
import { playing } from '../../support/imperium';
import { said } from '../../support/said';

const me: SeatId = 'seat:1';
const two: SeatId = 'seat:2';
const three: SeatId = 'seat:3';

/** All planets exhausted, so that everybody has something to refresh. */
const tired = (board: Board): void => {
	for (const planet of Object.values(board.planets)) planet.exhausted = true;
};
const strategyOf = (board: Board, seat: SeatId): number => board.players[seat]!.counters.strategy;
const refreshed = (g: ReturnType<typeof playing>) => g.moves('refresh').map(({ seat }) => seat);
const home = (board: Board, seat: SeatId) => planetsOf(board, seat)[0]!;
const refresh = (g: ReturnType<typeof playing>, seat: SeatId) =>
	g.answer(seat, { pick: 'refresh', then: { picks: [home(g.board, seat)] } });
const name = { pick: two } as const;

describe('the others', () => {
	it('[TI-5.4] are asked at once after the primary; answers are sealed, and carried out clockwise', () => {
		const g = playing('diplomacy', tired, { seats: 4 });
		g.answer(me, name);
		expect(g.askedSeats).toEqual([two, three, 'seat:4']);
		refresh(g, 'seat:4');
		refresh(g, three);
		expect(g.moves('refresh')).toEqual([]);
		refresh(g, two);
		expect(refreshed(g)).toEqual([two, three, 'seat:4']);
	});

	it('[TI-5.4] a sealed answer may be taken back until all are in', () => {
		const g = playing('diplomacy', tired);
		g.answer(me, name);
		const done = act(g.game, g.table, two, g.decision(two).id, { pick: 'leave' });
		if (!done.ok) throw new Error('It was refused.');
		const entry: LogEntry = done.value;
		expect(retract(g.game, g.table, entry)).toBe(true);
		expect(g.askedSeats).toEqual([two, three]);
	});

	it('[TI-5.4] then the card is turned to its used side', () => {
		const g = playing('diplomacy', tired);
		g.answer(me, name);
		expect(dueCards(g.board, me)).toEqual(['diplomacy']);
		g.until('rest.wait');
		expect(g.board.players[me]!.strategy).toEqual([{ card: 'diplomacy', used: true }]);
		expect(g.moves('strategic').map(({ isOver }) => isOver)).toEqual([false, true]);
	});

	it('[TI-5.4] with `secondaries: inTurn` each is asked when it is their turn, and sees its question coming', () => {
		const g = playing('diplomacy', tired, { seats: 4, options: { secondaries: 'inTurn' } });
		g.answer(me, name);
		expect(g.askedSeats).toEqual([two]);
		const coming = comingSecondary(new Play(g.game, g.table), 'seat:4');
		expect(coming?.after).toEqual([two, three]);
		expect(coming?.name).toBe('secondary.use');
		refresh(g, two);
		expect(refreshed(g)).toEqual([two]);
		expect(g.askedSeats).toEqual([three]);
		g.answer(three, { pick: 'leave' });
		expect(g.askedSeats).toEqual(['seat:4']);
		expect(g.decision('seat:4').shape).toEqual(coming?.ask.shape);
	});

	describe('who is not asked for want of what it costs', () => {
		/** What is said of who is not asked, up to the first question to the others. */
		const told = (g: ReturnType<typeof playing>) =>
			g.events.flatMap(({ say, to }) =>
				/secondary/.test(said(say)) && to === 'all' ? [said(say)] : []
			);
		const poor = (board: Board): void => {
			tired(board);
			board.players[two]!.counters = { ...board.players[two]!.counters, strategy: 0 };
		};

		it.each(['together', 'inTurn'] as const)(
			'[TI-5.5] [TI-34.2] without a counter that is told to all, once (secondaries: %s)',
			(secondaries) => {
				const g = playing('diplomacy', poor, { options: { secondaries } });
				g.answer(me, name);
				expect(g.askedSeats).toEqual([three]);
				expect(told(g)).toEqual([
					'{seat:2} has no counter in Strategy Allocation for the secondary of Diplomacy.'
				]);
			}
		);

		it('[TI-5.5] [TI-34.2] nothing is told of who would have no use for it', () => {
			const g = playing('diplomacy', (board) => {
				board.players[two]!.counters = { ...board.players[two]!.counters, strategy: 0 };
			});
			g.answer(me, name);
			expect(told(g)).toEqual([]);
		});

		it('[TI-34.2] with too few resources or too little influence that is told, too', () => {
			const g = playing('logistics', (board) => {
				for (const planet of planetsOf(board, two)) board.planets[planet]!.exhausted = true;
				Object.assign(board.players[two]!, { tradeGoods: 0 });
				Object.assign(board.players[three]!, { tradeGoods: 3 });
			}).until('strategic.others');
			expect(g.askedSeats).toEqual([three]);
			expect(told(g)).toEqual([
				'{seat:2} cannot pay for the secondary of Logistics: it takes 3 influence, 0 at hand.'
			]);
		});

		it('[TI-34.2] [TI-19.1] of technologies, what the cheapest takes and what there is', () => {
			const g = playing('technology', (board) => {
				for (const planet of planetsOf(board, two)) board.planets[planet]!.exhausted = true;
				Object.assign(board.players[two]!, { tradeGoods: 2, hand: [] });
				Object.assign(board.players[three]!, { tradeGoods: 9 });
			});
			g.until('strategic.others');
			expect(told(g)).toEqual([
				expect.stringMatching(
					/^\{seat:2\} cannot pay for the secondary of Technology: it takes \d resources, 2 at hand\.$/
				)
			]);
		});
	});

	it('[TI-5.6] who plays the card does not use its secondary', () => {
		const g = playing('diplomacy', tired);
		g.answer(me, name);
		expect(g.askedSeats).not.toContain(me);
	});

	it('[TI-5.7] who has passed may use it', () => {
		const g = playing('diplomacy', (board) => {
			tired(board);
			board.players[two]!.passed = true;
		});
		g.answer(me, name);
		expect(g.askedSeats).toContain(two);
	});

	it('[TI-34.2] who has nothing to refresh, or no counter, is not asked', () => {
		const g = playing('diplomacy', (board) => {
			tired(board);
			for (const id of planetsOf(board, two)) board.planets[id]!.exhausted = false;
			board.players[three]!.counters = { command: 3, fleet: 3, strategy: 0 };
		});
		g.answer(me, name);
		expect(g.asked).toEqual(['rest.wait']);
	});

	it('[TI-34.12] who does not answer does not use it', () => {
		const g = playing('diplomacy', tired);
		g.answer(me, name).lapse().lapse();
		expect(g.moves('secondary')).toEqual([]);
		expect(strategyOf(g.board, two)).toBe(2);
	});

	it('[TI-34.7] who is kept from secondaries is not asked, and one kept out meanwhile keeps the counter', () => {
		const g = playing('diplomacy', tired);
		g.answer(me, name);
		refresh(g, two);
		remember(g.board, {
			...{ is: 'noSecondary', until: 'action', seat: two },
			of: { card: 'policy-paralysis' }
		});
		refresh(g, three);
		expect(refreshed(g)).toEqual([three]);
		expect(strategyOf(g.board, two)).toBe(2);
		expect(g.board.lasting.some(({ until }) => until === 'action')).toBe(false);
	});
});

describe('what it costs', () => {
	it('[TI-5.5] [TI-14.4] one counter of Strategy Allocation, back into reinforcements', () => {
		const g = playing('diplomacy', tired);
		g.answer(me, name);
		expect(said(g.decision(two).say)).toBe(
			'Diplomacy: use its secondary ability for a counter of Strategy Allocation (leaves 1 of 2)?'
		);
		const left = countersLeft(g.board, two);
		refresh(g, two);
		g.answer(three, { pick: 'leave' });
		expect(strategyOf(g.board, two)).toBe(1);
		expect(countersLeft(g.board, two)).toBe(left + 1);
		expect(strategyOf(g.board, three)).toBe(2);
	});

	it('[TI-5.5] [TI-24.1] nothing for the Initiative holder, whose counters may be out', () => {
		const g = playing('diplomacy', (board) => {
			tired(board);
			board.players[two]!.strategy = [{ card: 'initiative', used: false }];
			board.players[two]!.counters = { command: 3, fleet: 3, strategy: 0 };
		});
		g.answer(me, name);
		refresh(g, two);
		g.answer(three, { pick: 'leave' });
		expect(g.moves('secondary')).toEqual([
			{ type: 'secondary', seat: two, card: 'diplomacy', counters: 0 }
		]);
		expect(costOf(g.board, two, 'diplomacy').waived).toEqual({ strategy: 'initiative' });
	});

	it('[TI-5.5] [TI-25.3] nothing for the Trade secondary of merchants, who pay for others', () => {
		const { board } = playing('diplomacy');
		board.players[two]!.race = 'hacan';
		expect(costOf(board, two, 'trade')).toEqual({
			counters: 0,
			waived: { ability: 'merchants' }
		});
		expect(costOf(board, two, 'warfare').counters).toBe(1);
	});

	it('[TI-5.5] nothing for Logistics', () => {
		const { board } = playing('diplomacy');
		expect(costOf(board, two, 'logistics')).toEqual({
			counters: 0,
			waived: { strategy: 'logistics' }
		});
		expect(costOf(board, two, 'warfare')).toEqual({ counters: 1, waived: null });
	});
});

describe('which cards', () => {
	it('[TI-5.8] a primary without effect is a Strategic Action all the same', () => {
		const g = playing('warfare');
		expect(g.moves('counterTaken')).toEqual([]);
		g.until('rest.wait');
		expect(g.board.players[me]!.strategy).toEqual([{ card: 'warfare', used: true }]);
	});

	it('[TI-5.9] [TI-5.10] Initiative takes none; of two others each takes one of its own', () => {
		const { board } = playing('diplomacy');
		const player = board.players[me]!;
		player.strategy = [
			{ card: 'initiative', used: false },
			{ card: 'imperial', used: false }
		];
		expect(dueCards(board, me)).toEqual(['imperial']);
		player.strategy = [
			{ card: 'trade', used: false },
			{ card: 'imperial', used: true }
		];
		expect(dueCards(board, me)).toEqual(['trade']);
		player.strategy[1]!.used = false;
		expect(dueCards(board, me)).toEqual(['trade', 'imperial']);
	});
});
