/** The Speaker token (TI-4.7) goes from player to player. */
import { msg } from '../../core';
import type { Play } from './play';
import type { SeatId } from './types';

/** Nothing where this player has it. */
export function passSpeaker(play: Pick<Play, 'board' | 'say'>, seat: SeatId, rule: string): void {
	const { board } = play;
	if (board.speaker === seat) return;
	board.speaker = seat;
	play.say(msg('{who} is the Speaker now.', { who: seat }), rule, { type: 'speaker', seat });
}
