/** TI-28.5, TI-18.11: games by chance with full hands: every card that is offered can be played, and none is lost. */
import { expect, it } from 'vitest';
import { diceFrom } from '../../../src/lib/bots';
import { act, asidesOf, sampleAnswer, start } from '../../../src/lib/core';
import type { Shape } from '../../../src/lib/core';
import { imperium } from '../../../src/lib/games/imperium';
import { conserved } from '../../../src/lib/games/imperium/laws';
import { ACTION_CARDS } from '../../../src/lib/games/imperium/tables';
import { entriesOf, named, ownOf } from '../../../src/lib/games/kit';
import { keyOf, seatsOf } from '../../support/table-in-hand';

/** Every so many decisions hands are filled up. */
const FILLED = 6;
const FULL = 7;

/** A shape with its cards alone, where it has any. */
const cardsOf = (shape: Shape): Shape => {
	if (shape.type !== 'one') return shape;
	const choices = shape.choices.filter(({ id }) => id.startsWith('card:'));
	return choices.length > 0 ? { ...shape, choices } : shape;
};

it.each([
	[3, {}],
	[4, { secondaries: 'inTurn', casualties: 'attackerFirst', afterPassing: 'published' }],
	[5, { tacticalAction: 'fourth' }]
] as const)('[TI-28.5] [TI-18.11] %i players with full hands, %j', (n, options) => {
	const seats = seatsOf(n);
	const dice = diceFrom(n);
	const { table } = start(imperium, { seats, options, key: keyOf(n), clocked: false });
	const played = new Set<string>();
	const box = Object.fromEntries(
		Object.entries(ACTION_CARDS)
			.filter(([id]) => id !== 'strategic-shift' || n > 4)
			.map(([id, { count }]) => [`action:${id}`, count])
	);
	for (let i = 1; !table.over && i < 2500; i++) {
		const { board, vault } = table;
		if (i % FILLED === 0 && table.frames.slice(-2).some(({ step }) => step === 'turn'))
			for (const [seat, { hand, isOut }] of entriesOf(board.players))
				while (!isOut && hand.length < FULL && vault.actions.length > 0)
					hand.push(...named([vault.actions.pop()!], ownOf(seat), hand));
		const open = table.decisions[dice(table.decisions.length)]!;
		const seat = seats[dice(n)]!;
		const beside = asidesOf(imperium, table, seat).find(({ name }) => name === 'card');
		const asked = table.decisions.find((one) => one.seat === seat)?.id ?? 0;
		const shape = dice(2) === 0 ? cardsOf(open.shape) : open.shape;
		const result =
			beside && dice(2) === 0
				? act(imperium, table, seat, asked, {
						aside: 'card',
						then: sampleAnswer(beside.shape, dice)
					})
				: act(imperium, table, open.seat, open.id, sampleAnswer(shape, dice));
		expect(result).toMatchObject({ ok: true });
		if (!result.ok) return;
		for (const { move } of result.value.events) if (move?.type === 'played') played.add(move.as);
		if (board.stage === 'setup') continue;
		expect(conserved(table)).toMatchObject(box);
		for (const { hand } of Object.values(board.players))
			expect(new Set(hand).size).toBe(hand.length);
	}
	expect(played.size).toBeGreaterThan(20);
});
