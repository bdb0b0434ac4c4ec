/** Answers asked of several at once: sealed until all are in, and no second chance after that. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
	act,
	asidesOf,
	complaint,
	lookOpen,
	lookOwn,
	proceed,
	sampleAnswer
} from '../../src/lib/core';
import type {
	Answer,
	AnyGame,
	AnyTable,
	AsideAnswer,
	Dice,
	LogEntry,
	SeatId
} from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { GAMES } from '../../src/lib/games';
import { anyOf, anySetup, copyOf, playOn, runs, tableOf, viewersOf } from '../support/positions';
import { toy } from '../support/toy';
import { said } from '../support/said';

vi.setConfig({ testTimeout: 90_000 });

/** The shelf, and the small game that rooms are tested with. */
const PLAYED: readonly AnyGame[] = [...Object.values(GAMES), toy];

describe.each(PLAYED.map((game) => [game.id, game] as const))('%s', (_id, game) => {
	it('[LAW-5] what may be taken back freely has told nobody anything of another’s answer', () => {
		let compared = 0;
		let told = 0;
		eachEntry(game, (table, seat, id, answer, dice) => {
			const got = Object.keys(table.frames.at(-1)?.got ?? {});
			for (const other of got as (SeatId | 'table')[]) {
				if (other === seat || other === 'table') continue;
				const [here, there] = [copyOf(table), copyOf(table)];
				if (!answerOtherwise(game, there, other, dice)) continue;
				const [one, two] = [act(game, here, seat, id, answer), act(game, there, seat, id, answer)];
				if (!one.ok || !two.ok) continue;
				compared += 1;
				const alike = viewersOf(table).every(
					(viewer) =>
						viewer === other ||
						seenBy(game, here, viewer, one.value) === seenBy(game, there, viewer, two.value)
				);
				if (alike) continue;
				told += 1;
				for (const entry of [one.value, two.value])
					if (!entry.showed) expect(entry, `${other} ${JSON.stringify(answer)}`).toBe('not free');
			}
		});
		expect(compared).toBeGreaterThan(50);
		expect(told).toBeGreaterThan(5);
	});

	it('[LAW-5] an answer in a window that is still open changes nothing for anybody else, and nothing else counts as one', () => {
		let silent = 0;
		eachEntry(game, (table, seat, id, answer) => {
			const after = copyOf(table);
			const before = viewersOf(table).map((viewer) => lookOf(game, table, viewer));
			const result = act(game, after, seat, id, answer);
			if (!result.ok) throw new Error(said(result.refusal.say));
			const entry = result.value;
			expect(entry.sealed === true && table.decisions[0]?.window !== null).toBe(
				isSilent(after, entry)
			);
			if (!isSilent(after, entry)) return;
			silent += 1;
			expect([entry.events, entry.chance, entry.showed]).toEqual([[], [], false]);
			viewersOf(table).forEach((viewer, i) => {
				if (viewer !== seat) expect(lookOf(game, after, viewer)).toBe(before[i]);
			});
		});
		if (game.id !== 'council') expect(silent).toBeGreaterThan(100);
	});
});

/** But for the toy's card that breaks it on purpose. */
const setupsOf = (game: AnyGame) =>
	anySetup(game).filter(({ options }) => options['broken'] !== true);

/** Plays at random, in several setups, and shows each answer before it is given; asides too. */
function eachEntry(
	game: AnyGame,
	see: (
		table: AnyTable,
		seat: SeatId | 'table',
		id: number,
		answer: Answer | AsideAnswer,
		dice: Dice
	) => void
): void {
	fc.assert(
		fc.property(setupsOf(game), fc.nat(300), fc.nat(), (setup, skipped, salt) => {
			const table = tableOf(game, setup);
			const dice = diceFrom(salt);
			playOn(game, table, dice, skipped);
			for (let i = 0; i < 120 && !table.over; i++) {
				const { seat, id, shape } = anyOf(table.decisions, dice);
				const [aside] = seat === 'table' ? [] : asidesOf(game, table, seat);
				const answer =
					aside && dice(5) === 0
						? { aside: aside.name, then: sampleAnswer(aside.shape, dice) }
						: seat === 'table'
							? { yes: true }
							: sampleAnswer(shape, dice);
				if (!act(game, copyOf(table), seat, id, answer).ok) {
					playOn(game, table, dice, 1);
					continue;
				}
				see(table, seat, id, answer, dice);
				act(game, table, seat, id, answer);
			}
		}),
		runs(5)
	);
}

/** Gives the sealed answer of this seat another value that it could have had. False when there is none. */
function answerOtherwise(game: AnyGame, table: AnyTable, seat: SeatId, dice: Dice): boolean {
	const asked = copyOf(table);
	delete asked.frames.at(-1)?.got;
	asked.decisions = [];
	proceed(game, asked);
	const open = asked.decisions.find((decision) => decision.seat === seat);
	const got = table.frames.at(-1)?.got;
	const before = got?.[seat];
	if (!open || !got || !before || complaint(open.shape, before) !== null) return false;
	for (let i = 0; i < 8; i++) {
		const answer = sampleAnswer(open.shape, dice);
		if (JSON.stringify(answer) === JSON.stringify(before)) continue;
		if (!act(game, copyOf(asked), seat, open.id, answer).ok) continue;
		got[seat] = answer;
		return true;
	}
	return false;
}

/** What a room takes for an answer that nobody else knows of, and that is so no bar to taking back. */
const isSilent = (after: AnyTable, { events }: LogEntry): boolean =>
	events.length === 0 &&
	!!after.decisions[0]?.window &&
	Object.keys(after.frames.at(-1)?.got ?? {}).length > 0;

const lookOf = (game: AnyGame, table: AnyTable, viewer: SeatId | 'watcher'): string =>
	JSON.stringify([
		lookOpen(game, table),
		viewer === 'watcher' ? null : lookOwn(game, table, viewer)
	]);

/** All that a viewer has of an entry: what it reads of it, and what it sees after it. */
const seenBy = (
	game: AnyGame,
	table: AnyTable,
	viewer: SeatId | 'watcher',
	{ events }: LogEntry
): string =>
	JSON.stringify(
		events.filter(({ to }) => to === 'all' || (viewer !== 'watcher' && to.includes(viewer)))
	) + lookOf(game, table, viewer);
