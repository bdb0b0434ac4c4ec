/** What sending an answer will do, in the game's own verbs. */
import { isSeat } from '$lib/core/ids';
import type { Sends, SendsAlong } from '$lib/core/sends';
import type { Choice, Shape } from '$lib/core/shape';
import { fillIn, msg } from '$lib/core/words';
import type { Param, Words } from '$lib/core/words';
import { deed, isPiece, rowOf } from './deed';
import { picked, totalOf } from './filling';
import { trailOf } from './ways';
import type { Filling } from './filling';

const what = (choices: readonly Choice[]): Words =>
	choices.length > 3 ? msg('these {n}', { n: choices.length }) : rowOf(choices);

/** What the sending button says it will do, in the game's own verbs; where they do not fit, in plain words. */
export function deedAs(
	shape: Shape,
	filling: Filling,
	{ none, some, names, piece, amount }: Sends
): Words {
	const plain = () => deed(shape, filling, piece);
	const amountOf = (n: number, who: Param = '') =>
		n === 0 && none ? none : amount ? fillIn(amount, { n, who }) : plain();
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) break;
			const { choice, then, below } = chosen;
			if ((then?.type === 'split' || then?.type === 'amount') && below && amount)
				return fillIn(amount, {
					n: then.type === 'amount' ? below.amount : totalOf(below),
					who: choice.on && isSeat(choice.on) ? choice.on : ''
				});
			// Beside pieces, what is none says itself what it does, wherever it is done: to stay, or to take nothing.
			const isNone =
				choice.on === undefined
					? shape.choices.some(({ on }) => on !== undefined)
					: !isPiece(choice) && shape.choices.some(isPiece);
			if (isNone && !then && !names) return none ?? choice.say;
			// What was picked within it is said too.
			if (!some) break;
			if (then?.type === 'some' && below) {
				const added = then.choices.filter(({ id }) => below.picks.includes(id));
				const done = fillIn(some, { what: choice.say });
				return added.length > 0 ? msg('{done}, with {added}', { done, added: what(added) }) : done;
			}
			if (then) break;
			return fillIn(some, { what: choice.say });
		}
		case 'some': {
			const chosen = shape.choices.filter(({ id }) => filling.picks.includes(id));
			if (chosen.length === 0 && none) return none;
			if (chosen.length > 0 && some) return fillIn(some, { what: what(chosen) });
			break;
		}
		case 'amount':
			return amountOf(filling.amount);
		case 'split':
			return totalOf(filling) === 0 ? (none ?? plain()) : amountOf(totalOf(filling));
		case 'order':
			return some ? fillIn(some, { what: '' }) : plain();
		default:
			break;
	}
	return plain();
}

/**
 * The words for picks within the choice picked, `question/choice`, or `question` where all choices share them. So do
 * copies of a card: theirs stand under the choice without the piece that ends its id.
 */
export function sendsAlong(
	along: { readonly [named: string]: SendsAlong },
	question: string,
	shape: Shape,
	filling: Filling
): SendsAlong | undefined {
	const [id] = trailOf(shape, filling).picks;
	if (id === undefined) return undefined;
	// Nothing is asked within it: it says itself what it does.
	if (shape.type === 'one' && !picked(shape, filling)?.then) return undefined;
	const named = along[`${question}/${id}`] ?? along[question];
	const on = 'choices' in shape && shape.choices.find((choice) => choice.id === id)?.on;
	return named || !on || !id.endsWith(on) ? named : along[`${question}/${id.slice(0, -on.length)}`];
}

/** What the sending button says of picks within picks. */
export function deedAlong(shape: Shape, filling: Filling, { some, all }: SendsAlong): Words {
	const { says, n } = along(shape, filling);
	const [outer = '', first = '', second = ''] = says;
	return n === null && all
		? fillIn(all, { outer, first, second })
		: fillIn(some, { outer, first, second, n: n ?? 0 });
}

/** What each pick says, the outermost first, and what a split at the end adds up to; null without one. */
function along(shape: Shape, filling: Filling): { says: Words[]; n: number | null } {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return { says: [], n: null };
			const below =
				chosen.then && chosen.below ? along(chosen.then, chosen.below) : { says: [], n: null };
			return { says: [chosen.choice.say, ...below.says], n: below.n };
		}
		case 'some':
			return {
				says: [rowOf(shape.choices.filter(({ id }) => filling.picks.includes(id)))],
				n: null
			};
		case 'split':
			return { says: [], n: totalOf(filling) };
		default:
			return { says: [], n: null };
	}
}
