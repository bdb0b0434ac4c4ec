/** The whole game: it is set up, then round follows round until it ends (TI-4.1). */
import { endOrders, msg } from '../../../core';
import { formsOf } from '../play';
import type { NoLocals, Step } from '../play';
import { ROUND } from '../timing/orders';

declare module '../play' {
	interface Steps {
		game: NoLocals;
	}
}
declare module '../moves' {
	interface Moves {
		/** A round begins. */
		round: { readonly n: number };
	}
}

const { run } = formsOf('game');

export const game: Step = {
	setup: run((play) => play.push('setup')),
	round: run((play) => {
		const { board } = play;
		endOrders(play.table, ROUND);
		board.round += 1;
		play.say(msg('Round {n} begins.', { n: board.round }), 'TI-4.1', {
			type: 'round',
			n: board.round
		});
		play.push('strategy');
	}),
	action: run((play) => play.push('action')),
	status: run((play) => play.push('status')),
	again: run(() => 'round')
};
