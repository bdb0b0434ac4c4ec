/** Asking the players of a battle, together or one (GC-21.1); NPC races decide nothing (GC-19.2). */
import type { Answer, Ask } from '../../../core';
import { isSeat } from '../board';
import { battleOf } from './sides';
import type { Play } from '../play';
import type { BattleStage, Board, SeatId, Side } from '../types';

/** Where the battle round stands, for all to see. */
export const stage = (play: Play, now: BattleStage): void => {
	battleOf(play.board).stage = now;
};

/** The player of a side; null for an NPC race. */
export function seatOf(board: Board, name: Side): SeatId | null {
	const { race } = battleOf(board).sides[name];
	return isSeat(race) ? race : null;
}

/** One question to each player that fights, where there is something to ask. */
export const asks = (
	board: Board,
	names: readonly Side[],
	ask: (name: Side, seat: SeatId) => Ask | null
): Ask[] =>
	names.flatMap((name) => {
		const seat = seatOf(board, name);
		const asked = seat && ask(name, seat);
		return asked ? [asked] : [];
	});

type Answers = { readonly [seat: string]: Answer | undefined };

/** What the player of a side answered, if it was asked. */
export const answerOf = (board: Board, answers: Answers, name: Side): Answer | undefined =>
	answers[seatOf(board, name) ?? ''];
