/** What who waits may look back to: the last fight, and the last vote, once there was one. */
import { msg } from '$lib/core';
import { expect, test } from 'vitest';
import type { LogLine } from '$lib/table/picture';
import type { Moments } from '../../src/lib/ui/boards';
import { moments as council } from '../../src/lib/ui/council/moments';
import { moments as imperium } from '../../src/lib/ui/imperium/moments';
import { lastOf, wholeOf } from '../../src/lib/ui/tray/meanwhile';

const line = (n: number, type: string, rule?: string): LogLine => ({
	n,
	say: msg('Something happens.'),
	move: { type },
	...(rule && { rule })
});
const STARTS: ReadonlySet<string> = new Set(['TURN']);

test.each([
	['Galactic Council', council.notes as Moments['notes'], 'councilCard', 'battleRound'],
	['Twilight Imperium', imperium.notes as Moments['notes'], 'agenda', 'fired']
])('of %s is no vote before one is over', (_, notes, opens, fights) => {
	const before = [line(1, fights), line(2, opens)];
	expect(lastOf(before, notes, 'vote', STARTS)).toBeNull();
	expect(lastOf(before, notes, 'fight', STARTS)?.n).toBe(1);
	expect(lastOf([...before, line(3, 'outcome'), line(4, opens)], notes, 'vote', STARTS)?.n).toBe(3);
});

test('a vote is read whole, with every ballot and what came of it, and without what was judged meanwhile', () => {
	const notes = council.notes as Moments['notes'];
	const log = [
		line(1, 'convene', 'TURN'),
		line(2, 'councilCard'),
		line(3, 'score'),
		line(4, 'ballot'),
		line(4, 'ballot'),
		line(4, 'outcome'),
		line(4, 'vp'),
		line(4, 'round', 'TURN'),
		line(5, 'stock')
	];
	const [, card, , ...rest] = log;
	const whole = [card, ...rest.slice(0, 4)];
	expect(wholeOf(log[5]!, log, notes, STARTS)).toEqual(whole);
	expect(wholeOf(log[3]!, log, notes, STARTS)).toEqual(whole);
	expect(wholeOf(log[2]!, log, notes, STARTS)).toEqual([]);
	expect(lastOf(log, notes, 'vote', STARTS)).toBe(log[5]);
});

test('a fight is read from where it began to what it came to, with its dice; a planet that is settled is none', () => {
	const notes = council.notes as Moments['notes'];
	const fight = ['battle', 'battleRound', 'bought', 'rolled', 'remove', 'won', 'stock'].map(
		(type) => line(type === 'battle' ? 2 : 3, type)
	);
	const taken = [line(4, 'invasion'), line(4, 'taken')];
	const settled = [line(6, 'battle'), line(7, 'taken')];
	const log = [line(1, 'turn', 'TURN'), ...fight, ...taken, line(5, 'turn', 'TURN'), ...settled];
	expect(wholeOf(fight[2]!, log, notes, STARTS)).toEqual([...fight, ...taken]);
	expect(lastOf(log, notes, 'fight', STARTS)).toBe(taken[1]);
	expect(wholeOf(settled[1]!, log, notes, STARTS)).toEqual([]);
});
