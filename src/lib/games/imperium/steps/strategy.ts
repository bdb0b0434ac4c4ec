/** The Strategy Phase (TI-4): Strategy Cards are picked, and what nobody took gets a bonus counter. */
import { msg } from '../../../core';
import { clockwise, playerOf, seatChoice } from '../../kit';
import type { SomeOf } from '../../kit';
import { hasAbility } from '../abilities';
import { giveCard } from '../agendas/checks';
import { opponentsOf } from '../cards/choices';
import { gainGoods, loseGoods, usualBonus } from '../economy/gains';
import { formsOf } from '../play';
import type { FrameOf, Play, Step, Steps } from '../play';
import { cardIn, freeCards, keptBy, pickersOf, picksFor, strategyWords } from '../strategy/picks';
import { receivers, takeCard, undoPick } from '../strategy/picks';
import type { Picked } from '../strategy/picks';
import type { MomentRules } from '../timing/moments';
import { seatsIn } from '../timing/passed';
import type { Board, SeatId, StrategyId } from '../types';

declare module '../play' {
	interface Steps {
		strategy: {
			/** The Speaker when the phase began, whom the picks go round from (TI-4.3), and how many were made. */
			from?: SeatId;
			picks?: number;
			/** The last pick, until the next one is made (TI-34.6). */
			last?: Picked;
			/** The card that who picks next had to put back. */
			refused?: StrategyId;
			/** Who has looked at a hand (Yssaril). */
			spied?: SeatId[];
		};
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** In the Strategy Phase before the first pick, and after the last one (TI-4.11). */
		strategyStart: true;
		strategyEnd: true;
	}
}

const { run, ask, each } = formsOf('strategy');

type PhaseFrame = FrameOf<Steps['strategy']>;

/** TI-25.7: so many may be taken from, who hold at least so many. */
const PILLAGED = 2;
const RICH = 3;

const rich = (board: Board, seat: SeatId): SeatId[] =>
	opponentsOf(board, seat).filter((one) => playerOf(board, one).tradeGoods >= RICH);

/** Who picks now; undefined: all have. */
const pickerOf = (
	board: Board,
	{ from = board.speaker, picks = 0 }: PhaseFrame
): SeatId | undefined => pickersOf(board, from)[picks];

/** Whether who picks has picked before in this phase: of three or four each takes two. */
const isSecond = (board: Board, { from = board.speaker, picks = 0 }: PhaseFrame): boolean => {
	const pickers = pickersOf(board, from);
	return pickers.slice(0, picks).some((seat) => seat === pickers[picks]);
};

export const strategy: Step = {
	begin: run((play, frame) => {
		const { board } = play;
		board.stage = 'strategy';
		frame.from = board.speaker;
		frame.picks = 0;
		for (const seat of board.order) {
			const kept = keptBy(board, seat);
			playerOf(board, seat).strategy = kept === undefined ? [] : [{ card: kept, used: false }];
		}
		// TI-4.11, TI-34.10.
		play.window('strategyStart');
	}),

	/** TI-25.7: Mentak pillage, before the first pick. */
	pillage: each({
		seats: ({ board }) =>
			clockwise(board, board.speaker).filter((seat) => hasAbility(board, seat, 'pillage')),
		ask: ({ board }, _frame, seat) => {
			const seats = rich(board, seat);
			if (seats.length === 0) return null;
			const shape: SomeOf<SeatId> = {
				type: 'some',
				choices: seats.map(seatChoice),
				...{ min: 0, max: Math.min(PILLAGED, seats.length) }
			};
			return {
				...{ seat, rule: 'TI-25.7', shape },
				say: msg('Pillage: take a trade good from each of up to two players'),
				fallback: { picks: [] }
			};
		},
		then: (play, _frame, { picks }, seat) => {
			for (const from of picks)
				gainGoods(play, seat, loseGoods(play, from, 1, 'TI-25.7'), 'TI-25.7');
		}
	}),

	/** TI-4.2, TI-4.3. */
	pick: ask({
		ask: ({ board }, frame) => {
			const seat = pickerOf(board, frame);
			if (seat === undefined) return null;
			const shape = picksFor(board, seat, frame.refused);
			const [first] = shape.choices; // the lowest number (TI-34.12)
			return {
				seat,
				rule: 'TI-4.2',
				say: isSecond(board, frame)
					? msg('Pick your second Strategy Card')
					: msg('Pick a Strategy Card'),
				shape,
				fallback: {
					pick: first?.id ?? '',
					...(first?.then ? { then: { split: usualBonus(first.then) } } : {})
				}
			};
		},
		then: (play, frame, { pick, then }, seat) => {
			frame.picks = (frame.picks ?? 0) + 1;
			delete frame.refused;
			frame.last = takeCard(play, seat, cardIn(pick), then?.split ?? {});
			return receivers(play.board, frame.picks, seat).length > 0 ? 'give' : 'pick';
		}
	}),

	/** Checks and Balances: what was picked is given to another player. Nothing to give where all have theirs. */
	give: ask({
		ask: ({ board }, { last, picks = 0 }) => {
			const seats = last && last.holder === last.seat ? receivers(board, picks, last.seat) : [];
			const [first] = seats;
			if (!last || first === undefined) return null;
			return {
				...{ seat: last.seat, rule: 'TI-17.15', about: [`strategy:${last.card}`] },
				say: msg('To whom do you give {card}?', { card: strategyWords(last.card) }),
				shape: { type: 'one', choices: seats.map(seatChoice) },
				fallback: { pick: first }
			};
		},
		then: (play, frame, { pick }) => {
			const { last } = frame;
			if (last) {
				giveCard(play, last.seat, pick, last.card);
				frame.last = { ...last, holder: pick };
			}
			return 'pick';
		}
	}),

	/** TI-34.6: the last pick stands when this window closes. */
	answer: run((play) => play.window('strategyEnd')),
	again: run(({ board }, frame) => {
		if (pickerOf(board, frame) !== undefined) return 'pick';
		delete frame.last;
		return undefined;
	}),

	/** TI-4.4. */
	bonus: run((play) => {
		const { board } = play;
		const left = freeCards(board);
		for (const card of left) board.bonus[card] = (board.bonus[card] ?? 0) + 1;
		if (left.length > 0)
			play.say(
				msg('A bonus counter is laid on {cards}.', { cards: { and: left.map(strategyWords) } }),
				'TI-4.4',
				{ type: 'bonus', cards: left }
			);
	})
};

/** The last pick, as long as it may be answered; undefined: it stands, or none was made. */
export const lastPick = (play: Play): Picked | undefined => play.find('strategy')?.last;

/** Public Disgrace: the last pick is undone, and its player picks another card. */
export function refusePick(play: Play): void {
	const frame = play.within('strategy');
	const { last } = frame;
	if (!last) return;
	undoPick(play, last);
	frame.picks = (frame.picks ?? 0) - 1;
	frame.refused = last.card;
	delete frame.last;
}

export const strategyStartMoment: MomentRules = {
	seats: ({ board }) => seatsIn(board),
	words: () => ({
		rule: 'TI-4.11',
		say: msg('The Strategy Phase begins. Do you play a card?')
	})
};

export const strategyEndMoment: MomentRules = {
	// A pick that was refused is made again first.
	seats: (play) =>
		pickerOf(play.board, play.within('strategy')) === undefined ? seatsIn(play.board) : [],
	words: () => ({
		rule: 'TI-4.11',
		say: msg('All have picked. Do you play a card?')
	})
};
