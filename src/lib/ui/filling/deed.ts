/** A filling, or an answer, in plain words that fit any game. */
import { unreachable } from '$lib/core/result';
import type { Answer, Choice, Shape } from '$lib/core/shape';
import { fillIn, msg, template } from '$lib/core/words';
import type { Param, Template, Words } from '$lib/core/words';
import { fromAnswer } from './blank';
import { picked, totalOf } from './filling';
import type { Filling, ShapeOf } from './filling';
import { billOf } from './payment';

/** Choices in a row. */
export const rowOf = (choices: readonly Choice[]): Words =>
	msg('{choices}', { choices: { and: choices.map(({ say }) => say) } });

const CHOSEN = template('Choose {what}');

/** Whether a choice is a piece and nothing else: its words are the name of that, and no act. */
export const isPiece = ({ id, on }: Choice): boolean => on === id;

/** The deed that an answer is, whatever its choices are called: what is but the name of a piece is chosen, or played. */
export function deed(shape: Shape, filling: Filling, piece: Template<'what'> = CHOSEN): Words {
	const says = named(shape, filling);
	switch (shape.type) {
		case 'one': {
			const choice = picked(shape, filling)?.choice;
			return choice && isPiece(choice) ? fillIn(piece, { what: says }) : says;
		}
		case 'some':
			return filling.picks.length === 1 ? fillIn(piece, { what: says }) : says;
		case 'split':
			return !billOf(shape) && shape.max === 1 && totalOf(filling) === 1
				? fillIn(piece, { what: says })
				: says;
		default:
			return says;
	}
}

/** An answer by the names of what is chosen, as it stands within another one. */
function named(shape: Shape, filling: Filling): Words {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return msg('Pick one first');
			const { say } = chosen.choice;
			const below = chosen.then && chosen.below ? detail(chosen.then, chosen.below) : null;
			return below ? msg('{choice}: {further}', { choice: say, further: below }) : say;
		}
		case 'some': {
			const first = shape.choices.find(({ id }) => id === filling.picks[0]);
			if (filling.picks.length === 0)
				return shape.min > 0 ? msg('Pick {n} first', { n: shape.min }) : msg('Pick none');
			if (filling.picks.length === 1 && first) return first.say;
			return msg('Pick these {n}', { n: filling.picks.length });
		}
		case 'amount':
			return msg('Choose {n}', { n: filling.amount });
		case 'order':
			return msg('Use this order');
		case 'split':
			if (billOf(shape))
				return totalOf(filling) > 0
					? msg('Pay with {what}', { what: laidOut(shape, filling) })
					: msg('Pay nothing');
			if (shape.max === 1 && totalOf(filling) === 1)
				return msg('{places}', { places: laidOut(shape, filling) });
			return totalOf(filling) === 0
				? msg('Choose none')
				: msg('Choose {n}', { n: totalOf(filling) });
		case 'confirm':
			return filling.yes === null ? msg('Pick one first') : filling.yes ? shape.yes : shape.no;
		case 'deal':
			if (filling.reply === 'refuse') return msg('Refuse to deal');
			if (filling.reply === 'accept') return msg('Accept the offer');
			return shape.standing?.by === shape.get.seat
				? msg('Make this counter-offer')
				: msg('Make this offer');
		default:
			return unreachable(shape);
	}
}

/** What is at each place: `Jol, Nar and 2 × Trade goods`. */
const laidOut = ({ places }: ShapeOf<'split'>, { split }: Filling): Param => ({
	and: places.flatMap(({ id, say }) => {
		const n = split[id] ?? 0;
		return n > 1 ? [msg('{n} × {place}', { n, place: say })] : n > 0 ? [say] : [];
	})
});

/** What is filled in below a choice, after the choice itself; null where nothing needs to be said. */
function detail(shape: Shape, filling: Filling): Words | null {
	switch (shape.type) {
		case 'split':
			if (!billOf(shape))
				return shape.max === 1 ? named(shape, filling) : msg('{n}', { n: totalOf(filling) });
			return totalOf(filling) > 0
				? msg('paid with {what}', { what: laidOut(shape, filling) })
				: null;
		case 'amount':
			return msg('{n}', { n: filling.amount });
		case 'one':
			return picked(shape, filling) ? named(shape, filling) : null;
		case 'some':
			if (filling.picks.length === 0) return null;
			return filling.picks.length === 1
				? named(shape, filling)
				: msg('{n} picked', { n: filling.picks.length });
		case 'order':
			return msg('in this order');
		default:
			return null;
	}
}

/** An answer in words, as it stands in an offer; null where there is nothing in it. */
export function inOffer(shape: Shape, answer: Answer): Words | null {
	const filling = fromAnswer(shape, answer);
	switch (shape.type) {
		case 'one':
			return picked(shape, filling) ? named(shape, filling) : null;
		case 'some':
			return rowOf(shape.choices.filter(({ id }) => filling.picks.includes(id)));
		case 'split':
			return msg('{places}', {
				places: {
					and: shape.places
						.filter(({ id }) => filling.split[id])
						.map(({ id, say }) => msg('{place} {n}', { place: say, n: filling.split[id] ?? 0 }))
				}
			});
		default:
			return detail(shape, filling) ?? named(shape, filling);
	}
}
