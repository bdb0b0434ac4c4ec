/** An answer given ahead: held, sent when it fits, dropped when it does not. */
import { msg } from '$lib/core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OwnComing, OwnDecision, Shape } from '$lib/core';
import { Ahead, fits } from '../../src/lib/ui/ahead.svelte';
import { words as sentence } from '../support/said';

const joining = (ships: number, note = msg('Win: a colony.')): Shape => ({
	type: 'one',
	choices: [
		{
			id: 'offense',
			say: sentence('Join the offense, {seat:3}'),
			note,
			then: {
				type: 'split',
				places: [{ id: 'planet:1-1', say: sentence('planet 1 of {seat:1}'), max: ships }],
				min: 1,
				max: ships
			}
		},
		{ id: 'decline', say: msg('Stay out') }
	]
});
const words = { rule: 'CE-9.4', say: msg('Join a side, or stay out?') };
const coming = (shape = joining(4)): OwnComing => ({
	after: ['seat:2'],
	name: 'alliance.answer',
	shape,
	...words
});
const asked = (shape = joining(4), id = 7): OwnDecision => ({
	id,
	name: 'alliance.answer',
	shape,
	window: null,
	...words
});
const pass: OwnDecision = {
	id: 5,
	name: 'window.ask',
	window: 'alliance.answer',
	rule: 'CE-16.1',
	say: msg('Act, or pass?'),
	shape: { type: 'one', choices: [{ id: 'pass', say: msg('Pass') }] }
};

let ahead: Ahead;
beforeEach(() => {
	ahead = new Ahead();
	ahead.meet(null, coming());
	const { filling } = ahead.draft;
	if (filling) filling.pick = 'decline';
	ahead.hold();
});

describe('an answer given ahead', () => {
	test('is held until its question comes, also while another one is asked', () => {
		expect(ahead.held).toMatchObject({ answer: { pick: 'decline' }, deed: 'Stay out' });
		ahead.meet(pass, { ...coming(), after: [] });
		expect(ahead.answerTo(pass)).toBeNull();
		ahead.meet(asked(), null);
		expect(ahead.answerTo(asked())).toEqual({ pick: 'decline' });
		expect(ahead.dropped).toBeNull();
	});

	test('fits a question whose notes alone have changed', () => {
		ahead.meet(asked(joining(4, msg('Win: nothing.'))), null);
		expect(ahead.held).not.toBeNull();
		expect(fits(asked(), { ...asked(), name: 'alliance.together' })).toBe(false);
	});

	test.each([
		['other choices', asked(joining(3)), null],
		['other choices to come', null, coming(joining(3))],
		['another question to come', null, { ...coming(), name: 'planning.select' }],
		['nothing to come any more', null, null]
	])('is dropped, and says so, when there are %s', (_, decision, next) => {
		ahead.meet(decision, next);
		expect(ahead.held).toBeNull();
		expect(ahead.dropped).toBe('Stay out');
		if (decision) expect(ahead.answerTo(decision)).toBeNull();
	});

	test('can be taken back', () => {
		ahead.takeBack();
		ahead.meet(asked(), null);
		expect(ahead.answerTo(asked())).toBeNull();
		expect(ahead.dropped).toBeNull();
	});

	test('once sent is gone with its question, without a word', () => {
		ahead.meet(asked(), null);
		ahead.sent = 7;
		ahead.meet(null, null);
		expect([ahead.held, ahead.sent, ahead.dropped]).toEqual([null, null, null]);
	});

	test('that is not whole is not held', () => {
		ahead.takeBack();
		const { filling } = ahead.draft;
		if (filling) filling.pick = 'offense';
		ahead.hold();
		expect(ahead.held).toBeNull();
	});
});
