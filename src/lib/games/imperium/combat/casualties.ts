/** Hits of a round of a battle, and what each side loses to them (TI-9.12, TI-34.8). */
import { msg } from '../../../core';
import type { Answer, Ask, Choice, OneShape, Words } from '../../../core';
import { roomIn } from '../../kit';
import type { SplitOf } from '../../kit';
import type { FrameOf, Play, Steps } from '../play';
import { cardChoices, mayHoldCards } from '../timing/cards';
import type { MomentRules } from '../timing/moments';
import type { Board, SeatId } from '../types';
import { systemWords } from '../words';
import { hitsAmong } from './dice';
import { lossesOf, usualLosses } from './losses';
import type { Losses, LossPlace } from './losses';
import { sidesOf } from './sides';

declare module '../timing/moments' {
	interface Moments {
		/** TI-34.8: after the roll of a round, for a side that has no casualties to choose. */
		hitsInSpace: true;
	}
	interface Besides {
		/** TI-34.8: after the roll of a round, with the casualties. */
		casualties: true;
	}
}

type BattleFrame = FrameOf<Steps['battle']>;

/** Hits of the dice on the table against one side. */
export const hitsAgainst = (board: Board, seat: SeatId): number =>
	hitsAmong(board.dice, ({ against }) => against === seat);

/** TI-9.12: what this side takes of the dice on the table. */
export const hitsIn = (board: Board, { spared = {} }: BattleFrame, seat: SeatId): number =>
	Math.max(0, hitsAgainst(board, seat) - (spared[seat] ?? 0));

export const TAKE = 'take';
/** Who is asked without a hit may hold a card for it (TI-34.2): there is nothing to lose. */
export const GO_ON = msg('Go on');

/** Of what this side chooses its casualties in this question: now, or later, one side after the other. */
const splitOf = (play: Play, frame: BattleFrame, seat: SeatId) =>
	play.board.options.casualties === 'together'
		? lossesOf(play, seat, frame.system, hitsIn(play.board, frame, seat))
		: null;

/** Whether the dice, which lie open, leave this side nothing but cards to answer with. */
const isBeyondChoice = (split: SplitOf<LossPlace> | null): boolean =>
	split === null || split.places.length === 1 || roomIn(split.places) === split.min;

const hitWords = (board: Board, frame: BattleFrame, seat: SeatId): Words => {
	const place = systemWords(board, frame.system);
	const n = hitsIn(board, frame, seat);
	return n > 0
		? msg('{n, plural, one {# hit} other {# hits}} on your fleet at {place}: what is lost?', {
				n,
				place
			})
		: msg('No hit on your fleet at {place}', { place });
};

export const hitsInSpaceMoment: MomentRules = {
	seats: (play) => {
		const frame = play.within('battle');
		return sidesOf(frame).filter((seat) => isBeyondChoice(splitOf(play, frame, seat)));
	},
	words: (play) => {
		const { system } = play.within('battle');
		return {
			say: msg('The dice of the battle at {place} have fallen', {
				place: systemWords(play.board, system)
			}),
			rule: 'TI-34.8',
			about: [system]
		};
	}
};

/**
 * TI-34.8: the casualties, or a card first. Where they are beyond choice there was a moment for cards, and nothing is
 * left to answer; before rules 2 who held a card was asked all the same.
 */
export function casualtyAsk(play: Play, frame: BattleFrame, seat: SeatId): Ask<OneShape> {
	const { board } = play;
	const hits = hitsIn(board, frame, seat);
	const split = splitOf(play, frame, seat);
	const isAsked = !play.since(2) || !isBeyondChoice(split);
	const hasCards = isAsked && mayHoldCards(board, seat);
	const take: Choice = {
		id: TAKE,
		say: hits > 0 ? msg('Take {n, plural, one {# hit} other {# hits}}', { n: hits }) : GO_ON,
		...(split && { then: split })
	};
	return {
		...{ seat, rule: 'TI-9.12', about: [frame.system], secret: hasCards },
		say: hitWords(board, frame, seat),
		shape: {
			type: 'one',
			choices: [take, ...(hasCards ? cardChoices(play, { moment: 'casualties' }, seat) : [])],
			usual: TAKE
		},
		fallback: split ? { pick: TAKE, then: { split: usualLosses(split) } } : { pick: TAKE }
	};
}

/** What was chosen was checked against the places it was asked with. */
export const lossesIn = (then: Answer | undefined): Losses =>
	then && 'split' in then ? then.split : {};
