/** Aggressive Strategy: each player may use the secondary of its own Strategy Card, or nobody any. */
import { playerOf } from '../../kit';
import { msg } from '../../../core';
import { remember } from '../lasting';
import { formsOf } from '../play';
import type { Step } from '../play';
import { strategyOf } from '../tables/by-id';
import type { Board, SeatId, StrategyId } from '../types';
import type { Motion } from './agenda';
import { everybody } from './everybody';

declare module '../play' {
	interface Steps {
		/** This player may use the secondary of one of its own cards, without a counter. */
		ownSecondary: { seat: SeatId };
	}
}

const { run, ask } = formsOf('ownSecondary');

/** Initiative has none. */
const cardsOf = (board: Board, seat: SeatId): StrategyId[] =>
	playerOf(board, seat)
		.strategy.map(({ card }) => card)
		.filter((card) => strategyOf(card).secondary !== null);

export const ownSecondary: Step = {
	/** Of two cards one, own choice. */
	which: ask({
		ask: ({ board }, { seat }) => {
			const cards = cardsOf(board, seat);
			const [first] = cards;
			if (first === undefined || cards.length < 2) return null;
			return {
				...{ seat, rule: 'TI-17.16' },
				say: msg('Which of your secondaries may you use?'),
				shape: {
					type: 'one',
					choices: cards.map((card) => ({
						...{ id: card, on: `strategy:${card}` },
						say: strategyOf(card).name
					}))
				},
				fallback: { pick: first }
			};
		},
		then: (play, { seat }, { pick }) => {
			play.push('secondary', { seat, card: pick, isFree: true });
			return 'end';
		}
	}),
	only: run((play, { seat }) => {
		const [card, other] = cardsOf(play.board, seat);
		if (card !== undefined && other === undefined)
			play.push('secondary', { seat, card, isFree: true });
	})
};

export const aggressiveStrategy: Motion = {
	/** TI-17.17: the step that is pushed last comes first. */
	for: (play) => {
		for (const seat of everybody(play.board).toReversed()) play.push('ownSecondary', { seat });
	},
	against: ({ board }) =>
		remember(board, {
			...{ is: 'noSecondary', until: 'round', seat: null },
			of: { law: 'aggressive-strategy' }
		})
};
