/** A counter-offer in the making is not lost to the next offer of the other side. */
import { msg } from '$lib/core';
import { expect, it } from 'vitest';
import type { OwnDecision } from '../../../src/lib/core';
import { offersSame, setTerms } from '../../../src/lib/ui/filling';
import { Draft } from '../../../src/lib/ui/draft.svelte';
import type { DealShape, Terms } from '../../../src/lib/core';

const gifts = (most: number): DealShape['give']['fields'] => [
	{ id: 'coins', say: msg('Coins'), shape: { type: 'amount', min: 0, max: most } }
];
const terms = (n: number): Terms => ({ give: { coins: { amount: n } }, get: {}, promise: '' });
const question = (id: number, offered: number, most = 9, name = 'deal.talk'): OwnDecision => ({
	...{ id, name, rule: 'T-1', say: msg('Deal?'), window: null },
	shape: {
		type: 'deal',
		give: { seat: 'seat:1', fields: gifts(most) },
		get: { seat: 'seat:2', fields: gifts(9) },
		atLeast: 0,
		standing: { by: 'seat:2', n: id, terms: terms(offered) }
	}
});

/** A draft in which seven coins are offered, when this is asked. */
function asked(then: OwnDecision, begun = true): Draft {
	const draft = new Draft(null);
	draft.ask(question(1, 1));
	const shape = draft.decision?.shape;
	if (begun && shape?.type === 'deal' && draft.filling) {
		setTerms(shape, draft.filling, terms(7));
		draft.changed();
	}
	draft.ask(then);
	return draft;
}

it('a counter-offer begun stays when another offer comes, and can be sent as an answer to that', () => {
	const draft = asked(question(2, 3));
	expect(draft.decision?.id).toBe(2);
	expect(draft.touched).toBe(true);
	expect(draft.answer).toMatchObject({ offer: { give: { coins: { amount: 7 } } } });
});

it('a counter-offer begun stays where an offer brings something that can be named, or takes it away, and not where it names that itself', () => {
	const relic = { id: 'relics', say: msg('Relics'), shape: gifts(1)[0]!.shape };
	const naming = (id: number, fields: DealShape['give']['fields']): OwnDecision => {
		const { shape, ...rest } = question(id, 3);
		if (shape.type !== 'deal') throw new Error('No deal.');
		return { ...rest, shape: { ...shape, get: { ...shape.get, fields } } };
	};
	expect(asked(naming(2, [])).answer, 'less to get').toMatchObject({
		offer: { give: { coins: { amount: 7 } } }
	});
	const draft = asked(naming(2, [relic]));
	expect(draft.touched, 'more to get').toBe(true);
	const { shape } = naming(2, [relic]);
	if (shape.type !== 'deal' || !draft.filling) throw new Error('No deal.');
	setTerms(shape, draft.filling, { ...terms(7), get: { relics: { amount: 1 } } });
	draft.changed();
	draft.ask(naming(3, []));
	expect(draft.touched, 'what it asks for is gone').toBe(false);
});

it('an offer that comes to whoever has begun nothing, or when there is something else to give, is begun anew', () => {
	for (const draft of [
		asked(question(2, 3), false),
		asked(question(2, 3, 5)),
		asked(question(2, 3, 9, 'other.talk'))
	]) {
		expect(draft.touched).toBe(false);
		expect(draft.filling).toMatchObject({ reply: null, give: { coins: { amount: 3 } } });
	}
});

it('an offer that was made is not made again: the form of whoever made it is put away', () => {
	const draft = new Draft(null);
	draft.ask(question(1, 1));
	const { shape } = question(1, 1);
	if (shape.type !== 'deal' || !draft.filling) throw new Error('No deal.');
	setTerms(shape, draft.filling, terms(7));
	draft.changed();
	draft.sent(1, { offer: terms(7) });
	draft.ask(question(2, 7));
	expect(draft.touched).toBe(false);
	expect(draft.filling?.reply).toBeNull();
});

it('an offer that is the one on the table already is known, and so is what the other side has changed', () => {
	const same = (draft: Draft) =>
		draft.decision?.shape.type === 'deal' &&
		draft.filling !== null &&
		offersSame(draft.decision.shape, draft.filling);
	expect(same(asked(question(2, 7)))).toBe(true);
	const other = asked(question(2, 3));
	expect(same(other)).toBe(false);
	expect(other.filling?.facing).toBe(1);
	expect(asked(question(2, 3), false).filling?.facing).toBe(2);
});
