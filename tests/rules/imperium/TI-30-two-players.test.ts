/** TI-30: two players. */
import { describe, expect, it } from 'vitest';
import { Play } from '../../../src/lib/core';
import { scoreImperial } from '../../../src/lib/games/imperium/objectives/turn-up';
import { objectiveOf } from '../../../src/lib/games/imperium/tables/by-id';
import { markedIn } from '../../../src/lib/games/imperium/two-players';
import { openTo, ready } from '../../support/imperium';

const stages = (ids: readonly string[]) => ids.map((id) => objectiveOf(id).stage);
const LEFT_OUT = ['domination', 'supremacy', 'influence-of-neighbours'];

describe('objectives of two', () => {
	it.each([1, 2, 3, 4, 5])('[TI-30.2] all public ones lie open, Imperium Rex last (%i)', (seed) => {
		const g = ready({ seats: 2, seed });
		const { objectives } = openTo(g);
		expect(stages(objectives)).toEqual([
			...Array.from({ length: 6 }, () => 'one'),
			...Array.from({ length: 4 }, () => 'two')
		]);
		expect(objectives.at(-1)).toBe('imperium-rex');
		expect(g.vault.objectives).toEqual([]);
		expect(g.moves('objectives')).toEqual([{ type: 'objectives', objectives }]);
		const dealt = g.board.order.flatMap((seat) => g.board.players[seat]!.secrets);
		expect(LEFT_OUT.filter((id) => [...objectives, ...dealt].includes(id))).toEqual([]);
		expect(new Set([...objectives, ...dealt]).size).toBe(18);
	});

	it('[TI-30.2] the marker lies on the first in round 1', () => {
		const { board } = ready({ seats: 2 });
		expect(markedIn({ ...board, round: 0 })).toBe(board.objectives[0]);
		expect(markedIn({ ...board, round: 1 })).toBe(board.objectives[0]);
		expect(markedIn({ ...board, round: 9 })).toBe(board.objectives[8]);
	});

	it('[TI-30.3] each has 1 Stage I, 1 Stage II and 2 secret ones besides', () => {
		const { board } = ready({ seats: 2 });
		for (const seat of board.order)
			expect(stages(board.players[seat]!.secrets)).toEqual(['one', 'two', 'secret', 'secret']);
	});

	it('[TI-1.13] [TI-30.2] in the Long War 8 Stage I lie open and the Stage II there are', () => {
		const { board } = ready({ seats: 2, options: { longWar: 'on' } });
		expect(stages(board.objectives)).toEqual([
			...Array.from({ length: 8 }, () => 'one'),
			...Array.from({ length: 5 }, () => 'two')
		]);
		for (const seat of board.order) expect(board.players[seat]!.secrets).toHaveLength(4);
	});
});

describe('Imperial of two', () => {
	it('[TI-30.8] gives 1 point and no card', () => {
		const g = ready({ seats: 2 });
		const before = g.board.objectives.slice();
		scoreImperial(new Play(g.game, g.table), 'seat:1');
		expect(g.board.players['seat:1']?.points).toBe(1);
		expect(g.board.objectives).toEqual(before);
	});
});
