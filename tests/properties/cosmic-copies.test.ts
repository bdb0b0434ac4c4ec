/** Like cards are alike (CE-23.5): which copy lies where is told to nobody, whatever it saw of it before. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { act, lookOpen, lookOwn, restore, sampleAnswer } from '../../src/lib/core';
import type { AnyGame, AnyTable, Json, LogEntry, SeatId, Table } from '../../src/lib/core';
import { diceFrom } from '../../src/lib/bots';
import { cosmic } from '../../src/lib/games/cosmic';
import type { Board, CardId, Laid, Vault } from '../../src/lib/games/cosmic/types';
import { ROOT } from '../../tools/lib/project.mjs';
import { anyOf, anySetup, copyOf, playOn, runs, tableOf, viewersOf } from '../support/positions';

type CosmicTable = Table<Board, Vault>;

vi.setConfig({ testTimeout: 90_000 });

const game = cosmic as unknown as AnyGame;
const CARD =
	/(?:attack|negotiate|morph|retreat|reinforcement|artifact|kicker|rift|intimidate)(?::[\w-]+)?(?:@reward)?#\d+/g;
const likeOf = (card: CardId): string => card.replace(/#\d+$/, '');

/** What a viewer sees, and what it reads of an entry. */
const seen = (table: AnyTable, viewer: SeatId | 'watcher', entry: LogEntry | null): string =>
	JSON.stringify([
		lookOpen(game, table),
		viewer === 'watcher' ? null : lookOwn(game, table, viewer),
		entry?.events.filter(({ to }) => to === 'all' || (viewer !== 'watcher' && to.includes(viewer)))
	]);

/** In each place this viewer does not see, like copies change places; which it saw before plays no part. */
function shuffleCopies(table: AnyTable, viewer: SeatId | 'watcher', dice: (n: number) => number) {
	const { board, vault } = table as unknown as CosmicTable;
	const hidden = [
		vault.deck,
		...board.order.filter((seat) => seat !== viewer).map((seat) => board.players[seat]!.hand)
	];
	const names = new Map<CardId, CardId>();
	for (const place of hidden)
		for (const like of new Set(place.map(likeOf))) {
			const copies = place.filter((card) => likeOf(card) === like && card !== like);
			const left = copies.slice();
			for (const card of copies) names.set(card, left.splice(dice(left.length), 1)[0]!);
		}
	const text = JSON.stringify(table).replace(CARD, (card) => names.get(card) ?? card);
	Object.assign(table, JSON.parse(text) as Json);
	return names;
}

/** An answer with other names for cards in it. */
const renamed = <T>(answer: T, names: ReadonlyMap<CardId, CardId>): T =>
	JSON.parse(JSON.stringify(answer).replace(CARD, (card) => names.get(card) ?? card)) as T;

/** What boards hold since. */
const SINCE: readonly string[] = ['removed', 'outOfGame', 'besidePlanets', 'hoard'];

