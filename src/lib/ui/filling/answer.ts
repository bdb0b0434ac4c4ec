/** From a filling to the answer that is sent, and what it still lacks. */
import { complaint } from '$lib/core/answer';
import { overstepped } from '$lib/core/limits';
import { unreachable } from '$lib/core/result';
import type { Answer, Shape } from '$lib/core/shape';
import { msg } from '$lib/core/words';
import type { Words } from '$lib/core/words';
import { blank } from './blank';
import { setReply } from './fill';
import { fieldsOf, picked, totalOf } from './filling';
import type { Filling, ShapeOf } from './filling';

/** The answer as it would be sent; null while a part of it is not chosen yet. May still be illegal. */
export function answerOf(shape: Shape, filling: Filling): Answer | null {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return null;
			if (!chosen.then) return { pick: chosen.choice.id };
			const then = chosen.below && answerOf(chosen.then, chosen.below);
			return then && { pick: chosen.choice.id, then };
		}
		case 'some':
			return {
				picks: shape.choices.map(({ id }) => id).filter((id) => filling.picks.includes(id))
			};
		case 'amount':
			return { amount: filling.amount };
		case 'order':
			return { order: [...filling.order] };
		case 'split':
			return { split: { ...filling.split } };
		case 'confirm':
			return filling.yes === null ? null : { yes: filling.yes };
		case 'deal': {
			if (filling.reply === null) return null;
			if (filling.reply === 'refuse') return { refuse: true };
			if (filling.reply === 'accept') return shape.standing ? { accept: shape.standing.n } : null;
			const terms = { give: {} as Record<string, Answer>, get: {} as Record<string, Answer> };
			for (const { part, field } of fieldsOf(shape)) {
				const below = filling[part][field.id];
				if (!below) continue;
				const answer = answerOf(field.shape, below);
				if (!answer) return null;
				terms[part][field.id] = answer;
			}
			return { offer: { ...terms, promise: filling.promise.trim() } };
		}
		default:
			return unreachable(shape);
	}
}

/** Whether an offer in the making is the one that lies on the table. */
export function offersSame(shape: ShapeOf<'deal'>, filling: Filling): boolean {
	if (filling.reply !== 'offer' || !shape.standing) return false;
	const lies = blank(shape);
	setReply(lies, 'offer');
	return JSON.stringify(answerOf(shape, lies)) === JSON.stringify(answerOf(shape, filling));
}

/** What is still missing or wrong, in words; null when it can be sent. */
export function missing(shape: Shape, filling: Filling): Words | null {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return msg('Pick one first.');
			return chosen.then && chosen.below ? missing(chosen.then, chosen.below) : null;
		}
		case 'some': {
			const { min, max } = shape;
			const n = filling.picks.length;
			if (n >= min && n <= max) break;
			if (min === 1 && max === 1 && n === 0) return msg('Pick one first.');
			return min === max
				? msg('Pick {min}; you have {n}.', { min, n })
				: msg('Pick {min} to {max}; you have {n}.', { min, max, n });
		}
		case 'split': {
			const { min, max, limits = [], pays } = shape;
			const n = totalOf(filling);
			if (n >= min && n <= max) break;
			// What is to be bought or paid is no number of planets.
			const lacks = (n > 0 || pays) && n < min ? overstepped(limits, filling.split) : null;
			if (lacks) return lacks.say;
			if (max === 1 && min === 1) return msg('Pick one first.');
			return min === max
				? msg('Choose {min} in all; so far {n}.', { min, n })
				: msg('Choose {min} to {max}; so far {n}.', { min, max, n });
		}
		case 'confirm':
			return filling.yes === null ? msg('Pick one first.') : null;
		case 'deal':
			for (const { part, field } of fieldsOf(shape)) {
				const below = filling[part][field.id];
				const wrong = below && filling.reply === 'offer' ? missing(field.shape, below) : null;
				if (wrong) return msg('{part}: {complaint}', { part: field.say, complaint: wrong });
			}
			if (filling.reply === null)
				return shape.standing
					? msg('Accept, offer something, or refuse.')
					: msg('Offer something, or refuse.');
			break;
		case 'amount':
		case 'order':
			break;
		default:
			return unreachable(shape);
	}
	const answer = answerOf(shape, filling);
	return answer ? (complaint(shape, answer)?.say ?? null) : msg('Something is not chosen yet.');
}
