/** Standing orders and interrupts leave no trace: neither in what is decided, nor in what was being asked. */
import { msg } from '$lib/core';
import { describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { act, asidesOf, dueByOrder, sampleAnswer } from '../../src/lib/core';
import type { AnyGame, AnyTable, Answer, Decision, Play, SeatId } from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { GAMES } from '../../src/lib/games';
import { anyOf, anySetup, copyOf, playOn, runs, tableAt, tableOf } from '../support/positions';
import { said } from '../support/said';
import { doubting } from '../support/toy';

vi.setConfig({ testTimeout: 90_000 });

const PLAYED: readonly AnyGame[] = [
	...Object.values(GAMES),
	{ ...doubting(), options: doubting().options.filter(({ id }) => id !== 'broken') }
];

/** The game with an interrupt that asks whoever makes it one thing, and changes nothing. */
const interruptible = (game: AnyGame): AnyGame => ({
	...game,
	steps: {
		...game.steps,
		pause: {
			q: {
				form: 'ask',
				ask: ({ table }: Play<AnyTypes>) => ({
					...{ seat: table.seats[0]!, rule: 'T-1', say: msg('Go on?') },
					shape: { type: 'confirm', yes: msg('Yes'), no: msg('No') }
				}),
				then: () => undefined
			}
		}
	},
	asides: {
		pause: {
			interrupts: true,
			ask: () => ({
				shape: { type: 'confirm', yes: msg('Yes'), no: msg('No') },
				rule: 'T-1',
				say: msg('Wait')
			}),
			then: (play: Play<AnyTypes>) => play.push('pause')
		}
	}
});
interface AnyTypes {
	readonly board: unknown;
	readonly vault: unknown;
	readonly move: { readonly type: string };
	readonly steps: { readonly pause: object };
	readonly window: { readonly moment: string };
}

const answered = (game: AnyGame, table: AnyTable, { seat, id }: Decision, answer: Answer) => {
	const result = act(game, table, seat, id, answer);
	if (!result.ok) throw new Error(said(result.refusal.say));
};

describe.each(PLAYED.map((game) => [game.id, game] as const))('%s', (_id, game) => {
	it.skipIf(!game.windows)(
		'[LAW-8] a window answered by standing orders leaves the table as one answered by hand, in whatever order',
		() => {
			let byOrder = 0;
			for (let seed = 1; seed <= 6; seed++) {
				const dice = diceFrom(seed);
				const seats = Math.max(game.seats.min, 4);
				const options = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]));
				const table = tableOf(game, { seats, options, seed, clocked: true });
				for (let i = 0; i < 300 && !table.over; i++) {
					if (table.decisions[0]?.window == null) {
						playOn(game, table, dice, 1);
						continue;
					}
					const ordered = copyOf(table);
					const open = table.decisions.slice();
					const due = new Set<SeatId>();
					for (let one = dueByOrder(game, ordered); one; one = dueByOrder(game, ordered)) {
						if (ordered.decisions.length === 1) break;
						due.add(one.seat);
						expect(one.answer).toEqual({ pick: 'pass' });
						act(game, ordered, one.seat, one.decision, one.answer);
					}
					byOrder += due.size;
					const answers = new Map(
						open.map((one) => [
							one,
							due.has(one.seat as SeatId) ? { pick: 'pass' } : sampleAnswer(one.shape, dice)
						])
					);
					// By hand in any order; by order those first.
					for (const left = open.slice(); left.length > 0;) {
						const one = anyOf(left, dice);
						left.splice(left.indexOf(one), 1);
						answered(game, table, one, answers.get(one)!);
					}
					for (const one of open)
						if (!due.has(one.seat as SeatId)) answered(game, ordered, one, answers.get(one)!);
					expect(ordered).toEqual(table);
				}
			}
			expect(byOrder).toBeGreaterThan(50);
		}
	);

	it('[LAW-9] a question that an interrupt puts aside comes back as itself, and nothing else has changed', () => {
		const wide = interruptible(game);
		let done = 0;
		fc.assert(
			fc.property(anySetup(game), fc.nat(600), fc.boolean(), (setup, depth, twice) => {
				const table = tableAt(wide, setup, depth);
				if (table.over) return;
				const seat = table.seats.at(-1)!;
				const offered = asidesOf(wide, table, seat).length > 0;
				const pause = () => act(wide, table, seat, 0, { aside: 'pause', then: { yes: true } });
				const before = copyOf(table);
				if (!offered) {
					expect(pause().ok).toBe(false);
					expect(table).toEqual(before);
					return;
				}
				done += 1;
				const times = twice ? 2 : 1;
				for (let i = 0; i < times; i++) expect(pause().ok).toBe(true);
				for (let i = 0; i < times; i++) answered(wide, table, table.decisions[0]!, { yes: i > 0 });
				const { n, next, ...after } = copyOf(table);
				const { n: since, next: from, ...was } = before;
				expect(after).toEqual(was);
				expect(n).toBe(since + 2 * times);
				expect(next).toBeGreaterThan(from);
			}),
			runs(60)
		);
		expect(done).toBeGreaterThan(3);
	});
});
