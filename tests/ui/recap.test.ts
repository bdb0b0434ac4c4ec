/** What happened while somebody was not looking: by what moved, not by what is said. */
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { msg } from '$lib/core';
import type { SeatId } from '$lib/core';
import type { Move as CosmicMove } from '$lib/games/cosmic/moves';
import type { LogLine } from '$lib/table/picture';
import type { ImperiumMove } from '../../src/lib/ui/imperium/screen';
import { memoryStorage } from '$lib/table/device';
import { playOut } from '../../src/lib/bots';
import type { Moments, ScreenTypes } from '../../src/lib/ui/boards';
import { moments as cosmic } from '../../src/lib/ui/cosmic/moments';
import { moments as council } from '../../src/lib/ui/council/moments';
import type { CouncilMove } from '../../src/lib/ui/council/screen';
import { moments as imperium } from '../../src/lib/ui/imperium/moments';
import { MOST_LINES, recapOf, signsOf } from '../../src/lib/ui/tray/recap';
import { keepSeen, seenOf } from '../../src/lib/ui/tray/seen';
import { beginOf, playersOf } from '../../tools/lib/simulate';
import { said } from '../support/said';
import { planFrom } from '../../tools/lib/transcript';

const linesOf = (...missed: Parameters<typeof recapOf>) => recapOf(...missed).lines;

/** Any game's, as the page has them. */
const notesOf = <T extends ScreenTypes>({ notes }: Moments<T>) => notes as Moments['notes'];

const line = (
	n: number,
	move?: CouncilMove | CosmicMove,
	say = msg('Something happens.')
): LogLine => ({
	n,
	say,
	...(move ? { move } : {})
});
const silent = (n: number, move: CouncilMove): LogLine => line(n, move, '' as never);
const notes = notesOf(council);
const missed = { notes, you: null, fewest: 1 } as const;
const taken = (by: 'seat:1' | 'seat:2'): CouncilMove => ({
	type: 'taken',
	hex: 'hex:0,0',
	by,
	whom: null
});
const score: CouncilMove = { type: 'score', seat: 'seat:2', objective: 'objective:many' as never };
const turn: CouncilMove = { type: 'turn', seat: 'seat:2' };

