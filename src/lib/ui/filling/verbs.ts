/** What sending an answer will do, in the game's own verbs. */
import type { Choice, Shape } from '$lib/core/shape';
import { listed } from '../words';
import { deed, short } from './deed';
import { picked, totalOf } from './filling';
import { trailOf } from './ways';
import type { Filling } from './filling';

/** What a game counts, by the placeholder that stands for a number of it: `{ships}`. */
export interface Units {
	readonly [placeholder: string]: {
		readonly one: string;
		/** With `{n}` for the number. */
		readonly some: string;
		readonly all: string;
	};
}

/** Whether a number of something stands in these words. */
const counts = (words: string, units: Units): boolean =>
	Object.keys(units).some((unit) => words.includes(`{${unit}}`));

/** The words with so many in the place of what they count. */
const count = (words: string, units: Units, n: number | 'all'): string =>
	Object.entries(units).reduce(
		(said, [unit, { one, some, all }]) =>
			said.replace(`{${unit}}`, n === 'all' ? all : n === 1 ? one : some.replace('{n}', String(n))),
		words
	);

/**
 * What the sending button says it will do, in the game's own verbs: `{what}`, `{who}` and what the game
 * counts become what is filled in. Placeholders for names stay in.
 */
export function deedAs(
	shape: Shape,
	filling: Filling,
	sends: { readonly none?: string; readonly some: string },
	units: Units = {}
): string {
	const what = (choices: readonly Choice[]) =>
		choices.length > 3
			? `these ${choices.length}`
			: listed(choices.map(({ say }) => short(say).replace(/^(On|From) /, '')));
	const put = (named: string, n: number) => count(sends.some.replace('{what}', named), units, n);
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return deed(shape, filling);
			const { then, below } = chosen;
			if (counts(sends.some, units))
				return then?.type === 'split' && below
					? put('', totalOf(below)).replace('{who}', `{${chosen.choice.on ?? ''}}`)
					: short(chosen.choice.say);
			if (then?.type === 'some' && below && sends.some.includes('{what}')) {
				const added = then.choices.filter(({ id }) => below.picks.includes(id));
				const more = added.length > 0 ? `, with ${what(added)}` : '';
				return put(what([chosen.choice]), 1) + more;
			}
			if (then) return sends.some.includes('{') ? deed(shape, filling) : sends.some;
			return put(what([chosen.choice]), 1);
		}
		case 'some':
			return filling.picks.length === 0
				? (sends.none ?? deed(shape, filling))
				: put(what(shape.choices.filter(({ id }) => filling.picks.includes(id))), 1);
		case 'amount':
			return filling.amount === 0 && sends.none ? sends.none : put('', filling.amount);
		case 'split':
			if (totalOf(filling) === 0) return sends.none ?? deed(shape, filling);
			if (sends.some.includes('{n}')) return sends.some.replace('{n}', String(totalOf(filling)));
			return counts(sends.some, units) ? put('', totalOf(filling)) : deed(shape, filling);
		default:
			return deed(shape, filling);
	}
}

/**
 * The words for picks within the choice picked, `question/choice`. Copies of a card share theirs: these stand
 * under the choice without the piece that ends its id.
 */
export function sendsAlong<Sends>(
	sends: { readonly [named: string]: Sends },
	question: string,
	shape: Shape,
	filling: Filling
): Sends | undefined {
	const [id] = trailOf(shape, filling).picks;
	if (id === undefined) return undefined;
	const named = sends[`${question}/${id}`];
	const on = 'choices' in shape && shape.choices.find((choice) => choice.id === id)?.on;
	return named || !on || !id.endsWith(on) ? named : sends[`${question}/${id.slice(0, -on.length)}`];
}

/**
 * The same for picks within picks: `{1}` is what was picked first within the outermost choice, `{2}` what was
 * picked within that, and what the game counts is what a split at the end adds up to, or all.
 */
export const deedAlong = (
	shape: Shape,
	filling: Filling,
	some: string,
	units: Units = {}
): string => count(told(shape, filling, some, units, 0), units, 'all');

/** `words` with what is filled in from here on down; this level is `{depth}`. */
function told(shape: Shape, filling: Filling, words: string, units: Units, depth: number): string {
	const put = (said: string) => words.replace(`{${depth}}`, said.replace(/^From /, ''));
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return words;
			const said = put(short(chosen.choice.say));
			return chosen.then && chosen.below
				? told(chosen.then, chosen.below, said, units, depth + 1)
				: said;
		}
		case 'some':
			return put(
				listed(
					shape.choices.filter(({ id }) => filling.picks.includes(id)).map(({ say }) => short(say))
				)
			);
		case 'split':
			return count(words, units, totalOf(filling));
		default:
			return words;
	}
}
