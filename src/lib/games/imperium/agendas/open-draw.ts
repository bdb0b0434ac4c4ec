/** Core Stability: in the Status Phase the Action Cards that all would draw lie open, and players choose. */
import { msg } from '../../../core';
import { ranked, sumOf } from '../../kit';
import type { SomeOf } from '../../kit';
import { planetsOf, planetState, valueOf } from '../board';
import { layOut, takeOpen } from '../decks';
import { formsOf } from '../play';
import type { Step } from '../play';
import { cardsFor } from '../status/gains';
import type { ActionCardId, Board, SeatId } from '../types';
import { actionCardChoice } from '../words';
import { everybody } from './everybody';

declare module '../play' {
	interface Steps {
		openDraw: { open?: ActionCardId[] };
	}
}

const { run, each } = formsOf('openDraw');

/** Unexhausted influence, most first; ties in the order of play. */
function choosers(board: Board): SeatId[] {
	const influence = (seat: SeatId) =>
		sumOf(
			planetsOf(board, seat).filter((id) => !planetState(board, id).exhausted),
			(id) => valueOf(board, id, 'influence')
		);
	return ranked(everybody(board), influence);
}

export const openDraw: Step = {
	lay: run((play, frame) => {
		const { board } = play;
		frame.open = layOut(
			play,
			sumOf(everybody(board), (seat) => cardsFor(board, seat)),
			'TI-21.11'
		);
	}),
	/** Each in turn takes all of theirs. */
	take: each({
		seats: ({ board }) => choosers(board),
		ask: ({ board }, { open = [] }, seat) => {
			const n = Math.min(open.length, cardsFor(board, seat));
			if (n < 1) return null;
			const shape: SomeOf<ActionCardId> = {
				type: 'some',
				choices: open.map(actionCardChoice),
				...{ min: n, max: n }
			};
			return {
				...{ seat, rule: 'TI-21.11', shape },
				say: msg('Take {n, plural, one {# Action Card} other {# Action Cards}}', { n }),
				fallback: { picks: open.slice(0, n) }
			};
		},
		then: (play, frame, { picks }, seat) => {
			frame.open = (frame.open ?? []).filter((card) => !picks.includes(card));
			takeOpen(play, seat, picks, 'TI-21.11');
		}
	})
};
