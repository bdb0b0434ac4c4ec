/** Several have won together (CE-21.12): whoever may act on that does, then the game is over. */
import { formsOf } from '../play';
import { conclude } from '../winners';
import type { Step } from '../play';

const { run } = formsOf('victory');

export const victory: Step = {
	asked: run((play, { told: say }) =>
		play.window('victory.shared', { why: { of: 'victory', say } })
	),

	over: run((play, frame) => conclude(play, frame))
};
