/** What is heard of what happens: which sound for which moment, and what a device remembers of it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookOpen, msg } from '$lib/core';
import type { SeatId } from '$lib/core';
import { memoryStorage } from '$lib/table/device';
import { playOut } from '../../src/lib/bots';
import type { ScreenTypes, Moments } from '../../src/lib/ui/boards';
import { moments as cosmic } from '../../src/lib/ui/cosmic/moments';
import type { CosmicMove } from '../../src/lib/ui/cosmic/screen';
import { moments as council } from '../../src/lib/ui/council/moments';
import type { CouncilMove } from '../../src/lib/ui/council/screen';
import { moments as imperium } from '../../src/lib/ui/imperium/moments';
import type { ImperiumMove } from '../../src/lib/ui/imperium/screen';
import { gainsOf, heardOf, Rests, soundOfEnd } from '../../src/lib/ui/senses/heard';
import type { Sound } from '../../src/lib/ui/senses/sounds';
import { beginOf, playersOf } from '../../tools/lib/simulate';
import { planFrom } from '../../tools/lib/transcript';

/** What is heard of these moves, told together. */
const of =
	<T extends ScreenTypes>(moments: Moments<T>) =>
	(...moves: T['move'][]): Sound[] =>
		heardOf(
			moves.map((move) => ({ say: msg(''), move })),
			moments
		);

describe('which sound for which moment', () => {
	const dice: CouncilMove = {
		...{ type: 'rolled', side: 'attack', first: [6], dice: [6], needs: [5], hits: 1 }
	};
	it('cards, dice, fights and votes are heard; what only moves pieces is not', () => {
		const inCosmic = of(cosmic);
		expect(inCosmic({ type: 'reveal' })).toEqual(['card']);
		expect(inCosmic({ type: 'destiny', card: 'colour:2#1', seat: 'seat:2' })).toEqual(['card']);
		expect(inCosmic({ type: 'ships', seat: 'seat:1', n: 2, from: 'gate', to: 'warp' })).toEqual([]);
		const inCouncil = of(council);
		expect(inCouncil(dice)).toEqual(['dice']);
		expect(inCouncil({ type: 'convene', chair: 'seat:1' })).toEqual(['vote']);
		expect(inCouncil({ type: 'turn', seat: 'seat:1' })).toEqual([]);
		const inImperium = of(imperium);
		expect(inImperium({ type: 'dice', seats: ['seat:1'], dice: [] })).toEqual(['dice']);
		expect(
			inImperium({
				type: 'bombards',
				seat: 'seat:1',
				planet: 'planet:lodor',
				dreadnought: 1,
				warSun: 0
			})
		).toEqual(['fight']);
		expect(inImperium({ type: 'passed', seat: 'seat:1' })).toEqual([]);
	});

	it('each is heard once, two at most, and of many the last', () => {
		const battle: CouncilMove = { type: 'battleRound', round: 1, attack: 3, defence: 2 };
		const card: CouncilMove = { type: 'bought', side: 'attack', small: 1, big: 0 };
		expect(of(council)(dice, dice, dice)).toEqual(['dice']);
		expect(of(council)(card, battle, card, dice)).toEqual(['fight', 'dice']);
	});

	it('a move that is told without a note of it, as the end, is not heard by itself', () => {
		expect(of(imperium)({ type: 'over', winners: ['seat:1'] } satisfies ImperiumMove)).toEqual([]);
		expect(of(cosmic)({ type: 'over', winners: ['seat:1'] } satisfies CosmicMove)).toEqual([]);
	});

	it('the end is a victory to those who win, and to those who watch', () => {
		const over = { winners: ['seat:2', 'seat:3'] as SeatId[] };
		expect(soundOfEnd(over, 'seat:3')).toBe('victory');
		expect(soundOfEnd(over, null)).toBe('victory');
		expect(soundOfEnd(over, 'seat:1')).toBe('end');
	});

	it('the same sound rests between two times, and holds no other back', () => {
		const rests = new Rests();
		expect(rests.may('card', 1000)).toBe(true);
		expect(rests.may('card', 1200)).toBe(false);
		expect(rests.may('dice', 1200)).toBe(true);
		expect(rests.may('card', 1450)).toBe(true);
	});
});

describe('points won', () => {
	it('are told of those who have more than before, and of nobody who was not known', () => {
		const before = { 'seat:1': 2, 'seat:2': 3 };
		expect(gainsOf(before, { 'seat:1': 4, 'seat:2': 2 })).toEqual([{ seat: 'seat:1', n: 2 }]);
		expect(gainsOf(before, before)).toEqual([]);
		expect(gainsOf({}, before)).toEqual([]);
	});

	// As each game counts them: by its own moves, not by the view the gains are read from.
	it.each([
		['council', council.points, (move: CouncilMove) => (move.type === 'vp' ? move.n : 0)],
		['imperium', imperium.points, (move: ImperiumMove) => (move.type === 'points' ? move.n : 0)]
	])('in a whole game of %s they are those its moves tell', (id, points, gained) => {
		const plan = planFrom([id, '--seed', '7', '--seats', '3', '--bots', 'random']);
		const { table } = beginOf(plan);
		const pointsNow = () => points(lookOpen(plan.game, table).board as never);
		let [last, seen, told] = [pointsNow(), 0, 0];
		playOut(plan.game, table, playersOf(plan), ({ entry }) => {
			const now = pointsNow();
			const by = new Map<unknown, number>();
			for (const { move } of entry.events)
				if (move) by.set(move['seat'], (by.get(move['seat']) ?? 0) + gained(move as never));
			for (const n of by.values()) told += Math.max(0, n);
			for (const { n } of gainsOf(last, now)) seen += n;
			last = now;
		});
		expect(seen).toBeGreaterThan(0);
		expect(seen).toBe(told);
	});
});

describe('sound on this device', () => {
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.resetModules();
	});
	async function opened(storage: ReturnType<typeof memoryStorage>) {
		vi.resetModules();
		vi.stubGlobal('localStorage', storage);
		return (await import('../../src/lib/ui/shell/preferences.svelte')).preferences;
	}

	it('is on and neither soft nor loud until somebody says otherwise, which is remembered', async () => {
		const storage = memoryStorage();
		const first = await opened(storage);
		expect([first.sound, first.volume]).toEqual([true, 'middle']);
		first.setSound(false);
		first.setVolume('soft');
		const later = await opened(storage);
		expect([later.sound, later.volume]).toEqual([false, 'soft']);
		later.setSound(true);
		expect((await opened(storage)).sound).toBe(true);
	});

	it('is none of those kept by somebody else', async () => {
		const storage = memoryStorage();
		storage.setItem('orrery.volume', 'deafening');
		expect((await opened(storage)).volume).toBe('middle');
	});
});