describe('copies of a card', () => {
	const from = fc.record({ setup: anySetup(game), skipped: fc.nat(500), salt: fc.nat() });

	it('[LAW-5] [CE-23.5] given a copy played or given instead of one like it, then nobody but its owner sees or reads anything else', () => {
		let swapped = 0;
		fc.assert(
			fc.property(from, ({ setup, skipped, salt }) => {
				const table = tableOf(game, setup);
				const dice = diceFrom(salt);
				playOn(game, table, dice, skipped);
				for (let i = 0; i < 120 && !table.over; i++) {
					playOn(game, table, dice, 1);
					// Windows offer one copy of each card; deals and the like name them all.
					const named = table.decisions.filter(({ window }) => window === null);
					for (const { seat, id, shape } of [...named, ...named, ...named, ...named]) {
						if (seat === 'table') continue;
						const answer = sampleAnswer(shape, dice);
						const other = withOtherCopies(table, seat, answer);
						if (JSON.stringify(other) === JSON.stringify(answer)) continue;
						const [here, there] = [copyOf(table), copyOf(table)];
						const one = act(game, here, seat, id, answer);
						const two = act(game, there, seat, id, other);
						if (!one.ok || !two.ok) continue;
						swapped += 1;
						for (const viewer of viewersOf(table))
							if (viewer !== seat)
								expect(seen(there, viewer, two.value)).toBe(seen(here, viewer, one.value));
					}
				}
			}),
			runs(12)
		);
		expect(swapped).toBeGreaterThan(2);
	});

	it('[LAW-5] [CE-23.5] given two tables that differ only in which copies lie where a viewer does not see them, then it sees and reads the same to the end', () => {
		let renamings = 0;
		fc.assert(
			fc.property(from, fc.nat(), ({ setup, skipped, salt }, at) => {
				const table = tableOf(game, setup);
				const dice = diceFrom(salt);
				playOn(game, table, dice, skipped);
				const viewers = viewersOf(table);
				const viewer = viewers[at % viewers.length]!;
				const other = copyOf(table);
				const names = shuffleCopies(other, viewer, dice);
				if ([...names].some(([card, name]) => card !== name)) renamings += 1;
				const [one, two] = [diceFrom(at), diceFrom(at)];
				for (let i = 0; i < 400 && !table.over; i++) {
					const [a, b] = [anyOf(table.decisions, one), anyOf(other.decisions, two)];
					expect(b.seat).toBe(a.seat);
					const answers = [a, b].map(({ seat, shape }, k) =>
						seat === 'table' ? { yes: true } : sampleAnswer(shape, k === 0 ? one : two)
					);
					const [here, there] = [
						act(game, table, a.seat, a.id, answers[0]),
						act(game, other, b.seat, b.id, answers[1])
					];
					expect(there.ok).toBe(here.ok);
					if (!here.ok || !there.ok) continue;
					expect(seen(other, viewer, there.value)).toBe(seen(table, viewer, here.value));
				}
			}),
			runs(5)
		);
		expect(renamings).toBeGreaterThan(2);
	});

	it('[CE-23.5] every copy has a name of its own, and its number says who sees it', () => {
		fc.assert(
			fc.property(anySetup(game), fc.nat(), (setup, salt) => {
				const table = tableOf(game, setup);
				const dice = diceFrom(salt);
				for (let i = 0; i < 150 && !table.over; i++) {
					playOn(game, table, dice, 6);
					expectNumbered(table);
				}
			}),
			runs(5)
		);
	});

	it('[CE-23.5] a table saved when copies kept their names is numbered as it is read, and can be played to its end', () => {
		const text = readFileSync(join(ROOT, 'tests/fixtures/tables/cosmic-shape-1.json'), 'utf8');
		const saved = JSON.parse(text) as Json;
		const table = restore(game, copyOf(saved));
		expectNumbered(table);
		// What is kept of an encounter is written otherwise since (tests/rules/cosmic/notes.test.ts), and places have come.
		const plain = (value: unknown) =>
			JSON.stringify(value, (key, inner: unknown) =>
				key === 'encounter' ? null : SINCE.includes(key) ? undefined : inner
			).replace(/#\d+|"shape":\d/g, '');
		expect(plain(table)).toBe(plain(saved));
		const pieces = cosmic.conserved(table as unknown as CosmicTable);
		playOn(game, table, diceFrom(5), game.bound, () => expectNumbered(table));
		expect(table.over).not.toBeNull();
		expect(cosmic.conserved(table as unknown as CosmicTable)).toEqual(pieces);
	});
});

/** Each copy once, and all of one place in the hundred of who sees them there. */
function expectNumbered(table: AnyTable): void {
	const { board, vault } = table as unknown as CosmicTable;
	if (board.phase === 'setup') return;
	const laid = Object.values(board.encounter?.laid ?? {}).flatMap((one) => one ?? []);
	const isOpen = ({ faceUp, concealed }: Laid) =>
		faceUp || (board.encounter?.revealed === true && !concealed);
	const places: readonly (readonly [number, readonly CardId[]])[] = [
		[9, vault.deck],
		...Object.values(vault.piles ?? {}).map((cards) => [9, cards ?? []] as const),
		[
			0,
			[
				...board.discard,
				...board.onTable,
				...Object.values(board.besidePlanets).flat(),
				...Object.values(board.modules ?? {}).flatMap((deck) => deck?.pile ?? []),
				...laid.filter(isOpen).map(({ card }) => card)
			]
		],
		...laid
			.filter((one) => !isOpen(one))
			.map(({ by, card }) => [Number(by.slice(5)), [card]] as const),
		...board.order.map((seat) => {
			const { hand, hoard } = board.players[seat]!;
			return [Number(seat.slice(5)), [...hand, ...(hoard?.cards ?? [])]] as const;
		})
	];
	const all = places.flatMap(([, cards]) => cards);
	if (new Set(all).size < all.length) expect(all.slice().sort()).toBe('each once');
	for (const [hundred, cards] of places)
		for (const card of cards) {
			const number = /#(\d+)$/.exec(card)?.[1];
			if (number && Math.floor(Number(number) / 100) !== hundred) expect(card).toBe(hundred);
		}
}

/** The same answer with the last of each seat's like cards for those in it. */
function withOtherCopies<T>(table: AnyTable, seat: SeatId, answer: T): T {
	const { hand } = (table as unknown as CosmicTable).board.players[seat]!;
	const named = new Set(JSON.stringify(answer).match(CARD));
	const names = new Map<CardId, CardId>();
	for (const card of hand) {
		if (!named.has(card)) continue;
		const free = hand.findLast(
			(other) =>
				likeOf(other) === likeOf(card) && !named.has(other) && ![...names.values()].includes(other)
		);
		if (free) names.set(card, free);
	}
	return renamed(answer, names);
}
