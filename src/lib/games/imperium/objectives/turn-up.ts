/** The next public objective is turned up (TI-23.1, TI-24.14), which the last of them makes the end (TI-1.6). */
import { msg } from '../../../core';
import { endByRex } from '../ending';
import type { Play } from '../play';
import { gainPoints } from '../points';
import { objectiveOf } from '../tables/by-id';
import { isForTwo } from '../two-players';
import type { ObjectiveId, SeatId } from '../types';

declare module '../moves' {
	interface Moves {
		turnedUp: { readonly objective: ObjectiveId };
	}
}

/** By this player; nothing where the deck is out (TI-24.15). Whether it was Imperium Rex, which ends the game: nothing follows then. */
export function turnUpObjective(play: Play, seat: SeatId, rule: string): boolean {
	const { board, vault } = play;
	const objective = vault.objectives.pop();
	if (objective === undefined) return false;
	play.showed = true;
	board.objectives.push(objective);
	const { name, text, gives } = objectiveOf(objective);
	play.say(
		name
			? msg('{name} is turned up: {text}', { name, text })
			: msg('An objective is turned up: “{text}”', { text }),
		rule,
		{ type: 'turnedUp', objective }
	);
	if (gives !== 'ends') return false;
	endByRex(play, 'TI-1.6', seat);
	return true;
}

/** The Imperial primary: an objective, then 2 points (TI-24.14, TI-24.15); of two players 1 point and no card (TI-30.8). */
export function scoreImperial(play: Play, seat: SeatId): void {
	const from = { strategy: 'imperial' };
	if (isForTwo(play.board)) gainPoints(play, seat, 1, from, 'TI-30.8');
	else if (!turnUpObjective(play, seat, 'TI-24.14')) gainPoints(play, seat, 2, from, 'TI-24.14');
}
