/** Judging (GC-17.3): all players at the same time may score one open objective; and scoring by a card. */
import { fromChair, playerOf } from '../board';
import { checkVictory } from '../ending';
import { askScore, objectiveIn, score as scored } from '../objectives';
import type { Frame, Step } from '../play';
import type { SeatId } from '../types';

const againIn = (frame: Frame) => frame as unknown as { again: SeatId[] };

export const judging: Step = {
	/** What each may score is public, so nobody is asked who can score nothing. */
	claim: {
		form: 'askAll',
		ask: ({ board }) => fromChair(board).flatMap((seat) => askScore(board, seat) ?? []),
		then: (play, frame, answers) => {
			const again: SeatId[] = [];
			for (const seat of fromChair(play.board)) {
				const wanted = objectiveIn(answers[seat] ?? null);
				const { ally } = playerOf(play.board, seat);
				if (wanted === null) continue;
				// Both partners want it: the one first clockwise from the Chair has it.
				if (ally && playerOf(play.board, ally).scored.includes(wanted)) again.push(seat);
				else scored(play, seat, wanted);
			}
			againIn(frame).again = again;
		}
	},

	/** Who lost an objective to its ally may score another one. */
	instead: {
		form: 'each',
		seats: (_play, frame) => againIn(frame).again,
		ask: ({ board }, _frame, seat) => askScore(board, seat),
		then: (play, _frame, answer, seat) => {
			const wanted = objectiveIn(answer);
			if (wanted !== null) scored(play, seat, wanted);
		}
	},

	/** GC-18.3. */
	after: {
		form: 'run',
		run: (play) => {
			checkVictory(play);
		}
	}
};

interface Scoring {
	readonly seat: SeatId;
	/** Objectives it may still score by the card. */
	left: number;
}

const scoring = (frame: Frame) => frame as unknown as Scoring;

/** GC-24.3 `scoreObjective`: one player scores up to `left` more. */
export const score: Step = {
	which: {
		form: 'ask',
		ask: ({ board }, frame) => {
			const { seat, left } = scoring(frame);
			return left > 0 ? askScore(board, seat) : null;
		},
		then: (play, frame, answer, seat) => {
			const wanted = objectiveIn(answer);
			if (wanted === null) return undefined;
			scored(play, seat, wanted);
			scoring(frame).left -= 1;
			return 'which';
		}
	}
};
