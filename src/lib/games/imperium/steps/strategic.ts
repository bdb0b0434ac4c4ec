/** The Strategic Action (TI-5.4): the primary of a card, then the secondaries of the others, clockwise. */
import { msg, withBarred } from '../../../core';
import type { AnswerTo, Coming, OneShape } from '../../../core';
import { leftOf, playerOf } from '../../kit';
import { endAction } from '../lasting';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import { rulesOf } from '../strategy';
import {
	askSecondary,
	barredIn,
	isLeft,
	sayLacking,
	stands,
	useSecondary
} from '../strategy/secondary';
import { canUse } from '../strategy/uses';
import { strategyOf } from '../tables/by-id';
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
			/** Trade is used to break all agreements (TI-24.9). */
			breaks?: true;
			/** What was answered to all at once; left out until all are in. */
			answers?: { readonly [seat: SeatId]: AnswerTo<OneShape> | undefined };
			/** Whose secondary is still to be carried out, or asked about, in this order. */
			left?: SeatId[];
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
		/** After a primary, before the first secondary of others (TI-34.7). */
		afterPrimary: true;
		/** After the last Trade secondary: partners of who collected by it (TI-34.9). */
		partnerTraded: true;
	}
}

type Frame = FrameOf<Steps['strategic']>;

const { run, askAll } = formsOf('strategic');

/** TI-5.4, TI-5.6: all others, from the left of who plays the card. */
const othersOf = (board: Board, { seat }: Frame): SeatId[] =>
	leftOf(board, seat).filter((one) => seatsIn(board).includes(one));

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

	/** TI-34.7: what bars somebody from the secondary. Who cannot pay it would else wait for a question. */
	bar: run((play, frame) => {
		if (play.board.options.secondaries === 'together')
			sayLacking(play, othersOf(play.board, frame), frame.card);
		play.window('afterPrimary');
	}),

	/** TI-5.4: with `secondaries: together` the others are asked at once; their answers are sealed until all are in. */
	others: askAll({
		ask: (play, frame) =>
			play.board.options.secondaries === 'together'
				? othersOf(play.board, frame).flatMap(
						(seat) => askSecondary(play, seat, frame.card, false) ?? []
					)
				: [],
		explain: (play, { card }, shape, seat) => withBarred(shape, barredIn(play, seat, card)),
		then: ({ board }, frame, answers) => {
			frame.answers = answers;
			frame.left = othersOf(board, frame).filter(
				(seat) => board.options.secondaries === 'inTurn' || answers[seat]
			);
		}
	}),

	/** TI-5.4: carried out clockwise; who is asked in turn, or whose answer has become impossible, is asked now. */
	carry: run((play, frame) => {
		const { card, left = [], answers = {} } = frame;
		const [seat, ...rest] = left;
		if (seat === undefined) return undefined;
		frame.left = rest;
		const answer = answers[seat];
		if (play.board.options.secondaries === 'inTurn') sayLacking(play, [seat], card);
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

/** TI-34.7: not where by public facts nobody can use it. */
export const afterPrimary: MomentRules = {
	seats: (play) => {
		const frame = play.within('strategic');
		const isUsed = othersOf(play.board, frame).some((seat) => canUse(play, seat, frame.card));
		return isUsed ? seatsIn(play.board) : [];
	},
	words: (play) => ({
		say: msg('{card} is used. Do you play a card?', {
			card: strategyOf(play.within('strategic').card).name
		}),
		rule: 'TI-34.7'
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
