/** Cards about which Strategy Card a player has (TI-4.11, TI-34.6). */
import { msg, template } from '../../../core';
import { playerOf } from '../../kit';
import { remember } from '../lasting';
import { cardIn, exchangePick, freeCards, INITIATIVE, keptBy, picksFor } from '../strategy/picks';
import { strategyChoice, strategyWords } from '../strategy/picks';
import { lastPick, refusePick } from '../steps/strategy';
import type { Board, SeatId, StrategyId } from '../types';
import { asking, plain } from './card';
import { oneOf, withThen } from './choices';

/** Cards that this player has picked, not kept. */
const pickedBy = (board: Board, seat: SeatId): StrategyId[] =>
	playerOf(board, seat)
		.strategy.map(({ card }) => card)
		.filter((card) => card !== keptBy(board, seat));

const NOT_KEPT: readonly StrategyId[] = [INITIATIVE, 'imperial'];

export const picks = {
	'public-disgrace': plain({
		// What it names: the player who picked.
		on: (play) => lastPick(play)?.seat ?? null,
		can: (play) => {
			const last = lastPick(play);
			return last !== undefined && picksFor(play.board, last.seat, last.card).choices.length > 0;
		},
		apply: (play) => refusePick(play)
	}),

	'strategic-shift': asking({
		ask: ({ board }) => oneOf(freeCards(board).map(strategyChoice)),
		apply: (play, { answer: { pick } }) =>
			remember(play.board, { is: 'shifted', card: cardIn(pick), until: 'round' })
	}),

	'strategic-flexibility': asking({
		says: template('{second} instead of {first}'),
		on: (_play, seat) => seat,
		ask: ({ board }, seat) =>
			oneOf(
				withThen(pickedBy(board, seat).map(strategyChoice), () => {
					const { choices } = picksFor(board, seat);
					return oneOf(choices);
				})
			),
		apply: (play, { seat, answer: { pick, then } }) => {
			const phase = play.within('strategy');
			// That pick is no more, so nothing answers it.
			if (phase.last?.seat === seat && phase.last.card === cardIn(pick)) delete phase.last;
			exchangePick(play, seat, cardIn(pick), cardIn(then.pick), then.then?.split ?? {});
		}
	}),

	'political-stability': asking({
		on: (_play, seat) => seat,
		ask: ({ board }, seat) =>
			oneOf(
				playerOf(board, seat)
					.strategy.map(({ card }) => card)
					.filter((card) => !NOT_KEPT.includes(card))
					.map(strategyChoice)
			),
		apply: (play, { seat, answer: { pick } }) => {
			const card = cardIn(pick);
			remember(play.board, { is: 'kept', seat, card, until: 'nextRound' });
			play.say(msg('{who} keeps {card}.', { who: seat, card: strategyWords(card) }), 'TI-21.10', {
				type: 'keeps',
				seat,
				card
			});
		}
	})
};
