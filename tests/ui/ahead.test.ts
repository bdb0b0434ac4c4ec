/** An answer given ahead: held, sent when it fits, dropped when it does not. */
import { isSameQuestion, msg, stillAnswers } from '$lib/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, OwnComing, OwnDecision, Shape } from '$lib/core';
import { Ahead } from '../../src/lib/ui/ahead.svelte';
import { blank } from '../../src/lib/ui/filling';
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
		expect(isSameQuestion(asked(), { ...asked(), name: 'alliance.together' })).toBe(false);
	});

	test('fits a question that offers what it names as before, whatever else it offers', () => {
		ahead.meet(null, coming(joining(3)));
		ahead.meet(asked(joining(3)), null);
		expect(ahead.answerTo(asked(joining(3)))).toEqual({ pick: 'decline' });
		expect(ahead.dropped).toBeNull();
	});

	test('is dropped, and says so, when what it names is offered otherwise, or not any more', () => {
		const hold = () => {
			ahead = new Ahead();
			ahead.meet(null, coming());
			ahead.draft.take(['offense']);
			ahead.draft.touch('planet:1-1', 1);
			ahead.hold();
			expect(ahead.held?.answer).toEqual({ pick: 'offense', then: { split: { 'planet:1-1': 1 } } });
		};
		const stayOut: Shape = { type: 'one', choices: [{ id: 'decline', say: msg('Stay out') }] };
		for (const changed of [joining(3), stayOut]) {
			hold();
			ahead.meet(asked(changed), null);
			expect(ahead.answerTo(asked(changed))).toBeNull();
			expect(ahead.dropped).not.toBeNull();
		}
	});

	test.each([
		['another question to come', null, { ...coming(), name: 'planning.select' }],
		['nothing to come any more', null, null]
	] as const)('is dropped, and says so, when there is %s', (_, decision, next) => {
		ahead.meet(decision, next);
		expect(ahead.held).toBeNull();
		expect(ahead.dropped).toBe('Stay out');
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

describe('an answer that the table holds', () => {
	const left: (Answer | null)[] = [];
	const held = { name: 'alliance.answer', answer: { pick: 'decline' } } as const;
	beforeEach(() => {
		left.length = 0;
		ahead = new Ahead((answer) => left.push(answer));
		ahead.meet(null, coming());
	});

	test('is left there, and gone without a word when the table has given it', () => {
		if (ahead.draft.filling) ahead.draft.filling.pick = 'decline';
		ahead.hold();
		expect(left).toEqual([{ pick: 'decline' }]);
		ahead.meet(null, coming(), held);
		ahead.meet(null, null);
		expect([ahead.held, ahead.dropped]).toEqual([null, null]);
	});

	test('is shown to a page that comes later, and taken back there', () => {
		ahead.meet(null, coming(), held);
		expect(ahead.held).toMatchObject({ answer: { pick: 'decline' }, deed: 'Stay out' });
		ahead.takeBack();
		expect(left).toEqual([null]);
		ahead.meet(null, coming());
		expect([ahead.held, ahead.dropped]).toEqual([null, null]);
	});

	test('that is void is told of once, and the table forgets it', () => {
		ahead.meet(asked(), null, { ...held, isVoid: true });
		expect([ahead.held, ahead.dropped]).toEqual([null, '']);
		expect(left).toEqual([null]);
	});
});

describe('a draft begun ahead', () => {
	const begin = (ships: number) => {
		ahead = new Ahead();
		ahead.meet(null, coming());
		const { draft } = ahead;
		if (!draft.filling) throw new Error('Nothing is asked.');
		draft.filling.pick = 'offense';
		draft.filling.then['offense'] = { ...blank(joining(4)), split: { 'planet:1-1': ships } };
		draft.changed();
	};

	test('goes on while others answer, and in the question itself, as long as all of it can be chosen', () => {
		begin(2);
		ahead.meet(null, { ...coming(joining(3)), after: [] });
		expect(ahead.draft.filling?.then['offense']?.split).toEqual({ 'planet:1-1': 2 });
		ahead.meet(asked(joining(2)), null);
		const begun = ahead.takeBegun(asked(joining(2)));
		expect(begun?.then['offense']?.split).toEqual({ 'planet:1-1': 2 });
		expect(ahead.takeBegun(asked(joining(2)))).toBeNull();
		expect(ahead.fallen).toBeNull();
	});

	test.each([
		['to come', null, coming(joining(1))],
		['that is asked', asked(joining(1)), null]
	])('says what fell away where it does not fit the question %s', (_, decision, next) => {
		begin(2);
		ahead.meet(decision, next);
		expect(ahead.takeBegun(decision)).toBeNull();
		expect(ahead.fallen).not.toBeNull();
		if (next) expect(ahead.draft.filling?.pick).toBeNull();
	});

	test('falls away with its question', () => {
		begin(2);
		ahead.meet(pass, null);
		expect(ahead.fallen).not.toBeNull();
	});
});

test('what was begun for a question that came and went is not filled in when the like comes again', () => {
	const kept = new Map<string, string>();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value)
	});
	const here = () => new Ahead(() => undefined, 'ahead');
	const first = here();
	first.meet(null, coming());
	first.draft.filling!.pick = 'decline';
	first.draft.changed();
	const loaded = here();
	loaded.meet(null, coming());
	expect(loaded.draft.filling, 'over a reload').toMatchObject({ pick: 'decline' });
	loaded.meet(null, null);
	loaded.meet(null, coming());
	expect(loaded.draft.filling).toMatchObject({ pick: null });
	vi.unstubAllGlobals();
});

test('an answer holds where something else may be chosen besides, and not where what follows for all is another', () => {
	const a = { id: 'a', say: msg('This') };
	const follows = (max: number): Shape => ({
		...{ type: 'one', choices: [a] },
		then: { type: 'amount', min: 0, max }
	});
	const held = { name: 'ask', shape: follows(2), answer: { pick: 'a', then: { amount: 1 } } };
	const more: Shape = { ...follows(2), choices: [a, { id: 'b', say: msg('That') }] } as Shape;
	expect(stillAnswers(held, { name: 'ask', shape: more })).toBe(true);
	expect(stillAnswers(held, { name: 'ask', shape: follows(3) })).toBe(false);
	expect(stillAnswers(held, { name: 'other', shape: follows(2) })).toBe(false);
});
