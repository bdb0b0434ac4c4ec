/** A round (GC-1.2): every player takes a turn, clockwise; then the Council is held, and all is refreshed. */
import { msg } from '../../../core';
import { turnOrder } from '../board';
import { checkLimit, foretellVictory } from '../ending';
import { judgedOrder } from '../politics/objectives';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { SeatId } from '../types';

declare module '../play' {
	interface Steps {
		/** Players whose turn is still to come in this round. */
		round: { left?: SeatId[] };
	}
}

const { run } = formsOf('round');

export const round: Step = {
	/** Before the first round (GC-4, GC-5, GC-6). */
	setup: run((play) => {
		if (play.board.stage === 'species') play.push('setup');
	}),

	begin: run((play, frame) => {
		const { board } = play;
		board.round += 1;
		board.stage = 'turns';
		frame.left = turnOrder(board);
		play.say(msg('Round {n} begins.', { n: board.round }), 'GC-1.2', {
			type: 'round',
			round: board.round
		});
		if (play.since(4)) {
			board.judged = judgedOrder(board);
			play.say(
				msg('In this round {whom} are judged in this order.', { whom: { and: board.judged } }),
				'GC-17.3'
			);
		}
		foretellVictory(play);
	}),

	turns: run((play, { left = [] }) => {
		const seat = left.shift();
		if (!seat) return undefined;
		play.push('turn', { seat });
		return 'turns';
	}),

	council: run((play) => {
		play.board.stage = 'council';
		play.push('council');
	}),

	/** GC-1.3, GC-18.6. */
	limit: run((play) => {
		if (!checkLimit(play)) play.push('refresh');
		return 'begin';
	})
};
