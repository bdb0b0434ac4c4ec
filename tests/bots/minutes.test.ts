/** How long a game takes one person beside bots, as `npm run simulate` counts it. */
import type { AnyTable, Decision } from '$lib/core';
import { expect, it } from 'vitest';
import { TableClock } from '../../tools/lib/minutes';

const asked = (id: number, seat: 'seat:1' | 'seat:2', window: string | null, choices: number) =>
	({
		...{ id, seat, window },
		shape: { type: 'one', choices: Array.from({ length: choices }, (_, i) => ({ id: String(i) })) }
	}) as unknown as Decision;

/** Puts these questions, and has them answered in this order. */
function minutesOf(...rounds: Decision[][]): { seconds: number; decided: number } {
	const clock = new TableClock();
	const table = (decisions: Decision[]) =>
		({ seats: ['seat:1', 'seat:2'], decisions }) as unknown as AnyTable;
	for (const decisions of rounds) {
		clock.look(table(decisions));
		for (const [i, decision] of decisions.entries()) {
			clock.answered(table(decisions), decision);
			clock.look(table(decisions.slice(i + 1)));
		}
	}
	return { seconds: Math.round(clock.minutes * 600) / 10, decided: clock.decided };
}

it('a person thinks ten seconds, a bot moves after its pause, and who is asked together thinks together', () => {
	expect(minutesOf([asked(1, 'seat:1', null, 3)])).toEqual({ seconds: 10, decided: 1 });
	expect(minutesOf([asked(1, 'seat:2', null, 3)])).toEqual({ seconds: 0.6, decided: 0 });
	const together = [asked(1, 'seat:2', null, 3), asked(2, 'seat:1', null, 3)];
	expect(minutesOf(together, [asked(3, 'seat:2', null, 2)])).toEqual({ seconds: 10.6, decided: 1 });
});

it('[ROOM-WINDOW.2] a window takes a person no time in which nothing but a pass is possible, and bots none', () => {
	expect(minutesOf([asked(1, 'seat:1', 'afterRoll', 1)])).toEqual({ seconds: 0, decided: 0 });
	expect(minutesOf([asked(1, 'seat:1', 'afterRoll', 2)])).toEqual({ seconds: 10, decided: 1 });
	expect(minutesOf([asked(1, 'seat:2', 'afterRoll', 2)])).toEqual({ seconds: 0, decided: 0 });
});
