/** Answers no shape allows: what a broken or hostile client could send. */
import type { Choice, Shape } from '../../src/lib/core';
import { listAnswers, thenOf } from '../../src/lib/core';

/** Of no shape at all. */
export const NONSENSE: readonly unknown[] = [
	...[null, undefined, true, 7, 'pass', [], {}, [{ pick: 'pass' }]],
	...[{ pick: null }, { pick: 'no such choice' }, { pick: '__proto__' }, { picks: 'all' }],
	...[{ picks: ['no such choice'] }, { amount: '3' }, { amount: Number.NaN }, { amount: 1e15 }],
	...[{ amount: 0.5 }, { order: ['no such choice'] }, { order: [1] }, { split: [] }],
	...[{ split: { nowhere: 1 } }, { split: { __proto__: null, toString: 1 } }, { yes: 'yes' }],
	...[{ accept: -1 }, { accept: '1' }, { refuse: false }, { offer: null }, { offer: {} }],
	...[
		{ offer: { give: {}, get: {}, promise: 7 } },
		{ offer: { give: null, get: {}, promise: '' } }
	],
	{ offer: { give: { nothing: { amount: 1 } }, get: {}, promise: '' } },
	{ offer: { give: {}, get: {}, promise: '', more: 1 } }
];

const ids = (choices: readonly Choice[]) => choices.map(({ id }) => id);

/** Answers that only just miss what this shape allows. */
export function illegalAnswers(shape: Shape): unknown[] {
	const [legal] = listAnswers(shape, 1);
	const near: unknown[] = legal ? [{ ...legal, more: 1 }] : [];
	switch (shape.type) {
		case 'one':
			for (const choice of shape.choices) {
				const { id } = choice;
				const then = thenOf(shape, choice);
				if (then)
					near.push({ pick: id }, ...illegalAnswers(then).map((a) => ({ pick: id, then: a })));
				else near.push({ pick: id, then: { amount: 1 } });
			}
			return near;
		case 'some': {
			const all = ids(shape.choices);
			if (shape.min > 0) near.push({ picks: all.slice(0, shape.min - 1) });
			if (shape.max < all.length) near.push({ picks: all.slice(0, shape.max + 1) });
			if (all.length > 0) near.push({ picks: [...all.slice(0, shape.max - 1), all[0], all[0]] });
			for (const { uses, most } of shape.limits ?? []) {
				const greedy = all.toSorted((a, b) => (uses[b] ?? 0) - (uses[a] ?? 0)).slice(0, shape.max);
				if (greedy.reduce((used, id) => used + (uses[id] ?? 0), 0) > (most ?? Infinity))
					near.push({ picks: greedy });
			}
			return near;
		}
		case 'amount':
			return [...near, { amount: shape.min - 1 }, { amount: shape.max + 1 }];
		case 'order': {
			const all = ids(shape.choices);
			if (all.length > 0) near.push({ order: all.slice(1) }, { order: [...all, all[0]] });
			return near;
		}
		case 'split': {
			for (const { id, max } of shape.places)
				near.push({ split: { [id]: max + 1 } }, { split: { [id]: -1 } }, { split: { [id]: 0.5 } });
			if (shape.min > 0) near.push({ split: {} });
			for (const { uses, most = Infinity } of shape.limits ?? [])
				for (const { id, max } of shape.places)
					if (max * (uses[id] ?? 0) > most) near.push({ split: { [id]: max } });
			return near;
		}
		case 'confirm':
			return near;
		case 'deal':
			near.push({ accept: (shape.standing?.n ?? 0) + 1 });
			if (shape.atLeast > 0) near.push({ offer: { give: {}, get: {}, promise: '' } });
			near.push({ offer: { give: {}, get: {}, promise: 'x'.repeat(10_000) } });
			for (const part of ['give', 'get'] as const)
				for (const field of shape[part].fields)
					for (const answer of illegalAnswers(field.shape))
						near.push({
							offer: { give: {}, get: {}, [part]: { [field.id]: answer }, promise: '' }
						});
			return near;
	}
}
