/** What stands over the map of a phone, of all that was told: what matters is not pushed off it by what does not. */
import { expect, test } from 'vitest';
import { msg } from '../../src/lib/core';
import type { SeatId } from '../../src/lib/core';
import type { Moments } from '../../src/lib/ui/boards';
import { newsOf, standing } from '../../src/lib/ui/hexmap/frame/news';
import { moments as council } from '../../src/lib/ui/council/moments';
import type { CouncilMove } from '../../src/lib/ui/council/screen';
import { moments } from '../../src/lib/ui/imperium/moments';
import { said } from '../support/said';

const [me, other] = ['seat:1', 'seat:2'] as const;
const claims = (seat: SeatId) => ({
	say: msg('{who} claims.', { who: seat }),
	move: { type: 'claimed', seat }
});
const draws = (seat: SeatId) => ({
	say: msg('{who} draws.', { who: seat }),
	move: { type: 'drawn', seat }
});
const notes = moments.notes as Moments['notes'];
const told = (events: Parameters<typeof newsOf>[0], most: number, you: SeatId | null = me) =>
	newsOf(events, { notes, you, most }).map(({ say }) => said(say));
const END = [claims(me), claims(other), draws(me), draws(other)];

test('of a whole status phase one reads what was claimed, one’s own first, and not the last card drawn', () => {
	expect(told(END, 1)).toEqual([said(claims(me).say)]);
	expect(told(END, 1, null)).toEqual([said(claims(other).say)]);
	expect(told(END, 2)).toEqual([claims(me), claims(other)].map(({ say }) => said(say)));
	expect(told([draws(me), draws(other)], 1)).toEqual([said(draws(other).say)]);
});

test('in Galactic Council one reads what a Discovery Token was before that one takes the planet it lay on', () => {
	const hex = 'hex:0,0';
	const found: CouncilMove = { type: 'found', hex, token: 'hulk' };
	const taken: CouncilMove = { type: 'taken', hex, by: me, whom: null };
	const events = [
		{ say: msg('{who} finds a hulk.', { who: me }), move: found },
		{ say: msg('{who} takes it.', { who: me }), move: taken }
	];
	const read = newsOf(events, { notes: council.notes as Moments['notes'], you: me, most: 1 });
	expect(read.map(({ say }) => said(say))).toEqual(['{seat:1} finds a hulk.']);
});

test('moves without words count with the line they were told with', () => {
	const wordless = { say: '' as const, move: { type: 'claimed', seat: other } };
	expect(told([draws(other), wordless, draws(other)], 1)).toEqual([said(draws(other).say)]);
	expect(newsOf([draws(other), wordless], { notes, you: me, most: 1 })[0]?.holds).toBe(true);
	expect(newsOf([draws(other)], { notes, you: me, most: 1 })[0]?.holds).toBe(false);
});

test('what holds stands while newer lines pass, until something else holds', () => {
	const line = (id: number, holds = false) => ({ id, holds });
	const ids = (lines: readonly { id: number; holds: boolean }[], most: number) =>
		standing(lines, most).map(({ id }) => id);
	expect(ids([line(1), line(2), line(3)], 2)).toEqual([2, 3]);
	expect(ids([line(1, true), line(2), line(3)], 2)).toEqual([1, 3]);
	expect(ids([line(1, true), line(2), line(3)], 1)).toEqual([1]);
	expect(ids([line(1, true), line(2, true), line(3)], 1)).toEqual([2]);
});
