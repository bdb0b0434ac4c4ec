/** What sending an answer will do, in the game's own verbs. */
import type { Choice, Shape } from '$lib/core/shape';
import { listed } from '../words';
import { deed, short } from './deed';
import { picked, totalOf } from './filling';
import type { Filling } from './filling';

/**
 * What the sending button says it will do, in the game's own verbs: `{what}`, `{who}` and `{ships}`
 * become what is filled in. Placeholders for names stay in.
 */
export function deedAs(
	shape: Shape,
	filling: Filling,
	sends: { readonly none?: string; readonly some: string }
): string {
	const what = (choices: readonly Choice[]) =>
		choices.length > 3
			? `these ${choices.length}`
			: listed(choices.map(({ say }) => short(say).replace(/^(On|From) /, '')));
	const put = (named: string, n: number) =>
		sends.some.replace('{what}', named).replace('{ships}', n === 1 ? 'one ship' : `${n} ships`);
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return deed(shape, filling);
			const { then, below } = chosen;
			if (sends.some.includes('{ships}'))
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
			return sends.some.includes('{ships}') ? put('', totalOf(filling)) : deed(shape, filling);
		default:
			return deed(shape, filling);
	}
}

/**
 * The same for picks within picks: `{1}` is what was picked first within the outermost choice, `{2}` what was
 * picked within that, `{ships}` what a split at the end adds up to, or all.
 */
export const deedAlong = (shape: Shape, filling: Filling, some: string): string =>
	told(shape, filling, some, 0).replace('{ships}', 'all ships');

/** `words` with what is filled in from here on down; this level is `{depth}`. */
function told(shape: Shape, filling: Filling, words: string, depth: number): string {
	const put = (said: string) => words.replace(`{${depth}}`, said.replace(/^From /, ''));
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return words;
			const said = put(short(chosen.choice.say));
			return chosen.then && chosen.below ? told(chosen.then, chosen.below, said, depth + 1) : said;
		}
		case 'some':
			return put(
				listed(
					shape.choices.filter(({ id }) => filling.picks.includes(id)).map(({ say }) => short(say))
				)
			);
		case 'split': {
			const n = totalOf(filling);
			return words.replace('{ships}', n === 1 ? 'one ship' : `${n} ships`);
		}
		default:
			return words;
	}
}
