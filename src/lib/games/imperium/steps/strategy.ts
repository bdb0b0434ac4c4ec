/** The Strategy Phase (TI-4): Strategy Cards are picked, and what nobody took gets a bonus counter. */
import { msg } from '../../../core';
import type { Barred, Choice, Words } from '../../../core';
import { clockwise, fromFirst, playerOf } from '../../kit';
import type { OneOf, SplitOf } from '../../kit';
import { bonusSplit, gainCounters, gainGoods } from '../economy/gains';
import type { BonusPlace } from '../economy/gains';
import { strategyOf } from '../tables/by-id';
import { STRATEGY_CARDS } from '../tables';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import type { Board, SeatId, StrategyId } from '../types';

declare module '../play' {
	interface Steps {
		/** The Speaker when the phase began, whom the picks go round from (TI-4.3), and how many were made. */
		strategy: { from?: SeatId; picks?: number };
	}
}

const { run, ask } = formsOf('strategy');

const INITIATIVE: StrategyId = 'initiative';

/** TI-4.3, TI-30.6. */
const cardsEach = ({ order }: Board): number => (order.length > 4 ? 1 : 2);

/** TI-30.5: two players do without Initiative. */
const cardsIn = ({ order }: Board): StrategyId[] =>
	Object.keys(STRATEGY_CARDS).filter((card) => order.length > 2 || card !== INITIATIVE);

export const freeCards = (board: Board): StrategyId[] => {
	const taken = board.order.flatMap((seat) =>
		playerOf(board, seat).strategy.map(({ card }) => card)
	);
	return cardsIn(board).filter((card) => !taken.includes(card));
};

/** TI-4.8: not two rounds in a row, unless nothing else is left. */
const isBarred = (board: Board, seat: SeatId, card: StrategyId, free: readonly StrategyId[]) =>
	card === INITIATIVE && free.length > 1 && playerOf(board, seat).hadInitiative === board.round - 1;

interface Pick extends Choice<`strategy:${string}`> {
	readonly then?: SplitOf<BonusPlace>;
}

const cardIn = (pick: Pick['id']): StrategyId => pick.slice('strategy:'.length);

const nameOf = (card: StrategyId): Words => {
	const { number, name } = strategyOf(card);
	return msg('{number} {card}', { number, card: name });
};

function pickOf(board: Board, seat: SeatId, card: StrategyId): Pick {
	const bonus = board.bonus[card] ?? 0;
	return {
		id: `strategy:${card}`,
		on: `strategy:${card}`,
		say: nameOf(card),
		...(bonus > 0 ? { then: bonusSplit(board, seat, bonus), rule: 'TI-4.5' } : {})
	};
}

const barredOf = (card: StrategyId): Barred => ({
	id: `strategy:${card}`,
	on: `strategy:${card}`,
	say: nameOf(card),
	why: msg('You had Initiative in the last round.'),
	rule: 'TI-4.8'
});

export const strategy: Step = {
	begin: run((play, frame) => {
		const { board } = play;
		board.stage = 'strategy';
		frame.from = board.speaker;
		frame.picks = 0;
		for (const seat of board.order) playerOf(board, seat).strategy = [];
	}),

	/** TI-4.2, TI-4.3. */
	pick: ask({
		ask: ({ board }, { from = board.speaker, picks = 0 }) => {
			const seats = clockwise(board, from);
			const seat = seats[picks % seats.length];
			if (seat === undefined || picks >= seats.length * cardsEach(board)) return null;
			const free = freeCards(board);
			const barred = free.filter((card) => isBarred(board, seat, card, free));
			const choices = free
				.filter((card) => !barred.includes(card))
				.map((card) => pickOf(board, seat, card));
			const [first] = choices; // the lowest number (TI-34.12)
			const shape: OneOf<Pick> = {
				type: 'one',
				choices,
				...(barred.length > 0 ? { barred: barred.map(barredOf) } : {})
			};
			return {
				seat,
				rule: 'TI-4.2',
				say: msg('Pick a Strategy Card'),
				shape,
				fallback: {
					pick: first?.id ?? '',
					...(first?.then ? { then: { split: fromFirst(first.then.places, first.then.max) } } : {})
				}
			};
		},
		then: (play, frame, { pick, then }, seat) => {
			frame.picks = (frame.picks ?? 0) + 1;
			take(play, seat, cardIn(pick), then?.split ?? {});
			return 'pick';
		}
	}),

	/** TI-4.4. */
	bonus: run((play) => {
		const { board } = play;
		const left = freeCards(board);
		for (const card of left) board.bonus[card] = (board.bonus[card] ?? 0) + 1;
		if (left.length > 0)
			play.say(
				msg('A bonus counter is laid on {cards}.', { cards: { and: left.map(nameOf) } }),
				'TI-4.4',
				{ type: 'bonus', cards: left }
			);
	})
};

function take(
	play: Play,
	seat: SeatId,
	card: StrategyId,
	bonus: { readonly [place in BonusPlace]?: number }
): void {
	const { board } = play;
	playerOf(board, seat).strategy.push({ card, used: false });
	delete board.bonus[card];
	play.say(msg('{who} picks {card}.', { who: seat, card: nameOf(card) }), 'TI-4.2', {
		type: 'picked',
		seat,
		card
	});
	gainCounters(play, seat, bonus, 'TI-4.5');
	gainGoods(play, seat, bonus.goods ?? 0, 'TI-4.5');
	if (card !== INITIATIVE) return;
	playerOf(board, seat).hadInitiative = board.round;
	if (board.speaker === seat) return;
	board.speaker = seat;
	play.say(msg('{who} claims the Speaker token.', { who: seat }), 'TI-4.7', {
		type: 'speaker',
		seat
	});
}
