/** The Strategic Action (TI-5.4): the primary of a card, then the secondaries of the others, clockwise. */
import { complaint, msg, withBarred } from '../../../core';
import type { AnswerTo, Ask, Choice, Coming, OneShape } from '../../../core';
import { leftOf, playerOf } from '../../kit';
import { endAction } from '../lasting';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import { rulesOf } from '../strategy';
import { laidCards, laidIn } from '../strategy/paralysis';
import { askSecondary, barredIn, isLeft, LEAVE, stands, useSecondary } from '../strategy/secondary';
import { strategyOf } from '../tables/by-id';
import { cardsAt, mayHoldCards, playCard } from '../timing/cards';
import type { MomentRules } from '../timing/moments';
import { seatsIn } from '../timing/passed';
import { partnersOf } from '../trade/agreements';
import type { Board, SeatId, StrategyId } from '../types';

declare module '../play' {
	interface Steps {
		/** `seat` plays `card`. It stands at `others` while they are asked, at `carry` while secondaries are carried out. */
		strategic: {
			seat: SeatId;
			card: StrategyId;
			/** What was answered to all at once; left out until all are in. */
			answers?: { [seat: SeatId]: AnswerTo<OneShape> };
			/** Whose secondary is still to be carried out, or asked about, in this order. */
			left?: SeatId[];
			/** Cards against a secondary that were laid with the answers, in the order they are announced (TI-34.7). */
			laid?: { readonly seat: SeatId; readonly answer: AnswerTo<OneShape> }[];
			/** Who used it. */
			users?: SeatId[];
		};
	}
}
declare module '../moves' {
	interface Moves {
		/** A player takes a Strategic Action with this card; `isOver`: the card is turned to its used side. */
		strategic: { readonly seat: SeatId; readonly card: StrategyId; readonly isOver: boolean };
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** After the last Trade secondary: partners of who collected by it (TI-34.9). */
		partnerTraded: true;
	}
}

type Frame = FrameOf<Steps['strategic']>;

const { run, askAll } = formsOf('strategic');

/** TI-5.4, TI-5.6: all others, from the left of who plays the card. */
const othersOf = (board: Board, { seat }: Frame): SeatId[] =>
	leftOf(board, seat).filter((one) => seatsIn(board).includes(one));

/**
 * TI-34.7: a card of this moment lies sealed with the answer about the secondary, which is asked within it. Whoever
 * holds a card is asked, the active player too, since the hand decides whether there is a choice (TI-34.2).
 */
function askTogether(play: Play, seat: SeatId, frame: Frame): Ask<OneShape> | null {
	const { board } = play;
	const own = seat === frame.seat ? null : askSecondary(play, seat, frame.card, false);
	if (!mayHoldCards(board, seat)) return own;
	const nothing: Choice = { id: LEAVE, say: msg('No card') };
	const choices = own?.shape.choices ?? [nothing];
	const { name } = strategyOf(frame.card);
	return {
		...{ seat, rule: 'TI-34.7', say: msg('{card} is used. Do you play a card?', { card: name }) },
		fallback: { pick: LEAVE },
		...own,
		shape: { type: 'one', choices: [...choices, ...laidCards(play, seat, own?.shape)] },
		secret: true
	};
}

export const strategic: Step = {
	/** TI-5.8: a primary that does nothing is a Strategic Action all the same. */
	primary: run((play, { seat, card }) => {
		play.say(msg('{who} plays {card}.', { who: seat, card: strategyOf(card).name }), 'TI-5.4', {
			type: 'strategic',
			seat,
			card,
			isOver: false
		});
		const rules = rulesOf(card);
		if (rules) play.push(rules.primary, { seat });
	}),

	/** TI-5.4: with `secondaries: together` the others are asked at once; their answers are sealed until all are in. */
	others: askAll({
		ask: (play, frame) =>
			play.board.options.secondaries === 'together'
				? [frame.seat, ...othersOf(play.board, frame)].flatMap(
						(seat) => askTogether(play, seat, frame) ?? []
					)
				: [],
		explain: (play, { card }, shape, seat) => withBarred(shape, barredIn(play, seat, card)),
		then: ({ board }, frame, answers) => {
			frame.answers = {};
			frame.laid = [];
			for (const seat of [frame.seat, ...othersOf(board, frame)]) {
				const answer = answers[seat];
				const laid = answer && laidIn(answer);
				const own = laid ? laid.own : answer;
				if (own && seat !== frame.seat) frame.answers[seat] = own;
				if (laid) frame.laid.push({ seat, answer: laid.play });
			}
			frame.left = othersOf(board, frame).filter(
				(seat) => board.options.secondaries === 'inTurn' || frame.answers?.[seat]
			);
		}
	}),

	/** TI-34.7: announced before the first secondary is carried out; one that would do nothing any more is not. */
	bar: run((play, frame) => {
		const [first, ...rest] = frame.laid ?? [];
		if (!first) return undefined;
		frame.laid = rest;
		const { seat, answer } = first;
		const choices = cardsAt(play, seat, ['after-primary']);
		if (complaint({ type: 'one', choices }, answer) === null) playCard(play, seat, answer);
		return 'bar';
	}),

	/** TI-5.4: carried out clockwise; who is asked in turn, or whose answer has become impossible, is asked now. */
	carry: run((play, frame) => {
		const { card, left = [], answers = {} } = frame;
		const [seat, ...rest] = left;
		if (seat === undefined) return undefined;
		frame.left = rest;
		const answer = answers[seat];
		if (!answer || !(isLeft(answer) || stands(play, seat, card, answer)))
			play.push('secondary', { seat, card, isFree: false });
		else useSecondary(play, seat, card, answer, false);
		return 'carry';
	}),

	/** TI-34.9. */
	traded: run((play, { card, users = [] }) => {
		if (card === 'trade' && users.length > 0) play.window('partnerTraded');
	}),

	/** TI-5.4: the card is turned to its used side, wherever it lies by now. */
	done: run((play, { seat, card }) => {
		const { board } = play;
		for (const one of board.order)
			for (const held of playerOf(board, one).strategy) if (held.card === card) held.used = true;
		endAction(board);
		play.say('', 'TI-5.4', { type: 'strategic', seat, card, isOver: true });
	})
};

export const partnerTraded: MomentRules = {
	seats: (play) => {
		const users = play.find('strategic')?.users ?? [];
		return seatsIn(play.board).filter((seat) =>
			partnersOf(play.board, seat).some((partner) => users.includes(partner))
		);
	},
	words: () => ({
		say: msg('A trade partner of yours has collected. Do you answer?'),
		rule: 'TI-34.9'
	})
};

/** Where secondaries go in turn: the question this player will be asked when those before it have answered. */
export function comingSecondary(play: Play, seat: SeatId): Coming | null {
	const frame = play.find('strategic');
	const now = play.find('secondary');
	if (!frame || !now || play.board.options.secondaries !== 'inTurn') return null;
	const left = frame.left ?? [];
	const at = left.indexOf(seat);
	const ask = at < 0 ? null : askSecondary(play, seat, frame.card, false);
	return ask && { after: [now.seat, ...left.slice(0, at)], name: 'secondary.use', ask };
}
