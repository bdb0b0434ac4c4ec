/** TI-34.10: answers given ahead: how long they hold, and at which moments. */
import { expect, it } from 'vitest';
import { act, order, sampleAnswer, start } from '../../../src/lib/core';
import type { StandingOrder } from '../../../src/lib/core';
import { diceFrom } from '../../../src/lib/bots';
import { imperium } from '../../../src/lib/games/imperium';
import { groups, spans } from '../../../src/lib/games/imperium/timing/orders';
import { MOMENTS } from '../../../src/lib/games/imperium/timing/table';
import { keyOf, seatsOf } from '../../support/table-in-hand';

const passing = (until: string): StandingOrder => ({
	...{ on: '*', when: [], answer: { pick: 'pass' }, until }
});

it('[TI-34.10] an order to pass for a turn ends with it, one for a round with the round, one for the game never', () => {
	const seats = seatsOf(3);
	const dice = diceFrom(5);
	const { table } = start(imperium, { seats, options: {}, key: keyOf(5), clocked: false });
	const { board } = table;
	const playUntil = (isSo: () => boolean) => {
		while (!table.over && !isSo()) {
			const { seat, id, shape } = table.decisions[0]!;
			expect(act(imperium, table, seat, id, sampleAnswer(shape, dice))).toMatchObject({ ok: true });
		}
	};
	playUntil(() => board.stage === 'action' && board.active !== null);
	const { active, round } = board;
	const leave = (seat: 'seat:1' | 'seat:2' | 'seat:3', until: string) =>
		expect(order(imperium, table, seat, [passing(until)])).toMatchObject({ ok: true });
	leave('seat:1', 'turn');
	leave('seat:2', 'round');
	leave('seat:3', 'game');
	const held = () => seats.filter((seat) => table.orders[seat]);
	playUntil(() => board.active !== active);
	expect(held()).toEqual(['seat:2', 'seat:3']);
	playUntil(() => board.round !== round);
	expect(held()).toEqual(['seat:3']);
});

it('[TI-34.10] each moment is in one group', () => {
	const grouped = groups.flatMap(({ moments }) => moments);
	expect(grouped.toSorted()).toEqual(Object.keys(MOMENTS).toSorted());
	expect(imperium.groups).toBe(groups);
	expect(imperium.spans).toBe(spans);
});
