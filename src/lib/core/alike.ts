/**
 * Choices that look alike and are alike: copies of one thing (`plague#1`, `plague#2`), of which a person picks one and
 * no other question follows. All of them are legal answers; a picture shows the first.
 */
import { namesCopy, withoutCopies } from './copies';
import type { Choice, OneShape, Shape, SomeShape } from './shape';

/** The same shape without choices that differ from another in nothing but which copy they name. */
export function oneOfAlike(shape: Shape): Shape {
	// Of several picks each is a copy of its own.
	if (shape.type === 'some') return shape.max === 1 ? without(shape) : shape;
	if (shape.type !== 'one') return shape;
	const then = shape.then && oneOfAlike(shape.then);
	const choices = shape.choices.map((choice) => {
		const further = choice.then && oneOfAlike(choice.then);
		return further === choice.then ? choice : { ...choice, then: further };
	});
	const isSame = then === shape.then && choices.every((one, i) => one === shape.choices[i]);
	return without(isSame ? shape : { ...shape, choices, ...(then && { then }) });
}

function without<S extends OneShape | SomeShape>(shape: S): S {
	const first = new Map<string, string>();
	/** Of each choice the one that stands for it. */
	const standsFor = new Map(
		shape.choices.map((choice) => {
			const { id } = choice;
			const like = likenessOf(choice);
			if (!first.has(like)) first.set(like, id);
			return [id, first.get(like) ?? id];
		})
	);
	if (first.size === shape.choices.length) return shape;
	const choices = shape.choices.filter(({ id }) => standsFor.get(id) === id);
	if (shape.type === 'some' || shape.usual === undefined) return { ...shape, choices };
	return { ...shape, choices, usual: standsFor.get(shape.usual) ?? shape.usual };
}

/** What names no copy is like nothing else. */
const likenessOf = (choice: Choice): string =>
	namesCopy(choice.id) ? withoutCopies(JSON.stringify(choice)) : choice.id;
