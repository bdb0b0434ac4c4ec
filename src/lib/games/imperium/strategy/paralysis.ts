/**
 * Policy Paralysis with `secondaries: together` (TI-34.7): it lies sealed with the answer about the secondary, as a
 * choice that asks for that answer too.
 */
import type { Answer, AnswerTo, Choice, OneShape, Shape } from '../../../core';
import { likeOf } from '../../kit';
import { TOUCH } from '../cards/touch-of-genius';
import { cardsAt } from '../timing/cards';
import type { Play } from '../play';
import type { SeatId } from '../types';

const PARALYSIS = 'policy-paralysis';

/** The choices of a card, each with the answer about the secondary; `own` left out: there is none to give. */
const within = (shape: Shape, own: OneShape | undefined): Shape =>
	shape.type === 'one'
		? {
				...shape,
				choices: shape.choices.map((choice) => {
					const then = choice.then ? within(choice.then, own) : own;
					return then ? { ...choice, then } : choice;
				})
			}
		: shape;

/** Cards of this moment, with the answer about the secondary within each. */
export const laidCards = (play: Play, seat: SeatId, own: OneShape | undefined): Choice[] =>
	cardsAt(play, seat, ['after-primary'])
		.filter(({ id }) => !own?.choices.some((one) => one.id === id))
		.map((card): Choice => ({ ...card, ...(card.then && { then: within(card.then, own) }) }));

const thenOf = (answer: Answer | undefined): Answer | undefined =>
	answer && 'pick' in answer ? answer.then : undefined;

const pickOf = (answer: Answer | undefined): string | undefined =>
	answer && 'pick' in answer ? answer.pick : undefined;

/** Which card was laid, on whom, and what was answered about the secondary; null: none was. */
export function laidIn(
	answer: AnswerTo<OneShape>
): { readonly play: AnswerTo<OneShape>; readonly own: AnswerTo<OneShape> | null } | null {
	const { pick, then } = answer;
	const like = pick.startsWith('card:') ? likeOf(pick.slice('card:'.length)) : '';
	const isCopy = like === TOUCH && pickOf(then) === PARALYSIS;
	if (like !== PARALYSIS && !isCopy) return null;
	const named = isCopy ? thenOf(then) : then;
	const target = pickOf(named);
	const own = thenOf(named);
	if (target === undefined) return null;
	return {
		play: {
			pick,
			then: isCopy ? { pick: PARALYSIS, then: { pick: target } } : { pick: target }
		},
		own: own && 'pick' in own ? own : null
	};
}
