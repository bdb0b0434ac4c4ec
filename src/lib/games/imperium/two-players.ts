/** What two players do otherwise (TI-30): who asks whether it is so, and the marker upon the open objectives. */
import { msg } from '../../core';
import { leftOf } from '../kit';
import { endByRex } from './ending';
import { passSpeaker } from './speaker';
import type { Play } from './play';
import { objectiveOf } from './tables/by-id';
import type { Board, ObjectiveId } from './types';

declare module './moves' {
	interface Moves {
		/** The marker is moved on to this objective. */
		marker: { readonly objective: ObjectiveId };
	}
}

/** TI-30.1, TI-30.9: by the number of seats; who does not ask is the same for two. */
export const isForTwo = ({ order }: { readonly order: readonly unknown[] }): boolean =>
	order.length === 2;

/** TI-30.2: on the first objective in round 1, and one further in each round. */
export const markedIn = ({
	objectives,
	round
}: {
	readonly objectives: readonly ObjectiveId[];
	readonly round: number;
}): ObjectiveId | undefined => objectives[Math.max(0, round - 1)];

/** TI-30.2: at the end of a Status Phase; where it comes to Imperium Rex the game ends. Whether it did. */
export function moveMarker(play: Play): boolean {
	const { board } = play;
	const objective = markedIn({ ...board, round: board.round + 1 });
	if (objective === undefined) return false;
	const { gives, text } = objectiveOf(objective);
	play.say(msg('The marker moves on: {objective}', { objective: text }), 'TI-30.2', {
		type: 'marker',
		objective
	});
	if (gives !== 'ends') return false;
	endByRex(play, 'TI-30.2');
	return true;
}

/** TI-30.5: at the end of each Status Phase. */
export function changeSpeaker(play: Play): void {
	const { board } = play;
	const [speaker] = leftOf(board, board.speaker);
	if (speaker !== undefined) passSpeaker(play, speaker, 'TI-30.5');
}

/** TI-30.2, TI-30.3: from this round Stage II can be claimed. */
const STAGE_TWO_FROM = 4;
export const isStageTwoOpen = ({ order, round }: Pick<Board, 'order' | 'round'>): boolean =>
	!isForTwo({ order }) || round >= STAGE_TWO_FROM;
