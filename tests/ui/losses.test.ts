/** Whom somebody else has taken something of is told what, until it was read. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { msg } from '$lib/core';
import type { SeatId } from '$lib/core';
import { memoryStorage } from '$lib/table/device';
import type { Move as ImperiumMove } from '$lib/games/imperium/moves';
import type { LogLine } from '$lib/table/picture';
import type { Moments, ScreenTypes } from '../../src/lib/ui/boards';
import { moments as cosmic } from '../../src/lib/ui/cosmic/moments';
import { moments as council } from '../../src/lib/ui/council/moments';
import { moments as imperium } from '../../src/lib/ui/imperium/moments';
import { lossesOf } from '../../src/lib/ui/tray/losses';
import { recapOf } from '../../src/lib/ui/tray/recap';
import { keepSeen, seenOf } from '../../src/lib/ui/tray/seen';
import Losses from '../../src/lib/ui/tray/Losses.svelte';
import { render } from 'svelte/server';
import type { LiveTable } from '../../src/lib/table/table.svelte';
import { duel } from '../support/duel';
import { said } from '../support/said';

const linesOf = (...missed: Parameters<typeof recapOf>) => recapOf(...missed).lines;

const notesOf = <T extends ScreenTypes>({ notes }: Moments<T>) => notes as Moments['notes'];
const wordsOf = (lines: readonly LogLine[]) => lines.map(({ say }) => said(say));

it('what a bot decided for who comes back is read first: one notice at a time', () => {
	const line: LogLine = {
		n: 3,
		say: msg('Lorn is taken from you.'),
		move: { type: 'taken', hex: 'hex:0,0', by: 'seat:2', whom: 'seat:1' }
	};
	const table = {
		name: 'a-table',
		room: { round: 1, seats: [] },
		open: { n: 3 },
		log: [line],
		you: { seat: 'seat:1' }
	} as unknown as LiveTable;
	vi.stubGlobal('localStorage', memoryStorage());
	keepSeen('a-table', { round: 1, n: 0 }, 'losses');
	const shown = (waits: boolean) =>
		render(Losses, {
			props: {
				table,
				notes: notesOf(council),
				names: {},
				onlook: () => undefined,
				starts: null,
				waits,
				told: false
			}
		}).body;
	expect(shown(false)).toContain('Lorn');
	expect(shown(true)).not.toContain('Lorn');
	vi.unstubAllGlobals();
});

describe('what is taken of a hand in Cosmic Encounter', () => {
	const notes = notesOf(cosmic);
	const six = ['attack:10', 'attack:12', 'attack:14', 'negotiate', 'artifact:quash', 'morph'];
	const g = duel({
		aliens: { 'seat:1': 'mutant' },
		deck: ['attack:30'],
		hands: { 'seat:1': six, 'seat:2': ['attack:20'] }
	})
		.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } })
		.until('window:alliance.before', 'seat:1')
		.use('seat:1', 'power|mutant')
		.until('mutant.refill.draw')
		.pick('seat:1', 'seat:2');
	/** The log as this seat reads it. */
	const logOf = (seat: SeatId): LogLine[] =>
		g.events
			.filter(({ to }) => to === 'all' || to.includes(seat))
			.map(({ say, move }) => ({ n: 1, say, ...(move ? { move } : {}) }));
	const lost = (you: SeatId | null) =>
		wordsOf(lossesOf({ log: logOf(you ?? 'seat:4'), notes, since: 0, you }));

	it('is told by name to whose it was, and to nobody else', () => {
		expect(lost('seat:2')).toEqual(['Mutant: {seat:1} takes Attack 08 of yours.']);
		expect(lost('seat:1')).toEqual([]);
		expect(lost('seat:3')).toEqual([]);
		expect(lost(null)).toEqual([]);
	});

	it('is not told again by what was missed', () => {
		const told = { log: logOf('seat:2'), notes, since: 0, you: 'seat:2', fewest: 1 } as const;
		expect(wordsOf(linesOf(told))).not.toContain('Mutant: {seat:1} takes Attack 08 of yours.');
	});

	it('is told by what took a whole hand where no line names the cards, and not of what one gave', () => {
		const hand = { type: 'cards', seat: 'seat:2', n: 8, from: 'hand', to: 'seat:1' } as const;
		const swap = (by: 'seat:1' | 'seat:2') => {
			const table = duel({
				aliens: { [by]: 'trader' },
				hands: { 'seat:1': six, 'seat:2': ['attack:20'] }
			});
			table.encounterTo({ target: 'planet:2-1', send: { 'planet:1-1': 1 } });
			table
				.until('window:planning.beforeSelect', by)
				.use(by, 'power|trader')
				.until('planning.select');
			return table.events.map(({ say, move }): LogLine => ({
				n: 4,
				say,
				...(move ? { move } : {})
			}));
		};
		const of = (log: readonly LogLine[]) => lossesOf({ log, notes, since: 0, you: 'seat:2' });
		expect(of(swap('seat:1'))).toHaveLength(1);
		expect(of(swap('seat:2')), 'by its own power').toEqual([]);
		const gift = { n: 4, say: msg('{who} gives.', { who: 'seat:2' }), move: hand } as const;
		expect(of([gift])).toEqual([]);
		// Taken as compensation: one line tells all, the next the cards.
		const robbed = { type: 'robbed', seat: 'seat:2', by: 'seat:1' } as const;
		const named = { n: 4, say: msg('{who} takes two of yours.', { who: 'seat:1' }), move: robbed };
		const taken = { ...hand, by: 'seat:1' } as const;
		expect(of([named, { n: 4, say: '', move: taken }])).toEqual([named]);
		const lot = { ...hand, to: 'discard', lot: true } as const;
		const drawn = { n: 4, say: msg('{who} loses it.', { who: 'seat:2' }), move: lot } as const;
		expect(of([drawn])).toEqual([drawn]);
	});
});

