/** In a window somebody may act before what this seat answered: it is asked again, and told so. */
import { msg } from '$lib/core';
import { expect, it } from 'vitest';
import type { Answer, Choice, OwnDecision } from '../../../src/lib/core';
import { fromAnswer } from '../../../src/lib/ui/filling';
import { Draft } from '../../../src/lib/ui/draft.svelte';

const jamming = (...places: readonly string[]): Choice => ({
	...{ id: 'jamming', say: msg('Jamming') },
	then: { type: 'one', choices: places.map((id) => ({ id, say: msg('Here') })) }
});
const question = (id: number, ...choices: readonly Choice[]): OwnDecision => ({
	...{ id, name: 'window.ask', rule: 'T-1', say: msg('Do you play a card?'), window: 'before' },
	shape: { type: 'one', choices: [{ id: 'pass', say: msg('Pass') }, ...choices] }
});
const JAM: Answer = { pick: 'jamming', then: { pick: 'east' } };

/** A draft to which this was answered, when the window asks once more. */
function asked(then: OwnDecision, sent: Answer = JAM): Draft {
	const draft = new Draft(null);
	draft.ask(question(1, jamming('east', 'west')));
	const shape = draft.decision?.shape;
	if (shape) draft.filling = fromAnswer(shape, sent);
	draft.changed();
	draft.sent(1, sent);
	draft.ask(null);
	draft.ask(then);
	return draft;
}

it('what was to be done, and was not, is filled in when the window asks again, and it is said why', () => {
	const draft = asked(question(2, jamming('east', 'west')));
	expect(draft.again).toBe(true);
	expect(draft.touched).toBe(true);
	expect(draft.answer).toEqual(JAM);
});

it('where it can no longer be done so, it is said why all the same, and begun anew', () => {
	const draft = asked(question(2, jamming('west')));
	expect(draft.again).toBe(true);
	expect(draft.touched).toBe(false);
	expect(draft.answer).not.toEqual(JAM);
});

it('a card that was played, a pass, another moment, and what no window asks, are not asked again', () => {
	const done = question(2);
	const elsewhere = { ...question(2, jamming('east')), window: 'after' };
	const plain = { ...question(2, jamming('east')), window: null };
	for (const draft of [
		asked(done),
		asked(elsewhere),
		asked(plain),
		asked(question(2, jamming('east')), { pick: 'pass' })
	]) {
		expect(draft.again).toBe(false);
		expect(draft.touched).toBe(false);
	}
});

it('it is said once: of the question after it nothing is known', () => {
	const draft = asked(question(2, jamming('east', 'west')));
	draft.sent(2, { pick: 'pass' });
	draft.ask(question(3, jamming('east', 'west')));
	expect(draft.again).toBe(false);
});
