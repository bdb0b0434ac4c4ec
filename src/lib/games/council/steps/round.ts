/** A round (GC-1.2): every player takes a turn, clockwise; then the Council is held, and all is refreshed. */
import { turnOrder } from '../board';
import { checkLimit, foretellVictory } from '../ending';
import type { Frame, Step } from '../play';
import type { SeatId } from '../types';

const leftIn = (frame: Frame) => frame as unknown as { left: SeatId[] };

export const round: Step = {
	/** Before the first round (GC-4, GC-5, GC-6). */
	setup: {
		form: 'run',
		run: (play) => {
			if (play.board.stage === 'species') play.push('setup');
		}
	},

	begin: {
		form: 'run',
		run: (play, frame) => {
			const { board } = play;
			board.round += 1;
			board.stage = 'turns';
			leftIn(frame).left = turnOrder(board);
			play.say(`Round ${board.round} begins.`, 'GC-1.2', { type: 'round', round: board.round });
			foretellVictory(play);
		}
	},

	turns: {
		form: 'run',
		run: (play, frame) => {
			const seat = leftIn(frame).left.shift();
			if (!seat) return undefined;
			play.push('turn', { seat });
			return 'turns';
		}
	},

	council: {
		form: 'run',
		run: (play) => {
			play.board.stage = 'council';
			play.push('council');
		}
	},

	/** GC-1.3, GC-18.6. */
	limit: {
		form: 'run',
		run: (play) => {
			if (!checkLimit(play)) play.push('refresh');
			return 'begin';
		}
	}
};
