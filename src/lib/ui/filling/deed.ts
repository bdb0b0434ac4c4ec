/** A filling, or an answer, in plain words that fit any game. */
import { unreachable } from '$lib/core/result';
import type { Answer, Shape } from '$lib/core/shape';
import { fromAnswer } from './blank';
import { picked, totalOf } from './filling';
import type { Filling } from './filling';

/** What the sending button says it will do. Placeholders for names stay in. */
export function deed(shape: Shape, filling: Filling): string {
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			if (!chosen) return 'Pick one first';
			const say = short(chosen.choice.say);
			if (!chosen.then || !chosen.below) return say;
			const below = detail(chosen.then, chosen.below);
			return below ? `${say}: ${below}` : say;
		}
		case 'some': {
			const first = shape.choices.find(({ id }) => id === filling.picks[0]);
			if (filling.picks.length === 0)
				return shape.min > 0 ? `Pick ${shape.min} first` : 'Pick none';
			if (filling.picks.length === 1 && first) return short(first.say);
			return `Pick these ${filling.picks.length}`;
		}
		case 'amount':
			return `Choose ${filling.amount}`;
		case 'order':
			return 'Use this order';
		case 'split':
			return totalOf(filling) === 0 ? 'Choose none' : `Choose ${totalOf(filling)}`;
		case 'confirm':
			return filling.yes === null ? 'Pick one first' : short(filling.yes ? shape.yes : shape.no);
		case 'deal':
			if (filling.reply === 'refuse') return 'Refuse to deal';
			if (filling.reply === 'accept') return 'Accept the offer';
			return shape.standing?.by === shape.get.seat ? 'Make this counter-offer' : 'Make this offer';
		default:
			return unreachable(shape);
	}
}

/** What is filled in below a choice, after the choice itself. */
function detail(shape: Shape, filling: Filling): string {
	switch (shape.type) {
		case 'split':
			return String(totalOf(filling));
		case 'amount':
			return String(filling.amount);
		case 'one': {
			const chosen = picked(shape, filling);
			return chosen ? lower(deed(shape, filling)) : '';
		}
		case 'some':
			if (filling.picks.length === 0) return '';
			return filling.picks.length === 1
				? lower(deed(shape, filling))
				: `${filling.picks.length} picked`;
		case 'order':
			return 'in this order';
		default:
			return '';
	}
}

/** As it stands before more words: without its full stop. */
export const short = (say: string) => say.replace(/[.]$/, '');

/** As it stands within a sentence; what is spelled with a capital everywhere is not told apart. */
export const lower = (say: string): string =>
	/^[A-Z]([a-z]| )/.test(say) ? say.charAt(0).toLowerCase() + say.slice(1) : say;

/** An answer in words, as it stands in an offer. */
export function inWords(shape: Shape, answer: Answer): string {
	const filling = fromAnswer(shape, answer);
	switch (shape.type) {
		case 'one': {
			const chosen = picked(shape, filling);
			return chosen ? deed(shape, filling) : '';
		}
		case 'some':
			return shape.choices
				.filter(({ id }) => filling.picks.includes(id))
				.map(({ say }) => short(say))
				.join(', ');
		case 'split':
			return shape.places
				.filter(({ id }) => filling.split[id])
				.map(({ id, say }) => `${say} ${filling.split[id] ?? 0}`)
				.join(', ');
		default:
			return detail(shape, filling) || deed(shape, filling);
	}
}
