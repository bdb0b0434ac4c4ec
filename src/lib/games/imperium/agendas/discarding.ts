/** Agendas that make players discard Action Cards: of their choice in a step, or at random. */
import { msg } from '../../../core';
import { playerOf } from '../../kit';
import type { Tally } from '../../kit';
import { discardActionCards } from '../decks';
import { formsOf } from '../play';
import type { Play, Step } from '../play';
import type { Board, SeatId } from '../types';
import { actionCardWords } from '../words';
import { everybody } from './everybody';
import { nothing } from './agenda';
import type { Motion } from './agenda';

declare module '../play' {
	interface Steps {
		/** How many Action Cards of its choice each of these discards. */
		discarding: { due: Tally<SeatId> };
	}
}

const RULE = 'TI-17.22';
const { each } = formsOf('discarding');

export const discarding: Step = {
	/** TI-17.17: in the order of play. */
	choose: each({
		seats: ({ board }, { due }) => everybody(board).filter((seat) => due[seat]),
		ask: ({ board }, { due }, seat) => {
			const { hand } = playerOf(board, seat);
			const n = Math.min(due[seat] ?? 0, hand.length);
			if (n < 1) return null;
			return {
				...{ seat, rule: RULE },
				say: msg('Discard {n, plural, one {# Action Card} other {# Action Cards}}', { n }),
				shape: {
					type: 'some',
					choices: hand.map((id) => ({ id, on: id, say: actionCardWords(id) })),
					...{ min: n, max: n }
				},
				fallback: { picks: hand.toSorted().slice(0, n) }
			};
		},
		then: (play, _frame, { picks }, seat) => discardActionCards(play, seat, picks, RULE)
	})
};

const discard = (play: Play, count: (board: Board, seat: SeatId) => number): void => {
	const { board } = play;
	const due: Tally<SeatId> = {};
	for (const seat of everybody(board)) due[seat] = count(board, seat);
	play.push('discarding', { due });
};

/** Each player with any discards one at random. */
export function discardAtRandom(play: Play): void {
	for (const seat of everybody(play.board)) {
		const { hand } = playerOf(play.board, seat);
		const card = hand.length > 0 ? hand[play.roll(hand.length)] : undefined;
		if (card !== undefined) discardActionCards(play, seat, [card], RULE);
	}
}

/** Prices, and the card in place of the secondary, while it stands: economy/techs.ts, strategy/technology.ts. */
export const regressiveRhetoric: Motion = {
	for: nothing,
	against: (play) => discard(play, () => 1)
};

const MANY_CARDS = 3;

/** No redistribution while it stands: steps/status.ts. */
export const resourceManagement: Motion = {
	for: nothing,
	against: (play) =>
		discard(play, (board, seat) => (playerOf(board, seat).hand.length >= MANY_CARDS ? 2 : 0))
};