it('in Galactic Council a planet or a ship is told to whose it was, since it was last read', () => {
	const line = (n: number, whom: SeatId): LogLine => ({
		n,
		say: msg('{who} takes it from {whom}.', { who: 'seat:2', whom }),
		move: { type: 'taken', hex: 'hex:0,0', by: 'seat:2', whom }
	});
	const log = [line(3, 'seat:1'), line(4, 'seat:3'), line(5, 'seat:1')];
	const notes = notesOf(council);
	const of = (since: number) => lossesOf({ log, notes, since, you: 'seat:1' });
	expect(of(0)).toEqual([log[0], log[2]]);
	expect(of(3)).toEqual([log[2]]);
	expect(of(5)).toEqual([]);
});

it('is told no more once its reader has decided something in a later chapter', () => {
	const whom = 'seat:1';
	const taken: LogLine = {
		...{ n: 3, say: msg('{who} takes it from {whom}.', { who: 'seat:2', whom }) },
		move: { type: 'taken', hex: 'hex:0,0', by: 'seat:2', whom }
	};
	const opens: LogLine = { n: 4, say: msg('It begins.'), rule: 'GC-7.1' };
	const of = (answered: number | null, log: readonly LogLine[] = [taken, opens]) =>
		lossesOf({
			...{ log, notes: notesOf(council), since: 0, you: whom, answered },
			starts: new Set(['GC-7.1'])
		});
	expect(of(null), 'has decided nothing since').toEqual([taken]);
	expect(of(4), 'before it was asked anything there').toEqual([taken]);
	expect(of(5)).toEqual([]);
	expect(of(5, [taken]), 'in the same chapter').toEqual([taken]);
	const later = { ...taken, n: 5 };
	expect(of(6, [taken, opens, later])).toEqual([later]);
});

it('in Twilight Imperium a planet, cards and the ships of a battle that was lost are told to whose they were', () => {
	const notes = notesOf(imperium);
	const battle = (winner: SeatId | null): ImperiumMove => ({
		...{ type: 'battleEnds', attacker: 'seat:2', defender: 'seat:1', system: 'hex:0,0' },
		...{ winner, rounds: 2 }
	});
	const moves: ImperiumMove[] = [
		{ type: 'taken', seat: 'seat:2', planet: 'planet:jord', from: 'seat:1' },
		{ type: 'taken', seat: 'seat:2', planet: 'planet:quann', from: null },
		{ type: 'stolen', seat: 'seat:2', from: 'seat:1', n: 1 },
		battle('seat:2'),
		battle('seat:1'),
		battle(null),
		{ type: 'neutral', planet: 'planet:jord', from: 'seat:1' }
	];
	const log = moves.map((move, n): LogLine => ({ n: n + 1, say: msg('It happens.'), move }));
	const told = (you: SeatId) => lossesOf({ log, notes, since: 0, you }).map(({ n }) => n);
	expect(told('seat:1')).toEqual([1, 3, 4, 6, 7]);
	expect(told('seat:2')).toEqual([]);
});

describe('how far it was read', () => {
	beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
	afterEach(() => void vi.unstubAllGlobals());

	it('is kept apart from how far the table was followed', () => {
		keepSeen('quiet-comet-41', { round: 1, n: 12 });
		expect(seenOf('quiet-comet-41', 'losses')).toBeNull();
		keepSeen('quiet-comet-41', { round: 1, n: 7 }, 'losses');
		expect(seenOf('quiet-comet-41')?.n).toBe(12);
		expect(seenOf('quiet-comet-41', 'losses')?.n).toBe(7);
	});
});
