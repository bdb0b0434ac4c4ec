/** Asking the players of a battle, together or one (GC-21.1); NPC races decide nothing (GC-19.2). */
import type { Ask, Decider, Shape } from '../../../core';
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

/** The side a player fights on. */
export const sideOfSeat = (board: Board, seat: SeatId): Side =>
	battleOf(board).sides.attack.race === seat ? 'attack' : 'defence';

/** One question to each player that fights, where there is something to ask. */
export function asks<const S extends Shape>(
	board: Board,
	names: readonly Side[],
	ask: (name: Side, seat: SeatId) => Ask<S> | null
): Ask<S>[] {
	const all: Ask<S>[] = [];
	for (const name of names) {
		const seat = seatOf(board, name);
		const asked = seat && ask(name, seat);
		if (asked) all.push(asked);
	}
	return all;
}

/** What the player of a side answered, if it was asked. */
export function answerOf<A>(
	board: Board,
	answers: { readonly [by in Decider]?: A },
	name: Side
): A | undefined {
	const seat = seatOf(board, name);
	return seat ? answers[seat] : undefined;
}