describe('a recap', () => {
	it('tells what moved, as it was told, and neither what says nothing new nor what one knows', () => {
		const opened: CouncilMove = { type: 'objective', objective: 'objective:many' as never };
		const log = [line(4, score), line(5, turn), line(6, taken('seat:2')), line(6), line(7, opened)];
		expect(linesOf({ ...missed, log, since: 4 })).toEqual([log[2], log[4]]);
		expect(linesOf({ ...missed, log, since: 7 })).toEqual([]);
		expect(linesOf({ ...missed, log, since: 4, fewest: 3 })).toEqual([]);
	});

	it('tells what the last answer of its reader brought, as a vote that it closed, and not what was done with it', () => {
		const outcome: CouncilMove = { type: 'outcome', card: 'truce' as never, outcome: 'for' };
		const mine = line(4, taken('seat:1'), msg('{who} takes it.', { who: 'seat:1' }));
		const log = [mine, line(4, outcome), line(4, turn), line(6, taken('seat:2'))];
		const told = { ...missed, log, since: 4, you: 'seat:3' } as const;
		expect(linesOf({ ...told, answered: true }), 'what weighs').toEqual([log[0], log[1], log[3]]);
		expect(linesOf(told), 'who left had seen it').toEqual([log[3]]);
		expect(linesOf({ ...told, answered: true, fewest: 2 }), 'of itself it is no recap').toEqual([]);
		const deed = line(4, score, msg('{who} does so.', { who: 'seat:3' }));
		const plain = { type: 'battle', by: 'seat:3', hex: 'hex:0,0', from: [] } as const;
		const did = [{ ...deed, move: plain }, line(6, taken('seat:2'))];
		expect(linesOf({ ...told, log: did, answered: true })).toEqual([did[1]]);
	});

	it('has five lines at most: what weighs most, and of like lines the latest; it says how many more there are', () => {
		const log = [line(1, score), ...[2, 3, 4, 5, 6, 7].map((n) => line(n, taken('seat:2')))];
		const { lines, more } = recapOf({ ...missed, log, since: 0 });
		expect(lines.map(({ n }) => n)).toEqual([1, 4, 5, 6, 7]);
		expect(more, 'of which there are more').toBe(2);
		expect(recapOf({ ...missed, log: log.slice(2), since: 0 }).more).toBe(0);
	});

	it('weighs a line by the pieces that move with it, and by none of another decision', () => {
		const with_ = [line(1), silent(1, taken('seat:2'))];
		expect(linesOf({ ...missed, log: with_, since: 0 })).toEqual([with_[0]]);
		const after = [line(1), silent(2, taken('seat:2')), line(3)];
		expect(linesOf({ ...missed, log: after, since: 0 })).toEqual([]);
	});

	it('weighs lines told in one breath by what moves for each at one stroke', () => {
		const lost = (seat: 'seat:1' | 'seat:2') => ({ who: seat });
		const say = (seat: 'seat:1' | 'seat:2') => msg('{who} loses a planet.', lost(seat));
		const log = [
			line(1, undefined, say('seat:1')),
			line(1, undefined, say('seat:2')),
			silent(1, taken('seat:1')),
			silent(1, turn)
		];
		const lines = linesOf({ ...missed, log, since: 0, you: 'seat:1' });
		expect(lines).toEqual([log[0], log[1]]);
		const other = [line(1, undefined, say('seat:2')), ...log.slice(1)];
		expect(linesOf({ ...missed, log: other, since: 0 }), 'nothing of its own moved').toEqual([
			log[1]
		]);
	});

	it('tells of a hand of Cosmic Encounter that is lost, and not of a card that is drawn', () => {
		const cards = (n: number, from: string, to: string) =>
			({
				n: 1,
				say: msg('Cards move.'),
				move: { type: 'cards', seat: 'seat:1', n, from, to }
			}) as never;
		const of = (...given: [number, string, string]) =>
			linesOf({ ...missed, notes: notesOf(cosmic), log: [cards(...given)], since: 0 }).length;
		expect(of(4, 'hand', 'seat:2')).toBe(1);
		expect(of(3, 'hand', 'discard')).toBe(1);
		expect(of(8, 'deck', 'hand')).toBe(0);
		expect(of(1, 'hand', 'discard')).toBe(0);
	});

	it('tells of a colony of Cosmic Encounter that is won, from wherever, and not of ships that come home', () => {
		const ships = (from: string, settles: boolean) =>
			({
				n: 1,
				say: msg('Ships move.'),
				move: {
					...{ type: 'ships', seat: 'seat:1', n: 2, from, to: 'planet:2-1' },
					...(settles && { settles })
				}
			}) as never;
		const of = (from: string, settles: boolean) =>
			linesOf({ ...missed, notes: notesOf(cosmic), log: [ships(from, settles)], since: 0 }).length;
		for (const from of ['gate', 'beside', 'planet:1-1']) {
			expect(of(from, true), from).toBe(1);
			expect(of(from, false), from).toBe(0);
		}
	});

	it('tells of trade goods that were taken in Twilight Imperium, and not of those that were spent', () => {
		const goods = (move: object) =>
			linesOf({
				...missed,
				notes: notesOf(imperium),
				log: [{ n: 1, say: msg('Trade goods go.'), move } as never],
				since: 0,
				you: 'seat:1'
			}).length;
		expect(goods({ type: 'goodsLost', seat: 'seat:1', n: 1 })).toBe(1);
		expect(goods({ type: 'tradeGoods', seat: 'seat:1', n: -1 })).toBe(0);
	});

	it('tells in Twilight Imperium of planets that were occupied before fleets that set out, and of who had no vote', () => {
		const notes = notesOf(imperium);
		const at = (n: number, move: object): LogLine => ({ n, say: msg('So.'), move }) as never;
		const planet = at(1, { type: 'taken', seat: 'seat:2', planet: 'planet:abyz', from: null });
		const fleets = [2, 3, 4, 5, 6, 7].map((n) =>
			at(n, { type: 'activated', seat: 'seat:2', system: 'hex:0,0' })
		);
		expect(linesOf({ ...missed, notes, log: [planet, ...fleets], since: 0 })).toContain(planet);
		const vote = (votes: number) => at(1, { type: 'vote', seat: 'seat:1', outcome: null, votes });
		const told = (votes: number) =>
			linesOf({ ...missed, notes, log: [vote(votes)], since: 0, you: 'seat:1' });
		expect(told(0)).toHaveLength(1);
		expect(told(2), 'who abstained knows').toEqual([]);
	});

	describe('of points in Twilight Imperium', () => {
		const told = (n: number, who: SeatId, move: ImperiumMove): LogLine => ({
			...{ n, say: msg('{who} does something.', { who }), move }
		});
		const objective = 'objective:one' as never;
		const claims = (n: number, seat: SeatId): LogLine[] => [
			told(n, seat, { type: 'claimed', seat, objective, isPrivate: false }),
			told(n, seat, { type: 'points', seat, n: 1, total: 5, from: { objective } })
		];
		const notes = notesOf(imperium);
		const recap = (log: readonly LogLine[], fewest: number) =>
			recapOf({ log, notes, since: 0, you: 'seat:1', fewest });

		it('another’s objective is told by itself, with what it brings, and one’s own is not', () => {
			const log = [...claims(1, 'seat:2'), ...claims(2, 'seat:1')];
			const { lines, scored } = recap(log, 3);
			expect(lines).toEqual([log[0]]);
			expect(scored).toBe(1);
			expect(signsOf(log[0]!, log, notes).map((sign) => said(sign))).toEqual(['+1 point']);
		});

		it('a point is among the lines however much weighs more', () => {
			const moves = Array.from({ length: 9 }, (_none, i) =>
				told(i + 2, 'seat:2', {
					...{ type: 'taken', seat: 'seat:2', planet: 'planet:quann' as never, from: 'seat:3' }
				})
			);
			const claim = claims(1, 'seat:2');
			const { lines } = recap([claim[0]!, claim[1]!, ...moves], 3);
			expect(lines).toHaveLength(MOST_LINES);
			expect(lines[0]).toEqual(claim[0]);
		});

		it('points that come otherwise, or are lost, stand before what was told earlier', () => {
			const taken = told(1, 'seat:2', {
				...{ type: 'taken', seat: 'seat:2', planet: 'planet:quann' as never, from: null }
			});
			const from = { agenda: 'imperial-mandate' } as never;
			const lost = told(2, 'seat:1', { type: 'points', seat: 'seat:1', n: -1, total: 2, from });
			const { lines, scored } = recap([taken, lost], 3);
			expect(lines).toEqual([lost, taken]);
			expect(scored).toBe(1);
		});
	});

	it('of points in Galactic Council tells first what anybody scored, and what a card brought or took', () => {
		const objective = 'objective:many' as never;
		const gains = (n: number, from: object): LogLine =>
			line(n, { type: 'vp', seat: 'seat:2', n: 1, from: from as never });
		const log = [
			...[line(4, taken('seat:2')), line(5, score), gains(5, { objective })],
			gains(6, { effect: 'council:censure' })
		];
		const told = recapOf({ ...missed, log, since: 3, fewest: 9 });
		expect(told.lines).toEqual([log[1], log[3], log[0]]);
		expect(told.scored).toBe(2);
		expect(signsOf(log[1]!, log, notes).map((sign) => said(sign))).toEqual(['+1 VP']);
	});

	it('leaves out what this reader did, and not what came of it or was done to them', () => {
		const built: CouncilMove = { type: 'port', hex: 'hex:0,0' };
		const by = (who: 'seat:1' | 'seat:2', move: CouncilMove) =>
			line(5, move, msg('{who} does something.', { who }));
		const recap = (log: readonly LogLine[], you: 'seat:1' | 'seat:2') =>
			linesOf({ ...missed, log, since: 4, you });
		const log = [by('seat:1', built)];
		expect(recap(log, 'seat:1')).toEqual([]);
		expect(recap(log, 'seat:2')).toEqual(log);
		const lost = [by('seat:1', taken('seat:2'))];
		expect(recap(lost, 'seat:1')).toEqual(lost);
		const both = [by('seat:1', built), silent(5, taken('seat:1'))];
		expect(recap(both, 'seat:1')).toEqual([both[0]]);
	});

	it('tells of a use that decides a fight before others', () => {
		const use = (n: number, id: string, decides?: true): LogLine =>
			line(n, {
				...{ type: 'use', seat: 'seat:2', source: 'power', id, use: 'use' },
				...(decides && { decides })
			} satisfies CosmicMove);
		const log = [use(1, 'loser', true), ...[2, 3, 4, 5, 6].map((n) => use(n, 'virus'))];
		const told = linesOf({ ...missed, notes: notesOf(cosmic), log, since: 0 });
		expect(told).toContain(log[0]);
		expect(told).not.toContain(log[1]);
	});

	it('puts what is about oneself before what is like it', () => {
		const mine = line(1, taken('seat:1'));
		const log = [mine, ...[2, 3, 4, 5, 6].map((n) => line(n, taken('seat:2')))];
		expect(linesOf({ ...missed, log, since: 0 })).not.toContain(mine);
		expect(linesOf({ ...missed, log, since: 0, you: 'seat:1' })).toContain(mine);
	});
});

