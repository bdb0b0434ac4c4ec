/**
 * An Action Card is played (TI-18.3): paid for, announced openly with all its choices, answered by others or not,
 * and only then carried out.
 */
import { msg } from '../../../core';
import type { Answer } from '../../../core';
import { SABOTAGE } from '../cards/sabotage';
import { likeOf } from '../../kit';
import { layOpen, putAway } from '../decks';
import { askPayment, canPay, pay, payBack } from '../economy/payment';
import type { Payment, Price } from '../economy/payment';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import { actionCardLike, actionCardOf } from '../tables/by-id';
import type { ActionCardId, SeatId } from '../types';
import { endStall } from './stall';
import { chosenWords, markUsed, meantBy, rulesOf } from '../timing/cards';
import { announcedNow } from '../timing/announced';
import type { MomentRules } from '../timing/moments';
import { seatsIn } from '../timing/passed';
import { actionCardWords } from '../words';

declare module '../play' {
	interface Steps {
		/** TI-18.3: a card is announced, may be answered, and happens. */
		card: {
			seat: SeatId;
			card: ActionCardId;
			answer: Answer | null;
			/** What was paid for it, which comes back if it is cancelled. */
			paid?: Payment[];
			/** TI-18.4. */
			isCancelled?: true;
		};
	}
}

declare module '../moves' {
	interface Moves {
		/** An Action Card is announced with what was chosen; `as`: what it works as, its own name or another. */
		played: {
			readonly seat: SeatId;
			readonly card: ActionCardId;
			readonly as: string;
			readonly chosen: readonly string[];
		};
		cancelled: { readonly seat: SeatId; readonly card: ActionCardId };
	}
}

declare module '../timing/moments' {
	interface Moments {
		/** After an Action Card is announced, before it takes effect. */
		announced: true;
	}
}

const { run, ask } = formsOf('card');

type CardFrame = FrameOf<Steps['card']>;

/** What it costs: Touch of Genius, and then what it copies. */
function pricesOf({ card, answer }: Pick<CardFrame, 'card' | 'answer'>): Price[] {
	const own = likeOf(card);
	const { like } = meantBy({ card, answer });
	const all = own === like ? [own] : [own, like];
	return all.flatMap((one) => rulesOf(one).price ?? []);
}

/** TI-18.7: the whole turn. */
const isAction = (like: string): boolean => actionCardOf(`${like}#1`).timing === 'action';

/** TI-18.5: what was paid comes back. */
function refund(play: Play, { seat, paid = [] }: CardFrame): void {
	for (const payment of paid) payBack(play, seat, payment, 'TI-18.5');
}

export const card: Step = {
	price: ask({
		ask: (play, frame) => {
			const { board } = play;
			const due = pricesOf(frame)[frame.paid?.length ?? 0];
			if (!due || canPay(board, frame.seat, due.means) < due.price) return null;
			return askPayment(play, frame.seat, {
				...due,
				rule: 'TI-18.3',
				say: msg('Pay for {card}', { card: actionCardWords(frame.card) })
			});
		},
		then: (play, frame, { split }, seat) => {
			pay(play, seat, split, 'TI-18.3');
			frame.paid = [...(frame.paid ?? []), split];
			return 'price';
		}
	}),

	announce: run((play, frame) => {
		const { seat, card, answer, paid = [] } = frame;
		// Paid in another way than was foreseen, the second of two prices may be out of reach: nothing was played.
		if (paid.length < pricesOf(frame).length) {
			refund(play, frame);
			return 'end';
		}
		const { like } = meantBy(frame);
		frame.card = layOpen(play, seat, card);
		// Who is asked in that window again reads what has come since.
		const window = play.openWindow();
		if (window) window.came = { seat, card: frame.card };
		const chosen = chosenWords(play, frame);
		// What it does: of an open card, for all to read who have never seen it.
		const named = { who: seat, card: actionCardWords(card), text: actionCardLike(like).text };
		play.say(
			chosen
				? msg('{who} plays {card}: {chosen}. “{text}”', { ...named, chosen })
				: msg('{who} plays {card}. “{text}”', named),
			'TI-18.3',
			{ type: 'played', seat, card: frame.card, as: like, chosen: namedIn(answer) },
			namedIn(answer)
		);
		// TI-18.4: nothing cancels a Sabotage.
		if (like !== SABOTAGE) play.window('announced');
		return undefined;
	}),

	happen: run((play, frame) => {
		const { seat, card, isCancelled = false } = frame;
		const { like, answer } = meantBy(frame);
		const { isKept = false, apply } = rulesOf(like);
		if (isCancelled) {
			// TI-18.5: as if it had not been played.
			putAway(play, card);
			refund(play, frame);
			if (isAction(like)) play.push('turn', { seat });
			return;
		}
		if (isAction(like)) endStall(play.board, seat);
		markUsed(play, seat, like, answer);
		if (!isKept) putAway(play, card);
		apply(play, { seat, card, answer });
	})
};

/** The pieces and players named in an answer. */
function namedIn(answer: Answer | null): string[] {
	if (!answer) return [];
	if ('pick' in answer) return [answer.pick, ...namedIn(answer.then ?? null)];
	if ('picks' in answer) return [...answer.picks];
	return 'split' in answer ? Object.keys(answer.split) : [];
}

/** TI-18.3, TI-8.3: whoever else holds a card, passed or not. */
export const announcedMoment: MomentRules = {
	isOpenToPassed: true,
	seats: (play) => {
		const { seat, isCancelled = false } = announcedNow(play);
		return isCancelled ? [] : seatsIn(play.board).filter((one) => one !== seat);
	},
	// TI-27.12: whom it names, as all can read.
	concerns: (play, _frame, seat) => namedIn(announcedNow(play).answer).includes(seat),
	words: (play) => {
		const frame = announcedNow(play);
		const { seat, card } = frame;
		const chosen = chosenWords(play, frame);
		const named = { who: seat, card: actionCardWords(card) };
		return {
			rule: 'TI-18.3',
			say: chosen
				? msg('{who} plays {card}: {chosen}. Do you answer?', { ...named, chosen })
				: msg('{who} plays {card}. Do you answer?', named),
			about: [card, seat]
		};
	}
};
