/** Before each round of a battle: who will leave at its end, and munitions (TI-9.9, TI-25.2). */
import { msg } from '../../../core';
import type { Barred, Choice } from '../../../core';
import type { FrameOf, Steps } from '../play';
import type { MomentRules } from '../timing/moments';
import type { Board, SeatId, SystemId } from '../types';
import { systemWords } from '../words';
import { bothSides } from './announcing';
import {
	mayPayMunitions,
	MUNITIONS,
	munitionsBarred,
	munitionsChoices,
	payMunitions
} from './munitions';
import { retreatQuestion, retreatShape, whyNotRetreat } from './retreats';
import type { Sides } from './sides';

declare module '../moves' {
	interface Moves {
		/** A side will leave at the end of this round. */
		leaving: { readonly seat: SeatId; readonly from: SystemId; readonly to: SystemId };
	}
}
declare module '../timing/moments' {
	interface Moments {
		/** TI-9.9: both sides, before the roll of a round. */
		beforeRound: true;
	}
}

type BattleFrame = FrameOf<Steps['battle']>;

/** Whether this side may say now that it will leave: the defender only while the attacker does not (TI-9.9). */
const mayLeave = (board: Board, frame: BattleFrame, seat: SeatId): boolean =>
	frame.leaves === undefined && whyNotRetreat(board, frame, seat) === null;

const leaveChoice = ({ attacker }: Sides, seat: SeatId): Choice<'withdraw' | 'retreat'> =>
	seat === attacker
		? { id: 'withdraw', say: msg('Withdraw at the end of this round') }
		: { id: 'retreat', say: msg('Retreat at the end of this round') };

/** TI-9.9, TI-25.2. */
export const beforeRoundMoment: MomentRules = {
	seats: bothSides,
	hasMore: (play, _frame, seat) =>
		mayPayMunitions(play.board, seat) || mayLeave(play.board, play.within('battle'), seat),
	choices: (play, _frame, seat) => {
		const { board } = play;
		const frame = play.within('battle');
		return [
			...munitionsChoices(board, seat, 'ships'),
			...(mayLeave(board, frame, seat)
				? [{ ...leaveChoice(frame, seat), then: retreatQuestion(board, frame, seat) }]
				: [])
		];
	},
	barred: (play, _frame, seat): Barred[] => {
		const { board } = play;
		const frame = play.within('battle');
		const reason =
			frame.leaves === undefined
				? whyNotRetreat(board, frame, seat)
				: {
						why: msg('{who} leaves already at the end of this round.', { who: frame.leaves.seat }),
						rule: 'TI-9.9'
					};
		return [
			...munitionsBarred(board, seat, 'ships'),
			...(reason ? [{ ...leaveChoice(frame, seat), ...reason }] : [])
		];
	},
	respond: (play, _frame, seat, { pick, then }) => {
		const frame = play.within('battle');
		const { system } = frame;
		if (pick === MUNITIONS) payMunitions(play, seat, system, 'ships');
		if (pick !== leaveChoice(frame, seat).id || !then || !('pick' in then)) return;
		const to = retreatShape(play.board, frame, seat).choices.find(({ id }) => id === then.pick)?.id;
		if (to === undefined) return;
		frame.leaves = { seat, to };
		if (play.board.fight?.is === 'battle')
			play.board.fight = { ...play.board.fight, leaves: frame.leaves };
		const words = { who: seat, place: systemWords(play.board, to) };
		play.say(
			seat === frame.attacker
				? msg('{who} will withdraw to {place} at the end of this round.', words)
				: msg('{who} will retreat to {place} at the end of this round.', words),
			'TI-9.9',
			{ type: 'leaving', seat, from: system, to }
		);
	},
	words: (play) => {
		const { attacker, defender, system, round = 1 } = play.within('battle');
		return {
			say: msg('Before round {n} of the battle at {place}', {
				n: round,
				place: systemWords(play.board, system)
			}),
			// Who passes does not leave.
			pass: round > 1 ? msg('Fight on') : msg('Fight'),
			...{ rule: 'TI-9.9', about: [system, attacker, defender] }
		};
	}
};
