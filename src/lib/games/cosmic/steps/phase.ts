/** A phase ends (CE-16.31): what is due for it then comes, before the next one begins. */
import { mayAct } from '../acting';
import { encounterOf } from '../board';
import { formsOf } from '../play';
import type { Play, Step } from '../play';

declare module '../play' {
	interface Steps {
		phaseEnds: Readonly<Record<never, never>>;
	}
}

const { run } = formsOf('phaseEnds');

export const phaseEnds: Step = {
	window: run((play) => play.window('phase.ending')),

	/** CE-16.31: colonies that have ended count in the phase in which they have. */
	over: run((play) => {
		delete encounterOf(play.board).left;
	})
};

/** What is due as the phase under way ends comes when all that is pushed after this is done. */
export function endPhase(play: Play): void {
	if (mayAct(play.board, 'phase.ending')) play.push('phaseEnds', {});
}
