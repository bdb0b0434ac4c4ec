/** What is kept of a game in progress: every public move can be gone back to, as far as that goes. */
import { cosmic } from '$lib/games/cosmic';
import { act, sampleAnswer, start } from '$lib/core';
import type { AnyGame, AnyTable, LogEntry } from '$lib/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Checkpoints, KEPT, lastSaved, tableAt } from '../../party/room/checkpoints';
import { Journal, lineOf, writtenUpTo } from '../../party/room/journal';
import type { Head } from '../../party/room/running';
import { checkpointOf } from '../support/kept-checkpoint';
import { diceFrom, MemoryStore } from '../support/memory-host';
import { said } from '../support/said';

const headAt = (v: number, round = 1): Head => ({
	v,
	round,
	line: 0,
	earlier: [],
	done: {},
	opened: {},
	stoodIn: {}
});

const game: AnyGame = cosmic;

const begin = (): AnyTable =>
	start(cosmic, {
		seats: ['seat:1', 'seat:2', 'seat:3', 'seat:4'],
		options: Object.fromEntries(cosmic.options.map(({ id, initial }) => [id, initial])),
		key: '0'.repeat(64),
		clocked: false
	}).table;

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A game that is kept move by move, and what its table was like after each public move. */
class Kept {
	readonly store = new MemoryStore();
	readonly table = begin();
	readonly were: AnyTable[] = [copyOf(this.table)];
	readonly log: LogEntry[] = [];
	beside: string[] = [];
	sealed = 0;
	journal = new Journal(1);
	checkpoints = new Checkpoints();

	async open(): Promise<void> {
		this.journal.add(lineOf({ n: 0, events: [] }));
		const { entries } = checkpointOf(headAt(0), this.table, null, this.checkpoints);
		await this.store.put({ ...entries, ...this.journal.pages() });
	}

	async move(dice: (below: number) => number): Promise<void> {
		const { seat, id, shape } = this.table.decisions[dice(this.table.decisions.length)]!;
		const result = act(game, this.table, seat, id, sampleAnswer(shape, dice));
		if (!result.ok) throw new Error(said(result.refusal.say));
		const entry = result.value;
		this.log.push(entry);
		const line = lineOf(entry);
		this.journal.add(line);
		this.beside.push(line.text);
		if (entry.sealed) {
			this.sealed += 1;
			const head = headAt(this.were.length - 1);
			this.checkpoints.sealed(this.table);
			const entries = this.checkpoints.now(head, this.beside);
			// Small: of the questions that were open already no more than the number.
			expect(entries['now']?.split('\n')[1]).toMatch(/"open":\[[\d,]+\]/);
			await this.store.put(entries);
			return;
		}
		this.were.push(copyOf(this.table));
		const head = headAt(this.were.length - 1);
		const { entries, isWhole } = checkpointOf(head, this.table, this.beside, this.checkpoints);
		this.beside = [];
		await this.store.put(isWhole ? { ...entries, ...this.journal.pages() } : entries);
	}

	/** The process died: all is read anew. */
	async wake(): Promise<void> {
		const saved = await lastSaved(this.store, 1);
		this.checkpoints = new Checkpoints(saved);
		this.journal = await Journal.read(this.store, 1, this.table.n, saved.moves);
	}
}

