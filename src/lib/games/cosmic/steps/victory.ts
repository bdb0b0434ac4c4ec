/** Somebody has won (CE-21.13), or several together (CE-21.12): whoever may act on that does, then the game is over. */
import { formsOf } from '../play';
import { conclude } from '../winners';
import type { Step } from '../play';

const { run } = formsOf('victory');

export const victory: Step = {
	asked: run((play, { winners, told: say }) => {
		if (winners.length > 1) play.window('victory.shared', { why: { of: 'victory', say } });
	}),

	won: run((play, { told: say }) => play.window('victory.won', { why: { of: 'victory', say } })),

	over: run((play, frame) => conclude(play, frame))
};
