/**
 * Judging (GC-17.3): all players choose at the same time which open objective they score, and score it one after
 * the other; and scoring by a card.
 */
import { inTurn } from '../../kit';
import { msg, withBarred } from '../../../core';
import type { Words } from '../../../core';
import { fromChair, playerOf } from '../board';
import { checkVictory } from '../ending';
import { askScore, barredObjectives, objectiveIn, score as scored } from '../politics/objectives';
import { still } from '../numbers/still';
import { becauseHere } from '../questions/causes';
import { formsOf } from '../play';
import type { Step } from '../play';
import type { SeatId } from '../types';

declare module '../play' {
	interface Steps {
		/** Players who lost an objective to their ally. */
		judging: { again?: SeatId[] };
		/** Objectives a player may still score by a card. */
		score: { readonly seat: SeatId; left: number };
	}
}

const forJudging = formsOf('judging');

export const judging: Step = {
	/** What each may score is public, so nobody is asked who can score nothing. */
	claim: forJudging.askAll({
		ask: (play) => {
			const board = still(play.board);
			const { rules } = play.table;
			return fromChair(board).flatMap((seat) => askScore({ board, rules }, seat) ?? []);
		},
		explain: ({ board }, _frame, shape, seat) => withBarred(shape, barredObjectives(board, seat)),
		then: (play, frame, answers) => {
			const again: SeatId[] = [];
			// Before rules 4 all scored at the same moment.
			const oneByOne = play.since(4);
			const order = oneByOne ? play.board.judged : fromChair(play.board);
			for (const [seat, answer] of inTurn(order, answers)) {
				const wanted = objectiveIn(answer);
				const { ally } = playerOf(play.board, seat);
				if (wanted === null) continue;
				// Both partners want it: the one judged first has it.
				if (ally && playerOf(play.board, ally).scored.includes(wanted)) again.push(seat);
				else scored(play, seat, wanted);
				const others = unjudgedAfter(seat, order, answers);
				if (oneByOne && checkVictory(play, others)) {
					if (others) play.say(others, 'GC-17.3');
					return;
				}
			}
			frame.again = again;
		}
	}),

	/** Who lost an objective to its ally may score another one. */
	instead: forJudging.each({
		seats: (_play, { again = [] }) => again,
		ask: ({ board, table: { rules } }, _frame, seat) => askScore({ board, rules }, seat),
		explain: ({ board }, _frame, shape, seat) => withBarred(shape, barredObjectives(board, seat)),
		then: (play, _frame, answer, seat) => {
			const wanted = objectiveIn(answer);
			if (wanted !== null) scored(play, seat, wanted);
		}
	}),

	/** GC-18.3. */
	after: forJudging.run((play) => {
		checkVictory(play);
	})
};

/** Who would have scored as well, should the game be won before its turn comes (GC-17.3); '': nobody. */
function unjudgedAfter(
	last: SeatId,
	order: readonly SeatId[],
	answers: { readonly [seat: SeatId]: { readonly pick: string } | undefined }
): Words {
	const unjudged = order
		.slice(order.indexOf(last) + 1)
		.filter((seat) => answers[seat] && objectiveIn(answers[seat]) !== null);
	return unjudged.length === 0
		? ''
		: msg('{who} would have scored after that, but the game was already won.', {
				who: { and: unjudged }
			});
}

const forScore = formsOf('score');

/** GC-24.3 `scoreObjective`: one player scores up to `left` more. */
export const score: Step = {
	which: forScore.ask({
		ask: (play, { seat, left }) => {
			const { rules } = play.table;
			const asked = left > 0 ? askScore({ board: play.board, rules }, seat) : null;
			return asked && { ...asked, ...becauseHere(play) };
		},
		explain: ({ board }, _frame, shape, seat) => withBarred(shape, barredObjectives(board, seat)),
		then: (play, frame, answer, seat) => {
			const wanted = objectiveIn(answer);
			if (wanted === null) return undefined;
			scored(play, seat, wanted);
			frame.left -= 1;
			return 'which';
		}
	})
};
