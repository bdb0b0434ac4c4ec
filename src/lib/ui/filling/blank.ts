/** How a form begins: blank, or as an answer has it that is to be amended. */
import { unreachable } from '$lib/core/result';
import type { Answer, Shape, Terms } from '$lib/core/shape';
import { fieldsOf, picked } from './filling';
import type { Filling, ShapeOf } from './filling';

const nothing = (): Filling => ({
	pick: null,
	then: {},
	picks: [],
	amount: 0,
	order: [],
	split: {},
	yes: null,
	reply: null,
	give: {},
	get: {},
	promise: '',
	facing: null
});

/** What a fresh form shows: what is usual, where the question says so; else nothing, unless there is nothing to choose. */
export function blank(shape: Shape): Filling {
	const filling = nothing();
	switch (shape.type) {
		case 'one': {
			const only = shape.choices.length === 1 ? shape.choices[0] : undefined;
			const begins = only ?? shape.choices.find(({ id }) => id === shape.usual);
			if (begins) pick(shape, filling, begins.id);
			return filling;
		}
		case 'some':
			if (shape.min === shape.choices.length) filling.picks = shape.choices.map(({ id }) => id);
			return filling;
		case 'amount':
			filling.amount = shape.usual ?? shape.min;
			return filling;
		case 'order':
			filling.order = shape.choices.map(({ id }) => id);
			return filling;
		case 'split': {
			const all = shape.places.reduce((total, { max }) => total + max, 0);
			if (shape.usual) {
				for (const [id, n = 0] of Object.entries(shape.usual)) if (n > 0) filling.split[id] = n;
			} else if (all === shape.min) {
				for (const { id, max } of shape.places) if (max > 0) filling.split[id] = max;
			} else if (shape.places.length === 1 && shape.min > 0)
				for (const { id } of shape.places) filling.split[id] = shape.min;
			return filling;
		}
		case 'confirm':
			return filling;
		case 'deal':
			for (const { part, field } of fieldsOf(shape)) {
				const standing = shape.standing?.terms[part][field.id];
				if (standing) filling[part][field.id] = fromAnswer(field.shape, standing);
			}
			filling.promise = shape.standing?.terms.promise ?? '';
			filling.facing = shape.standing?.n ?? null;
			return filling;
		default:
			return unreachable(shape);
	}
}

/** An answer as a form would show it: to amend a standing offer, or to change what somebody else would answer. */
export function fromAnswer(shape: Shape, answer: Answer): Filling {
	const filling = blank(shape);
	if (shape.type === 'deal') {
		if ('accept' in answer) filling.reply = 'accept';
		else if ('refuse' in answer) filling.reply = 'refuse';
		else if ('offer' in answer) setTerms(shape, filling, answer.offer);
	} else if ('pick' in answer && shape.type === 'one') {
		pick(shape, filling, answer.pick);
		const below = picked(shape, filling)?.then;
		if (below && answer.then) filling.then[answer.pick] = fromAnswer(below, answer.then);
	} else if ('picks' in answer) filling.picks = [...answer.picks];
	else if ('amount' in answer) filling.amount = answer.amount;
	else if ('order' in answer) filling.order = [...answer.order];
	else if ('split' in answer) filling.split = { ...answer.split };
	else if ('yes' in answer) filling.yes = answer.yes;
	return filling;
}

/** Makes the form one that offers these terms. */
export function setTerms(shape: ShapeOf<'deal'>, filling: Filling, terms: Terms): void {
	filling.reply = 'offer';
	filling.give = {};
	filling.get = {};
	for (const { part, field } of fieldsOf(shape)) {
		const goods = terms[part][field.id];
		if (goods) filling[part][field.id] = fromAnswer(field.shape, goods);
	}
	filling.promise = terms.promise;
}

/** Picks a choice (null: none); what it asks further begins blank, or as it was left. */
export function pick(shape: ShapeOf<'one'>, filling: Filling, id: string | null): void {
	filling.pick = id;
	const then = picked(shape, filling)?.then;
	if (id !== null && then && !filling.then[id]) filling.then[id] = blank(then);
}
