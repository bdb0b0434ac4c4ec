/** Where all talk at once, a way begun through the question is not lost to what another says. */
import { msg } from '$lib/core';
import { expect, it } from 'vitest';
import type { Choice, OwnDecision } from '../../../src/lib/core';
import { Draft } from '../../../src/lib/ui/draft.svelte';

const offering = (id: string, ...terms: readonly string[]): Choice => ({
	...{ id, say: msg('Offer') },
	then: { type: 'one', choices: terms.map((one) => ({ id: one, say: msg('Terms') })) }
});
const plain = (id: string): Choice => ({ id, say: msg('Say') });
const question = (id: number, ...choices: readonly Choice[]): OwnDecision => ({
	...{ id, name: 'talk.say', rule: 'T-1', say: msg('Talk'), window: null },
	shape: { type: 'one', choices: [...choices, plain('done')] }
});

/** A draft that was begun so, when this is asked. */
function asked(then: OwnDecision | null, picks: readonly string[] = ['east', '1/2']): Draft {
	const draft = new Draft(null);
	draft.ask(question(1, offering('east', '1/1', '1/2')));
	if (picks.length > 0) draft.take(picks);
	if (then) draft.ask(then);
	return draft;
}

it('an offer in the making stays when others have said something, and can be sent', () => {
	const draft = asked(question(2, plain('accept:1'), offering('east', '1/1', '1/2')));
	expect(draft.answer).toEqual({ pick: 'east', then: { pick: '1/2' } });
	expect(draft.touched).toBe(true);
	const half = asked(question(2, plain('accept:1'), offering('east', '1/1', '1/2')), ['east']);
	expect(half.filling?.pick).toBe('east');
});

it('what it names is not there any more: it goes on as far as it can', () => {
	const draft = asked(question(2, offering('east', '1/1', '2/2')));
	expect(draft.filling?.pick).toBe('east');
	expect(draft.trail?.picks).toEqual(['east']);
	expect(draft.answer).toBe(null);
	expect(asked(question(2, offering('west', '1/2'))).filling?.pick).toBe(null);
});

it('the question goes on as the one it was, also where nothing was begun, until it is answered', () => {
	const draft = asked(null, []);
	draft.ask(question(2, offering('east', '1/1'), plain('accept:1')));
	expect(draft.from).toBe(1);
	draft.sent(2, { pick: 'accept:1' });
	draft.ask(question(3, offering('east', '1/1')));
	expect(draft.from).toBe(3);
	draft.ask(null);
	draft.ask(question(4, offering('east', '1/1')));
	expect(draft.from).toBe(4);
});

it('what was sent, was not begun, or answers something else is begun anew', () => {
	const now = question(2, offering('east', '1/1', '1/2'));
	const sent = asked(null);
	sent.sent(1, { pick: 'east', then: { pick: '1/2' } });
	sent.ask(now);
	const nothing = asked(now, []);
	const other = asked({ ...now, name: 'other.say' });
	for (const draft of [sent, nothing, other]) {
		expect(draft.filling?.pick).toBe(null);
		expect(draft.touched).toBe(false);
	}
});
