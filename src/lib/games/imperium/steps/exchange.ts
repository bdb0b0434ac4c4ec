/** Who may trade in Action Cards exchanges them in the Status Phase with whoever is willing (TI-21.11). */
import { msg, refuse } from '../../../core';
import type { AnswerTo, DealShape, Refusal, Terms } from '../../../core';
import { leftOf, meant, playerOf, seatChoice, sumOf } from '../../kit';
import { giveActionCards } from '../decks';
import { giveGoods } from '../economy/gains';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import { seatsIn } from '../timing/passed';
import {
	dealFor,
	goodsIn,
	namedIn,
	openly,
	termsWords,
	turned,
	unnamedIn,
	whyNotAccept,
	whyNotGive
} from '../trade/exchange-terms';
import type { Offer } from '../trade/exchange-terms';
import type { ActionCardId, Board, SeatId } from '../types';
import { actionCardWords } from '../words';

declare module '../play' {
	interface Steps {
		/** `seat` trades with `partner`. */
		exchange: {
			seat: SeatId;
			partner?: SeatId;
			/** The offer on the table. */
			offer?: Offer;
			/** What each gives, once both have agreed. */
			agreed?: { readonly [seat in SeatId]?: Terms['give'] };
			/** Cards picked for what was agreed without names. */
			cards?: { readonly [seat in SeatId]?: readonly ActionCardId[] };
			/** Those with whom a talk has ended without an exchange. */
			fruitless?: readonly SeatId[];
		};
	}
}

type Frame = FrameOf<Steps['exchange']>;

const { run, ask, each, talk } = formsOf('exchange');

const NOBODY = 'none';

/** Those with whom something could be exchanged, judged from what all can see. */
function partners(board: Board, { seat, fruitless = [] }: Frame): SeatId[] {
	const present = seatsIn(board);
	const cards = (one: SeatId) => playerOf(board, one).hand.length;
	return leftOf(board, seat).filter(
		(one) => present.includes(one) && !fruitless.includes(one) && sumOf([seat, one], cards) > 0
	);
}

/** The two, who trades first. */
const pairOf = ({ seat, partner }: Frame): SeatId[] =>
	partner === undefined ? [] : [seat, partner];

const otherOf = (frame: Frame, seat: SeatId): SeatId =>
	pairOf(frame).find((one) => one !== seat) ?? seat;

/** What a player gives of what was agreed. */
const sideOf = ({ agreed }: Frame, seat: SeatId): Terms['give'] => agreed?.[seat] ?? {};

/** The cards of this hand that a side names. */
const meantIn = (board: Board, seat: SeatId, side: Terms['give']): ActionCardId[] =>
	meant(playerOf(board, seat).hand, namedIn(side));

/** As soon as both agree, as they could be given away meanwhile (TI-16.19); before rules 2 after the cards. */
function handOverGoods(play: Play, frame: Frame): void {
	for (const seat of pairOf(frame)) {
		const goods = goodsIn(sideOf(frame, seat));
		if (goods > 0) giveGoods(play, seat, otherOf(frame, seat), goods, 'TI-21.11');
	}
}

/** Refuses terms that cannot be kept. What the other side holds plays no part beyond what all can see: that would tell. */
function check(
	{ board }: Play,
	{ offer }: Frame,
	answer: AnswerTo<DealShape>,
	seat: SeatId
): Refusal | null {
	const wrong =
		'offer' in answer
			? whyNotGive(board, seat, answer.offer.give)
			: 'accept' in answer && offer
				? whyNotAccept(board, offer.by, seat, turned(offer.terms))
				: null;
	return wrong === null ? null : refuse('TI-21.11', wrong).refusal;
}

export const exchange: Step = {
	partner: ask({
		ask: ({ board }, frame) => {
			const others = partners(board, frame);
			return others.length === 0
				? null
				: {
						...{ seat: frame.seat, rule: 'TI-21.11', say: msg('Exchange Action Cards?') },
						shape: {
							type: 'one',
							choices: [
								...others.map(seatChoice),
								{ id: NOBODY, say: msg('With nobody (any more)') }
							]
						},
						fallback: { pick: NOBODY }
					};
		},
		then: (_play, frame, { pick }) => {
			if (pick === NOBODY) return 'end';
			frame.partner = pick;
			return 'talk';
		}
	}),
	/** Nobody is left to exchange with. */
	nobody: run(() => 'end'),

	talk: talk<DealShape>({
		ask: ({ board }, frame) =>
			pairOf(frame).map((seat) => ({
				...{ seat, secret: true, rule: 'TI-21.11', about: [otherOf(frame, seat)] },
				say: msg('Exchange Action Cards with {who}', { who: otherOf(frame, seat) }),
				shape: dealFor(board, seat, otherOf(frame, seat), frame.offer),
				fallback: { refuse: true }
			})),
		check,
		then: (play, frame, answer, seat) => {
			const other = otherOf(frame, seat);
			if ('refuse' in answer) {
				play.say(msg('{who} exchanges nothing.', { who: seat }), 'TI-21.11');
				if (play.since(3))
					frame.fruitless = [...(frame.fruitless ?? []), otherOf(frame, frame.seat)];
				return 'done';
			}
			if ('offer' in answer) {
				const n = (frame.offer?.n ?? 0) + 1;
				frame.offer = { by: seat, n, terms: openly(answer.offer, seat, other) };
				play.say(msg('{who} makes {whom} an offer.', { who: seat, whom: other }), 'TI-21.11');
				play.tell([seat, other], termsWords(seat, other, answer.offer), 'TI-21.11');
				return 'again';
			}
			if (!frame.offer) throw new Error('There is no offer to accept.');
			const { by, terms } = frame.offer;
			frame.agreed = { [by]: terms.give, [seat]: terms.get };
			if (play.since(2)) handOverGoods(play, frame);
			return 'cards';
		}
	}),

	/** What was agreed without names is picked by who gives it. */
	cards: each({
		seats: (_play, frame) => pairOf(frame),
		ask: ({ board }, frame, seat) => {
			const side = sideOf(frame, seat);
			const named = meantIn(board, seat, side);
			const free = playerOf(board, seat).hand.filter((card) => !named.includes(card));
			const n = Math.min(unnamedIn(side), free.length);
			return n === 0
				? null
				: {
						...{ seat, rule: 'TI-21.11', secret: true },
						say: msg('Which {n, plural, one {card do} other {# cards do}} you give?', { n }),
						shape: {
							type: 'some',
							choices: free.map((id) => ({ id, on: id, say: actionCardWords(id) })),
							...{ min: n, max: n }
						},
						fallback: { picks: free.slice(0, n) }
					};
		},
		then: (_play, frame, { picks }, seat) => {
			frame.cards = { ...frame.cards, [seat]: picks };
		}
	}),
	/** Which cards each gives was settled before any changed hands. */
	carryOut: run((play, frame) => {
		for (const seat of pairOf(frame)) {
			const side = sideOf(frame, seat);
			const cards = [...meantIn(play.board, seat, side), ...(frame.cards?.[seat] ?? [])];
			giveActionCards(play, seat, otherOf(frame, seat), cards, 'TI-21.11');
		}
		if (!play.since(2)) handOverGoods(play, frame);
	}),
	done: run((_play, frame) => {
		delete frame.partner;
		delete frame.offer;
		delete frame.agreed;
		delete frame.cards;
		return 'partner';
	})
};