describe('checkpoints', () => {
	it('[ROOM-SAVE.1] [ROOM-SAVE.3] given moves and deaths of the process at any time, then the last table is what is read, each of the last public moves can be gone back to exactly, and no line of the log is lost', async () => {
		let sealed = 0;
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.boolean(), { minLength: 1, maxLength: 150 }),
				fc.nat(),
				async (deaths, salt) => {
					const kept = new Kept();
					const dice = diceFrom(salt);
					await kept.open();
					for (const dies of deaths) {
						if (dies && dice(8) === 0) await kept.wake();
						if (!kept.table.over) await kept.move(dice);
						const v = Math.max(0, kept.were.length - KEPT);
						expect(await tableAt(kept.store, 1, v)).toEqual(kept.were[v]);
						expect((await lastSaved(kept.store, 1)).publicly).toEqual(kept.were.at(-1));
					}
					sealed += kept.sealed;
					const last = kept.were.length - 1;
					expect((await lastSaved(kept.store, 1)).table).toEqual(copyOf(kept.table));
					expect(kept.checkpoints.last).toEqual(copyOf(kept.table));
					for (let v = Math.max(0, last - KEPT + 1); v <= last; v++)
						expect(await tableAt(kept.store, 1, v)).toEqual(kept.were[v]);
					expect(await tableAt(kept.store, 1, last + 1)).toBeNull();
					expect(await tableAt(kept.store, 2, last)).toBeNull();
					await kept.wake();
					expect(kept.checkpoints.last).toEqual(copyOf(kept.table));
					const lines = await kept.journal.all(kept.store, kept.table.n);
					expect(lines.slice(1).map(({ text }) => text)).toEqual(
						kept.log.map((entry) => JSON.stringify(entry))
					);
					const some = await kept.journal.moves(kept.store, 5, 20);
					expect(some).toEqual(lines.filter(({ n }) => n >= 5 && n <= 20));
				}
			),
			{ numRuns: 25 }
		);
		expect(sealed).toBeGreaterThan(20);
	});

	it('[ROOM-UNDO.1] given moves taken back, when others are made, then the log holds what stands and nothing else', async () => {
		const store = new MemoryStore();
		const journal = new Journal(1);
		const put = async () => store.put(journal.pages());
		const words = (from: number, to: number, by: string) => {
			for (let n = from; n <= to; n++) journal.add({ n, text: JSON.stringify({ n, by }) });
		};
		words(0, 40, 'first');
		await put();
		await journal.cut(store, 14); // on a page that is full
		words(15, 20, 'second');
		await put();
		const lines = await writtenUpTo(store, 1, 99);
		expect(lines.map(({ text }) => (JSON.parse(text) as { by: string }).by)).toEqual([
			...Array.from({ length: 15 }, () => 'first'),
			...Array.from({ length: 6 }, () => 'second')
		]);
	});

	it.each([
		['can be read', '{"n":33,"by":"first"}'],
		['cannot be read', '{"n":33,']
	])(
		'[ROOM-UNDO.1] given a table opened again whose last line %s, when it goes back by pages, then what was taken back stands nowhere',
		async (_, last) => {
			const store = new MemoryStore();
			const before = new Journal(1);
			for (let n = 0; n < 33; n++) before.add({ n, text: JSON.stringify({ n, by: 'first' }) });
			before.add({ n: 33, text: last });
			await store.put(before.pages());
			const journal = await Journal.read(store, 1, 33, []);
			await journal.cut(store, 10);
			for (let n = 11; n < 14; n++) journal.add({ n, text: JSON.stringify({ n, by: 'second' }) });
			await store.put(journal.pages());
			const lines = await writtenUpTo(store, 1, 99);
			expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 14 }, (_, n) => n));
			expect([...store.kept.values()].join()).not.toContain('"n":33');
		}
	);

	it('[ROOM-UNDO.1] given moves, ways back of any length, whole tables and deaths in any order, then the log holds what stands and nothing else', async () => {
		const step = fc.oneof(
			fc.record({ does: fc.constant('move' as const), times: fc.integer({ min: 1, max: 20 }) }),
			fc.record({ does: fc.constant('back' as const), times: fc.integer({ min: 1, max: 20 }) }),
			fc.record({ does: fc.constantFrom('write' as const, 'die' as const), times: fc.constant(1) })
		);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 30 }), async (steps) => {
				const store = new MemoryStore();
				const stands: string[] = [];
				let journal = new Journal(1);
				let written = 0; // what came after lies beside checkpoints
				let made = 0;
				const write = async () => {
					await store.put(journal.pages());
					written = stands.length;
				};
				const add = () => {
					const text = JSON.stringify({ n: stands.length, made: made++ });
					journal.add({ n: stands.length, text });
					stands.push(text);
				};
				add();
				await write();
				for (const { does, times } of steps) {
					if (does === 'move') for (let i = 0; i < times; i++) add();
					else if (does === 'write') await write();
					else if (does === 'die')
						journal = await Journal.read(store, 1, written - 1, stands.slice(written));
					else {
						stands.splice(Math.max(1, stands.length - times));
						await journal.cut(store, stands.length - 1);
						await write(); // a way back writes the table down whole
					}
					const lines = await journal.all(store, stands.length - 1);
					expect(lines.map(({ text }) => text)).toEqual(stands);
					const some = await journal.moves(store, 14, 40);
					expect(some.map(({ text }) => text)).toEqual(stands.slice(14, 41));
				}
				await write();
				const lines = await writtenUpTo(store, 1, 9999);
				expect(lines.map(({ text }) => text)).toEqual(stands);
			}),
			{ numRuns: 150 }
		);
	});

	it.each([59_000, 61_000, 100_000, 150_000])(
		'[ROOM-SAVE.1] given a table of %i characters, then it is kept in pieces where it is too long for one value, and read whole',
		async (length) => {
			const store = new MemoryStore();
			const table = {
				board: { text: 'x'.repeat(length) },
				n: 7,
				decisions: []
			} as unknown as AnyTable;
			await store.put(checkpointOf(headAt(3), table).entries);
			expect(store.kept.has('state:3:+0')).toBe(length > 60_000);
			expect((await lastSaved(store, 1)).table).toEqual(table);
			expect(await tableAt(store, 1, 3)).toEqual(table);
		}
	);

	it('[ROOM-SAVE.1] given moves that each change one part, then the table is read after each, and as it was after each of the last ones', async () => {
		const store = new MemoryStore();
		const checkpoints = new Checkpoints();
		const tables: AnyTable[] = [];
		let board: Record<string, number> = { a: 0, b: 0, c: 0 };
		for (let v = 0; v < 60; v++) {
			board = { ...board, ['abc'[v % 3] as string]: v };
			const table = { board, decisions: [] } as unknown as AnyTable;
			tables.push(table);
			const moves = v === 0 ? null : [JSON.stringify({ n: v })];
			const { entries } = checkpointOf(headAt(v), table, moves, checkpoints);
			await store.put(entries);
			expect((await lastSaved(store, 1)).table).toEqual(table);
			for (let at = Math.max(0, v - KEPT + 1); at <= v; at++)
				expect(await tableAt(store, 1, at)).toEqual(tables[at]);
		}
		const wholes = [...store.kept.values()].filter((text) =>
			text.split('\n')[1]?.startsWith('whole')
		);
		expect(wholes.length).toBeLessThanOrEqual(2);
	});

	it('[ROOM-SAVE.1] given a record whose keys come to stand in another order, then it is read in that order', async () => {
		const store = new MemoryStore();
		const checkpoints = new Checkpoints();
		const boards = [{ at: { a: 1, b: [1, 2] } }, { at: { b: [1, 2], a: 1 } }];
		for (const [v, board] of boards.entries()) {
			const table = { board, decisions: [] } as unknown as AnyTable;
			const moves = v === 0 ? null : [JSON.stringify({ n: v })];
			await store.put(checkpointOf(headAt(v), table, moves, checkpoints).entries);
			const { publicly } = await lastSaved(store, 1);
			expect(JSON.stringify(publicly.board)).toBe(JSON.stringify(board));
		}
	});

	it('[ROOM-SAVE.1] given a table that is changed in place, deep down, then each change is read', async () => {
		const store = new MemoryStore();
		const checkpoints = new Checkpoints();
		const items: { ships: (number | null)[]; name?: string }[] = [{ ships: [1, 2] }];
		const changes = [
			() => undefined,
			() => items[0]?.ships.push(3),
			() => items[0]?.ships.splice(0, 1, null),
			() => Object.assign(items[0] ?? {}, { name: 'x' }),
			() => delete items[0]?.name,
			() => items.push({ ships: [] })
		];
		for (const [v, change] of changes.entries()) {
			change();
			const table = { board: { items }, decisions: [] } as unknown as AnyTable;
			const moves = v === 0 ? null : [JSON.stringify({ n: v })];
			await store.put(checkpointOf(headAt(v), table, moves, checkpoints).entries);
			expect((await lastSaved(store, 1)).table).toEqual(copyOf(table));
		}
	});

	it('[ROOM-SAVE.1] given a table whose parts come and go, to nothing and back, then what is read is what was', async () => {
		const store = new MemoryStore();
		const checkpoints = new Checkpoints();
		const boards = [{}, { a: 1 }, { a: 1, b: [2] }, { b: [2] }, {}, { c: null }, { c: { d: 1 } }];
		for (const [v, board] of boards.entries()) {
			const table = { board, vault: {}, n: v, decisions: [] } as unknown as AnyTable;
			const moves = v === 0 ? null : [JSON.stringify({ n: v })];
			await store.put(checkpointOf(headAt(v), table, moves, checkpoints).entries);
			expect((await lastSaved(store, 1)).table).toEqual(table);
			for (let at = 0; at <= v; at++)
				expect(await tableAt(store, 1, at)).toMatchObject({ board: boards[at], vault: {} });
		}
	});

	it('[ROOM-SAVE.4] given lines of the log that cannot be read, then others are, and they stay where they are when the page is written on', async () => {
		const store = new MemoryStore();
		const text = (n: number) => JSON.stringify({ n });
		const page = [text(0), '{"n":1,', text(2), '?'].join('\n');
		store.kept.set('log:0001:00000', page);
		const journal = await Journal.read(store, 1, 3, []);
		for (let n = 4; n < 20; n++) journal.add({ n, text: text(n) });
		await store.put(journal.pages());
		expect(store.kept.get('log:0001:00000')?.startsWith(`${page}\n${text(4)}`)).toBe(true);
		expect([...store.kept.keys()]).toEqual(['log:0001:00000', 'log:0001:00001']);
		const read = [0, 2, ...Array.from({ length: 16 }, (_, i) => 4 + i)];
		expect((await journal.all(store, 99)).map(({ n }) => n)).toEqual(read);
		await journal.cut(store, 2);
		await store.put(journal.pages());
		expect(store.kept.get('log:0001:00000')).toBe(page);
	});

	it('[ROOM-SAVE.4] given a piece of it missing, then it is not read at all', async () => {
		const kept = new Kept();
		const dice = diceFrom(5);
		await kept.open();
		while (kept.were.length < 6) await kept.move(dice);
		kept.store.kept.delete('state:2');
		await expect(lastSaved(kept.store, 1)).rejects.toThrow();
	});

	it('[ROOM-SAVE.4] given sealed answers of which the last lines are missing, then it is not read at all', async () => {
		const kept = new Kept();
		const dice = diceFrom(5);
		await kept.open();
		while (kept.beside.length < 2) await kept.move(dice);
		const now = kept.store.kept.get('now') ?? '';
		const lines = now.split('\n');
		expect(lines).toHaveLength(2 + kept.beside.length);
		for (let left = 2; left < lines.length; left++) {
			kept.store.kept.set('now', lines.slice(0, left).join('\n'));
			await expect(lastSaved(kept.store, 1)).rejects.toThrow('sealed');
		}
		kept.store.kept.set('now', now);
		expect((await lastSaved(kept.store, 1)).table).toEqual(copyOf(kept.table));
	});

	it('[ROOM-SAVE.4] given a long table kept in pieces, when any one of them is missing or cut, then it is not read at all', async () => {
		const store = new MemoryStore();
		const table = { board: { text: 'x'.repeat(150_000) }, decisions: [] } as unknown as AnyTable;
		await store.put(checkpointOf(headAt(3), table).entries);
		const pieces = [...store.kept.keys()].filter((key) => key.startsWith('state:3:+'));
		expect(pieces).toHaveLength(3);
		for (const piece of pieces) {
			const text = store.kept.get(piece) ?? '';
			for (const left of [null, '', text.slice(1)]) {
				if (left === null) store.kept.delete(piece);
				else store.kept.set(piece, left);
				await expect(lastSaved(store, 1)).rejects.toThrow();
				expect(await tableAt(store, 1, 3)).toBeNull();
			}
			store.kept.set(piece, text);
		}
		expect((await lastSaved(store, 1)).table).toEqual(table);
	});

	it('[ROOM-SAVE.4] [ROOM-LOG.3] given a page of the log in pieces, when one is missing, then it is not written on', async () => {
		const store = new MemoryStore();
		const journal = new Journal(1);
		const line = (n: number) => ({ n, text: JSON.stringify({ n, say: 'x'.repeat(59_000) }) });
		for (const n of [0, 1]) journal.add(line(n));
		await store.put(journal.pages());
		const pieces = [...store.kept.keys()].filter((key) => key.includes(':+'));
		expect(pieces).toHaveLength(2);
		for (const piece of pieces) {
			const text = store.kept.get(piece) ?? '';
			store.kept.delete(piece);
			await expect(Journal.read(store, 1, 1, [])).rejects.toThrow('missing');
			expect(await writtenUpTo(store, 1, 9)).toEqual([]);
			store.kept.set(piece, text);
		}
		expect(await writtenUpTo(store, 1, 9)).toEqual([line(0), line(1)]);
	});
});
