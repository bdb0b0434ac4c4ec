/** Like Action Cards are alike (TI-27.13): which copy lies where is told to nobody, whatever it saw of it before. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { act, asidesOf, lookOpen, lookOwn, sampleAnswer } from '../../src/lib/core';
import type { AnyGame, AnyTable, Json, LogEntry, SeatId, Table } from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { imperium } from '../../src/lib/games/imperium';
import type { ActionCardId, Board, Vault } from '../../src/lib/games/imperium/types';
import { likeOf, named, ownOf } from '../../src/lib/games/kit';
import { anyOf, anySetup, copyOf, runs, tableOf, viewersOf } from '../support/positions';

vi.setConfig({ testTimeout: 90_000 });

const game = imperium as unknown as AnyGame;
const CARD = /[a-z0-9-]+#\d+/g;
const piecesOf = (table: AnyTable) => table as unknown as Table<Board, Vault>;
const FULL = 5;

/** What a viewer sees, and what it reads of an entry. */
const seen = (table: AnyTable, viewer: SeatId | 'watcher', entry: LogEntry | null): string =>
	JSON.stringify([
		lookOpen(game, table),
		viewer === 'watcher' ? null : lookOwn(game, table, viewer),
		entry?.events.filter(({ to }) => to === 'all' || (viewer !== 'watcher' && to.includes(viewer)))
	]);

/** Hands that have something to tell: filled up where a turn begins. */
function fillHands(table: AnyTable): void {
	const { board, vault } = piecesOf(table);
	if (table.frames.at(-1)?.step !== 'turn') return;
	for (const seat of board.order) {
		const { hand, isOut } = board.players[seat]!;
		while (!isOut && hand.length < FULL && vault.actions.length > 0)
			hand.push(...named([vault.actions.pop()!], ownOf(seat), hand));
	}
}

/** One answer by chance, to a question or beside one. */
function answered(table: AnyTable, dice: (below: number) => number): LogEntry | null {
	const seat = table.seats[dice(table.seats.length)]!;
	const beside = asidesOf(game, table, seat).find(({ name }) => name === 'card');
	const own = table.decisions.find((one) => one.seat === seat)?.id ?? 0;
	const open = anyOf(table.decisions, dice);
	const result =
		beside && dice(2) === 0
			? act(game, table, seat, own, { aside: 'card', then: sampleAnswer(beside.shape, dice) })
			: act(
					game,
					table,
					open.seat,
					open.id,
					open.seat === 'table' ? { yes: true } : sampleAnswer(open.shape, dice)
				);
	return result.ok ? result.value : null;
}

/** In each place this viewer does not see, like copies change places. */
function shuffleCopies(table: AnyTable, viewer: SeatId | 'watcher', dice: (n: number) => number) {
	const { board, vault } = piecesOf(table);
	const places = [
		vault.actions,
		...board.order.filter((seat) => seat !== viewer).map((seat) => board.players[seat]!.hand)
	];
	const names = new Map<string, string>();
	for (const place of places)
		for (const like of new Set(place.map(likeOf))) {
			const copies = place.filter((card) => likeOf(card) === like);
			const left = copies.slice();
			for (const card of copies) names.set(card, left.splice(dice(left.length), 1)[0]!);
		}
	const text = JSON.stringify(table).replace(CARD, (card) => names.get(card) ?? card);
	Object.assign(table, JSON.parse(text) as Json);
	return names;
}

/** Each copy once, and all of one place in the hundred of who sees them there. */
function expectNumbered(table: AnyTable): void {
	const { board, vault } = piecesOf(table);
	const places: readonly (readonly [number, readonly ActionCardId[]])[] = [
		[9, vault.actions],
		[0, [...board.played, ...board.actionDiscard]],
		...board.order.map((seat) => [Number(seat.slice(5)), board.players[seat]!.hand] as const)
	];
	const all = places.flatMap(([, cards]) => cards);
	expect(new Set(all).size).toBe(all.length);
	const astray = places.flatMap(([hundred, cards]) =>
		cards.filter((card) => Math.floor(Number(/\d+$/.exec(card)?.[0]) / 100) !== hundred)
	);
	expect(astray).toEqual([]);
}

describe('copies of an Action Card', () => {
	const from = fc.record({ setup: anySetup(game), salt: fc.nat() });

	it('[TI-27.13] every copy has a name of its own, and its number says who sees it', () => {
		let met = 0;
		fc.assert(
			fc.property(from, ({ setup, salt }) => {
				const table = tableOf(game, setup);
				const dice = diceFrom(salt);
				for (let i = 0; i < 600 && !table.over; i++) {
					fillHands(table);
					answered(table, dice);
					expectNumbered(table);
				}
				met += piecesOf(table).board.actionDiscard.length;
			}),
			runs(5)
		);
		expect(met).toBeGreaterThan(20);
	});

	it('[LAW-5] [TI-27.13] given two tables that differ only in which copies lie where a viewer does not see them, then it sees and reads the same to the end', () => {
		let renamings = 0;
		fc.assert(
			fc.property(from, fc.nat(), ({ setup, salt }, at) => {
				const table = tableOf(game, setup);
				const dice = diceFrom(salt);
				for (let i = 0; i < 150 + (salt % 300) && !table.over; i++) {
					fillHands(table);
					answered(table, dice);
				}
				const viewers = viewersOf(table);
				const viewer = viewers[at % viewers.length]!;
				const other = copyOf(table);
				const names = shuffleCopies(other, viewer, dice);
				if ([...names].some(([card, name]) => card !== name)) renamings += 1;
				const [one, two] = [diceFrom(at), diceFrom(at)];
				for (let i = 0; i < 250 && !table.over; i++) {
					const [here, there] = [answered(table, one), answered(other, two)];
					expect(seen(other, viewer, there)).toBe(seen(table, viewer, here));
				}
			}),
			runs(6)
		);
		expect(renamings).toBeGreaterThan(5);
	});
});