it.each([
	['cosmic', notesOf(cosmic)],
	['council', notesOf(council)],
	['imperium', notesOf(imperium)]
])('in whole games of %s most gaps between two decisions have something to tell', (id, notes) => {
	let [gaps, told] = [0, 0];
	for (const seed of ['7', '8', '9']) {
		const plan = planFrom([id, '--seed', seed, '--seats', '4', '--bots', 'random']);
		const { table } = beginOf(plan);
		let log: LogLine[] = [];
		let [since, n] = [0, 0];
		playOut(plan.game, table, playersOf(plan), ({ decision, entry }) => {
			n += 1;
			log = [
				...log,
				...entry.events.map(({ say, move }) => ({ n, say, ...(move ? { move } : {}) }))
			].slice(-200);
			if (decision.seat !== 'seat:1') return;
			const others = n - since > 8;
			if (others) gaps += 1;
			const lines = linesOf({ log, notes, since, you: 'seat:1', fewest: 1 });
			expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
			expect(lines.every((one) => one.say !== '' && one.n > since)).toBe(true);
			if (others && lines.length > 0) told += 1;
			since = n;
		});
	}
	expect(gaps).toBeGreaterThan(3);
	expect(told / gaps).toBeGreaterThan(0.8);
});

describe('how far a device has followed its tables', () => {
	beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
	afterEach(() => void vi.unstubAllGlobals());

	it('is kept by table and game, for the last thirty', () => {
		expect(seenOf('quiet-comet-41')).toBeNull();
		keepSeen('quiet-comet-41', { round: 1, n: 12 });
		keepSeen('quiet-comet-41', { round: 2, n: 3 });
		expect(seenOf('quiet-comet-41')).toEqual({ round: 2, n: 3 });
		for (let i = 0; i < 30; i++) keepSeen(`other-${i}`, { round: 1, n: i });
		expect(seenOf('quiet-comet-41')).toBeNull();
		expect(seenOf('other-0')).toEqual({ round: 1, n: 0 });
	});

	it('is nothing where something else is kept', () => {
		localStorage.setItem('orrery.seen', '{"quiet-comet-41":{"n":"3"},"other":null}');
		expect(seenOf('quiet-comet-41')).toBeNull();
		expect(seenOf('other')).toBeNull();
	});
});
